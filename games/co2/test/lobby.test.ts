import { expect, test } from 'vitest';
import { topPlant } from '../rules/turn/plants.ts';
import type { Co2State, Energy, LobbyId, RegionId } from '../types/index.ts';
import type { Co2Position } from './choosing.ts';
import { atTurn, B, F, N, plainTable, project, R, S, setPlayer, setRegion } from './position.ts';

/** Chapter 6.5: the lobby cards one by one. */

function holding(...lobby: LobbyId[]): Co2State {
  const state = plainTable(2);
  setPlayer(state, 0, { lobby, money: 20 });
  return state;
}

/** A region of the plain table whose agenda shows the type. */
const HOME: Readonly<Record<Energy, RegionId>> = {
  forestation: 'europe',
  solar: 'europe',
  'cold-fusion': 'asia',
  biomass: 'asia',
  recycling: 'europe',
};

function played(table: Co2Position, card: LobbyId): void {
  expect(table.player(0).lobby).not.toContain(card);
  expect(table.state.lobbyPlayed).toContain(card);
  expect(table.state.turn.card).toBe(true);
}

test.each([
  ['CO2-LOB-01', 'lobby-01', 'africa', F],
  ['CO2-LOB-02', 'lobby-02', 'asia', B],
  ['CO2-LOB-03', 'lobby-03', 'europe', S],
  ['CO2-LOB-04', 'lobby-04', 'north-america', F],
  ['CO2-LOB-05', 'lobby-05', 'oceania', R],
  ['CO2-LOB-06', 'lobby-06', 'south-america', N],
] as const)('%s: three dollars for a proposal in its region, and in no other', (_, card, region, type) => {
  const table = atTurn(holding(card)).propose(region, 1, type);
  expect(table.asked).toBe('lobby-trigger');
  table.choose({ do: 'play-major', card });
  expect(table.player(0).money).toBe(23);
  played(table, card);
  const elsewhere = atTurn(holding(card)).propose(region === 'asia' ? 'europe' : 'asia', 1, F);
  expect(elsewhere.asked).toBe('turn-menu');
});

test('CO2-LOB-07, CO2-DEC-30: three dollars more for a proposal on a money space', () => {
  const table = atTurn(holding('lobby-07')).propose('asia', 0, B).choose({ do: 'play-major', card: 'lobby-07' });
  expect(table.player(0).money).toBe(20 + 5 + 3);
  expect(atTurn(holding('lobby-07')).propose('asia', 1, B).asked).toBe('turn-menu');
});

test('CO2-LOB-08: two tech cubes more for a proposal on a tech space', () => {
  const table = atTurn(holding('lobby-08')).propose('asia', 1, B).choose({ do: 'play-major', card: 'lobby-08' });
  expect(table.player(0).tech).toBe(4);
  expect(atTurn(holding('lobby-08')).propose('asia', 0, B).asked).toBe('turn-menu');
});

test('CO2-LOB-09, CO2-DEC-30: a scientist move more for a proposal on a joint research space, after the grant', () => {
  const table = atTurn(holding('lobby-09')).propose('asia', 2, B);
  expect(table.asked).toBe('research-grant');
  table.choose({ do: 'recruit' });
  expect(table.asked).toBe('lobby-trigger');
  table.choose({ do: 'play-major', card: 'lobby-09' });
  expect(table.region('asia').projects[2]?.scientist).toBe(0);
  expect(table.state.turn.scientist).toBe(false);
  expect(atTurn(holding('lobby-09')).propose('asia', 0, B).asked).toBe('turn-menu');
});

/** Seat 0 installs a project of the type, with the card in hand. */
function installing(type: Energy, card: LobbyId): Co2Position {
  const state = holding(card);
  setRegion(state, HOME[type], { projects: [project(type), null, null] });
  return atTurn(state).install(HOME[type], 0);
}

test.each([
  ['CO2-LOB-10', 'lobby-10', F, { money: 20, tech: 2 }],
  ['CO2-LOB-11', 'lobby-11', S, { money: 23, tech: 3 }],
  ['CO2-LOB-13', 'lobby-13', R, { money: 25, tech: 2 }],
  ['CO2-LOB-14', 'lobby-14', N, { money: 28, tech: 1 }],
] as const)('%s, CO2-DEC-28: its reward after the benefit of an installation of its type', (_, card, type, after) => {
  const table = installing(type, card);
  expect(table.asked).toBe('lobby-trigger');
  expect(table.region(HOME[type]).projects[0]?.installed).toBe(true);
  table.choose({ do: 'play-major', card });
  expect(table.player(0)).toMatchObject(after);
  played(table, card);
  expect(installing(type === S ? F : S, card).asked).toBe('turn-menu');
});

test('CO2-LOB-12, CO2-DEC-18: the biomass card gives money or tech, as its player likes', () => {
  const reward = (effect: number) => {
    const table = installing(B, 'lobby-12').choose({ do: 'play-major', card: 'lobby-12' });
    expect(table.asked).toBe('lobby-reward');
    expect(table.options).toHaveLength(2);
    table.choose({ do: 'take-reward', effect });
    return [table.player(0).money, table.player(0).tech];
  };
  // The benefit is three dollars and a cube.
  expect(reward(0)).toEqual([26, 1]);
  expect(reward(1)).toEqual([23, 3]);
});

