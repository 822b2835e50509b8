import type { Table } from '@kaya/wire';
import { api } from './api.ts';

/** The server tells so many at a time. */
export const PAGE = 100;
/** More pages than these are not asked for: whoever sat at so many tables has forgotten the first ones. */
const PAGES = 10;

/** All tables I sit or sat at, page by page; where the server stops answering, what it told so far. */
export async function allMyTables(): Promise<readonly Table[]> {
  const all: Table[] = [];
  for (let page = 0; page < PAGES; page++) {
    const found = await api.myTables(page).catch(() => []);
    all.push(...found);
    if (found.length < PAGE) break;
  }
  return all;
}
