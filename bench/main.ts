// npm run bench [-- --games n] [-- --json] [-- --save]: the speed of every game, and of boardgame.io beside us: core time over
// a fixed number of games, the same ones in every run, so that two commits can be compared (in alternating runs).
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Box, checkSetup, type Kinds } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { provenance } from '../lab/provenance.ts';
import { orSentence } from '../lab/user-error.ts';
import { movesPerSecond } from './four-in-a-row/boardgame-io.ts';
import { fourInARow } from './four-in-a-row/ours.ts';
import { type Figures, measure, playGames, type Workload } from './random-play.ts';

const { values } = await orSentence('npm run bench -- [--games n] [--json] [--save]', () =>
  parseArgs({ options: { games: { type: 'string', default: '300' }, json: { type: 'boolean' }, save: { type: 'boolean' } } }),
);
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--games must be a whole number above 0, not '${values.games}'`);
  process.exit(1);
}

/** Of games that are over in a few actions so many times as many are played. */
const SMALL: Readonly<Record<string, number>> = { lamplighters: 20, 'four-in-a-row': 20 };

function workload<K extends Kinds>({ game }: Pick<Box<K>, 'game'>): Workload<K> {
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const setup = checkSetup(game, seats, {});
  if (!setup.ok) throw new Error(`${game.id} refuses its own defaults`);
  return { game, seats, options: setup.options, games: count * (SMALL[game.id] ?? 1) };
}

// The peer first: while no other game has run, both frameworks meet the same fresh machine.
const oursOnTheSameGame = measure(workload({ game: fourInARow })).actionsPerSecond;
const peers = { 'boardgame.io': { actionsPerSecond: movesPerSecond(count), oursOnTheSameGame } };
const boxes = [lamplighters, ...(await loadAllGames())];
// All of them before any is measured: code that several games share has then seen them all.
for (const box of boxes) playGames({ ...workload(box), games: Math.ceil(count / 10) }, () => undefined);
const games: Record<string, Figures> = {};
for (const box of boxes) {
  if (!values.json) process.stderr.write(`measuring ${box.game.id} …\n`);
  games[box.game.id] = measure(workload(box));
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
  writeFileSync(file, `${JSON.stringify({ ...from, count, ...results }, null, 2)}\n`);
  console.error(`kept in bench/results/${name}`);
}
