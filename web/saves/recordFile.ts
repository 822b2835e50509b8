import { LEVELS } from '@kaya/bots';
import type { GameRecord } from '@kaya/engine';
import { LONGEST_NAME } from '@kaya/wire';
import type { Found } from '../analysis/kept.ts';
import type { SeatState } from '../table/session.ts';
import type { Sitter } from './saves.ts';

/** A record as a file. Who sat where and what an analysis found are no part of a record; they are told along with it. */
export function writeRecord(record: GameRecord, seats: readonly SeatState[], judged: Found): string {
  return `${JSON.stringify({ ...record, players: sittersOf(seats), ...(judged.length === 0 ? {} : { judged }) })}\n`;
}

/** Who sits where, as a device keeps it. */
export function sittersOf(seats: readonly SeatState[]): readonly Sitter[] {
  return seats.map(
    ({ kind, name, level }): Sitter => (kind === 'bot' ? { kind, name, level: level ?? 'medium' } : { kind: 'person', name }),
  );
}

/** Who sat where, as far as the file tells. */
export function playersIn(text: string): readonly (Sitter | null)[] {
  const { players } = JSON.parse(text) as { readonly players?: unknown };
  return Array.isArray(players) ? players.map(playerOf) : [];
}

function playerOf(told: unknown): Sitter | null {
  if (typeof told !== 'object' || told === null) return null;
  const { kind, name, level } = told as Readonly<Record<string, unknown>>;
  const known = typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '';
  if (kind === 'person') return { kind, name: known };
  const found = LEVELS.find((it) => it === level);
  return kind === 'bot' && found !== undefined ? { kind, name: known, level: found } : null;
}
