import { type AidAmount, type AidLine, type AidSheet, range, sayer, some, type Words } from '@kaya/engine';
import { components } from '../data/index.ts';
import type { Benefit } from '../data/read.ts';
import { decadesOf } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { paidPlaces } from '../rules/supply/income.ts';
import { benefitOf } from '../rules/turn/install.ts';
import { energy, space } from '../text/names.ts';
import { type Co2State, ENERGIES, type Energy, FOSSILS, GRANTS, type Grant } from '../types/index.ts';
import type { en } from './en.ts';

const say = sayer<keyof typeof en>();
const { constants } = components;

const ICONS = ['money', 'tech', 'cep', 'points', 'expertise', 'scientist', 'research'] as const;
const CARDS = ['lobby', 'un-goal', 'goal', 'disaster', 'factory', 'closed'] as const;

/** The player aid of CO₂ for this table. */
export function sheet(state: Co2State): AidSheet {
  return { turn: turn(state), actions: actions(state), scores: scores(state), icons: icons() };
}

function turn(state: Co2State): AidLine[] {
  const length = { rounds: roundsOf(state), decades: decadesOf(state) };
  return [
    { id: 'supply', icon: 'factory', name: say('supply'), note: say('supply.note') },
    { id: 'rounds', name: say('rounds', length), note: say('rounds.note') },
    { id: 'main', icon: 'cep', name: say('main'), note: say('main.note') },
    { id: 'free', icon: 'scientist', name: say('free'), note: say('free.note') },
    { id: 'end-of-turn', icon: 'expertise', name: say('end-of-turn'), note: say('end-of-turn.note') },
  ];
}

function actions(state: Co2State): AidSheet['actions'] {
  return [
    { id: 'propose', title: say('propose'), lines: GRANTS.map(grant) },
    { id: 'install', title: say('install'), lines: ENERGIES.map((type) => installed(type, benefitOf(state, type))) },
    { id: 'construct', title: say('construct'), lines: ENERGIES.map(constructed) },
    { id: 'free-actions', title: say('free-actions'), lines: freeActions(state) },
    { id: 'besides', title: say('besides'), lines: besides(state) },
  ];
}

function grant(it: Grant): AidLine {
  const name = space(it, 'name');
  switch (it) {
    case 'money':
      return {
        id: 'grant-money',
        icon: 'money',
        name,
        gain: some('money', constants.minMoneyGrant),
        note: say('grant-money.note'),
      };
    case 'tech':
      return { id: 'grant-tech', icon: 'tech', name, gain: some('tech', constants.techGrant) };
    case 'research':
      return { id: 'grant-research', icon: 'research', name, note: say('grant-research.note') };
  }
}

function installed(type: Energy, { money, tech, cepFromMarket, cepFromBank }: Benefit): AidLine {
  return {
    id: `install-${type}`,
    icon: type,
    name: energy(type, 'title'),
    cost: some('cep', 1),
    gain: [...some('money', money), ...some('tech', tech), ...some('cep', cepFromMarket + cepFromBank)],
  };
}

function constructed(type: Energy): AidLine {
  const plants = components.plants[type];
  return {
    id: `construct-${type}`,
    icon: type,
    name: energy(type, 'title'),
    cost: [
      range(
        'money',
        plants.map((it) => it.money),
      ),
      range(
        'tech',
        plants.map((it) => it.tech),
      ),
    ],
    gain: [
      range(
        'points',
        plants.map((it) => it.points),
      ),
      { icon: 'expertise', from: 1 },
    ],
  };
}

function freeActions(state: Co2State): AidLine[] {
  const price = { icon: 'money', from: constants.minPrice, to: constants.maxPrice };
  const { scientistProjectToHand } = components.editions[state.options.edition];
  return [
    {
      id: 'move',
      icon: 'scientist',
      name: say('move'),
      note: say(scientistProjectToHand ? 'move.note-or-hand' : 'move.note'),
    },
    { id: 'buy', icon: 'cep', name: say('buy'), cost: [price], gain: some('cep', 1), note: say('buy.note') },
    { id: 'sell', icon: 'money', name: say('sell'), cost: some('cep', 1), gain: [price], note: say('sell.note') },
    { id: 'lobby', icon: 'lobby', name: say('lobby'), note: say('lobby.note') },
    { id: 'un-goal', icon: 'un-goal', name: say('un-goal'), cost: some('tech', constants.unGoalTech), gain: [unGoals(state)] },
  ];
}

