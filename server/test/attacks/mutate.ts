// Real traffic, bent: a seeded generator takes what is right and makes it wrong in ways that programs forget.
import { below, type Rng } from '@kaya/engine';

/** What a text, a number or a key can turn out to be. */
const HOSTILE: readonly string[] = [
  '{"toString":1}',
  '{"toString":null,"valueOf":null}',
  '{"toJSON":"x"}',
  '{"length":-1}',
  '{"__proto__":{"t":"ping"}}',
  '{"constructor":{"prototype":{}}}',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\u200b"',
  '""',
  '" "',
  `"${'x'.repeat(3000)}"`,
  '"<script>alert(1)</script>"',
  '"\'; drop table people; --"',
  'null',
  'true',
  '0',
  '-1',
  '0.5',
  '1e999',
  '-0',
  '9007199254740993',
  '1e308',
  '[]',
  '[[[[[[[[]]]]]]]]',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  '{}',
];

/** Texts for headers, cookies and queries. */
const ODD: readonly string[] = ['', '%', '%E0%A4%A', '%00', '\x00', '\xff', '..', '../../etc/passwd', ';;;', '=', ',', '"', "'"];

export function pick<T>(rng: Rng, list: readonly T[]): T {
  const found = list[below(rng, list.length)];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
}

/** A JSON text with one or two places of it bent: a value changed, a key gone, a key too many, a text cut or scratched. */
export function mutated(rng: Rng, value: unknown): string {
  let text = JSON.stringify(value);
  for (let times = 1 + below(rng, 2); times > 0; times--) text = bent(rng, text);
  return text;
}

function bent(rng: Rng, text: string): string {
  // Places where a value begins: after a colon, a comma or a bracket.
  const values = [...text.matchAll(/(?<=[:,[])("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null)/g)];
  const keys = [...text.matchAll(/"((?:[^"\\]|\\.)*)"(?=:)/g)];
  const found = values.length === 0 ? undefined : pick(rng, values);
  const key = keys.length === 0 ? undefined : pick(rng, keys);
  switch (below(rng, 8)) {
    case 0:
    case 1:
    case 2:
      if (found !== undefined) return replaced(text, found.index, found[0].length, pick(rng, HOSTILE));
      return pick(rng, HOSTILE);
    case 3:
      if (key !== undefined)
        return replaced(text, key.index, key[0].length, pick(rng, ['"__proto__"', '"toString"', '"t"', '""']));
      return pick(rng, HOSTILE);
    case 4:
      return text.replace('{', `{"${pick(rng, ['extra', '__proto__', 'toJSON', 'id', 't'])}":${pick(rng, HOSTILE)},`);
    case 5:
      return text.slice(0, below(rng, text.length + 1));
    case 6:
      return scratched(rng, text);
    default:
      return `${text.slice(0, below(rng, text.length + 1))}${text}`;
  }
}

/** Some characters are others now. */
export function scratched(rng: Rng, text: string): string {
  let result = text;
  for (let times = 1 + below(rng, 4); times > 0; times--) {
    const at = below(rng, result.length + 1);
    const odd = below(rng, 3) === 0 ? pick(rng, ODD) : String.fromCharCode(below(rng, 256));
    result = replaced(result, at, below(rng, 3), odd);
  }
  return result;
}

function replaced(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}
