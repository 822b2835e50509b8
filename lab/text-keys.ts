// Every key of a catalogue must be said somewhere, and say the same things in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@kaya/engine';
import { IntlMessageFormat } from 'intl-messageformat';

/** The names of the values that a message takes, sorted. */
export function valuesOf(message: string, locale: string): string[] {
  const names = new Set<string>();
  const walk = (parts: readonly Part[]) => {
    for (const part of parts) {
      if ('value' in part && part.type !== LITERAL) names.add(part.value);
      if ('options' in part) for (const option of Object.values(part.options)) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, locale).getAst());
  return [...names].sort();
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** The kind of a part that is plain text. */
const LITERAL = 0;

/** What the engine's plain voice says under a game's prefix: its own source tells. */
const PLAIN_VOICE = readFileSync(new URL('../engine/plain-voice.ts', import.meta.url), 'utf8');

function plainKeys(prefix: string): string[] {
  return [...PLAIN_VOICE.matchAll(/`\$\{prefix\}(\.[\w.]+)/g)].map((match) => `${prefix}${match[1]}`);
}

/** The keys that no source file says: neither whole, nor as a template that begins with a fixed part. */
export function unusedKeys(catalogue: Catalogue, folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.ts') && !name.includes('test') && !/(^|\/)(en|fr|ru)\.ts$/.test(name) && !/(^|\/)(en|fr|ru)\//.test(name),
    )
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const whole = new Set([...sources.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1]));
  const plain = [...sources.matchAll(/plainVoice\('([\w-]+)'/g)].flatMap((match) => plainKeys(match[1] ?? ''));
  const prefixes = [...sources.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map((match) => match[1] ?? '').concat(plain);
  return Object.keys(catalogue).filter((key) => !whole.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)));
}
