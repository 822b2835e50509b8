export const KEY = 'kaya-drafts ';

/** Where the drafts of a seat are kept. */
export function keyOf(table: string, seat: number): string {
  return `${KEY}${table} ${seat}`;
}

/** Does the seat have drafts at this table? */
export function hasDrafts(table: string, seat: number): boolean {
  try {
    return localStorage.getItem(keyOf(table, seat)) !== null;
  } catch {
    return false;
  }
}
