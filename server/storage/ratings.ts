import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Rating } from 'openskill';
import type { Result } from '../ratings/result.ts';
import { CERTAIN, changesOf, FIRST, opponentOf, seasonOf, workedOut } from '../ratings/skill.ts';
import { InDatabase } from './in-database.ts';
import { inPieces } from './in-pieces.ts';
import type { RatedGameRow, RatedSeatRow, RatingChangeRow, Schema, SeatRow } from './schema.ts';
import { seldom } from './seldom.ts';

/** So many changes are written by one statement. */
const AT_ONCE = 100;
/** So many of the best are read, of whom some may not want to be seen. */
const MOST_READ = 500;
/** The same of a set-up that is played alone. */
const MOST_ALONE = 50;
/** So many of somebody's last games are explained. */
const EXPLAINED = 50;

/** The season that is none: ratings over all of them. */
const ALL = '';

/** Somebody's rating now, and after how many games. */
export interface Standing extends Rating {
  readonly player: string;
  readonly games: number;
}

/** A change, with the game that it came from. */
export type Explained = RatedGameRow & RatingChangeRow & { readonly seats: readonly RatedSeatRow[] };

/** Two ways to reckon that should say the same. */
export interface WorkedOut {
  readonly games: number;
  readonly changes: number;
  /** How many of the stored changes were others. */
  readonly differed: number;
}

