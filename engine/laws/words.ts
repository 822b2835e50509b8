// The law about words: everything a person may meet has words in every language.
import { conditionsFor } from '../conditions.ts';
import { type Game, isChart, type Kinds, SPECTATOR, type Viewer } from '../contract.ts';
import { below } from '../random.ts';
import { Runner } from '../runner.ts';
import { LOCALES, reasonWords, type Speaker, speakerFor, toldLines, type Voice, type Words } from '../text.ts';
import { eventsFor, viewOf } from '../view.ts';
import type { Law, Position } from './law.ts';

/** Everything but events is said at one position in this many, and at the end. */
const SAID_EVERY = 7;

/** The law for one game's voice; its catalogues are loaded first. */
export async function everythingHasWords<G extends Kinds>(voice: Voice<G>): Promise<Law> {
  const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
  // The same words read the same: nearly all of a position's were met at one before it.
  const read = new Set<string>();
  return {
    name: 'everything that can be met has words in every language',
    weight: 'light',
    broken<K extends Kinds>(position: Position<K>) {
      try {
        // A trial only meets positions of the game that the voice speaks for.
        for (const words of wordsMet<Kinds>(voice, position)) {
          const met = JSON.stringify(words);
          if (read.has(met)) continue;
          speakAll(speakers, words);
          read.add(met);
        }
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

function speakAll(speakers: readonly Speaker[], words: Words): void {
  for (const speaker of speakers) {
    const text = speaker.say(words);
    if (/^\s*$|undefined|NaN|\[object|[{}]| {2}/.test(text)) throw new Error(`${speaker.locale} '${words.key}' reads '${text}'`);
  }
}

/** Everything that one viewer, another one at each position, could be told. */
function* wordsMet<K extends Kinds>(voice: Voice<K>, { game, setup, state, last, rng }: Position<K>): Generator<Words> {
  const viewer: Viewer = below(rng, setup.seats + 1) + SPECTATOR;
  const events = eventsFor(game, last?.events ?? [], viewer);
  for (const event of events) yield* eventWords(voice, game, event, viewer);
  for (const { words } of toldLines(voice, events, viewer)) yield words;
  if (state.outcome === null && below(rng, SAID_EVERY) > 0) return;
  const view = viewOf(game, state, viewer);
  yield* voice.describe(view, viewer);
  for (const { words } of voice.forecast?.(view, viewer) ?? []) yield words;
  const step = new Runner(game, view).decision;
  if (step !== null) yield voice.prompt(view, step, viewer);
  for (const { action, reasons } of viewer === SPECTATOR ? [] : new Runner(game, state).candidates(viewer)) {
    yield voice.action(action, view, viewer);
    for (const place of game.places.action(action)) yield* placeWords(voice, place, view, viewer);
    for (const reason of reasons) yield reasonWords(voice, reason);
  }
  for (const condition of viewer === SPECTATOR ? [] : conditionsFor(game, view, viewer, []))
    yield voice.condition?.(condition) ?? { key: `condition ${condition.kind}` };
  if (state.outcome !== null) {
    yield voice.ending(state.outcome.ending, state);
    yield* voice.result?.(view, viewer) ?? [];
    const { sources, rivals = [] } = state.outcome;
    for (const parts of [...sources, ...rivals.map((rival) => rival.sources)])
      for (const source of Object.keys(parts)) yield voice.source(source);
    for (const { name } of rivals) yield voice.rival?.(name) ?? { key: `rival ${name}` };
  }
}

function* eventWords<K extends Kinds>(voice: Voice<K>, game: Game<K>, event: K['event'], viewer: Viewer): Generator<Words> {
  const words = voice.event(event, viewer);
  if (words !== null) yield words;
  for (const place of game.places.event(event)) yield voice.place(place);
  if (!isChart(event)) return;
  const { chart, values } = event;
  const { title, line, unit } = voice.chart(chart);
  yield title;
  yield voice.chartTime;
  if (unit !== undefined) yield unit;
  for (const name of Object.keys(values)) yield line(name);
}

function* placeWords<K extends Kinds>(voice: Voice<K>, place: string, view: K['state'], viewer: Viewer): Generator<Words> {
  yield voice.place(place, view);
  yield* voice.about?.(place, view, viewer) ?? [];
}
