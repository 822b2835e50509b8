// 'What will the Automa do, and why not the rest?'

import { automaCardOf } from '../data/index.ts';
import type { AutomaAction } from '../data/read/effects.ts';
import { hasTiles } from '../rules/cards/discover.ts';
import { automaCan } from '../rules/solo/automa.ts';
import { AUTOMA } from '../rules/table.ts';
import type { AutomaId, CosState } from '../types/index.ts';
import { type ExploitForecast, exploitOverview } from './exploitation.ts';

/** Why an action of the card cannot be carried out: no such free planet, an empty pile, or no free space in the galaxy. */
export type Obstacle = 'no-planet' | 'no-tiles' | 'no-space';

export interface AutomaOption {
  readonly action: AutomaAction;
  /** On the board of now; null where it is possible. */
  readonly obstacle: Obstacle | null;
}

type When = 'done' | 'now' | 'later';

export interface AutomaRowForecast {
  readonly when: When;
  /** The left action, then the right one if there is any: the first without an obstacle is carried out (COS-SOL-7). */
  readonly options: readonly AutomaOption[];
}

export interface AutomaForecast {
  readonly card: AutomaId;
  readonly rows: readonly AutomaRowForecast[];
  readonly exploitation: {
    readonly when: When;
    readonly where: 'majority' | 'present';
    /** The galaxies that would be exploited on the board of now. */
    readonly galaxies: readonly ExploitForecast[];
  };
}

/** The card of the round row by row; null as long as none is revealed. */
export function automaForecast(view: CosState): AutomaForecast | null {
  const id = view.automa?.card ?? null;
  if (id === null) return null;
  const { rows, exploit } = automaCardOf(id);
  const now = rowAtWork(view, rows.length);
  const when = (row: number): When => (row < now ? 'done' : row === now ? 'now' : 'later');
  return {
    card: id,
    rows: rows.map(({ left, right }, row) => ({
      when: when(row),
      options: [left, right].flatMap((action) => (action === null ? [] : [{ action, obstacle: obstacleTo(view, action) }])),
    })),
    exploitation: {
      when: when(rows.length),
      where: exploit,
      galaxies: exploitOverview(view, AUTOMA).filter(({ why }) => exploit === 'present' || why === 'alone' || why === 'majority'),
    },
  };
}

/** The row the human is deciding for, from 0; −1 before its turn, the number of rows while it exploits, one more after its turn. */
function rowAtWork({ agenda }: CosState, rows: number): number {
  if (agenda.some((step) => step.do === 'action-turn' && step.player === AUTOMA)) return -1;
  if (agenda.some((step) => step.do === 'automa-exploitation')) {
    return rows - 1 - agenda.filter((step) => step.do === 'automa-row').length;
  }
  return agenda.some((step) => step.do === 'automa-exploit' || step.do === 'automa-cube') ? rows : rows + 1;
}

function obstacleTo(view: CosState, action: AutomaAction): Obstacle | null {
  if (automaCan(view, action)) return null;
  if (action.op === 'discover') return hasTiles(view, action.sector) ? 'no-space' : 'no-tiles';
  return 'no-planet';
}
