import type { Game, Kinds, Seat, Setup } from '../contract.ts';
import { hash } from '../plain.ts';
import { below, type Rng, seeded } from '../random.ts';
import { type GameRecord, type History, toRecord } from '../record.ts';
import { Runner } from '../runner.ts';
import type { Law, Position } from './law.ts';
import { everybody } from './lists.ts';
import { recordReplays } from './states.ts';

/** A law that does not hold, with the shortest game found that shows it. */
export interface BrokenLaw {
  readonly law: string;
  readonly detail: string;
  readonly record: GameRecord;
}

/** A game to be played at random, and how it is set up. */
interface Trial<K extends Kinds> {
  readonly game: Game<K>;
  readonly setup: Setup<K['options']>;
}

/** Names of the laws that the trial itself checks. */
export const ENDS = 'every game ends';
export const REPLAYS = 'a record replays to the same states';
export const NO_ACCIDENT = 'play never fails, and never changes a step that lies on the agenda';

interface Found extends BrokenLaw {
  /** Which of all possible actions was taken at each moment. */
  readonly choices: readonly number[];
}

/** Heavy laws are checked at one position in this many. */
const HEAVY_EVERY = 7;

/** Plays one random game under the laws; the first broken one comes back with a shrunk record. */
export function tryGame<K extends Kinds>(trial: Trial<K>, laws: readonly Law[], seed: string): BrokenLaw | null {
  const rng = seeded(seed);
  const offset = below(rng, HEAVY_EVERY);
  const found = playUnder(
    trial,
    laws,
    () => below(rng, 0x7fffffff),
    (move) => move % HEAVY_EVERY === offset,
  );
  if (found === null) return null;
  const shrunk = shrink(trial, laws, found);
  return { law: shrunk.law, detail: shrunk.detail, record: shrunk.record };
}

function playUnder<K extends Kinds>(
  { game, setup }: Trial<K>,
  laws: readonly Law[],
  choose: (move: number) => number | null,
  heavyAt: (move: number) => boolean,
): Found | null {
  const choices: number[] = [];
  const history: History = {
    setup,
    rulesVersion: game.rulesVersion,
    components: game.components,
    moves: [],
    startHash: '',
    continued: [],
  };
  const failed = (law: string, detail: string): Found => ({ law, detail, choices, record: toRecord(game.id, history) });
  try {
    let events: K['event'][] = [];
    const runner = Runner.start(game, setup, (event) => events.push(event));
    const started: History = { ...history, startHash: hash(runner.state) };
    let last: Position<K>['last'] = null;
    for (let move = 0; ; move++) {
      const position: Position<K> = { game, setup, state: runner.state, last, rng: seeded(`${setup.seed} position ${move}`) };
      for (const law of laws) {
        if (law.weight === 'heavy' && !heavyAt(move)) continue;
        const detail = law.broken(position);
        if (detail !== null) return { ...failed(law.name, detail), record: toRecord(game.id, started) };
      }
      if (runner.over) {
        const detail = recordReplays(game, started, runner.state);
        return detail === null ? null : { ...failed(REPLAYS, detail), record: toRecord(game.id, started) };
      }
      if (move > game.longest) return { ...failed(ENDS, `not over after ${move} actions`), record: toRecord(game.id, started) };
      const choice = choose(move);
      if (choice === null) return null;
      const { seat, action } = chosen(runner, setup.seats, choice);
      choices.push(choice);
      for (const step of runner.state.agenda) Object.freeze(step);
      const before = game.clone(runner.state);
      events = [];
      started.moves.push({ seat, action, hash: '00000000' });
      runner.act(seat, action);
      started.moves[move] = { seat, action, hash: hash(runner.state) };
      history.moves.push(...started.moves.slice(history.moves.length));
      last = { before, seat, action, events };
    }
  } catch (error) {
    return failed(NO_ACCIDENT, error instanceof Error ? `${error.message}` : String(error));
  }
}

/** Mostly somebody who is awaited acts; now and then somebody who merely may. */
function chosen<K extends Kinds>(
  runner: Runner<K>,
  seats: number,
  choice: number,
): { readonly seat: Seat; readonly action: K['action'] } {
  const rng: Rng = seeded(choice);
  const awaited = runner.awaited();
  const others =
    below(rng, 4) === 0 ? everybody(seats).filter((seat) => !awaited.includes(seat) && runner.legal(seat).length > 0) : [];
  const seat = others.length > 0 ? (others[below(rng, others.length)] ?? 0) : (awaited[below(rng, awaited.length)] ?? 0);
  const list = runner.legal(seat);
  const action = list[below(rng, list.length)];
  if (action === undefined) throw new Error(`seat ${seat} has nothing to do in '${runner.decision?.do}'`);
  return { seat, action };
}

/** Leaves out moves, as many as possible, while the same law still breaks. */
function shrink<K extends Kinds>(trial: Trial<K>, laws: readonly Law[], found: Found): Found {
  if (found.law === ENDS || found.law === REPLAYS) return found;
  const law = laws.filter((it) => it.name === found.law);
  let best = found;
  let tries = 200;
  for (let size = Math.ceil(best.choices.length / 2); size >= 1 && tries > 0; size = Math.floor(size / 2)) {
    for (let from = 0; from < best.choices.length && tries > 0; tries--) {
      const shorter = [...best.choices.slice(0, from), ...best.choices.slice(from + size)];
      const again = playUnder(
        trial,
        law,
        (move) => shorter[move] ?? null,
        () => true,
      );
      if (again !== null && again.law === found.law && again.choices.length < best.choices.length) best = again;
      else from += size;
    }
  }
  return best;
}
