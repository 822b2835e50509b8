// A host's own component file with ids that our catalogues have never heard of: it is played and told to the end.
import { packed } from '@kaya/engine/components';
import { afterAll, expect, test, vi } from 'vitest';
import ours from '../data/components.json' with { type: 'json' };
import { parse } from '../data/read.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every id that a file may choose freely, renamed wherever it stands. */
function renamed(): Json {
  const lists: readonly (readonly { readonly id: string }[])[] = [
    ours.characters,
    ours.events.green,
    ours.events.oilConstraint,
    ours.events.warming,
    ours.climateConsequences,
    ours.scenarios,
    ours.influenceEffects,
    ours.victoryVerdicts,
    ours.defeatGrades,
  ];
  const free = lists.flatMap((list) => list.map(({ id }) => id));
  const rename = (value: Json): Json => {
    if (typeof value === 'string') return free.includes(value) ? `my-${value}` : value;
    if (Array.isArray(value)) return value.map(rename);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, rename(it)]));
  };
  return rename(ours as Json);
}

// Other tests in the same process play with our own file again.
afterAll(() => vi.resetModules());

test('unknown ids have the names of the file, in every language, from the first draw to the verdict', async () => {
  vi.resetModules();
  const { provideComponents, speakerFor, LOCALES, Runner, seeded, pick, checkSetup, viewOf } = await import('@kaya/engine');
  provideComponents('bataille-pour-le-climat', packed('bataille-pour-le-climat', parse, renamed()));
  const { game, voice } = (await import('../index.ts')).box;
  const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale)));
  const checked = checkSetup(game, 3, { assignment: 'random', 'starting-calamities': false });
  if (!checked.ok) throw new Error(JSON.stringify(checked.reasons));
  const told = new Set<string>();
  const runner = Runner.start(game, { seats: 3, options: checked.options, seed: 'host' }, (event) => {
    const words = voice.event(event, 0);
    if (words !== null) for (const speaker of speakers) told.add(speaker.say(words));
  });
  const rng = seeded('host');
  while (!runner.over) {
    const [seat = 0] = runner.awaited();
    const legal = runner.legal(seat);
    const action = pick(rng, legal);
    for (const speaker of speakers) speaker.say(voice.action(action, viewOf(game, runner.state, seat), seat));
    runner.act(seat, action);
  }
  for (const speaker of speakers) for (const words of voice.describe(viewOf(game, runner.state, 0), 0)) speaker.say(words);
  expect(runner.state.verdict).toMatch(/^my-/);
  expect([...told].some((line) => line.includes('my-'))).toBe(false);
});

test('a faulty file is refused with the place and the reason', () => {
  expect(() => packed('bataille-pour-le-climat', parse, { characters: 7 })).toThrow('$.characters: expected a list');
});
