import { legalIn } from '@kaya/engine';
import { exodusDestination } from '../rules/calamities/exodus.ts';
import { chosenAlready, redirectRefugees, refugeeDestination } from '../rules/calamities/refugees.ts';
import { waiting } from '../text/actions.ts';
import type { BpcEvent, BpcState, RegionId } from '../types/index.ts';

export type Way = 'refugees' | 'exodus' | 'disease' | 'war';

/** So many that went, or may go, from one region to another. */
export interface Route {
  readonly way: Way;
  readonly from: RegionId;
  readonly to: RegionId;
  readonly n: number;
  /** Not gone yet: open to be chosen, or chosen. */
  readonly open: boolean;
}

/** The ways that were gone since the last activation began, and those that are to be chosen now; at the end all pawns are off. */
export function routesOf(view: BpcState, told: readonly BpcEvent[]): readonly Route[] {
  if (view.outcome !== null) return []; // BPC-END-5
  const since = told.findLastIndex((event) => event.kind === 'activation' && event.part === 'renewables');
  const found = new Map<string, Route>();
  const add = (way: Way, from: RegionId, to: RegionId, n: number, open: boolean) => {
    const key = `${way} ${from} ${to} ${open}`;
    found.set(key, { way, from, to, n: (found.get(key)?.n ?? 0) + n, open });
  };
  for (const event of told.slice(Math.max(0, since))) {
    if (event.kind === 'refugees') add('refugees', event.from, event.to, event.n, false);
    else if (event.kind === 'exodus-unit' && event.to !== null) add('exodus', event.from, event.to, 1, false);
    else if (event.kind === 'spread') add('disease', event.from, event.to, 1, false);
    else if (event.kind === 'war-for-oil') add('war', event.region, event.victim, 1, false);
  }
  for (const { way, from, to, n } of toChoose(view)) add(way, from, to, n, true);
  return [...found.values()];
}

/** Where those who leave now may go; with those who have chosen. */
function toChoose(view: BpcState): readonly Omit<Route, 'open'>[] {
  const step = waiting(view);
  switch (step?.do) {
    case 'refugee-destination':
      return legalIn(refugeeDestination, view, step).map(({ to }) => ({
        way: 'refugees',
        from: step.from,
        to,
        n: chosenAlready(step, to),
      }));
    case 'redirect-refugees':
      return legalIn(redirectRefugees, view, step).map(({ to }) => ({ way: 'refugees', from: step.from, to, n: 0 }));
    case 'exodus-destination':
      return legalIn(exodusDestination, view, step).map(({ to }) => ({ way: 'exodus', from: step.from, to, n: 0 }));
    default:
      return [];
  }
}
