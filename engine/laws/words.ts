// The law about words: everything a person may meet has words in every language.
import { type Kinds, SPECTATOR, type Viewer } from '../contract.ts';
import { Runner } from '../runner.ts';
import { LOCALES, reasonWords, type Speaker, speakerFor, type Voice, type Words } from '../text.ts';
import { eventsFor, viewOf } from '../view.ts';
import type { Law, Position } from './law.ts';

/** The law for one game's voice; its catalogues are loaded first. */
export async function everythingHasWords<G extends Kinds>(voice: Voice<G>): Promise<Law> {
  const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
  return {
    name: 'everything that can be met has words in every language',
    weight: 'heavy',
    broken<K extends Kinds>(position: Position<K>) {
      try {
        for (const words of wordsMet(voice as unknown as Voice<K>, position)) speakAll(speakers, words);
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
    if (text.trim() === '' || /undefined|NaN|\[object/.test(text))
      throw new Error(`${speaker.locale} '${words.key}' reads '${text}'`);
  }
}

function* wordsMet<K extends Kinds>(voice: Voice<K>, { game, setup, state, last }: Position<K>): Generator<Words> {
  for (let viewer: Viewer = SPECTATOR; viewer < setup.seats; viewer++) {
    const view = viewOf(game, state, viewer);
    yield* voice.describe(view, viewer);
    const step = new Runner(game, view).decision;
    if (step !== null) yield voice.prompt(view, step, viewer);
    for (const event of eventsFor(game, last?.events ?? [], viewer)) {
      const words = voice.event(event, viewer);
      if (words !== null) yield words;
      for (const place of game.places.event(event)) yield voice.place(place);
      if (event.kind === 'chart') yield* chartWords(voice, event as unknown as { chart: string; values: Record<string, number> });
    }
    if (viewer === SPECTATOR) continue;
    for (const { action, reasons } of new Runner(game, state).candidates(viewer)) {
      yield voice.action(action, view, viewer);
      for (const place of game.places.action(action)) yield voice.place(place);
      for (const reason of reasons) yield reasonWords(voice, reason);
    }
  }
  if (state.outcome !== null) {
    yield voice.ending(state.outcome.ending);
    for (const sources of state.outcome.sources) for (const source of Object.keys(sources)) yield voice.source(source);
  }
}

function* chartWords<K extends Kinds>(
  voice: Voice<K>,
  { chart, values }: { chart: string; values: Record<string, number> },
): Generator<Words> {
  const { title, line } = voice.chart(chart);
  yield title;
  for (const name of Object.keys(values)) yield line(name);
}