function unGoals(state: Co2State): AidAmount {
  const { unGoals: ids } = components.editions[state.options.edition];
  return range(
    'points',
    ids.map((id) => components.unGoals[id]?.points ?? 0),
  );
}

function besides(state: Co2State): AidLine[] {
  const alone = state.players.length === 1;
  const rivals: AidLine[] = alone
    ? []
    : [
        {
          id: 'dismiss',
          icon: 'scientist',
          name: say('dismiss'),
          cost: some('money', constants.dismissFee),
          note: say('dismiss.note'),
        },
      ];
  const auction: AidLine[] =
    state.options['first-player-auction'] === 'off'
      ? []
      : [{ id: 'auction', icon: 'money', name: say('auction'), note: say('auction.note', { tech: constants.auctionTech }) }];
  return [
    ...rivals,
    {
      id: 'goal-cash',
      icon: 'goal',
      name: say('goal-cash'),
      gain: some('money', constants.goalCash),
      note: say('goal-cash.note'),
    },
    {
      id: 'fossil',
      icon: 'factory',
      name: say('fossil'),
      cost: some('cep', 1),
      gain: FOSSILS.map((kind) => ({ icon: kind, from: components.ppm[kind] })),
      note: say('fossil.note'),
    },
    {
      id: 'disaster',
      icon: 'disaster',
      name: say('disaster', { ppm: constants.disasterPpm }),
      cost: some('tech', constants.disasterTech),
      note: say('disaster.note', { points: constants.disasterPoints }),
    },
    ...auction,
  ];
}

function scores(state: Co2State): AidLine[] {
  const incomes = ENERGIES.flatMap((type) => components.tracks[type].spaces.slice(1).map((it) => it.income));
  const alone = state.players.length === 1;
  const ends = { decades: decadesOf(state), green: constants.greenRegionsToEnd, ppm: constants.disasterPpm };
  return [
    { id: 'plants', icon: 'points', name: say('plants'), note: say('plants.note') },
    {
      id: 'income',
      icon: 'expertise',
      name: say('income', { places: paidPlaces(state) }),
      gain: [range('points', incomes)],
      note: say('income.note'),
    },
    { id: 'un-goals', icon: 'un-goal', name: say('un-goals'), gain: [unGoals(state)] },
    { id: 'company-goal', icon: 'goal', name: say('company-goal'), note: say('company-goal.note') },
    { id: 'ceps', icon: 'cep', name: say('ceps'), note: say('ceps.note') },
    { id: 'money', icon: 'money', name: say('money'), cost: some('money', constants.moneyPerPoint), gain: some('points', 1) },
    { id: 'most-tech', icon: 'tech', name: say('most-tech'), gain: some('points', constants.mostTechPoints) },
    { id: 'most-un-goals', icon: 'un-goal', name: say('most-un-goals'), gain: some('points', constants.mostUnGoalsPoints) },
    { id: 'end', name: say('end'), note: say('end.note', ends) },
    {
      id: 'lost',
      icon: 'disaster',
      name: say('lost', { ppm: constants.lossPpm }),
      note: say(alone ? 'lost.alone' : 'lost.note'),
    },
  ];
}

function icons(): AidSheet['icons'] {
  const named = (icon: string, name: Words) => ({ icon, name });
  return [
    ...ENERGIES.map((type) => named(type, energy(type, 'title'))),
    ...FOSSILS.map((kind) => named(kind, say(`icon.${kind}`))),
    ...ICONS.map((icon) => named(icon, say(`icon.${icon}`))),
    ...CARDS.map((icon) => named(icon, say(`icon.${icon}`))),
  ];
}