/** Rated games as they ended, and what followed for everybody's rating. One game of a title is counted after the other. */
export class Ratings extends InDatabase {
  /** Tables whose game is to be counted. */
  async waiting(limit: number): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from tables where rated = 1 and ${seldom('status')} in ('over', 'abandoned') limit ${limit}`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /** Counts how a table's game ended, once, whoever else does; judged by who sits there in that moment. */
  async add(
    table: string,
    game: Pick<RatedGameRow, 'game' | 'setup' | 'at'>,
    judge: (seats: readonly SeatRow[]) => Result | null,
  ): Promise<boolean> {
    return this.db.transaction().execute(async (run) => {
      await this.#lock(run, game.game);
      const { numUpdatedRows } = await run
        .updateTable('tables')
        .set({ rated: 2 })
        .where('id', '=', table)
        .where('rated', '=', 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      // The table is held: whoever is deleted meanwhile is so before this or after it.
      const result = judge(await run.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute());
      if (result === null) return true;
      const last = await run
        .selectFrom('rated_games')
        .select((it) => it.fn.max('number').as('number'))
        .where('game', '=', game.game)
        .executeTakeFirst();
      const season = seasonOf(game.at);
      const row: RatedGameRow = { ...game, table_id: table, kind: result.kind, season, number: Number(last?.number ?? 0) + 1 };
      await run.insertInto('rated_games').values(row).execute();
      await run
        .insertInto('rated_seats')
        .values(result.seats.map((it) => ({ ...it, table_id: table })))
        .execute();
      for (const within of [ALL, season]) {
        const players = [...result.seats.map(({ player }) => player), opponentOf(row.setup)];
        const now = await ratingsIn(run, game.game, within, players);
        const changes = changesOf({ ...row, seats: result.seats }, (player) => now.get(player) ?? FIRST);
        await write(
          run,
          changes.map((it) => ({ ...it, game: game.game, season: within, number: row.number })),
        );
      }
      return true;
    });
  }

  /** The titles of which something was rated. */
  async titles(): Promise<readonly string[]> {
    const titles: string[] = [];
    // One after the other: there are few titles, and many games of each.
    for (let last = ''; ; ) {
      const next = await this.db
        .selectFrom('rated_games')
        .select('game')
        .where('game', '>', last)
        .orderBy('game')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) return titles;
      last = next.game;
      titles.push(last);
    }
  }

  /** Works all ratings of a title out again, from how its games ended; what is stored is compared, and replaced where it is wanted. */
  async again(game: string, replaces: boolean): Promise<WorkedOut> {
    return this.db.transaction().execute(async (run) => {
      await this.#lock(run, game);
      const games = await withSeats(
        run,
        await run.selectFrom('rated_games').selectAll().where('game', '=', game).orderBy('number').execute(),
      );
      const bySeason = Map.groupBy(games, ({ season }) => season);
      const fresh = [[ALL, games] as const, ...bySeason].flatMap(([season, some]) =>
        [...workedOut(some)].map(([{ number }, change]): RatingChangeRow => ({ ...change, game, season, number })),
      );
      const stored = await run.selectFrom('rating_changes').selectAll().where('game', '=', game).execute();
      const known = new Map(stored.map((it) => [keyOf(it), it]));
      const same = fresh.filter((it) => isSame(it, known.get(keyOf(it)))).length;
      const differed = Math.max(fresh.length, stored.length) - same;
      if (replaces && differed > 0) {
        await run.deleteFrom('rating_changes').where('game', '=', game).execute();
        await write(run, fresh);
      }
      return { games: games.length, changes: fresh.length, differed };
    });
  }

  /** The best of a title, those of whom one is sure first, in a season or over all (''), of these people alone where some are given. */
  async best(game: string, season: string, among: readonly string[] | null): Promise<readonly Standing[]> {
    if (among?.length === 0) return [];
    const { rows } = await sql<Standing>`
      select c.player, c.mu, c.sigma, n.games from rating_changes c
      join (select player, max(number) as number, count(*) as games from rating_changes
        where game = ${game} and season = ${season} group by player) n on n.player = c.player and n.number = c.number
      join people p on p.id = c.player
      where c.game = ${game} and c.season = ${season}
        ${among === null ? sql`` : sql`and c.player in (${sql.join(among)})`}
      order by case when c.sigma > ${CERTAIN} then 1 else 0 end, c.mu desc, c.sigma, c.player limit ${MOST_READ}`.execute(
      this.db,
    );
    return rows.map((it) => ({ ...it, games: Number(it.games) }));
  }

  /** In which quarters a title was rated, the newest first. */
  async seasons(game: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('rated_games')
      .select('season')
      .distinct()
      .where('game', '=', game)
      .where('kind', '!=', 'alone')
      .orderBy('season', 'desc')
      .execute();
    return rows.map(({ season }) => season);
  }

  /** What these people's ratings are now, over all seasons. */
  async of(people: readonly string[]): Promise<readonly (Standing & Pick<RatingChangeRow, 'game'>)[]> {
    return inPieces(people, async (some) => {
      const { rows } = await sql<Standing & Pick<RatingChangeRow, 'game'>>`
        select c.game, c.player, c.mu, c.sigma, n.games from rating_changes c
        join (select game, player, max(number) as number, count(*) as games from rating_changes
          where season = '' and player in (${sql.join(some)}) group by game, player) n
          on n.game = c.game and n.player = c.player and n.number = c.number
        where c.season = '' order by c.game, c.player`.execute(this.db);
      return rows.map((it) => ({ ...it, games: Number(it.games) }));
    });
  }

  /** The last changes of somebody's rating over all seasons, the newest first, with everything that they came from. */
  async changes(player: string): Promise<readonly Explained[]> {
    const rows = await this.db
      .selectFrom('rating_changes as c')
      .innerJoin('rated_games as g', (it) => it.onRef('g.game', '=', 'c.game').onRef('g.number', '=', 'c.number'))
      .selectAll('c')
      .select(['g.table_id', 'g.kind', 'g.setup', 'g.at'])
      .where('c.player', '=', player)
      .where('c.season', '=', ALL)
      .orderBy('g.at', 'desc')
      .orderBy('c.number', 'desc')
      .orderBy('c.game')
      .limit(EXPLAINED)
      .execute();
    return withSeats(this.db, rows);
  }

  /** The changes that one game made over all seasons, by player. */
  async changesIn(game: string, numbers: readonly number[]): Promise<readonly RatingChangeRow[]> {
    if (numbers.length === 0) return [];
    return this.db
      .selectFrom('rating_changes')
      .selectAll()
      .where('game', '=', game)
      .where('season', '=', ALL)
      .where('number', 'in', [...numbers])
      .execute();
  }

  /** Games that people of the site played alone: each one's best of a set-up, so that nobody pushes the others out by playing often; the best first. */
  async alone(
    game: string,
    season: string | null,
    among: readonly string[] | null,
  ): Promise<readonly (RatedGameRow & RatedSeatRow)[]> {
    if (among?.length === 0) return [];
    const { rows } = await sql<RatedGameRow & RatedSeatRow>`
      with own as (
        select g.*, s.seat, s.player, s.place, s.won, s.left_early, s.score,
          row_number() over (partition by g.setup, s.player order by s.won desc, s.score desc, g.at) as nth
        from rated_games g join rated_seats s on s.table_id = g.table_id join people p on p.id = s.player
        where g.game = ${game} and g.kind = 'alone'
          ${season === null ? sql`` : sql`and g.season = ${season}`}
          ${among === null ? sql`` : sql`and s.player in (${sql.join(among)})`}),
      best as (
        select own.*, row_number() over (partition by setup order by won desc, score desc, at) as line
        from own where nth = 1)
      select game, number, table_id, kind, setup, season, at, seat, player, place, won, left_early, score from best
      where line <= ${MOST_ALONE} order by line, at limit ${MOST_READ}`.execute(this.db);
    return rows;
  }

  /** How somebody's rated games ended, for their own file. */
  async playedBy(player: string): Promise<readonly (RatedGameRow & RatedSeatRow)[]> {
    return this.db
      .selectFrom('rated_games as g')
      .innerJoin('rated_seats as s', 's.table_id', 'g.table_id')
      .selectAll('g')
      .select(['s.seat', 's.player', 's.place', 's.won', 's.left_early', 's.score'])
      .where('s.player', '=', player)
      .orderBy('g.at')
      .execute();
  }

  /** A guest's ratings are those of whom they sign in as; of a title in which that one has their own they stay nobody's. */
  async inherit(guest: string, person: string): Promise<void> {
    for (const game of await this.titles())
      await this.db.transaction().execute(async (run) => {
        await this.#lock(run, game);
        const own = await run
          .selectFrom('rated_seats as s')
          .innerJoin('rated_games as g', 'g.table_id', 's.table_id')
          .select('s.player')
          .where('g.game', '=', game)
          .where('s.player', '=', person)
          .executeTakeFirst();
        await rename(run, guest, own === undefined ? person : nobody(), game);
      });
  }

  /** On PostgreSQL titles are counted by one process at a time; on SQLite one transaction comes after the other anyway. */
  async #lock(run: Transaction<Schema>, game: string): Promise<void> {
    if (this.shared) await sql`select pg_advisory_xact_lock(hashtext(${`ratings of ${game}`}))`.execute(run);
  }
}

/** Whoever is gone is called so in results: it leads to nobody, and the ratings of others can still be worked out. */
function nobody(): string {
  return `gone ${randomUUID()}`;
}

async function rename(run: Kysely<Schema>, from: string, to: string, game: string): Promise<void> {
  const tables = run.selectFrom('rated_games').select('table_id').where('game', '=', game);
  await run.updateTable('rated_seats').set({ player: to }).where('player', '=', from).where('table_id', 'in', tables).execute();
  await run.updateTable('rating_changes').set({ player: to }).where('player', '=', from).where('game', '=', game).execute();
}

/** Somebody leaves all results for good; also those that are still to come, of games that they had agreed to rate. */
export async function leaveRatings(run: Kysely<Schema>, person: string, tables: readonly string[]): Promise<void> {
  const player = nobody();
  await inPieces(tables, (some) =>
    run.updateTable('seats').set({ rated_by: player }).where('table_id', 'in', some).where('rated_by', '=', person).execute(),
  );
  for (const table of ['rated_seats', 'rating_changes'] as const)
    await run.updateTable(table).set({ player }).where('player', '=', person).execute();
}

async function ratingsIn(
  run: Kysely<Schema>,
  game: string,
  season: string,
  players: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  const { rows } = await sql<Rating & { player: string }>`
    select c.player, c.mu, c.sigma from rating_changes c
    join (select player, max(number) as number from rating_changes
      where game = ${game} and season = ${season} and player in (${sql.join(players)}) group by player) n
      on n.player = c.player and n.number = c.number
    where c.game = ${game} and c.season = ${season}`.execute(run);
  return new Map(rows.map(({ player, mu, sigma }) => [player, { mu, sigma }]));
}

async function write(run: Kysely<Schema>, changes: readonly RatingChangeRow[]): Promise<void> {
  for (let from = 0; from < changes.length; from += AT_ONCE)
    await run
      .insertInto('rating_changes')
      .values(changes.slice(from, from + AT_ONCE))
      .execute();
}

async function withSeats<T extends Pick<RatedGameRow, 'table_id'>>(
  run: Kysely<Schema>,
  games: readonly T[],
): Promise<(T & { readonly seats: readonly RatedSeatRow[] })[]> {
  const seats = await inPieces(
    games.map(({ table_id }) => table_id),
    (some) => run.selectFrom('rated_seats').selectAll().where('table_id', 'in', some).orderBy('seat').execute(),
  );
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
  return games.map((it) => ({ ...it, seats: byTable.get(it.table_id) ?? [] }));
}

function keyOf({ season, player, number }: RatingChangeRow): string {
  return `${season} ${number} ${player}`;
}

function isSame(a: RatingChangeRow, b: RatingChangeRow | undefined): boolean {
  return b !== undefined && (['chance', 'mu_before', 'sigma_before', 'mu', 'sigma'] as const).every((it) => a[it] === b[it]);
}
