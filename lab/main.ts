// npm run lab -- <command>: play, simulate, replay and test games from a terminal.
import { orSentence } from './user-error.ts';

interface Command {
  readonly usage: string;
  readonly does: string;
  readonly load: () => Promise<{ readonly run: (args: string[]) => Promise<void> }>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  games: {
    usage: 'games [--lang en|fr|ru]',
    does: 'what can be played, with seats and options',
    load: () => import('./commands/games.ts'),
  },
  play: {
    usage: 'play <game> [--seats n] [--you 1,2] [--bots medium] [--lang en|fr|ru] [--seed s] [--option k=v]… [--save file]',
    does: 'play in the terminal, against bots or around one keyboard',
    load: () => import('./commands/play.ts'),
  },
  simulate: {
    usage:
      'simulate <game> [--seats n] [--games n] [--bots random,easy,medium,hard] [--parallel n] [--iterations n] [--seed s] [--option k=v]… [--lang en|fr|ru] [--json] [--html file]',
    does: 'many games by bots that keep their seats, and what came of them',
    load: () => import('./commands/simulate.ts'),
  },
  tournament: {
    usage:
      'tournament <game> [--seats n] [--bots hard,medium] [--games n] [--parallel n] [--iterations n] [--seed s] [--option k=v]… [--lang en|fr|ru] [--json] [--html file]',
    does: 'levels against each other on all seats, with intervals; the last bot named takes the seats that are left',
    load: () => import('./commands/tournament.ts'),
  },
  match: {
    usage:
      'match <game> --against "command" [--level medium] [--seats n] [--games n] [--patience ms] [--iterations n] [--seed s] [--option k=v]… [--lang en|fr|ru] [--json] [--html file]',
    does: 'a program of yours against our bots; it reads and writes one JSON object a line (docs/api.md)',
    load: () => import('./commands/match.ts'),
  },
  survey: {
    usage:
      'survey <game> [--levels easy,medium,hard] [--seats 3,4,5] [--vary option[=value,value]]… [--told] [--games n] [--parallel n] [--iterations n] [--seed s] [--option k=v]… [--lang en|fr|ru] [--json] [--html file]',
    does: 'how games end with one level around the whole table: by level, seats and option in one table',
    load: () => import('./commands/survey.ts'),
  },
  curves: {
    usage:
      'curves <game> [--bots medium] [--seats n] [--games n] [--parallel n] [--iterations n] [--seed s] [--option k=v]… [--lang en|fr|ru] [--json] [--html file]',
    does: 'how games go on the way, where somebody wins and where all lose: the means of the game’s charts',
    load: () => import('./commands/curves.ts'),
  },
  balance: {
    usage:
      'balance <game> [--bots medium] [--seats 2,3] [--vary option[=value,value]]… [--vary none] [--games n] [--parallel n] [--iterations n] [--seed s] [--option k=v]… [--lang en|fr|ru] [--json] [--html file]',
    does: 'who wins how often: by seat, card, faction and option; options vary unless they are fixed',
    load: () => import('./commands/balance.ts'),
  },
  ladder: {
    usage:
      'ladder [game…] [--seats 2,4] [--games n] [--parallel n] [--iterations n] [--seed s] [--out folder] [--lang en|fr|ru] [--json] [--html file]',
    does: 'ratings of all levels, over all numbers of seats; kept in bench/results/',
    load: () => import('./commands/ladder.ts'),
  },
  train: {
    usage:
      'train <game> --players n --out folder [--keep file] [--generations n] [--games n] [--passes n] [--trial n] [--hidden n] [--lambda 0.7] [--steepness 0.3] [--rate 0.003] [--drawn 0.3] [--parallel n] [--seed s] [--option k=v]…',
    does: 'learn to judge positions from games of medium, then from own play; goes on where it was stopped (docs/bots.md)',
    load: () => import('./commands/train.ts'),
  },
  tune: {
    usage:
      'tune <game> --out file [--keep file] [--seats 3,4,5] [--generations n] [--pairs 10] [--games 8] [--step 0.3] [--seed s] [--option k=v]…',
    does: 'find the numbers that a brain counts with, by an evolution strategy on whole games at first sight; goes on where it was stopped (docs/bots.md)',
    load: () => import('./commands/tune.ts'),
  },
  replay: {
    usage: 'replay <record> [--lang en|fr|ru] [--log] [--moves] [--at move]',
    does: 'play a record again and check every state; or stop after a move and tell what may be done there, and why not',
    load: () => import('./commands/replay.ts'),
  },
  analyse: {
    usage: 'analyse <record> [--worst n] [--deeper] [--lang en|fr|ru] [--json] [--html file] [--site file]',
    does: 'a recorded game: how everybody stood, what was choice and what was luck, and the decisions that cost most by the judgement of a bot; --deeper: in four times as many worlds',
    load: () => import('./commands/analyse.ts'),
  },
  reasons: {
    usage: 'reasons <game> [--lines 200] [--keep] [--lang en|fr|ru] [--json] [--html file]',
    does: 'plays both moves of what hints compare at kept positions on, and tells how often the difference they name has the right sign; --keep chooses positions anew',
    load: () => import('./commands/reasons.ts'),
  },
  fuzz: {
    usage: 'fuzz [game] [--games n] [--seed s] [--out folder]',
    does: 'random games under all laws until told to stop; failures are saved as records',
    load: () => import('./commands/fuzz.ts'),
  },
  exercises: {
    usage: 'exercises <game> [--count n]',
    does: 'write a few positions out of the kept games in which something was clearly better than what was played',
    load: () => import('./commands/exercises.ts'),
  },
  records: {
    usage: 'records <game> [--games n]',
    does: 'write the whole games and the golden playthroughs that the tests replay',
    load: () => import('./commands/records.ts'),
  },
};

// Whoever pipes us into `head` has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const [name, ...args] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const list = Object.values(COMMANDS).map(({ usage, does }) => `  ${usage}\n      ${does}`);
  const text = `Kaya's lab. npm run lab -- <command>:\n\n${list.join('\n')}`;
  if (name === undefined || name === 'help' || name === '--help') console.log(text);
  else console.error(`There is no command '${name}'.\n\n${text}`);
  process.exit(name === undefined || name === 'help' || name === '--help' ? 0 : 1);
}
await orSentence(`npm run lab -- ${command.usage}`, async () => (await command.load()).run(args));
