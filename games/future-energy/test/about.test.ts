import { LOCALES, SPECTATOR, type Speaker, speakerFor, viewOf } from '@kaya/engine';
import { beforeAll, expect, test } from 'vitest';
import { mapOf } from '../data/map.ts';
import { edition } from '../index.ts';
import { place } from '../rules/places.ts';
import { laid, type Position } from './position.ts';

const { game, voice } = edition;
const names = ['Ann', 'Bo', 'Cy', 'Di'];
let english: Speaker;
beforeAll(async () => {
  english = await speakerFor(voice, 'en', names);
});

/** The tooltip of a place. */
const about = (given: Position, where: string, viewer = 0) =>
  (voice.about?.(where, viewOf(game, laid(given), viewer), viewer) ?? []).map((words) => english.say(words));

test('FE-MOVE-4, -7: a space tells what its token does, what the way costs and whom it pays, or what is in the way', () => {
  const given: Position = {
    elsewhere: 'gas',
    tokens: { prague: 'coal' },
    lines: { 'start/prague': [1] },
    players: [{ money: 3, contracts: { 'c2-03': [1, 1] } }],
  };
  expect(about(given, 'space:prague')).toEqual([
    'coal: You may put a plant from your contracts back in your reserve.',
    'The cheapest way for you: 1M to Bo.',
  ]);
  expect(about(given, 'space:athens').join(' ')).toMatch(/No way is open; in between lie the tokens of .*None of the plants/);
  expect(about(given, 'space:prague', SPECTATOR)).toHaveLength(1);
});

test('FE-SCO-8: an empty connection tells how far one’s network would reach with it', () => {
  const given: Position = { lines: { 'start/prague': [0] } };
  expect(about(given, 'connection:prague--krakow')).toEqual([
    'No line yet: driving along it costs 1M.',
    'With a line here your network would reach 2 regions: 3 VP (now 1).',
  ]);
  expect(about(given, 'connection:start--prague')).toEqual(['Lines: Ann.', 'You drive along it for free.']);
});

test('FE-SCO-4: a region tells how its majority stands', () => {
  const given: Position = { elsewhere: null, plants: { prague: [2, 1, 0, 0] } };
  expect(about(given, 'region:central')).toEqual([
    'Ann: 2 plants, 6 VP as it stands.',
    'Bo: 1 plant, 3 VP as it stands.',
    'Tokens left here: 0.',
  ]);
});

test('FE-HID-2: the forecast gives a range for the certificates of others', () => {
  const state = laid({ players: [{ certificates: [5] }] });
  const heard = (viewer: number) => (voice.forecast?.(viewOf(game, state, viewer), viewer) ?? []).map((it) => english.say(it));
  expect(heard(0)).toContain('If the game ended now, Ann would have 5 VP.');
  expect(heard(1)).toContain('If the game ended now, Ann would have 3 to 5 VP.');
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
      ...player.contracts.flatMap(({ id }) => [place.contract(id), place.slot(id, 0)]),
    ]),
    ...[place.contractPile, place.certificatePile, place.publicPile, place.bank, place.box],
  ];
  for (const where of places) {
    const lines = (voice.about?.(where, viewOf(game, state, 1), 1) ?? []).map((words) => speaker.say(words));
    expect(lines.join(), where).not.toBe('');
  }
});
