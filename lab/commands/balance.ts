import { type Box, checkSetup, type Options, pick, type Rng, seeded } from '@kaya/engine';
import { type Axis, axisFrom } from '../arena/axes.ts';
import { levelNames } from '../arena/line-ups.ts';
import type { Pairing, Played } from '../arena/pairing.ts';
import { playWatched } from '../arena/watched.ts';
import { given, givenOptions, locale, MATCH_OPTIONS, matchTerms, SETUP_OPTIONS, seatCounts, setupFrom } from '../arguments.ts';
import { isTogether, optionWeights, weights } from '../balance.ts';
import { boxOf } from '../boxes.ts';
import { endingsOf } from '../ranking.ts';
import { balanceSections } from '../report/balance.ts';
import { deliver } from '../report/output.ts';
import { Scribe } from '../report/scribe.ts';
import { endingsSection } from '../report/sections.ts';
import { UserError } from '../user-error.ts';

/** Set-ups are drawn at most so often before the person is told that none is allowed. */
const DRAWS = 1000;

/** Does every seat, card, faction and option have its fair share? Bots of one level play many games under mixed set-ups. */
export async function run(args: string[]): Promise<void> {
  const { values, only } = given(args, {
    ...SETUP_OPTIONS,
    ...MATCH_OPTIONS,
    games: { type: 'string', default: '400' },
    bots: { type: 'string', default: 'medium' },
    vary: { type: 'string', multiple: true },
  });
  const box = await boxOf(only);
  const { game } = box;
  const scribe = await Scribe.for(box, locale(values.lang));
  const { games, parallel, iterations } = matchTerms(values);
  const [level = 'medium', ...others] = levelNames(values.bots);
  if (others.length > 0) throw new UserError('--bots takes one level here: all seats must be equally strong.');
  const fixed = givenOptions(game, values.option);
  const axes = axesFor(box, values.vary, fixed);
  const counts = seatCounts(values.seats, box, 2);
  // Refuses what no draw could mend, with the reasons of the game.
  if (axes.length === 0) await setupFrom(box, { ...values, seats: String(counts[0]) });
  const pairings = Array.from({ length: games }, (_, i): Pairing => {
    const seed = `${values.seed}/${i}`;
    const { seats, options } = drawSetup(box, counts, i, axes, fixed, seeded(`set-up ${seed}`));
    return { game: game.id, options, seed, levels: Array.from({ length: seats }, () => level), iterations, traits: true };
  });
  const results = await playWatched(pairings, parallel, 'games');
  const { played } = results;
  const data = {
    game: game.id,
    games: played.length,
    level,
    // In one boat no seat wins more than another.
    bySeat: (isTogether(played) ? [] : counts).map((seats) => ({
      seats,
      values: weights(withSeats(played, seats), (_, seat) => [String(seat + 1)], false),
    })),
    byOption: axes
      .map(({ option, values: list }) => ({ option, values: optionWeights(played, option, list) }))
      // An option that the rules left no choice for says nothing.
      .filter(({ values: met }) => met.length > 1),
    byTrait: kindsOf(played, scribe).map((kind) => ({
      kind,
      values: weights(played, (it, seat) => namesOf(it, seat, scribe).flatMap(([its, name]) => (its === kind ? [name] : []))),
    })),
    endings: endingsOf(played),
    seed: values.seed,
    iterations,
    stopped: results.stopped,
    failures: results.failures,
  };
  const report = {
    title: scribe.say('lab.balance', { game: scribe.game() }),
    lead: scribe.lead('balance', results, {
      id: game.id,
      games,
      terms: [
        `--bots ${level} --seats ${counts.join(',')}`,
        ...(values.vary ?? []).map((it) => `--vary ${it}`),
        `--games ${games} --iterations ${iterations} --seed ${values.seed}`,
      ],
      option: values.option,
    }),
    sections: [...balanceSections(scribe, data), endingsSection(scribe, data.endings)],
  };
  deliver(values, data, report, scribe);
  if (results.failures.length > 0) process.exitCode = 1;
}

/** The options that vary: those named, or all that are not fixed. */
function axesFor({ game }: Box, vary: readonly string[] | undefined, fixed: Readonly<Record<string, unknown>>): Axis[] {
  if (vary?.includes('none')) return [];
  const named = vary ?? Object.keys(game.options).filter((option) => !Object.hasOwn(fixed, option));
  return named.map((text) => axisFrom(text, game));
}

/** A set-up that the game allows: the numbers of seats in turn, the options drawn. */
function drawSetup(
  { game }: Box,
  counts: readonly number[],
  index: number,
  axes: readonly Axis[],
  fixed: Readonly<Record<string, unknown>>,
  rng: Rng,
): { readonly seats: number; readonly options: Options } {
  for (let i = 0; i < DRAWS; i++) {
    const seats = counts[(index + i) % counts.length] ?? game.seats.min;
    const drawn = Object.fromEntries(axes.map(({ option, values }) => [option, pick(rng, values)]));
    const checked = checkSetup(game, seats, { ...fixed, ...drawn });
    if (checked.ok) return { seats, options: checked.options };
  }
  throw new UserError(`${game.id} allows no set-up with these options; fix fewer of them.`);
}

function withSeats(played: readonly Played[], seats: number): Played[] {
  return played.filter(({ pairing }) => pairing.levels.length === seats);
}

/** The traits of a seat in words: kind and name. */
function namesOf({ traits }: Played, seat: number, { speaker }: Scribe): [kind: string, name: string][] {
  return (traits[seat] ?? []).map(({ kind, value }) => [speaker.say(kind), speaker.say(value)]);
}

function kindsOf(played: readonly Played[], scribe: Scribe): string[] {
  return [
    ...new Set(played.flatMap((game) => game.traits.flatMap((_, seat) => namesOf(game, seat, scribe).map(([kind]) => kind)))),
  ];
}
