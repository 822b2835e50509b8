// Copies the glyphs a board uses out of the icon family: node pieces/pick-icons.ts games/<id>/board
// The board lists them in icons.json (its own name → the family's name); they are written to icons.ts beside it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ICON_SIDE } from './icon-side.ts';
import { wholePath } from './whole-path.ts';

interface Family {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The family's own glyphs lie on a square of this side. */
const FAMILY_SIDE = 512;

/** The text of icons.ts for a list of icons. */
export function iconsModule(list: Readonly<Record<string, string>>): string {
  const family = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Family;
  const lines = Object.entries(list).map(([name, glyph]) => {
    const body = family.icons[glyph]?.body;
    if (body === undefined) throw new Error(`there is no icon '${glyph}' in game-icons; look for another on game-icons.net`);
    const path = [...body.matchAll(/\sd="([^"]+)"/g)].map(([, drawn = '']) => wholePath(drawn, FAMILY_SIDE / ICON_SIDE)).join('');
    return `  ${/^[a-z]\w*$/.test(name) ? name : `'${name}'`}:\n    '${path}',`;
  });
  return `// Written by pieces/pick-icons.ts from icons.json: glyphs of game-icons.net (CC BY 3.0), each on a square of ${ICON_SIDE}, in whole numbers.
export const ICONS = {
${lines.join('\n')}
} as const;

export type IconName = keyof typeof ICONS;
`;
}

/** The boards that have a list of icons. */
export function boardsWithIcons(root: string): string[] {
  return readdirSync(join(root, 'games'))
    .map((game) => join(root, 'games', game, 'board'))
    .filter((board) => existsSync(join(board, 'icons.json')));
}

export function iconList(board: string): Record<string, string> {
  return JSON.parse(readFileSync(join(board, 'icons.json'), 'utf8')) as Record<string, string>;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const board of process.argv.slice(2)) writeFileSync(join(board, 'icons.ts'), iconsModule(iconList(board)));
}
