// The layout of a game: the same folders and file names in every game and in the teaching game, so that whoever knows one
// finds the same thing in another at the same path. docs/architecture.md describes it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Folder {
  /** What every game has there. */
  readonly has: readonly string[];
  /** What it may have besides: nothing, what these patterns say, or (left out) files of its own. */
  readonly may?: readonly RegExp[];
  /** Other names for a thing that has a common one. */
  readonly not?: Readonly<Record<string, string>>;
}

const FOLDERS: Readonly<Record<string, Folder>> = {
  '': {
    has: [
      'index.ts',
      'shelf/',
      'types/',
      'data/',
      'rules/',
      'explain/',
      'text/',
      'bot/',
      'board/',
      'coach/',
      'aid/',
      'readings/',
      'exercises/',
      'test/',
    ],
    may: [/^README\.md$/, /^lessons\/$/],
  },
  'shelf/': { has: ['index.ts', 'Cover.tsx', 'en.ts', 'fr.ts', 'ru.ts'], may: [] },
  'types/': {
    has: ['ids.ts', 'options.ts', 'state.ts', 'steps.ts', 'actions.ts', 'events.ts', 'index.ts'],
    may: [],
  },
  'data/': {
    has: ['components.json', 'packed.json', 'index.ts', 'schema.ts', 'read.ts', 'check.ts'],
    may: [/^tables(\.ts|\/)$/, /^(schema|read|check)\/$/],
  },
  'rules/': {
    has: [
      'game',
      'setup',
      'options',
      'flow',
      'ending',
      'scoring',
      'hidden',
      'places',
      'clone',
      'invariants',
      'charts',
      'table',
    ].map((name) => `${name}.ts`),
    not: { 'end.ts': 'ending.ts', 'seats.ts': 'table.ts', 'players.ts': 'table.ts', 'imagine.ts': 'hidden.ts' },
  },
  'explain/': { has: ['index.ts'] },
  'text/': {
    has: [
      'voice',
      'say',
      'names',
      'prompts',
      'actions',
      'events',
      'places',
      'about',
      'describe',
      'forecast',
      'traits',
      'board',
      'scenes',
      'charts',
      'ruled',
    ]
      .map((name) => `${name}.ts`)
      .concat('en/', 'fr/', 'ru/'),
    not: { 'log.ts': 'events.ts', 'words.ts': 'names.ts', 'reason.ts': 'reasons.ts', 'reference/': 'en/reference.ts' },
  },
  'text/en/': { has: ['index.ts', 'reference.ts'] },
  'bot/': { has: ['brain.ts', 'order.ts', 'tally.ts', 'value.ts'] },
  'board/': { has: ['index.tsx', 'Drawing.tsx', 'SeatPanel.tsx', 'scene.ts', 'layout.ts', 'colours.ts'] },
  'coach/': { has: ['index.ts', 'en.ts', 'fr.ts', 'ru.ts'], may: [/^(heeds|hindsight)\.ts$/] },
  'aid/': { has: ['index.ts', 'sheet.ts', 'Icon.tsx', 'en.ts', 'fr.ts', 'ru.ts'], may: [] },
  'readings/': { has: ['index.ts', 'en.ts', 'fr.ts', 'ru.ts'], may: [] },
  'exercises/': { has: ['index.ts', 'positions.json'], may: [] },
  'test/': {
    has: ['position.ts', 'choosing.ts', 'laws.test.ts', 'witness.ts', 'forecast.test.ts', 'shown.ts', 'records/'],
  },
  'test/browser/': { has: ['play.spec.ts'] },
};

/** From so many chapters on they stand in folders, one for each group of them. */
const MANY_CHAPTERS = 8;

/** What some games have among their rules and is no chapter of them. */
const NO_CHAPTERS = ['migrate.ts', 'conditions.ts'];

