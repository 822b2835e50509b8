import type { LogRow } from './schema.ts';

/** The numbers of the entries that lead nowhere any more: moves that were taken back, their taking back, and answers given in advance. */
export function uncounted(log: readonly Pick<LogRow, 'number' | 'kind' | 'content'>[]): number[] {
  const moves: number[] = [];
  const gone: number[] = [];
  for (const { number, kind, content } of log) {
    if (kind === 'act') moves.push(number);
    if (kind === 'back') gone.push(number, ...moves.splice(moves.length - Number(content)));
    if (kind === 'standing') gone.push(number);
  }
  return gone;
}
