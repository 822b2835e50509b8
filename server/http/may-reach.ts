import type { ApiParts } from './parts.ts';

/** Nobody reads words of those whom they have muted or blocked, and nobody those of whom a host has muted. */
export async function mayReach({ store, now }: Pick<ApiParts, 'store' | 'now'>, from: string, to: string): Promise<boolean> {
  if (await store.bars.has(from, 'mute', now())) return false;
  const kept = (await store.relations.toward(to, [from])).get(from);
  return kept === undefined || (kept.muted === 0 && kept.blocked === 0);
}
