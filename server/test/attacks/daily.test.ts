// The tables of a day: what a cheat sends does not count, and nobody sees what others did before their own try.
import type { GameRecord } from '@kaya/engine';
import type { Daily, DailyResults, Deal, Export, Me, Problem } from '@kaya/wire';
import { expect, test } from 'vitest';
import { Limits } from '../../live/limits.ts';
import { playedOut } from '../daily-game.ts';
import { tablesWith } from '../everything.ts';
import type { GuestOf } from '../playing.ts';
import { Staged } from '../staged.ts';

const staged = await Staged.forThisFile();
const DAY = 24 * 3_600_000;
// From noon on: no day ends within a test by itself.
staged.wait((1.5 * DAY - (Date.now() % DAY)) % DAY);

/** Alone, and against a bot. */
const ALONE = 'co2';
const WITH_BOT = 'future-energy';

async function dealt(game: string): Promise<Deal> {
  const { deals } = (await staged.stranger().get<Daily>('/api/daily')).body;
  const deal = deals.find((it) => it.game === game);
  if (deal === undefined) throw new Error(`no ${game} today`);
  return deal;
}

function send(who: GuestOf, { game, day }: Pick<Deal, 'game' | 'day'>, record: unknown) {
  return who.post<DailyResults & Problem>(`/api/daily/${game}/${day}`, { record });
}

/** What the server answers, without its sentence. */
async function refusal(who: GuestOf, deal: Pick<Deal, 'game' | 'day'>, record: unknown): Promise<readonly [number, string]> {
  const { status, body } = await send(who, deal, record);
  return [status, body.code];
}

const games = new Map<string, Promise<GameRecord>>();

/** Today's game, played once for all tests. */
async function played(game: string): Promise<{ readonly deal: Deal; readonly record: GameRecord }> {
  const deal = await dealt(game);
  const found = games.get(deal.seed) ?? playedOut(deal);
  games.set(deal.seed, found);
  return { deal, record: await found };
}

test('everybody is dealt the same, each title and day another thing, and the secret leaves no trace', async () => {
  const { body: first } = await staged.stranger().get<Daily>('/api/daily');
  expect((await (await staged.guest('Ann')).get<Daily>('/api/daily')).body).toEqual(first);
  expect(new Set(first.deals.map(({ seed }) => seed)).size).toBe(first.deals.length);
  staged.wait(DAY);
  const { body: second } = await staged.stranger().get<Daily>('/api/daily');
  expect(second.day > first.day).toBe(true);
  expect(second.deals.filter(({ seed }) => first.deals.some((it) => it.seed === seed))).toEqual([]);
  expect(await tablesWith({ kind: 'sqlite', file: staged.site.file }, null, 'daily-secret')).toEqual(['settings']);
  expect(await tablesWith({ kind: 'sqlite', file: staged.site.file }, null, second.deals[0]?.seed ?? '')).toEqual([]);
});

test('a try counts once; the same game again is no second one, and another one is refused', async () => {
  const { deal, record } = await played(ALONE);
  const ann = await staged.guest('Ann');
  const counted = await send(ann, deal, record);
  expect([counted.status, counted.body.people, counted.body.mine.place]).toEqual([200, 1, 1]);
  expect(counted.body.mine.record.hashes).toBe(record.hashes);
  expect((await send(ann, deal, record)).body).toEqual(counted.body);
  const other = await playedOut(deal, (legal) => legal[0]);
  expect(await refusal(ann, deal, other)).toEqual([409, 'not-allowed']);
  expect((await ann.get<Daily>('/api/daily')).body.counted).toEqual([ALONE]);
});

