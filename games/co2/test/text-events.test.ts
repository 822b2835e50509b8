import { LOCALES, type Seat, SPECTATOR, speakerFor, type Words } from '@kaya/engine';
import { expect, test } from 'vitest';
import { voice } from '../text/voice.ts';
import type { Co2Action, Co2Event, DecisionStep } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atTurn, plainTable, project, setPlayer, setRegion } from './position.ts';

const speakers = await Promise.all(LOCALES.map((locale) => speakerFor(voice, locale, ['Orange', 'Purple', 'Blue'])));

/** The words in English, after making sure that the other languages have some too. */
function said(words: Words | null): string {
  if (words === null) return '';
  const [english = ''] = speakers.map((speaker) => {
    const text = speaker.say(words);
    expect(text, words.key).not.toMatch(/undefined|NaN|\[object|\{|\}|^\s*$/);
    return text;
  });
  return english;
}

type EventOf<K> = Extract<Co2Event, { kind: K }>;

const seat: Seat = 0;
const gains = { money: 3, tech: 1, cep: 2, points: 0 };

/** One event of each kind, with its line. A kind without a sample does not compile. */
const LOG: { readonly [K in Co2Event['kind']]: readonly [line: string, event: EventOf<K>] } = {
  start: ['Setup complete. Pollution: 190 ppm. First player: Orange.', { kind: 'start', firstPlayer: 0, pollution: 190 }],
  decade: ['Decade 2 begins: the 1980s.', { kind: 'decade', decade: 2, year: 1980 }],
  'supply-phase': ['Supply phase of decade 2.', { kind: 'supply-phase', decade: 2 }],
  'operations-phase': ['Operations phase of decade 2: 4 rounds to play.', { kind: 'operations-phase', decade: 2, rounds: 4 }],
  round: ['Round 1 of 4.', { kind: 'round', round: 1, rounds: 4 }],
  turn: ['Orange’s turn.', { kind: 'turn', seat }],
  'main-action-skipped': ['Orange cannot propose, install or construct: no main action.', { kind: 'main-action-skipped', seat }],
  'first-player': ['The first-player tile passes to Purple.', { kind: 'first-player', seat: 1, cause: 'passed-on' }],
  income: ['Orange receives income: $3 and 2 points.', { kind: 'income', seat, money: 3, points: 2 }],
  'region-uses-tech': ['One tech cube is used up in Asia.', { kind: 'region-uses-tech', region: 'asia' }],
  fossil: [
    'Energy is short in Africa: a coal plant in slot 2, pollution +40 = 230 ppm.',
    { kind: 'fossil', region: 'africa', slot: 1, fossil: 'coal', ppm: 40, pollution: 230 },
  ],
  'no-fossil-left': ['Energy is short in Asia, but no fossil plant is left.', { kind: 'no-fossil-left', region: 'asia' }],
  'region-pays': ['The CEP for it is paid from Asia.', { kind: 'region-pays', region: 'asia' }],
  'forced-purchase': [
    'Orange has no CEP for the fossil plant in Oceania: forced to buy one for $4 (gives $1 and 3 points).',
    { kind: 'forced-purchase', seat, region: 'oceania', price: 4, money: 1, points: 3 },
  ],
  'payment-lapses': [
    'No CEP is left anywhere: Orange pays nothing for the fossil plant in Asia.',
    { kind: 'payment-lapses', seat, region: 'asia' },
  ],
  'disasters-from-now-on': [
    'Pollution: 360 ppm. The climate tips: from now on disasters strike.',
    { kind: 'disasters-from-now-on', pollution: 360 },
  ],
  event: ['Disaster strikes in Africa.', { kind: 'event', card: 'event-47', region: 'africa', disaster: true }],
  'disaster-help': ['Disaster in Africa: Orange gives 1 tech cube.', { kind: 'disaster-help', seat, region: 'africa' }],
  'disaster-points': [
    'Disaster in Africa: Orange has no tech cube and loses 2 points.',
    { kind: 'disaster-points', seat, region: 'africa', points: 2 },
  ],
  'next-event': ['Next threat: disaster in Asia.', { kind: 'next-event', card: 'event-48' }],
  proposed: [
    'Orange proposes solar in Europe, tech space.',
    { kind: 'proposed', seat, region: 'europe', space: 1, type: 'solar', grant: 'tech' },
  ],
  grant: ['Orange receives a grant: 2 tech cubes.', { kind: 'grant', seat, region: 'europe', money: 0, tech: 2 }],
  recruited: ['Orange recruits a scientist.', { kind: 'recruited', seat }],
  'grant-declined': ['Orange does not use joint research.', { kind: 'grant-declined', seat }],
  dismissed: [
    'Orange dismisses a scientist from solar in Europe (−$1 to Purple).',
    { kind: 'dismissed', seat, owner: 1, region: 'europe', space: 1, type: 'solar', fee: 1 },
  ],
  'cep-paid': ['Orange pays 1 CEP from Asia to install.', { kind: 'cep-paid', seat, from: 'asia', cause: 'install' }],
  installed: ['Orange installs solar in Europe.', { kind: 'installed', seat, region: 'europe', space: 1, type: 'solar' }],
  benefit: ['Orange gains $3, 1 tech cube and 2 CEPs for installing.', { kind: 'benefit', seat, type: 'biomass', ...gains }],
  'plant-paid': [
    'Orange pays $7 and 1 tech cube for a solar plant; the region adds 1 tech cube; a lobby card saves $3.',
    { kind: 'plant-paid', seat, region: 'europe', plant: 'solar-1', money: 7, tech: 1, help: 1, discount: 3 },
  ],
  constructed: [
    'Orange constructs a solar plant in Europe, replacing a coal plant (+8 points). Pollution falls to 370 ppm.',
    {
      kind: 'constructed',
      seat,
      region: 'europe',
      space: 1,
      slot: 0,
      plant: 'solar-1',
      type: 'solar',
      points: 8,
      replaced: 'coal',
      pollution: 370,
    },
  ],
  'tile-returned': ['', { kind: 'tile-returned', region: 'europe', space: 1, type: 'solar' }],
  control: [
    'Orange takes control of Europe from Purple, with more types of energy there.',
    { kind: 'control', region: 'europe', seat, from: 1, by: 'types' },
  ],
  'control-kept': [
    'Purple keeps control of Europe against Orange, with more expertise in the same types.',
    { kind: 'control-kept', region: 'europe', seat: 1, against: 0, by: 'expertise' },
  ],
  scientist: [
    'Orange sends a scientist to the summit in Kyoto, topic solar.',
    { kind: 'scientist', seat, from: 'project:europe/1', to: 'summit:2/solar', type: 'solar', tile: 'summit-06' },
  ],
  expertise: [
    'Orange rises to expertise 3 in solar (one more topic of the summit).',
    { kind: 'expertise', seat, type: 'solar', from: 2, to: 3, cause: 'summit-extra' },
  ],
  'expertise-lost': [
    'Orange is already on the last space in recycling; the gain is lost.',
    { kind: 'expertise-lost', seat, type: 'recycling', cause: 'turn' },
  ],
  'bonus-tech': ['Bonus of the solar track: Orange gains 1 tech cube.', { kind: 'bonus-tech', seat, type: 'solar', tech: 1 }],
  'bonus-cep': ['Orange’s bonus: 1 CEP from the market goes into Africa.', { kind: 'bonus-cep', seat, region: 'africa' }],
  'bonus-lost': [
    'Bonus of the solar track for Orange: no CEP can be placed in a region.',
    { kind: 'bonus-lost', seat, type: 'solar', bonus: 'region-cep' },
  ],
  'cep-for-replacement': [
    'For the replaced plant, 1 CEP from the market goes into Africa.',
    { kind: 'cep-for-replacement', region: 'africa' },
  ],
  'summit-complete': ['The summit in The Hague is complete.', { kind: 'summit-complete', place: 0, tile: 'summit-09' }],
  'summit-opened': [
    'The past summits are reshuffled. New summit in Kyoto: solar and recycling.',
    { kind: 'summit-opened', place: 0, tile: 'summit-06', reshuffled: true },
  ],
  bought: ['Orange buys 1 CEP (−$4).', { kind: 'bought', seat, price: 4 }],
  sold: ['Orange sells 1 CEP (+$4).', { kind: 'sold', seat, price: 4 }],
  price: ['The price of a CEP falls to $3.', { kind: 'price', from: 4, to: 3 }],
  refill: ['The market is refilled with 2 CEPs.', { kind: 'refill', count: 2 }],
  lobby: ['Orange plays “Summit lobby: solar” (major effect).', { kind: 'lobby', seat, card: 'lobby-21', use: 'major' }],
  'lobby-gain': ['Orange gains $3, 1 tech cube and 2 CEPs.', { kind: 'lobby-gain', seat, ...gains }],
  'un-goal': [
    'Orange scores the UN goal forestation + solar (+5 points).',
    { kind: 'un-goal', seat, card: 'un-goal-34', points: 5 },
  ],
  'goal-discarded': ['Orange discards the company goal (+$8).', { kind: 'goal-discarded', seat, money: 8 }],
  drafted: ['Orange keeps a card.', { kind: 'drafted', seat, card: '?' }],
  'packs-passed': ['Everyone passes 1 card to the right.', { kind: 'packs-passed', cards: 1 }],
  'draft-over': ['The draft is over: everyone has their lobby cards.', { kind: 'draft-over' }],
  auction: ['The first-player tile is auctioned; Purple bids first.', { kind: 'auction', holder: 1 }],
  bid: ['Orange bids 3.', { kind: 'bid', seat, bid: 3 }],
  'auction-passed': ['Orange passes.', { kind: 'auction-passed', seat }],
  'auction-won': ['Orange wins the auction with a bid of 3.', { kind: 'auction-won', seat, bid: 3 }],
  'auction-money': ['Orange pays $1 towards the bid.', { kind: 'auction-money', seat, money: 1 }],
  'auction-tech': ['Orange pays a tech cube towards the bid.', { kind: 'auction-tech', seat }],
  'auction-void': ['No one has bid.', { kind: 'auction-void' }],
  'solo-start': ['The start projects are placed, beginning in Asia.', { kind: 'solo-start', region: 'asia' }],
  'start-project': [
    'A solar project starts in Asia, on the money space.',
    { kind: 'start-project', region: 'asia', space: 0, type: 'solar' },
  ],
  'un-goal-revealed': ['New UN goal: forestation + solar (5 points).', { kind: 'un-goal-revealed', card: 'un-goal-34' }],
  'un-goal-removed': ['UN goal lost: forestation + solar (5 points).', { kind: 'un-goal-removed', card: 'un-goal-34' }],
  'lobby-drawn': ['Orange draws “Lobby: Africa”.', { kind: 'lobby-drawn', seat, card: 'lobby-01' }],
  end: ['Pollution has reached 520 ppm. The planet is lost.', { kind: 'end', cause: 'planet-lost', pollution: 520 }],
  'ceps-sold': [
    'Orange sells 6 CEPs (4 from controlled regions) for $30.',
    { kind: 'ceps-sold', seat, fromRegions: 4, count: 6, money: 30 },
  ],
  'goal-revealed': [
    'Orange reveals the company goal “Regional power” (+8 points).',
    { kind: 'goal-revealed', seat, card: 'company-goal-27', points: 8, exchanged: false },
  ],
  scored: ['Orange scores 3 points: most tech cubes.', { kind: 'scored', seat, source: 'most-tech', points: 3 }],
  result: ['Orange and Blue win together with 80 points.', { kind: 'result', winners: [0, 2], scores: [80, 60, 80] }],
  'solo-rank': ['Your company: 120 points. Rank: “director”.', { kind: 'solo-rank', rank: 'director', points: 120 }],
  chart: ['', { kind: 'chart', chart: 'price', at: 1, values: { price: 3 } }],
};

test('every kind of event has its line in the log', () => {
  for (const [kind, [line, event]] of Object.entries(LOG)) expect(said(voice.event(event, SPECTATOR)), kind).toBe(line);
});

test('the log tells variants apart', () => {
  const told = (event: Co2Event): string => said(voice.event(event, SPECTATOR));
  expect(told({ kind: 'event', card: 'event-47', region: 'africa', disaster: false })).toBe(
    'Pollution is low enough: no disaster in Africa.',
  );
  expect(told({ kind: 'next-event', card: null })).toBe('No further disaster threatens.');
  expect(told({ kind: 'cep-paid', seat, from: 'hand', cause: 'auction' })).toBe('Orange pays 1 CEP from hand towards the bid.');
  expect(told({ kind: 'control', region: 'asia', seat, from: -1, by: 'first' })).toBe('Orange takes control of Asia.');
  expect(told({ kind: 'scientist', seat, from: 'hand:0', to: 'project:asia/2', type: 'biomass', tile: null })).toBe(
    'Orange sends a scientist to biomass in Asia.',
  );
  expect(told({ kind: 'scientist', seat, from: 'project:asia/2', to: 'hand:0', type: 'biomass', tile: null })).toBe(
    'Orange takes a scientist back into hand.',
  );
  expect(told({ kind: 'scientist', seat, from: 'summit:1/solar', to: 'hand:0', type: 'solar', tile: null })).toBe('');
  expect(told({ kind: 'price', from: 3, to: 4 })).toBe('The price of a CEP rises to $4.');
  expect(told({ kind: 'goal-revealed', seat, card: 'company-goal-27', points: 0, exchanged: true })).toBe(
    'Orange reveals the company goal “Regional power” and exchanges it for money.',
  );
  expect(told({ kind: 'result', winners: [], scores: [40, 30] })).toBe('');
  expect(told({ kind: 'result', winners: [0], scores: [40] })).toBe('');
});

/** One step of each kind of decision. A kind without a sample does not compile. */
const STEPS: { readonly [D in DecisionStep['do']]: Extract<DecisionStep, { do: D }> } = {
  'solo-start-region': { do: 'solo-start-region', seat },
  'solo-project-space': { do: 'solo-project-space', seat, region: 'asia', type: 'solar' },
  'income-split': { do: 'income-split', seat, total: 6 },
  'pay-cep': { do: 'pay-cep', seat, cause: 'fossil', region: 'asia' },
  'forced-purchase-funding': { do: 'forced-purchase-funding', seat, region: 'asia' },
  'turn-menu': { do: 'turn-menu', seat },
  propose: { do: 'propose', seat },
  install: { do: 'install', seat },
  construct: { do: 'construct', seat },
  'scientist-move': { do: 'scientist-move', seat, cause: 'free' },
  'scientist-destination': { do: 'scientist-destination', seat, cause: 'free', from: { at: 'hand' } },
  'research-grant': { do: 'research-grant', seat },
  'dismissed-scientist': { do: 'dismissed-scientist', seat, type: 'solar', by: 1 },
  'own-scientist-after-construct': { do: 'own-scientist-after-construct', seat, region: 'asia', space: 0 },
  'bonus-any-expertise': { do: 'bonus-any-expertise', seat },
  'bonus-region-cep': { do: 'bonus-region-cep', seat },
  'lobby-trigger': { do: 'lobby-trigger', seat, occasion: { action: 'market-buy' } },
  'lobby-reward': { do: 'lobby-reward', seat, card: 'lobby-12' },
  market: { do: 'market', seat },
  'lobby-minor': { do: 'lobby-minor', seat },
  'un-goal': { do: 'un-goal', seat },
  'end-of-turn-expertise': { do: 'end-of-turn-expertise', seat },
  'summit-order': { do: 'summit-order', seat },
  'summit-extra-expertise': { do: 'summit-extra-expertise', seat, place: 5 },
  'auction-bid': { do: 'auction-bid', seat },
  'auction-payment': { do: 'auction-payment', seat, rest: 3 },
  'auction-first-player': { do: 'auction-first-player', seat },
};

test('every decision has a question for the one who decides and a line for the others', () => {
  const view = plainTable(3);
  for (const step of Object.values(STEPS)) {
    const asked = said(voice.prompt(view, step, seat));
    for (const viewer of [1, SPECTATOR]) {
      const watched = said(voice.prompt(view, step, viewer));
      expect(watched).toContain('Orange');
      expect(watched).not.toBe(asked);
    }
  }
  expect(said(voice.prompt(view, STEPS['income-split'], seat))).toBe(
    'Income 6: choose how much to take as money. The rest is points.',
  );
  expect(said(voice.prompt(view, STEPS['summit-extra-expertise'], seat))).toBe(
    'Summit in Kyoto: choose one of its topics, +1 expertise.',
  );
  expect(said(voice.prompt(view, { do: 'draft-pick' }, seat))).toBe('Choose a lobby card to keep; the others go to the right.');
});

test('CO2-FLO-11, CO2-DEC-7: a menu entry with one option behind it bears the name of that option', () => {
  const label = (entry: Co2Action, table: Co2Position): string => said(voice.action(entry, table.state, 0));
  const state = plainTable(2);
  const poor = atTurn(state);
  expect(label({ do: 'to-market' }, poor)).toBe('Sell 1 CEP (+$3)');
  setPlayer(state, 0, { money: 3 });
  expect(label({ do: 'to-market' }, poor)).toBe('Visit the market (price $3)');
  setRegion(state, 'asia', { projects: [project('biomass'), null, null] });
  expect(label({ do: 'to-install' }, poor)).toBe('Install biomass in Asia, money space (−1 CEP → +$3, +1 tech cube, +1 CEP)');
  expect(label({ do: 'to-scientist' }, poor)).toBe('Send the scientist to biomass in Asia, money space');
  expect(label({ do: 'to-propose' }, poor)).toBe('Propose a project');
  // What cannot be done keeps its general name.
  expect(label({ do: 'to-construct' }, poor)).toBe('Construct a plant');
});
