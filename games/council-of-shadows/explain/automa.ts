// 'What will the Automa do, and why not the rest?'

import { automaCardOf } from '../data/index.ts';
import type { AutomaAction } from '../data/read/effects.ts';
import { hasTiles } from '../rules/cards/discover.ts';
import { automaCan, galaxiesOfAutoma, sideOf } from '../rules/solo/automa.ts';
import { AUTOMA } from '../rules/table.ts';
import type { AutomaId, CosState } from '../types/index.ts';
import { type ExploitForecast, exploitForecast } from './exploitation.ts';

/** In the order of a row's options. */
export const SIDES: readonly string[] = ['left', 'right'];

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
  /** Which of them would be carried out on the board of now, from 0; −1: none. */
  readonly expected: number;
  /** The left action, then the right one if there is any. */
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
    rows: rows.map((line, row) => ({
      when: when(row),
      expected: SIDES.indexOf(sideOf(view, line)),
      options: [line.left, line.right].flatMap((action) =>
        action === null ? [] : [{ action, obstacle: obstacleTo(view, action) }],
      ),
    })),
    exploitation: {
      when: when(rows.length),
      where: exploit,
      galaxies: galaxiesOfAutoma(view).map((galaxy) => exploitForecast(view, AUTOMA, galaxy)),
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
