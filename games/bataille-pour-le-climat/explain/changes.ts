// What the next activation of a region would change, compared with now; the gravest first.

import { regionData } from '../data/index.ts';
import {
  type BpcState,
  ELECTRICITY,
  type Electricity,
  type Pawn,
  REGIONS,
  type RegionId,
  type RegionState,
} from '../types/index.ts';
import { activationForecast } from './activation.ts';
import { type Strain, strainsOf } from './edges.ts';

const FIGURES = ['population', 'discipline', 'standard', 'demography', 'ghg'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Something that would be otherwise afterwards. */
export type Change = { readonly region: RegionId; readonly mood: 'worse' | 'better' | 'other'; readonly weight: number } & (
  | { readonly what: 'regime'; readonly to: RegionState['regime'] }
  /** What is there of a colour, before and after; null: nothing. */
  | { readonly what: 'hazard'; readonly hazard: Strain['hazard']; readonly from: Held | null; readonly to: Held | null }
  | { readonly what: 'figure'; readonly figure: FigureName; readonly from: number; readonly to: number }
  /** Its War turns over: a Dictatorship comes next. */
  | { readonly what: 'war-face' }
  | {
      readonly what: 'energy';
      readonly kind: Electricity | 'oil' | 'exports' | Special;
      readonly from: number;
      readonly to: number;
    }
  | { readonly what: 'tps'; readonly letters: string }
);

type Special = NonNullable<(typeof regionData)[RegionId]['special']>['token'];

interface Held {
  readonly token: Pawn;
  readonly count: number;
}

/** How grave it is that a figure falls; what rises is grave only for gases. */
const FALL: Readonly<Record<FigureName, number>> = { population: 60, discipline: 46, standard: 44, demography: 0, ghg: 0 };
/** How grave a pawn is, by its level. */
const LEVEL: Readonly<Record<Pawn, number>> = {
  war: 90,
  famine: 84,
  pandemic: 82,
  conflict: 54,
  dearth: 53,
  epidemic: 52,
  refugee: 32,
  riot: 31,
  shortage: 30,
  epizootic: 29,
};

/** If the region were activated now: what becomes of it, then of the others it drags along. */
export function changesOf(view: BpcState, id: RegionId): readonly Change[] {
  if (view.outcome !== null) return [];
  const { world } = activationForecast(view, id);
  const ids = [id, ...REGIONS.filter((it) => it !== id)];
  return ids.flatMap((region) => between(region, view.regions[region], world[region])).sort((a, b) => b.weight - a.weight);
}

function between(region: RegionId, before: RegionState, after: RegionState): Change[] {
  const list: Change[] = [];
  if (after.regime !== before.regime)
    list.push({ region, what: 'regime', to: after.regime, ...judged(after.regime === 'free' ? -50 : 100) });
  list.push(...hazards(region, before, after));
  if (after.war > 0 && after.secondFace && !before.secondFace && before.war > 0)
    list.push({ region, what: 'war-face', ...judged(95) });
  for (const figure of FIGURES) {
    const [from, to] = [before[figure], after[figure]];
    if (from === to) continue;
    const grave =
      figure === 'ghg' ? (to > from ? 20 : -20) : to < from ? FALL[figure] : figure === 'population' ? 0 : -FALL[figure];
    list.push({ region, what: 'figure', figure, from, to, ...judged(grave) });
  }
  for (const kind of ELECTRICITY) {
    const [from, to] = [before.electricity[kind], after.electricity[kind]];
    if (from !== to) list.push({ region, what: 'energy', kind, from, to, ...judged(0) });
  }
  const [from, to] = [before.local + before.imports, after.local + after.imports];
  if (from !== to) list.push({ region, what: 'energy', kind: 'oil', from, to, ...judged(to < from ? 15 : 0) });
  if (before.exports !== after.exports)
    list.push({ region, what: 'energy', kind: 'exports', from: before.exports, to: after.exports, ...judged(0) });
  const { special } = regionData[region];
  if (special !== null && before.special !== after.special)
    list.push({ region, what: 'energy', kind: special.token, from: before.special, to: after.special, ...judged(0) });
  const letters = [...after.tps].filter((tp) => !before.tps.includes(tp)).join('');
  if (letters !== '') list.push({ region, what: 'tps', letters, ...judged(-40) });
  return list;
}

function hazards(region: RegionId, before: RegionState, after: RegionState): Change[] {
  const [was, will] = [strainsOf(before, region), strainsOf(after, region)];
  return (['red', 'orange', 'green', 'yellow'] as const).flatMap((hazard): Change[] => {
    const from = was.find((it) => it.hazard === hazard) ?? null;
    const to = will.find((it) => it.hazard === hazard) ?? null;
    if (from?.token === to?.token && from?.count === to?.count) return [];
    const by = gravity(to) - gravity(from);
    return [{ region, what: 'hazard', hazard, from: held(from), to: held(to), ...judged(by > 0 ? gravity(to) : by) }];
  });
}

const held = (it: Strain | null): Held | null => (it === null ? null : { token: it.token, count: it.count });
const gravity = (it: Held | null): number => (it === null ? 0 : LEVEL[it.token] + it.count);

/** Above nothing is worse, below it better. */
function judged(weight: number): Pick<Change, 'mood' | 'weight'> {
  return { weight, mood: weight > 0 ? 'worse' : weight < 0 ? 'better' : 'other' };
}
