import { Value } from '../app/value.ts';

/** How often somebody was refused something here because a host keeps them from it. */
export const barred = new Value(0);

/** Counts a refusal of that kind, by its code. */
export function noteBarred(code: string | undefined): void {
  if (code === 'barred') barred.set(barred.value + 1);
}