/** What is not where it is in every game, a sentence each. `files` are the paths within the folder of the game. */
export function misplaced(game: string, files: readonly string[]): string[] {
  const found: string[] = [];
  for (const [folder, { has, may, not = {} }] of Object.entries(FOLDERS)) {
    const there = namesIn(folder, files);
    for (const name of has) if (!there.has(name)) found.push(`${game}/${folder}${name} is missing: every game has it`);
    for (const name of there) {
      if (Object.hasOwn(not, name)) found.push(`${game}/${folder}${name} is called ${not[name]} in every game`);
      else if (may !== undefined && !has.includes(name) && !may.some((it) => it.test(name)))
        found.push(`${game}/${folder}${name}: no game has such a thing there`);
    }
  }
  const common = [...(FOLDERS['rules/']?.has ?? []), ...NO_CHAPTERS];
  const chapters = [...namesIn('rules/', files)].filter((it) => !it.endsWith('/') && !common.includes(it));
  if (chapters.length >= MANY_CHAPTERS)
    found.push(`${game}/rules/ has ${chapters.length} chapters: from ${MANY_CHAPTERS} on they stand in folders`);
  for (const language of ['fr/', 'ru/']) found.push(...differing(game, files, 'text/en/', `text/${language}`));
  for (const file of files) {
    if (/\.spec\.ts$/.test(file) && !file.startsWith('test/browser/'))
      found.push(`${game}/${file}: tests in a browser stand in test/browser/`);
  }
  return found;
}

/** Files and folders (with a slash) that stand right in a folder. */
function namesIn(folder: string, files: readonly string[]): Set<string> {
  const inside = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  return new Set(inside.map((file) => (file.includes('/') ? file.slice(0, file.indexOf('/') + 1) : file)));
}

function differing(game: string, files: readonly string[], one: string, other: string): string[] {
  const inside = (folder: string) => files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  const [ours, theirs] = [inside(one), inside(other)];
  return [
    ...ours.filter((file) => !theirs.includes(file)).map((file) => `${game}/${other}${file} is missing: ${one} has it`),
    ...theirs.filter((file) => !ours.includes(file)).map((file) => `${game}/${other}${file}: ${one} has no such file`),
  ];
}

/** A file of rules that does not begin with its chapter, or with what it holds. */
export function headless(file: string, text: string): string[] {
  if (!/^(games\/[^/]+|engine\/teaching)\/rules\//.test(file) || text.startsWith('//')) return [];
  return [`${file} does not say in its first line which chapter it is`];
}

/** A source file that names a game, though it must do for any. */
export function namesAGame(file: string, text: string, games: readonly string[]): string[] {
  if (!/^(web|server|bots|wire|pieces|engine)\//.test(file) || /\/(test|tools|bench|dist)\//.test(file)) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return games
    .filter((game) => code.includes(game))
    .map((game) => `${file} names ${game}: a game is named in its folder and in the list`);
}

/** A game that is not on the list, or has no rules to be read. */
export function unlisted(game: string, list: string, specs: readonly string[]): string[] {
  return [
    ...(['shelf/index.ts', 'index.ts'].every((file) => list.includes(`'./${game}/${file}'`))
      ? []
      : [`games/${game} is not on the list: games/index.ts has a line for each game`]),
    ...(specs.includes(`${game}.md`) ? [] : [`docs/rules/${game}.md is missing: every game has its rules there`]),
  ];
}

/** The folders of all games with their files, the teaching game first: whatever lies in a folder of `games/` is a game. */
export function gameFolders(root: string): ReadonlyMap<string, readonly string[]> {
  const folders = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `games/${entry.name}`);
  const all = ['engine/teaching', ...folders].map((folder) => [folder, filesIn(join(root, folder))] as const);
  return new Map(all.filter(([, files]) => files.length > 0));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** All that is not where it should be. */
export function layoutFaults(root: string, sources: readonly string[]): string[] {
  const folders = gameFolders(root);
  const ids = [...folders.keys()].filter((it) => it.startsWith('games/')).map((it) => it.slice('games/'.length));
  const list = readFileSync(join(root, 'games/index.ts'), 'utf8');
  const specs = readdirSync(join(root, 'docs/rules'));
  return [
    ...[...folders].flatMap(([folder, files]) => misplaced(folder, files)),
    ...ids.flatMap((id) => unlisted(id, list, specs)),
    ...sources.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...namesAGame(file, text, ids), ...headless(file, text)];
    }),
  ];
}
