import { LOCALES, SPECTATOR, type Speaker, speakerFor, viewOf } from '@kaya/engine';
import { beforeAll, expect, test } from 'vitest';
import { mapOf } from '../data/tables.ts';
import { box } from '../index.ts';
import { PLAYER_PARTS, place } from '../rules/places.ts';
import { PLANNING_ACTIONS, TOKEN_TYPES } from '../types/index.ts';
import { type Laid, laid, position } from './position.ts';

const { game, voice } = box;
const names = ['Ann', 'Bo', 'Cy', 'Di'];
let english: Speaker;
beforeAll(async () => {
  english = await speakerFor(voice, 'en', names);
});

/** The tooltip of a place. */
const about = (given: Laid, where: string, viewer = 0) =>
  (voice.about?.(where, viewOf(game, laid(given), viewer), viewer) ?? []).map((words) => english.say(words));

test('FE-MOVE-4, -7: a space tells what its token does, what the way costs and whom it pays, or what is in the way', () => {
  const given: Laid = {
    elsewhere: 'gas',
    tokens: { prague: 'coal' },
    lines: { 'start/prague': [1] },
    players: [{ money: 3, contracts: { 'c2-03': [1, 1] } }],
  };
  expect(about(given, 'space:prague')).toEqual([
    'coal. You may return a plant from your contracts to your reserve.',
    'Cheapest route for you: €1M to Bo.',
  ]);
  expect(about(given, 'space:athens').join(' ')).toMatch(/No open route; tokens are in the way: .*None of your contracts/);
  expect(about(given, 'space:prague', SPECTATOR)).toHaveLength(1);
});

test('FE-SCO-8: an empty connection tells how far one’s network would reach with it', () => {
  const given: Laid = { lines: { 'start/prague': [0] } };
  expect(about(given, 'connection:prague--krakow')).toEqual([
    'No line yet: using it costs €1M.',
    'With a line here your network would reach 2 regions: 3 points (now 1).',
  ]);
  expect(about(given, 'connection:start--prague')).toEqual(['Lines: Ann.', 'You use it for free.']);
});

test('FE-SCO-4: a region tells how its majority stands', () => {
  const given: Laid = { elsewhere: null, plants: { prague: [2, 1, 0, 0] } };
  expect(about(given, 'region:central')).toEqual([
    'Ann: 2 plants, 6 points for now.',
    'Bo: 1 plant, 3 points for now.',
    'Tokens left here: 0.',
  ]);
});

test('FE-MOVE-14: a route tells where it leads through, and is called by what it pays', () => {
  const { state } = position(
    {
      elsewhere: null,
      tokens: { munich: 'coal' },
      lines: { 'start/munich': [1], 'start/zurich': [2], 'zurich/munich': [0] },
      players: [{ money: 5, contracts: { 'c2-03': [1, 1] } }],
    },
    [{ do: 'move', seat: 0 }],
  );
  const told = game.places
    .action({ do: 'route', bank: 0, tolls: [0, 0, 1, 0] })
    .flatMap((where) => [
      english.say(voice.place(where)),
      ...(voice.about?.(where, viewOf(game, state, 0), 0) ?? []).map((words) => english.say(words)),
    ]);
  expect(told).toEqual(['this route: €1M to Cy', 'Via Zurich.']);
});

test('FE-PLAN-1: a planning action tells its price, and whoever plans what it would leave', () => {
  const given: Laid = {
    elsewhere: null,
    tokens: { prague: 'coal', krakow: 'gas' },
    players: [{ money: 1, contracts: { 'c2-03': [1, 1] } }],
    change: { agenda: [{ do: 'plan', seat: 0 }] },
  };
  const generic = 'An engineer buys a line for €1M and places it on an empty connection.';
  expect(about(given, 'plan:one-line')).toEqual([generic, 'You would have €0M left and could not afford any destination.']);
  expect(about(given, 'plan:one-line', 1)).toEqual([generic]);
});

test('FE-SCO-3, -8: the standing of a player tells majorities and network', () => {
  const given: Laid = { elsewhere: null, plants: { prague: [2, 1, 0, 0] }, lines: { 'start/prague': [0] } };
  expect(about(given, 'score:0')).toEqual([
    'Majorities for now: Centre: 6 points.',
    'Ann’s network: Centre (1 point).',
    'One more region in the network would bring 2 points.',
  ]);
  expect(about(given, 'score:2')).toEqual(['Majorities for now: none.', 'No line yet, so no network.']);
});

test('FE-HID-2: a certificate is told to its owner alone', () => {
  const given: Laid = { players: [{ certificates: [5, 3] }] };
  expect(about(given, 'certificate:0')).toEqual(['Worth 5 points at the end. Only you can see it.']);
  expect(about(given, 'certificate:0', 1)).toEqual([]);
  expect(about(given, 'player:0/certificates', 1)).toEqual([
    '2, each worth 3 to 5 points at the end. Only their owner can see them.',
  ]);
});

test('FE-HID-2: the forecast gives a range for the certificates of others', () => {
  const state = laid({ players: [{ certificates: [5] }] });
  const heard = (viewer: number) =>
    (voice.forecast?.(viewOf(game, state, viewer), viewer) ?? []).map((it) => english.say(it.words));
  expect(heard(0)).toContain('If the game ended now, Ann would have 5 points.');
  expect(heard(1)).toContain('If the game ended now, Ann would have 3 to 5 points.');
});

test.each(LOCALES)('every place of the table has a tooltip in %s', async (locale) => {
  const speaker = await speakerFor(voice, locale, names);
  const state = laid({ seats: 3, options: { module1: true, module2: true, module3: true } });
  const { spaces, connections, regions } = mapOf(state);
  const places = [
    ...spaces.map(({ id }) => place.space(id)),
    ...connections.map(({ id }) => place.connection(id)),
    ...regions.map(place.region),
    ...state.display.map((_, i) => place.display(i + 1)),
    ...state.publicRow.map(place.publicContract),
    ...state.players.flatMap((player, seat) => [
      place.player(seat),
      place.score(seat),
      ...PLAYER_PARTS.map((part) => place.part(seat, part)),
      ...player.contracts.flatMap(({ id }) => [place.contract(id), place.slot(id, 0)]),
    ]),
    ...([...PLANNING_ACTIONS, 'public'] as const).map(place.plan),
    ...TOKEN_TYPES.map(place.tokens),
    ...([...TOKEN_TYPES, 'joker', 'real'] as const).map(place.kept),
    ...[place.contractPile, place.certificatePile, place.publicPile, place.bank, place.box],
    ...[place.clock, place.jokers, place.nuclearBoard],
  ];
  for (const where of places) {
    const lines = (voice.about?.(where, viewOf(game, state, 1), 1) ?? []).map((words) => speaker.say(words));
    expect(lines.join(), where).not.toBe('');
    expect(speaker.say(voice.place(where)), where).not.toBe('');
  }
});