test('results and differences are for those whose try counts, and name nobody whom one has blocked', async () => {
  staged.wait(DAY);
  const { deal, record } = await played(ALONE);
  const path = `/api/daily/${deal.game}/${deal.day}`;
  const [ben, eve] = [await staged.guest('Ben'), await staged.guest('Eve')];
  expect([(await eve.get(path)).status, (await staged.stranger().get(path)).status]).toEqual([403, 401]);
  // A first decision of another kind, and then as quickly as the others.
  const other = await playedOut(deal, (legal, moves) => (moves === 0 ? legal[0] : legal.at(-1)));
  await send(await staged.guest('Ann'), deal, record);
  await send(ben, deal, other);
  const { body } = await send(eve, deal, record);
  expect(body.best.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben', 'Eve']);
  expect(body.differed[0]?.moves).toBe(0);
  expect(body.differed[0]?.choices.map(({ people, you }) => [people, you])).toEqual([
    [2, true],
    [1, false],
  ]);
  const table = await ben.open('lamplighters', [{ kind: 'me' }, { kind: 'open' }]);
  await eve.post(`/api/tables/${table}/manners`, { whom: { seat: 0 }, muted: false, blocked: true });
  const namesFor = async (who: GuestOf) => (await who.get<DailyResults>(path)).body.best.map(({ name }) => name).toSorted();
  expect(await namesFor(eve)).toEqual(['Ann', 'Eve']);
  // For Ben nothing has changed: a name that others read and Ben does not would tell who has blocked him.
  expect(await namesFor(ben)).toEqual(['Ann', 'Ben', 'Eve']);
  const looks = await staged.inOneMoment(() => Promise.all(Array.from({ length: 40 }, () => ben.get(path))));
  expect(looks.map(({ status }) => status)).toContain(429);
});

test('one address cannot take all places of a title, however many guests it sends', () => {
  let now = 0;
  const limits = new Limits(() => now);
  let counted = 0;
  // The tries of a day are taken until the end of the next one, and a title has a thousand.
  for (; now < 2 * DAY; now += 10_000)
    for (let i = 0; i < 20; i++) if (limits.allow('daily', { person: `${now} ${i}`, address: 'one' })) counted++;
  expect(counted).toBeLessThan(1000);
});

test('a forged, foreign, unfinished or unreadable record says what is wrong, and nothing counts', async () => {
  const { deal, record } = await played(ALONE);
  const mallory = await staged.guest('Mallory');
  const { moves, hashes } = record;
  const unfinished = { ...record, moves: moves.slice(0, -1), hashes: hashes.slice(0, -8) };
  const swapped = { ...record, words: record.words.map((it) => (it === record.words[0] ? record.words[1] : it)) };
  const yesterdays = await playedOut({ ...deal, seed: `${deal.seed.slice(0, -1)}${deal.seed.endsWith('0') ? '1' : '0'}` });
  const easier = { ...record, options: { ...record.options, 'fossil-setup': 'beginner' } };
  const { record: foreign } = await played(WITH_BOT);
  const tries: readonly (readonly [unknown, number, string])[] = [
    [{ score: 999 }, 400, 'unreadable'],
    ['a record', 400, 'unreadable'],
    [{ ...record, start: {} }, 400, 'unreadable'],
    [{ ...record, hashes: hashes.slice(8) }, 400, 'unreadable'],
    [{ ...record, moves: moves.map(([seat, word], i) => (i === 0 ? [-2, word] : [seat, word])) }, 400, 'unreadable'],
    [unfinished, 409, 'not-playing'],
    [swapped, 409, 'not-legal'],
    [{ ...record, hashes: `${hashes.slice(0, -8)}00000000` }, 409, 'not-legal'],
    [{ ...record, seats: 2 }, 409, 'not-legal'],
    [yesterdays, 409, 'not-legal'],
    [easier, 409, 'not-legal'],
    [foreign, 409, 'not-legal'],
    [{ ...record, rulesVersion: 1 }, 409, 'other-version'],
    [{ ...record, components: '00000000' }, 409, 'other-components'],
  ];
  for (const [sent, status, code] of tries) {
    staged.wait(600_000);
    expect(await refusal(mallory, deal, sent), JSON.stringify(sent).slice(0, 80)).toEqual([status, code]);
  }
  expect((await send(mallory, deal, { ...record, seed: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await mallory.get<Daily>('/api/daily')).body.counted).toEqual([]);
});

test('a bot that was made to play worse is found out; the true game against it counts', async () => {
  const { deal, record } = await played(WITH_BOT);
  const mallory = await staged.guest('Mallory');
  let changed = false;
  const eased = await playedOut(deal, (legal, _moves, _seat, thought) => {
    const worse = thought === null ? undefined : legal.find((it) => JSON.stringify(it) !== JSON.stringify(thought));
    if (changed || worse === undefined) return thought ?? legal.at(-1);
    changed = true;
    return worse;
  });
  expect(await refusal(mallory, deal, eased)).toEqual([409, 'not-legal']);
  expect((await send(mallory, deal, record)).status).toBe(200);
});

test('the server’s day counts: the day after a game is still taken, later no more, and none of a day to come', async () => {
  const { deal, record } = await played(ALONE);
  const late = await staged.guest('Late');
  const tomorrow = new Date(Date.parse(deal.day) + DAY).toISOString().slice(0, 10);
  expect(await refusal(late, { game: ALONE, day: tomorrow }, record)).toEqual([404, 'no-such-table']);
  expect(await refusal(late, { game: 'chess', day: deal.day }, record)).toEqual([404, 'no-such-table']);
  staged.wait(2 * DAY);
  expect(await refusal(late, deal, record)).toEqual([409, 'time-is-up']);
  staged.wait(-DAY);
  expect(await refusal(late, { game: ALONE, day: tomorrow }, record)).toEqual([409, 'not-legal']);
  expect((await send(late, deal, record)).status).toBe(200);
});

test('programs, strangers and whoever sends too much are refused', async () => {
  const { deal, record } = await played(ALONE);
  const eve = await staged.guest('Eve');
  const { token } = (await eve.post<{ token: string }>('/api/bot-token', null)).body;
  const address = `http://127.0.0.1:${eve.port}/api/daily/${deal.game}/${deal.day}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ record });
  expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(403);
  expect((await send(staged.stranger(), deal, record)).status).toBe(401);
  const wrong = { ...record, rulesVersion: 1 };
  const answers = await staged.inOneMoment(() => Promise.all(Array.from({ length: 14 }, () => send(eve, deal, wrong))));
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('my tries are in my file, come along when I sign in, and go when I go', async () => {
  const { deal, record } = await played(ALONE);
  const [guest, member] = [await staged.guest('Gone Guest'), await staged.guest('Member')];
  await send(guest, deal, record);
  const mine = (await guest.get<Export>('/api/my/export')).body.daily;
  expect(mine).toMatchObject([{ game: ALONE, day: deal.day, record: { hashes: record.hashes } }]);
  const { code } = (await member.post<{ code: string }>('/api/recovery-code')).body;
  const { id } = (await guest.get<Me>('/api/me')).body;
  await guest.post('/api/sign-in/recovery', { code });
  expect((await guest.get<Daily>('/api/daily')).body.counted).toEqual([ALONE]);
  const where = { kind: 'sqlite', file: staged.site.file } as const;
  expect(await tablesWith(where, null, id)).not.toContain('daily_tries');
  await guest.post('/api/my/deletion', { name: 'Member' });
  expect((await guest.get<Daily>('/api/daily')).body.counted).toEqual([]);
});
