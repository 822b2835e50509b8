import { readFileSync } from 'node:fs';
import { type AidWitness, compareAid, type Happened, linesOf } from '@kaya/engine/laws';
import { expect, test } from 'vitest';
import { aid } from '../aid/index.ts';
import { components, influenceCard, isCardId } from '../data/index.ts';
import { skillInPlay } from '../rules/actions/employers.ts';
import { game } from '../rules/game.ts';
import { destruction } from '../rules/regions/region.ts';
import { meetsRequirement } from '../rules/transformations/transformations.ts';
import { type Bpc, type BpcEvent, type BpcState, type Card, type Pair, REGIONAL_TPS, type Tp } from '../types/index.ts';
import { startGame } from './position.ts';

const ICON: Readonly<Record<string, string>> = { shortage: 'orange', riot: 'red', epizootic: 'green', refugee: 'yellow' };
const textOf = (card: Card) => (isCardId(card) ? `text-${influenceCard(card).effect.id}` : '');

/** What the events of a game show of the lines of the aid. */
const witness: AidWitness<Bpc> = () => {
  let aci: Extract<BpcEvent, { kind: 'aci' }> | null = null;
  let pair: Pair | null = null;
  let tp: Tp | null = null;
  let text = '';
  let red: number | null = null;
  const shown = (event: BpcEvent, state: BpcState): Happened[] => {
    switch (event.kind) {
      case 'aci':
        aci = event;
        return [];
      case 'aci-result': {
        const { about, aci: kind } = aci ?? {};
        if (kind !== 'institution' || about === undefined || skillInPlay(state, 'famox')) return [];
        return event.thresholds.map((amount, at) => ({ line: `joint-${about}`, part: 'cost', of: 'launch', amount, at }));
      }
      case 'implanting': {
        const shift = skillInPlay(state, 'shift-action') ? 1 : 0;
        return [{ line: 'implant', part: 'said', of: 'target', amount: event.needed + destruction(state) + shift }];
      }
      case 'meeting': {
        const before = red;
        red = event.red;
        return before === null || event.red <= 1
          ? []
          : [{ line: 'climate', part: 'said', of: 'red', amount: before - event.red }];
      }
      case 'pair':
        pair = event.pair;
        return [];
      case 'ghg':
        if (event.cause === 'pair' && pair !== null)
          return [{ line: `tp-${pair.charAt(1)}`, part: 'gain', of: 'ghg', amount: event.to - event.from }];
        if (event.cause !== 'effect' || text !== 'text-decarbonation-advice') return [];
        text = '';
        return [{ line: 'text-decarbonation-advice', part: 'gain', of: 'ghg', amount: event.to - event.from }];
      case 'gained-tp':
        tp = event.tp;
        return [];
      case 'discipline': {
        const from = tp;
        tp = null;
        return from === 'G' || from === 'H'
          ? [{ line: `tp-${from}`, part: 'gain', of: 'discipline', amount: event.to - event.from }]
          : [];
      }
      case 'demography': {
        const from = tp;
        tp = null;
        return from !== null && 'IJKL'.includes(from)
          ? [{ line: `tp-${from}`, part: 'gain', of: 'population', amount: event.to - event.from }]
          : [];
      }
      case 'played-card':
        text = textOf(event.card);
        return [];
      case 'removed': {
        const line = text;
        text = '';
        const of = ICON[event.token];
        return line === '' || of === undefined ? [] : [{ line, part: 'gain', of, amount: -event.n }];
      }
      case 'citizens-convention':
        return [{ line: textOf(event.card), part: 'gain', of: 'launch', amount: event.by }];
      case 'blue-helmets':
        return Math.abs(event.by) > 2 ? [] : [{ line: textOf(event.card), part: 'gain', of: 'die', amount: event.by }];
      default:
        text = '';
        return [];
    }
  };
  return (events, state) => events.flatMap((event) => shown(event, state));
};

test('the player aid says what then happens in kept games', () => {
  const records = readFileSync(new URL('records/games.ndjson', import.meta.url), 'utf8');
  // Long games: one in six shows the same.
  const some = records
    .trim()
    .split('\n')
    .filter((_, i) => i % 6 === 5);
  const { wrong, unseen } = compareAid(game, aid, some.join('\n'), witness);
  expect(wrong).toEqual([]);
  expect(unseen.filter((it) => !/^(text|tp)-/.test(it))).toEqual(NOT_IN_EVENTS);
});

/** Limits, emissions and thresholds of rare joint actions: the aid reads them where the rules do. */
const NOT_IN_EVENTS: readonly string[] = [
  'acting said count',
  'drawing said most',
  'emits-coal gain ghg',
  'emits-gas gain ghg',
  'emits-oil gain ghg',
  'goal-free-regions-min said turns',
  'goal-free-regions-min said value',
  'goal-ghg-max said turns',
  'goal-ghg-max said value',
  'joint-electricity cost launch',
  'joint-unhcr cost launch',
  'lost said turns',
  'pyrrhic said points',
  'pyrrhic said regions',
  'score said turns',
];

test.each(['normal', 'expert'])('%s: a region may have a transformation exactly where the aid says', (mode) => {
  const world = startGame({ mode });
  const lines = new Map(linesOf(aid.sheet(world.state)).map((line) => [line.id, line]));
  for (const tp of REGIONAL_TPS) {
    const needs = new Map(lines.get(`tp-${tp}`)?.cost?.map((it) => [it.icon, it]));
    const within = (icon: string, value: number, open: boolean) => {
      const { from = 0, to = open ? Number.POSITIVE_INFINITY : from } = needs.get(icon) ?? { to: Number.POSITIVE_INFINITY };
      return from <= value && value <= to;
    };
    for (const standard of [1, 2, 3, 4])
      for (const discipline of [1, 2, 3, 4]) {
        world.set('europe', { standard, discipline });
        const said = within('standard', standard, false) && within('discipline', discipline, true);
        expect([tp, standard, discipline, meetsRequirement(world.state, 'europe', tp)]).toEqual([tp, standard, discipline, said]);
      }
  }
});

test('a text stands beside the colour and the powers of the cards that have it', () => {
  for (const card of components.influenceCards) {
    const line = linesOf(aid.sheet(startGame().state)).find(({ id }) => id === `text-${card.effect.id}`);
    const [cost] = line?.cost ?? [];
    expect([card.id, cost?.icon]).toEqual([card.id, card.colour]);
    expect([card.id, (cost?.from ?? 9) <= card.power && card.power <= (cost?.to ?? 0)]).toEqual([card.id, true]);
  }
});

test('expert rules, challenges and scenarios change it', () => {
  const line = (id: string, given: Parameters<typeof startGame>[0] = {}) =>
    linesOf(aid.sheet(startGame(given).state)).find((it) => it.id === id);
  expect(line('tp-B')?.gain).toEqual([{ icon: 'ghg', from: -1 }]);
  expect(line('tp-B', { mode: 'expert' })?.gain).toEqual([]);
  expect(line('tp-G')?.cost).toEqual([]);
  expect(line('tp-G', { mode: 'expert' })?.cost).toEqual([{ icon: 'standard', from: 2, to: 4 }]);
  expect(line('climate', { 'challenge-runaway': true })?.note?.values).not.toEqual(line('climate')?.note?.values);
  expect(line('goal-ghg-max')).toBeDefined();
  expect(line('goal-ghg-max', { scenario: 'tutorial-2' })).toBeUndefined();
  expect(line('goal-max-tokens', { scenario: 'tutorial-2' })).toBeDefined();
});
