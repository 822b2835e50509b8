// npm run host -- <command>: what whoever hosts needs besides the server itself.
import { readConfiguration } from '../configuration.ts';
import { DatabaseProblem } from '../storage/database-problem.ts';
import { HostError } from './host-error.ts';

interface Command {
  readonly usage: string;
  readonly does: string;
  readonly load: () => Promise<{ readonly run: (args: string[]) => Promise<void> }>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  tables: {
    usage: 'tables [--status open|playing|over|abandoned]',
    does: 'every table: its game, its status, who sits there, when something last happened',
    load: () => import('./tables.ts'),
  },
  backup: {
    usage: 'backup <file>',
    does: 'a consistent copy of everything, while the server runs',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'restore <file>',
    does: 'everything from a backup into an empty database; stop the server first',
    load: () => import('./restore.ts'),
  },
  export: {
    usage: 'export <table> [file]',
    does: 'one table as a record, also while it is played: keep it secret then',
    load: () => import('./export.ts'),
  },
  import: {
    usage: 'import <record>',
    does: 'lays a table that goes on from a record; its seats are free, and its page offers them',
    load: () => import('./import.ts'),
  },
  rewind: {
    usage: 'rewind <table> [moves]',
    does: 'takes back the last moves (one) of a table that is stuck, whatever was seen since',
    load: () => import('./rewind.ts'),
  },
  patch: {
    usage: 'patch',
    does: 'plays all running tables again on the rules as they are now and says which diverge, and where; changes nothing',
    load: () => import('./patch.ts'),
  },
  components: {
    usage: 'components [<hash> <file>]',
    does: 'the component files of yours that were ever used here, and which running tables need them; or one of them, to a file',
    load: () => import('./components.ts'),
  },
  lessons: {
    usage: 'lessons',
    does: 'how the moments of the lessons went for those who let you know: how long, how many wrong tries, where they left',
    load: () => import('./lessons.ts'),
  },
  ratings: {
    usage: 'ratings [--again]',
    does: 'works all ratings out from the stored results and says whether they are what is shown; --again puts them right',
    load: () => import('./ratings.ts'),
  },
  'name-host': {
    usage: 'name-host [<name or id> [--no-more]]',
    does: 'names somebody who sees the host’s page at /host (tables, people, reports), or takes it back; says who does',
    load: () => import('./name-host.ts'),
  },
  forget: {
    usage: 'forget <name or id> [--sure]',
    does: 'deletes somebody who asked you to, for good, as they could in the settings; without --sure it only says whom',
    load: () => import('./forget.ts'),
  },
  doctor: {
    usage: 'doctor [--mail address] [--push name]',
    does: 'looks at what goes wrong at a host’s (database, disk, address, proxy, cookies, clock, backups, mail, push) and says what to do; sends a test letter or notification where it is told to',
    load: () => import('./doctor.ts'),
  },
  fuzz: {
    usage: 'fuzz [game…] [--games n] [--seed s]',
    does: 'random tables of every game through storage, restarts, undo and rewind, each checked by replay',
    load: () => import('./fuzz.ts'),
  },
};

const [name, ...args] = process.argv.slice(2);
const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const list = Object.values(COMMANDS).map(({ usage, does }) => `  ${usage}\n      ${does}`);
  const text = `For whoever hosts. npm run host -- <command>, with the same environment variables as npm start:\n\n${list.join('\n')}`;
  const asked = name === undefined || name === 'help' || name === '--help';
  if (asked) console.log(text);
  else console.error(`There is no command '${name}'.\n\n${text}`);
  process.exit(asked ? 0 : 1);
}
if (args.includes('--help')) {
  console.log(`npm run host -- ${command.usage}\n    ${command.does}`);
  process.exit(0);
}
try {
  const read = readConfiguration(process.env);
  if (!read.ok) throw new HostError(read.problems.join('\n'));
  await (await command.load()).run(args);
} catch (error) {
  const unknownOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof HostError) && !(error instanceof DatabaseProblem) && !unknownOption) throw error;
  console.error(`Kaya: ${error.message}\n\nnpm run host -- ${command.usage}`);
  process.exitCode = 1;
}