test.each([
  ['CO2-LOB-15', 'lobby-15', F],
  ['CO2-LOB-16', 'lobby-16', S],
  ['CO2-LOB-17', 'lobby-17', B],
  ['CO2-LOB-18', 'lobby-18', R],
  ['CO2-LOB-19', 'lobby-19', N],
] as const)('%s, CO2-DEC-10: a plant of its type costs three dollars less', (_, card, type) => {
  const state = holding(card);
  const plant = topPlant(state, type);
  if (plant === undefined) throw new Error('the stack is full');
  setPlayer(state, 0, { money: plant.money - 3, tech: plant.tech, expertise: { [type]: plant.expertise } });
  setRegion(state, HOME[type], { projects: [project(type, true), null, null] });
  const table = atTurn(state).choose({ do: 'to-construct' });
  // The only way to build, so it comes by itself.
  expect(table.told('plant-paid')).toMatchObject([{ money: plant.money - 3, discount: 3 }]);
  expect(table.player(0)).toMatchObject({ money: 0, points: plant.points });
  played(table, card);
  const other = type === S ? F : S;
  const elsewhere = holding(card);
  setPlayer(elsewhere, 0, { money: 20, tech: 5, expertise: { [other]: 5 } });
  setRegion(elsewhere, HOME[other], { projects: [project(other, true), null, null] });
  expect(atTurn(elsewhere).choose({ do: 'to-construct' }).told('plant-paid')).toMatchObject([{ discount: 0 }]);
});

/** Seat 0's scientist on a project of the type goes to the first summit with that topic. */
function sending(type: Energy, card: LobbyId): Co2Position {
  const state = holding(card);
  setRegion(state, HOME[type], { projects: [project(type, false, 0), null, null] });
  setPlayer(state, 0, { hand: 0 });
  const place = { forestation: 0, solar: 0, 'cold-fusion': 1, biomass: 2, recycling: 3 }[type];
  return atTurn(state).choose({ do: 'to-scientist' }).choose({ do: 'send-scientist', to: 'summit', place, topic: type });
}

test.each([
  ['CO2-LOB-20', 'lobby-20', F],
  ['CO2-LOB-21', 'lobby-21', S],
  ['CO2-LOB-22', 'lobby-22', B],
  ['CO2-LOB-23', 'lobby-23', R],
  ['CO2-LOB-24', 'lobby-24', N],
] as const)('%s: an expertise at once for a scientist sent to its topic', (_, card, type) => {
  const table = sending(type, card);
  expect(table.asked).toBe('lobby-trigger');
  table.choose({ do: 'play-major', card });
  expect(table.player(0).expertise[type]).toBe(1);
  played(table, card);
  expect(sending(type === S ? F : S, card).asked).toBe('turn-menu');
});

test('CO2-LOB-25: two points for buying a CEP on a visit, none for selling', () => {
  const table = atTurn(holding('lobby-25')).buy().choose({ do: 'play-major', card: 'lobby-25' });
  expect(table.player(0)).toMatchObject({ points: 2, money: 17, cep: 3 });
  expect(table.player(0).sources.lobby).toBe(2);
  expect(atTurn(holding('lobby-25')).sell().asked).toBe('turn-menu');
});

test('CO2-LOB-26: three dollars on top of the price for selling a CEP, none for buying', () => {
  const table = atTurn(holding('lobby-26')).sell().choose({ do: 'play-major', card: 'lobby-26' });
  expect(table.player(0)).toMatchObject({ money: 20 + 3 + 3, cep: 1 });
  expect(table.state.price).toBe(2);
  expect(atTurn(holding('lobby-26')).buy().asked).toBe('turn-menu');
});

const MINOR = {
  tech: ['01', '05', '07', '14', '15', '18', '23'],
  money: ['08', '09', '13', '20', '22', '24', '25'],
  cep: ['02', '04', '11', '17', '19', '21'],
  move: ['03', '06', '10', '12', '16', '26'],
};

test('CO2-CRD-3, CO2-CRD-4, CO2-DEC-20: the minor effects are a cube, two dollars, a CEP from the market, a scientist move', () => {
  expect(Object.values(MINOR).flat().sort()).toHaveLength(26);
  for (const [kind, numbers] of Object.entries(MINOR)) {
    for (const number of numbers) {
      const card = `lobby-${number}` as const;
      const state = holding(card);
      setRegion(state, 'asia', { projects: [project(B), null, null] });
      const table = atTurn(state).minor(card);
      const gain = { tech: kind === 'tech' ? 1 : 0, money: kind === 'money' ? 22 : 20, cep: kind === 'cep' ? 3 : 2 };
      expect(table.player(0), card).toMatchObject(gain);
      expect(table.state.market, card).toBe(kind === 'cep' ? 1 : 2);
      expect(table.region('asia').projects[0]?.scientist, card).toBe(kind === 'move' ? 0 : -1);
      expect(table.state.turn.scientist).toBe(false);
      played(table, card);
    }
  }
});

test('CO2-INV-19: every lobby card is in a hand, in the deck or played', () => {
  const state = holding('lobby-01', 'lobby-02');
  const { lobbyDeck, lobbyPlayed, players } = atTurn(state).minor('lobby-01').state;
  const all = [...lobbyDeck, ...lobbyPlayed, ...players.flatMap(({ lobby }) => lobby)];
  expect(new Set(all).size).toBe(26);
  expect(all).toHaveLength(26);
});
