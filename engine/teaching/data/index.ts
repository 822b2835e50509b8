import { type ComponentFault, componentsOf, type ParsedComponents } from '../../index.ts';
import ours from './components.json' with { type: 'json' };

export interface Components {
  readonly source: string;
  readonly oil: { readonly values: readonly number[]; readonly copies: number };
  readonly shields: number;
  readonly hand: number;
  readonly coins: number;
  readonly harbourLights: number;
  readonly streets: number;
  readonly postPrices: readonly number[];
  readonly pointsPerPost: number;
  readonly pointsPerStreet: number;
}

/** Reads a component file: a valid one, or every fault in it. */
export function parse(file: unknown): ParsedComponents<Components> {
  const faults: ComponentFault[] = [];
  const data = (typeof file === 'object' && file !== null ? file : {}) as Record<string, unknown>;
  const whole = (value: unknown, place: string, min: number) => {
    if (!Number.isInteger(value) || (value as number) < min)
      faults.push({ place, problem: `expected a whole number from ${min}` });
  };
  const wholes = (value: unknown, place: string) => {
    if (!Array.isArray(value) || value.length === 0) faults.push({ place, problem: 'expected a list of whole numbers' });
    else for (const [i, item] of value.entries()) whole(item, `${place}[${i}]`, 1);
  };
  if (typeof data['source'] !== 'string') faults.push({ place: '$.source', problem: 'expected text' });
  for (const key of ['shields', 'hand', 'coins', 'harbourLights', 'streets', 'pointsPerPost', 'pointsPerStreet'])
    whole(data[key], `$.${key}`, 0);
  wholes(data['postPrices'], '$.postPrices');
  const oil = data['oil'] as { values?: unknown; copies?: unknown } | undefined;
  wholes(oil?.values, '$.oil.values');
  whole(oil?.copies, '$.oil.copies', 1);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, components: file as Components };
}

export const components = componentsOf('lamplighters', ours, parse);

/** All cards of the game, sorted. */
export const allCards: readonly number[] = [
  ...new Array<number>(components.shields).fill(0),
  ...components.oil.values.flatMap((value) => new Array<number>(components.oil.copies).fill(value)),
];

export const postsPerStreet = components.postPrices.length;
export const postCount = components.streets * postsPerStreet;

/** What lighting a post costs, by its place in the street. */
export function priceOf(post: number): number {
  return components.postPrices[post % postsPerStreet] ?? 0;
}

export function streetOf(post: number): number {
  return Math.floor(post / postsPerStreet);
}
