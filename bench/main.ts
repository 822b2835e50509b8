// npm run bench [-- --json] [-- --seconds n] [-- --save]: the speed of every game, and of boardgame.io beside us, in one run on one core.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Box, checkSetup, type Kinds } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { provenance } from '../lab/provenance.ts';
import { orSentence } from '../lab/user-error.ts';
import { movesPerSecond } from './four-in-a-row/boardgame-io.ts';
import { fourInARow } from './four-in-a-row/ours.ts';
import { type Figures, randomPlay } from './random-play.ts';

const { values } = await orSentence('npm run bench -- [--json] [--seconds n] [--save]', () =>
  parseArgs({ options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '3' }, save: { type: 'boolean' } } }),
);
const seconds = Number(values.seconds);
if (!(seconds > 0)) {
  console.error(`--seconds must be a number above 0, not '${values.seconds}'`);
  process.exit(1);
}

function measure<K extends Kinds>({ game }: Pick<Box<K>, 'game'>): Figures {
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const setup = checkSetup(game, seats, {});
  if (!setup.ok) throw new Error(`${game.id} refuses its own defaults`);
  return randomPlay(game, seats, setup.options, seconds);
}

// The peer first: while no other game has run, both frameworks meet the same fresh machine.
const oursOnTheSameGame = measure({ game: fourInARow }).actionsPerSecond;
const peers = { 'boardgame.io': { actionsPerSecond: movesPerSecond(seconds), oursOnTheSameGame } };
const games: Record<string, Figures> = {};
for (const box of [lamplighters, ...(await loadAllGames())]) {
  if (!values.json) process.stderr.write(`measuring ${box.game.id} …\n`);
  games[box.game.id] = measure(box);
}
const results = { games, peers };

if (values.json) console.log(JSON.stringify(results, null, 2));
else {
  console.table(games);
  const { actionsPerSecond } = peers['boardgame.io'];
  console.log(
    `four in a row: boardgame.io ${actionsPerSecond} moves/s, ours ${oursOnTheSameGame}: ${Math.round(oursOnTheSameGame / actionsPerSecond)} times as fast`,
  );
}

if (values.save) {
  const from = provenance();
  const name = `${from.date}-${from.commit}.json`;
  mkdirSync(new URL('./results/', import.meta.url), { recursive: true });
  const file = new URL(`./results/${name}`, import.meta.url);
  writeFileSync(file, `${JSON.stringify({ ...from, seconds, ...results }, null, 2)}\n`);
  console.error(`kept in bench/results/${name}`);
}
