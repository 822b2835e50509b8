import { below, LOCALES, listener, Runner, seeded, speakerFor } from '@kaya/engine';
import { everythingHasWords } from '@kaya/engine/laws';
import { describe, expect, test } from 'vitest';
import { box } from '../index.ts';
import { en } from '../text/en/index.ts';
import { type FutureEnergyEvent, type FutureEnergyOptions, SOURCES } from '../types/index.ts';
import { OPTIONS } from './position.ts';

const { game, voice } = box;
const known = (key: string) => Object.hasOwn(en, key);

/** The ids of all rules that forbid something somewhere. */
function blockingRules(): string[] {
  return Object.values(game.steps).flatMap((handler) => {
    if (!('candidates' in handler)) return [];
    const { blockers = {}, closed = [], nothing = [] } = handler;
    const lists: readonly (readonly { readonly rule: string }[])[] = [...Object.values(blockers), closed];
    return [...lists.flatMap((list) => list.map(({ rule }) => rule)), ...[nothing].flat()];
  });
}

/** Plays a game of random choices and has everything said that can be met in every seventh position. */
async function spokenGame(seats: number, options: Partial<FutureEnergyOptions>): Promise<string | null> {
  const law = await everythingHasWords(voice);
  const setup = { seats, options: { ...OPTIONS, ...options }, seed: `${seats} speak` };
  const rng = seeded(setup.seed);
  const { events, emit } = listener<FutureEnergyEvent>();
  const runner = Runner.start(game, setup, emit);
  for (let move = 0; !runner.over; move++) {
    const seat = runner.awaited()[0] ?? 0;
    const legal = runner.legal(seat);
    const action = legal[below(rng, legal.length)];
    if (action === undefined) return 'nothing to do';
    const before = game.clone(runner.state);
    events.length = 0;
    runner.act(seat, action);
    if (move % 7 === 0 || runner.over) {
      const last = { before, seat, action, events: [...events] };
      const broken = law.broken({ game, setup, state: runner.state, last, rng });
      if (broken !== null) return broken;
    }
  }
  return null;
}

describe('everything met in a game can be said in every language', () => {
  test.each([
    [2, { module1: true }],
    [2, { module2: true, module3: true, publicContractTiming: 'every-turn' }],
    [3, { module2: true, permanentTokensWithModule2: 'always-kept' }],
    [4, { module1: true, module2: true, module3: true }],
  ] as const)('%i players, %o', async (seats, options) => {
    expect(await spokenGame(seats, options)).toBeNull();
  });
});

describe('what the game names has words', () => {
  test('every blocker of every decision', () => {
    const rules = blockingRules();
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter((rule) => !known(`fe.reason.${rule}`))).toEqual([]);
  });

  test('no sentence stands for a rule that blocks nothing', () => {
    const rules = new Set(blockingRules());
    const spoken = Object.keys(en).filter((key) => key.startsWith('fe.reason.'));
    expect(spoken.filter((key) => !rules.has(key.slice('fe.reason.'.length)))).toEqual([]);
  });

  test('every standing answer, option, value of an option and source of points', async () => {
    const standing = Object.values(game.steps).flatMap((handler) =>
      'standing' in handler ? Object.keys(handler.standing ?? {}) : [],
    );
    expect(standing).toContain('never-join');
    const words = [
      ...standing.flatMap((name) => voice.standing?.(name) ?? []),
      ...SOURCES.map((source) => voice.source(source)),
      ...Object.entries(game.options).flatMap(([name, option]) => {
        const { name: title, help, value } = voice.option(name);
        const values = option.type === 'choice' ? option.values : [true, false];
        return [title, help, ...values.map((it) => value(it))];
      }),
      ...['victory', 'shared-victory'].map((ending) => voice.ending(ending)),
    ];
    for (const locale of LOCALES) {
      const speaker = await speakerFor(voice, locale);
      for (const it of words) expect(speaker.say(it)).not.toBe('');
    }
  });
});

describe('secrets', () => {
  test('FE-HID-2: the log tells the value of a certificate to its owner only', async () => {
    const speaker = await speakerFor(voice, 'en', ['A', 'B']);
    const event: FutureEnergyEvent = { kind: 'certificate-taken', seat: 1, value: 5 };
    const heard = [0, 1].map((viewer) => {
      const seen = game.eventFor?.(event, viewer) ?? null;
      const words = seen === null ? null : voice.event(seen, viewer);
      return words === null ? '' : speaker.say(words);
    });
    expect(heard).toEqual([
      'B draws a CO₂ certificate.',
      'B draws a CO₂ certificate (+5 points at the end; no one else sees it).',
    ]);
  });
});
