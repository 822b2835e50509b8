import type { Table } from '@kaya/wire';
import { Value } from '../app/value.ts';
import { api } from './api.ts';

/** My tables far away, as far as they are known here. */
export const myTables = new Value<readonly Table[]>([]);

/** That somebody has tables is remembered on the device: whoever never had one loads and asks nothing about theirs. */
const HAS_TABLES = 'kaya-tables';

function hasTables(): boolean {
  return myTables.value.length > 0 || localStorage.getItem(HAS_TABLES) !== null;
}

export function rememberTables(are: boolean): void {
  if (are) localStorage.setItem(HAS_TABLES, 'yes');
  else localStorage.removeItem(HAS_TABLES);
}

const counted = () => import('./waiting.ts').then(({ waiting }) => waiting);

/** Asks for my tables; from the first one on it is counted what waits. */
export async function lookAtMine(): Promise<void> {
  if (hasTables()) return (await counted()).look();
  const tables = await api.myTables().catch(() => []);
  if (tables.length > 0) (await counted()).know(tables);
}

/** What is shown stays true on whatever page one is. */
export async function followMine(): Promise<void> {
  if (hasTables()) await counted();
}
