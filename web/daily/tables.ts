import { type DailyResults, type Deal, dailyName } from '@kaya/wire';
import { api } from '../net/api.ts';
import { startLocal } from '../pages/startLocal.ts';
import { getSave, type Sitter } from '../saves/saves.ts';
import { dailyApi } from './dailyApi.ts';
import { keepDeals, keepMark, known } from './kept.ts';

/** How far somebody here is with a table; `gone`: begun here, and deleted. */
export type Stage = 'new' | 'running' | 'over' | 'counted' | 'gone';

export interface DailyTable {
  readonly deal: Deal;
  readonly stage: Stage;
}

interface Dealt {
  /** The server's day, or the last one known here; null where none is. */
  readonly day: string | null;
  /** The server cannot be asked. */
  readonly away: boolean;
  readonly tables: readonly DailyTable[];
  /** Of earlier days, as far as they are kept here. */
  readonly earlier: readonly DailyTable[];
}

/** What is dealt today, from the server; without it what this device has kept. */
export async function dailyTables(): Promise<Dealt> {
  const today = await dailyApi.today().catch(() => null);
  if (today !== null) {
    keepDeals(today.deals);
    for (const game of today.counted) keepMark('counted', { game, day: today.day });
  }
  const { deals } = known();
  const day =
    today?.day ??
    deals
      .map((it) => it.day)
      .sort()
      .at(-1) ??
    null;
  const withStage = async (deal: Deal) => ({ deal, stage: await stageOf(deal) });
  return {
    ...{ day, away: today === null },
    tables: await Promise.all((today?.deals ?? deals.filter((it) => it.day === day)).map(withStage)),
    earlier: await Promise.all(deals.filter((it) => it.day !== day).map(withStage)),
  };
}

async function stageOf({ game, day }: Deal): Promise<Stage> {
  const name = dailyName(game, day);
  const { begun, counted } = known();
  if (counted.includes(name)) return 'counted';
  const save = await getSave(name).catch(() => null);
  if (save !== null) return save.over ? 'over' : 'running';
  return begun.includes(name) ? 'gone' : 'new';
}

interface Found {
  readonly table: DailyTable | null;
  readonly day: string | null;
  readonly away: boolean;
  /** The game itself is on this device. */
  readonly here: boolean;
  /** Where one's own try counts and the server tells. */
  readonly results: DailyResults | null;
}

/** One table of a title, today's or of the day that is asked for. */
export async function dailyTable(game: string, asked: string | null): Promise<Found> {
  const { day: today, away, tables, earlier } = await dailyTables();
  const day = asked ?? today;
  const table = [...tables, ...earlier].find(({ deal }) => deal.game === game && deal.day === day) ?? null;
  // Another device may have sent it.
  const counts = table === null || table.stage === 'counted';
  const results = counts && day !== null ? await dailyApi.results(game, day).catch(() => null) : null;
  const here = day !== null && (await getSave(dailyName(game, day)).catch(() => null)) !== null;
  return { table, day, away, here, results };
}

/** Opens the table on this device; gives its path. */
export async function begin({ game, day, bots, options, seed }: Deal, name: string): Promise<string> {
  const players: Sitter[] = [{ kind: 'person', name }, ...bots.map((level): Sitter => ({ kind: 'bot', name: '', level }))];
  const started = await startLocal(game, players, options, { id: dailyName(game, day), seed, day });
  if (!started.ok) throw new Error(started.reasons.map(({ rule }) => rule).join(', '));
  keepMark('begun', { game, day });
  return `/local/${started.id}`;
}

/** Sends the whole game, under a name where the server does not know one yet. */
export async function send({ game, day }: Pick<Deal, 'game' | 'day'>, name: string): Promise<DailyResults> {
  const save = await getSave(dailyName(game, day));
  if (save === null) throw new Error('there is no such game on this device');
  if ((await api.me()) === null) await api.beGuest(name);
  const results = await dailyApi.send(game, day, save.snapshot.record);
  keepMark('counted', { game, day });
  return results;
}
