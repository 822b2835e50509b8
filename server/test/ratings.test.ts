// Rated games: by everybody's consent alone, counted by a rule, explained, hidden where somebody wants it.
import type { State } from '@kaya/engine';
import type { Card, Export, Group, Leaderboard, MyRatings, Profile, Table } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ended, resultOf, setupText } from '../ratings/result.ts';
import { seasonOf, shownRating } from '../ratings/skill.ts';
import type { Site } from '../site.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import { GuestOf, Player, playRandomly, seatedTable, sqliteSite } from './playing.ts';
import { seat } from './stored.ts';

const ENDED: Ended = { winners: [1], ranks: [2, 1, 3], scores: [20, 30, 10] };

function sits(...people: readonly Partial<SeatRow>[]): SeatRow[] {
  return people.map((it, i) => seat('t', i, { person: `p${i}`, rated_by: `p${i}`, ...it }));
}

function judged(
  status: TableRow['status'],
  seats: readonly SeatRow[],
  ended: Ended | null,
  more: { together?: boolean; time?: string } = {},
) {
  const result = resultOf({ status, time: more.time ?? '' }, seats, ended, more.together === true);
  return result === null
    ? null
    : [
        result.kind,
        ...result.seats.map(({ player, place, left_early }) => `${player} ${place}${left_early === 1 ? ' left' : ''}`),
      ];
}

test('played to the end, everybody has their place; whoever did not play to the end is last', () => {
  const three = sits({}, {}, {});
  expect(judged('over', three, ENDED)).toEqual(['people', 'p0 2', 'p1 1', 'p2 3']);
  // A bot has played on for the winner, and somebody else sits where the last one left.
  const gone = sits({}, { stand_in: 1 }, { person: 'other' });
  expect(judged('over', gone, ENDED)).toEqual(['people', 'p0 1', 'p1 2 left', 'p2 2 left']);
  expect(judged('over', sits({}, {}), { winners: [0, 1], ranks: [1, 1], scores: [5, 5] })).toEqual(['people', 'p0 1', 'p1 1']);
  // All lost against the rules; nobody of those who agreed was there.
  expect(judged('over', three, { ...ENDED, winners: [] })).toBeNull();
  expect(judged('over', sits({ person: null }, { stand_in: 1 }), ENDED)).toBeNull();
});

test('given up it counts for whoever had left or run out of time, and for nobody where all agreed', () => {
  const time = JSON.stringify({ pauses: [], off: [[], []], taken: [0, 0], ranOut: [1] });
  expect(judged('abandoned', sits({}, {}), null)).toBeNull();
  expect(judged('abandoned', sits({}, { stand_in: 1 }), null)).toBeNull();
  expect(judged('abandoned', sits({}, {}), null, { time })).toEqual(['people', 'p0 1', 'p1 2 left']);
  expect(judged('abandoned', sits({}, { person: null }, {}), null)).toEqual(['people', 'p0 1', 'p1 3 left', 'p2 1']);
  expect(judged('abandoned', sits({ person: null }, { person: null }), null)).toBeNull();
});

test('together all are against the set-up; alone points count, where nobody else played', () => {
  const won: Ended = { winners: [0, 1], ranks: [1, 1], scores: [7, 7] };
  expect(judged('over', sits({}, { stand_in: 1 }), won, { together: true })).toEqual(['difficulty', 'p0 1', 'p1 2 left']);
  expect(judged('over', sits({}, {}), { ...won, winners: [] }, { together: true })).toEqual(['difficulty', 'p0 2', 'p1 2']);
  expect(judged('abandoned', sits({}, { person: null }), null, { together: true })).toEqual(['difficulty', 'p1 2 left']);
  expect(judged('abandoned', sits({}, {}), null, { together: true })).toBeNull();
  expect(judged('over', sits({}), { winners: [0], ranks: [1], scores: [42] }, { together: true })).toEqual(['alone', 'p0 1']);
  expect(judged('over', sits({ stand_in: 1 }), { winners: [0], ranks: [1], scores: [42] })).toBeNull();
  expect(setupText('{"b":1,"a":"x"}', 2)).toBe(setupText('{"a":"x","b":1}', 2));
  expect([seasonOf(Date.UTC(2026, 8, 30, 23)), seasonOf(Date.UTC(2026, 9, 1))]).toEqual(['2026-Q3', '2026-Q4']);
  expect(shownRating({ mu: 25, sigma: 25 / 3 })).toEqual({ points: 1000, spread: 667, provisional: true });
  expect(shownRating({ mu: 30, sigma: 4 }).provisional).toBe(false);
});

