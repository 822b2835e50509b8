import type { Level } from '@kaya/bots';
import { defaults } from '@kaya/engine';
import { loadBox } from '../app/boxes.ts';
import type { Sitter } from '../saves/saves.ts';
import { startLocal } from './startLocal.ts';

/** One click to a table: the person first, bots on the other seats, everything at its default. */
export async function playNow(game: string, seats: number, name: string): Promise<string> {
  const { game: rules } = await loadBox(game);
  const count = Math.max(rules.seats.min, Math.min(rules.seats.max, seats));
  const started = await startLocal(game, withBots(count, name, 'medium'), defaults(rules.options));
  if (!started.ok) throw new Error(started.reasons.map((reason) => reason.rule).join(', '));
  return started.id;
}

/** The person first, bots of one level on the other seats; who has no name is called by the seat wherever it is read. */
export function withBots(seats: number, name: string, level: Level): Sitter[] {
  return Array.from({ length: seats }, (_, i): Sitter => (i === 0 ? { kind: 'person', name } : { kind: 'bot', name: '', level }));
}
