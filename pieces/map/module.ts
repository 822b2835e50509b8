import type { WorldBox } from './projections.ts';

/** The text of a game's `regions.ts`: the size of the map and the land of each region. `idsFrom` has the type of their ids. */
export function regionsModule(idsFrom: string, { width, height }: WorldBox, land: Readonly<Record<string, string>>): string {
  const lines = Object.entries(land).map(([id, d]) => `  ${/-/.test(id) ? `'${id}'` : id}:\n    '${d}',`);
  return `// Written by draw.ts from Natural Earth (public domain).
import type { RegionId } from '${idsFrom}';

/** The size of the map. */
export const MAP = { width: ${width}, height: ${height} } as const;

/** The land of each region, as SVG paths. */
export const LAND: Readonly<Record<RegionId, string>> = {
${lines.join('\n')}
};
`;
}