let site: Site;
beforeAll(async () => {
  site = await sqliteSite();
});
afterAll(() => site.close());

const agree = (guest: GuestOf, id: string, agrees = true) => guest.post(`/api/tables/${id}/rating`, { agrees });
const tableOf = async (guest: GuestOf, id: string) => (await guest.get<Table>(`/api/tables/${id}`)).body;
const boardOf = async (guest: GuestOf, more = '') => (await guest.get<Leaderboard>(`/api/ratings/lamplighters${more}`)).body;
const mine = async (guest: GuestOf) => (await guest.get<MyRatings>('/api/my/ratings')).body;

/** Plays a game at random; says who won it. */
async function playedBy(guests: readonly GuestOf[], id: string): Promise<readonly number[]> {
  const players = guests.map((guest) => new Player(guest, id));
  await guests[0]?.post(`/api/tables/${id}/start`);
  await Promise.all(players.map((player, i) => playRandomly(player, `rated ${i}`)));
  for (const player of players) player.close();
  const view = players[0]?.position?.view as State;
  return view.outcome?.winners ?? [];
}

test('a game is rated where every seat has agreed, and then for everybody; it is explained, listed, and hidden where one wants', async () => {
  const { id, guests } = await seatedTable(site.port, 'lamplighters', 2);
  const [ann, ben] = guests as [GuestOf, GuestOf];
  const eve = await GuestOf.at(site.port, 'Eve');
  expect((await agree(eve, id)).status).toBe(403);
  expect((await agree(ann, id)).status).toBe(204);
  expect(await tableOf(ben, id)).toMatchObject({ rated: false, ratable: true, seats: [{ rates: true }, { rates: false }] });
  await agree(ben, id);
  await agree(ann, id, false);
  expect((await tableOf(ben, id)).rated).toBe(false);
  await agree(ann, id);
  expect((await tableOf(ben, id)).rated).toBe(true);
  await ann.post(`/api/tables/${id}/start`);
  // It has begun: nobody takes anything back.
  expect((await agree(ann, id, false)).status).toBe(403);
  await ben.post(`/api/tables/${id}/leave`);
  expect((await ann.post(`/api/tables/${id}/proposals`, { id: 'give-it-up', what: { kind: 'abandon' } })).status).toBe(204);
  // It is counted at once; whatever was left lying, at the next look around.
  await site.lookAround();
  expect((await mine(ben)).changes).toMatchObject([{ left: true, won: false, place: 2 }]);
  const { titles, changes, shown } = await mine(ann);
  expect([shown, titles]).toMatchObject([true, [{ game: 'lamplighters', games: 1, provisional: true }]]);
  expect(changes).toMatchObject([
    {
      table: id,
      before: { points: 1000 },
      chance: 0.5,
      left: false,
      against: null,
      others: [{ name: 'Guest 2', before: { points: 1000 } }],
    },
  ]);
  expect(changes[0]?.after.points).toBeGreaterThan(1000);
  const all = await boardOf(eve);
  expect(all.best.map(({ place, games, you }) => [place, games, you])).toEqual([
    [null, 1, false],
    [null, 1, false],
  ]);
  expect(await boardOf(eve, `?season=${all.seasons[0]}`)).toMatchObject({ best: [{ games: 1 }, { games: 1 }] });
  expect((await boardOf(eve, '?season=2019-Q1')).best).toEqual([]);
  expect((await eve.get('/api/ratings/chess')).status).toBe(404);
  // A group of Ben's, in which Ann is not.
  const group = (await ben.post<Group>('/api/groups', { name: 'Lamps' })).body;
  expect((await boardOf(ben, `?group=${group.id}`)).best.map(({ you }) => you)).toEqual([true]);
  expect((await eve.get(`/api/ratings/lamplighters?group=${group.id}`)).status).toBe(404);
  const cards = async (who: GuestOf) => (await who.get<Card[]>(`/api/tables/${id}/people`)).body;
  expect((await cards(eve))[0]?.ratings).toMatchObject([{ game: 'lamplighters', provisional: true }]);
  // Blocking changes no list, for nobody.
  await ann.post(`/api/tables/${id}/manners`, { whom: { seat: 1 }, muted: false, blocked: true });
  for (const who of [ann, ben])
    expect((await boardOf(who)).best.map(({ name }) => name).toSorted()).toEqual(['Guest 1', 'Guest 2']);
  const profile = (await ann.get<Profile>('/api/my/profile')).body;
  await ann.post('/api/my/profile', { ...profile, shown: { ...profile.shown, ratings: false } });
  expect((await boardOf(eve)).best.map(({ name }) => name)).toEqual(['Guest 2']);
  expect((await boardOf(ann)).best.map(({ name }) => name)).toEqual(['Guest 2']);
  expect((await cards(eve))[0]?.ratings).toBeNull();
  expect((await mine(ben)).changes[0]?.others).toMatchObject([{ name: 'Guest 1', before: null }]);
  expect((await mine(ann)).titles).toHaveLength(1);
  const kept = (await ann.get<Export>('/api/my/export')).body;
  expect(kept.ratings).toMatchObject([{ game: 'lamplighters', table: id, left: false }]);
});

