import { api } from '../net/api.ts';

/** Takes a seat, any where none is named, under a name where the server does not know one yet. */
export async function sitDown(table: string, name: string, seat: number | null, key?: string): Promise<void> {
  await api.beGuest(name);
  await api.join(table, seat, key);
}
