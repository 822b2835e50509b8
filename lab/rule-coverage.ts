import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeOf } from './kept.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface Spec {
  readonly game: string;
  readonly text: string;
  /** Where the game's tests are. */
  readonly tests: string;
}

export interface Coverage {
  readonly testable: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

/** The rules specs in docs/rules/, one per game. */
export function specs(): Spec[] {
  const folder = join(ROOT, 'docs/rules');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const game = basename(name, '.md');
      return { game, text: readFileSync(join(folder, name), 'utf8'), tests: fileURLToPath(new URL('test', homeOf(game))) };
    });
}

/** A rule of the spec is tested when the title of a test names it; `untestable.json` lists the others with the reason. */
export function coverageOf({ text, tests }: Spec): Coverage {
  const excused = untestable(tests);
  const testable = ruleIds(text).filter((id) => !Object.hasOwn(excused, id));
  const named = new Set(testFiles(tests).flatMap((file) => idsInTitles(readFileSync(file, 'utf8'))));
  const missing = testable.filter((id) => !named.has(id));
  return { testable: testable.length, tested: testable.length - missing.length, missing };
}

/** The ids that a spec defines: those in bold at the start of a rule. */
export function ruleIds(text: string): string[] {
  return [...new Set([...text.matchAll(/\*\*([A-Z0-9]+-[A-Z0-9]+-\d+)\*\*/g)].map((match) => match[1] ?? ''))];
}

/** The ids in the titles of tests (`test('CO2-INS-2: …')`), and in the rows of `test.each`. */
export function idsInTitles(source: string): string[] {
  const titles = [
    ...source.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\]\s*(?:as const)?\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g),
  ].map((match) => `${match[0]}`);
  return titles.flatMap((title) => title.match(/\b[A-Z0-9]+-[A-Z0-9]+-\d+\b/g) ?? []);
}

export function untestable(tests: string): Readonly<Record<string, string>> {
  const file = join(tests, 'untestable.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}