test('played to the end a rated game counts for both, or for nobody where all have lost', async () => {
  const { id, guests } = await seatedTable(site.port, 'lamplighters', 2);
  for (const guest of guests) await agree(guest, id);
  const winners = await playedBy(guests, id);
  await site.lookAround();
  for (const [i, guest] of guests.entries()) {
    const { changes } = await mine(guest);
    expect(changes.map(({ table, won, left }) => [table, won, left])).toEqual(
      winners.length === 0 ? [] : [[id, winners.includes(i), false]],
    );
  }
});

test('where one seat has not agreed, a bot or a program sits, nothing is rated', async () => {
  const { id, guests } = await seatedTable(site.port, 'lamplighters', 2);
  const [ann, ben] = guests as [GuestOf, GuestOf];
  await agree(ann, id);
  await playedBy(guests, id);
  expect((await tableOf(ann, id)).rated).toBe(false);
  const withBot = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  expect((await agree(ann, withBot)).status).toBe(204);
  expect((await tableOf(ann, withBot)).rated).toBe(false);
  await ben.post('/api/my/program', { name: 'rated-one', games: [] });
  const withProgram = await ann.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  await ben.post(`/api/tables/${withProgram}/join`, { seat: null });
  expect((await agree(ben, withProgram)).status).toBe(409);
  // Whoever leaves takes their consent along.
  const eve = await GuestOf.at(site.port, 'Eve');
  await ben.post(`/api/tables/${withProgram}/leave`);
  await eve.post(`/api/tables/${withProgram}/join`, { seat: null });
  await agree(eve, withProgram);
  expect((await tableOf(eve, withProgram)).seats[1]?.rates).toBe(true);
  await eve.post(`/api/tables/${withProgram}/leave`);
  const cy = await GuestOf.at(site.port, 'Cy');
  await cy.post(`/api/tables/${withProgram}/join`, { seat: null });
  expect((await tableOf(cy, withProgram)).seats[1]?.rates).toBe(false);
  await site.lookAround();
  expect((await mine(ann)).changes).toEqual([]);
});
