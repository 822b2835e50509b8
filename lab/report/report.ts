import type { Bar, Chart } from './charts.ts';

/** A result to be read: the same content for a terminal and for a page. */
export interface Report {
  readonly title: string;
  /** Sentences under the title: what was played, and how to play it again. */
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly notes?: readonly string[];
  readonly table?: Table;
  /** Pictures of what the table says; only a page has them. */
  readonly charts?: readonly Chart[];
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What a page draws beside each row. */
  readonly bars?: readonly Bar[];
}

/** Numbers stand to the right. */
export type Cell = string | number;
