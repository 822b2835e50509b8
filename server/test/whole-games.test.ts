// Whole games of every game over real sockets, with connections that break, on both databases; and what was sent is looked at byte by byte.
import { type Box, eventsFor, type GameRecord, hash, Runner, replay, type State, same, viewOf } from '@kaya/engine';
import { box as lamplighters } from '@kaya/engine/teaching';
import { loadAllGames } from '@kaya/games';
import { changed, type ToClient } from '@kaya/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../site.ts';
import { configurationFor, GuestOf, Player, playRandomly, seatedTable, sqliteSite } from './playing.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const boxes: readonly Box[] = [lamplighters, ...(await loadAllGames())];

/** So many moves are made by people; in longer games bots play on for them to the end. */
const ENOUGH = 150;

/** Everything that a viewer may ever have been sent, from the record: views by hash, events as text. */
function lawful({ game }: Box, record: GameRecord, viewer: number) {
  const views = new Set<string>();
  const events = new Set<string>();
  const replayed = replay(game, record, (state, _move, all) => {
    views.add(hash(viewOf(game, state, viewer)));
    for (const event of eventsFor(game, all, viewer)) events.add(JSON.stringify(event));
  });
  expect(replayed.ok).toBe(true);
  return { views, events };
}

/** Checks each message a player received against what its seat may know. */
function checkBytes(box: Box, record: GameRecord, player: Player, seat: number): void {
  const allowed = lawful(box, record, seat);
  const faults = new Set<string>();
  const check = (holds: boolean, fault: string) => holds || faults.add(fault);
  let looked = 0;
  let differences = 0;
  let view: State | null = null;
  for (const text of player.received) {
    check(!text.includes(record.seed), 'the seed was sent');
    const message: ToClient = JSON.parse(text);
    if (message.t !== 'position') continue;
    const { position, news, changes } = message;
    if (changes !== undefined) differences++;
    view = (changes === undefined ? position.view : changed(view, changes)) as State;
    check(position.seat === seat, `a position of seat ${position.seat}`);
    check(
      view.rng.every((it) => it === 0),
      'the generator was sent',
    );
    check(allowed.views.has(hash(view)), `version ${position.version} is no view of this seat`);
    for (const event of news.flatMap((it) => it.events)) {
      check(allowed.events.has(JSON.stringify(event)), `not for this seat: ${JSON.stringify(event)}`);
    }
    if (position.legal.length > 0) {
      const listed = seat < 0 ? [] : new Runner(box.game, view).legal(seat);
      check(same(position.legal, listed), `version ${position.version} lists what the view does not allow`);
    }
    looked++;
  }
  expect([...faults]).toEqual([]);
  expect(looked).toBeGreaterThan(0);
  expect(differences).toBeGreaterThan(looked / 2);
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let site: Site;
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    if (kind === 'sqlite') site = await sqliteSite();
    else {
      postgres = await startPostgres();
      site = await openSite(configurationFor({ kind: 'postgres', url: await postgres.fresh() }));
    }
  });
  afterAll(async () => {
    await site.close();
    await postgres?.stop();
  });

  test.each(boxes.map((box) => [box.game.id, box] as const))('%s', async (id, box) => {
    const seats = Math.max(2, box.game.seats.min);
    const { id: table, guests } = await seatedTable(site.port, id, seats);
    const [host] = guests as [GuestOf, ...GuestOf[]];
    const players = guests.map((guest) => new Player(guest, table));
    const onlooker = new Player(new GuestOf(site.port, 'nobody'), table);
    expect((await host.post(`/api/tables/${table}/start`)).status).toBe(204);
    let made = 0;
    const finished = players.map((player, i) =>
      playRandomly(player, `${id} ${i}`, () => {
        made++;
        // Every now and then somebody's connection breaks in the middle of a move.
        if (made % 13 === 0) players[made % players.length]?.drop();
        if (made === ENOUGH) for (const guest of guests) void guest.post(`/api/tables/${table}/stand-in`, { level: 'random' });
      }),
    );
    await Promise.all(finished);
    const record = await host.get<GameRecord>(`/api/tables/${table}/record`);
    expect(record.status).toBe(200);
    await onlooker.until(() => onlooker.tableInfo?.status === 'over');
    players.forEach((player, seat) => {
      checkBytes(box, record.body, player, seat);
    });
    checkBytes(box, record.body, onlooker, -1);
    // Nothing was done twice: people made as many moves as were acknowledged to them.
    const acknowledged = players.reduce((sum, player) => sum + player.acknowledged.size, 0);
    expect(record.body.moves.length).toBeGreaterThanOrEqual(acknowledged);
    if (made < ENOUGH) expect(record.body.moves.length).toBe(acknowledged);
    for (const player of [...players, onlooker]) player.close();
  });
});
