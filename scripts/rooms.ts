// Which folder may use which: web, server, lab, bots → games → engine; never sideways between games, never up, never in a circle.
// And whether every game has the layout of all games.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layoutFaults } from './layout.ts';

interface Rule {
  readonly name: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** Files of `from` that the rule does not bind. */
  readonly except?: RegExp;
  /** Types may be used all the same: nothing of them is loaded. */
  readonly typesAreFree?: boolean;
}

const RULES: readonly Rule[] = [
  {
    name: 'the engine looks only at itself',
    from: /^engine\//,
    except: /^engine\/teaching\/(board|test)\//,
    to: /^(pieces|games|bots|wire|server|web|lab|bench|scripts)\//,
  },
  {
    name: 'the board of the teaching game looks only at the engine and the pieces',
    from: /^engine\/teaching\//,
    except: /^engine\/teaching\/test\/browser\//,
    to: /^(games|bots|wire|server|web|lab|bench|scripts)\//,
  },
  {
    name: 'the engine does not lean on its teaching game',
    from: /^engine\//,
    except: /^engine\/(teaching|test)\//,
    to: /^engine\/teaching\//,
  },
  {
    name: 'pieces and wire look only at the engine',
    from: /^(pieces|wire)\//,
    to: /^(games|bots|server|web|lab|bench|scripts)\//,
  },
  {
    name: 'games look only at the engine and the pieces',
    from: /^games\//,
    except: /^games\/[^/]+\/test\/browser\//, // a game is tested in the site, which is the site's to drive
    to: /^(bots|wire|server|web|lab|bench|scripts)\//,
  },
  {
    name: 'only what is drawn uses pieces',
    from: /^((games\/[^/]+|engine\/teaching)\/(rules|data|explain|bot|text)|bots|server|lab)\//,
    to: /^pieces\//,
  },
  {
    name: 'the site and the server meet only on the wire',
    from: /^web\//,
    except: /\.(test|spec)\.ts$|^web\/test\/journeys\//,
    to: /^server\//,
  },
  { name: 'the server knows no site', from: /^server\//, to: /^web\// },
  {
    name: 'bots know no game',
    from: /^bots\//,
    except: /\.test\.ts$/,
    to: /^(pieces|games|wire|server|web|lab|bench|scripts)\//,
  },
  {
    name: 'rules know no words, no screen and no machine',
    from: /^(games\/[^/]+|engine\/teaching)\/(rules|data|explain|bot)\//,
    to: /^((games\/[^/]+|engine\/teaching)\/(text|board)\/|node:)/,
  },
  { name: 'the engine runs anywhere', from: /^engine\//, except: /\.test\.ts$/, to: /^node:/ },
  {
    name: 'component files are read on the server and in tests alone: everywhere else they come packed',
    from: /./,
    except:
      /^(games\/readers\.ts|server\/games\.ts|scripts\/pack\.ts|engine\/components\/.*|(games\/[^/]+|engine\/teaching)\/data\/(schema|read|check)(\/.*)?\.ts|.*\/test\/.*)$/,
    to: /^(engine\/components\/|games\/readers|(games\/[^/]+|engine\/teaching)\/data\/(schema|read|check))/,
    typesAreFree: true,
  },
  { name: 'tests are not used by what they test', from: /./, except: /(\.test\.ts$|\/test\/)/, to: /\.test\.ts$/ },
];

export interface Import {
  readonly from: string;
  readonly to: string;
  /** Types are gone at run time: they may close a circle. */
  readonly typeOnly: boolean;
  /** Loaded when it is needed: it may close a circle too. */
  readonly later: boolean;
}

/** Every import of every source file, both ends as paths from the root (or as `node:…`, or a package's name). */
export function importsOf(root: string, folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) => sources(join(root, folder)));
  return files.flatMap((file) => importsIn(readFileSync(file, 'utf8'), relative(root, file)));
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

export function importsIn(text: string, file: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[3] ?? match[4] ?? match[5] ?? '';
    const statement = match[0];
    const names = /\{([^}]*)\}/.exec(statement)?.[1];
    const onlyTypes = match[2] !== undefined || names?.split(',').every((name) => /^\s*(type\s|$)/.test(name)) === true;
    return { from: file, to: target(file, specifier), typeOnly: onlyTypes, later: match[4] !== undefined };
  });
}

function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(resolve('.'), resolve(dirname(file), specifier));
  const inner = /^@kaya\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (inner === null) return specifier;
  return inner[2] === undefined ? `${inner[1]}/index.ts` : `${inner[1]}/${inner[2]}/index.ts`;
}

/** What the imports do against the rules, a sentence each. */
export function violations(imports: readonly Import[]): string[] {
  const found: string[] = [];
  for (const { from, to, typeOnly } of imports) {
    for (const rule of RULES) {
      if (rule.from.test(from) && rule.to.test(to) && rule.except?.test(from) !== true && !(rule.typesAreFree && typeOnly))
        found.push(`${from} uses ${to}: ${rule.name}`);
    }
    const own = /^games\/([^/]+)\//.exec(from)?.[1];
    const other = /^games\/([^/]+)\//.exec(to)?.[1];
    if (own !== undefined && other !== undefined && own !== other) found.push(`${from} uses ${to}: no game looks at another`);
  }
  const circle = firstCircle(imports.filter((it) => !it.typeOnly && !it.later));
  if (circle !== null) found.push(`a circle: ${circle.join(' → ')}`);
  return found;
}

function firstCircle(imports: readonly Import[]): string[] | null {
  const next = Map.groupBy(imports, (it) => it.from);
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | null => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (done.has(file)) return null;
    for (const { to } of next.get(file) ?? []) {
      const circle = walk(to, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const circle = walk(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

function sources(path: string): string[] {
  if (!statSync(path).isDirectory()) return /\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => sources(join(path, name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const imports = importsOf('.', ['engine', 'pieces', 'games', 'bots', 'wire', 'server', 'web', 'lab', 'scripts', 'bench']);
  const files = [...new Set(imports.map(({ from }) => from))];
  const found = [...violations(imports), ...layoutFaults('.', files)];
  for (const sentence of found) console.error(sentence);
  process.exit(found.length === 0 ? 0 : 1);
}
