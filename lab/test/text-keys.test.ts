import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineWords, LOCALES } from '@kaya/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { labWords } from '../text/index.ts';
import { unusedKeys, valuesOf } from '../text-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'kaya-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('checking catalogues', () => {
  test('the values of a message are found in plurals and selections too', () => {
    expect(
      valuesOf('{who} has {count, plural, one {# card} other {# cards}}{open, select, yes { of {colour}} other {}}', 'en'),
    ).toEqual(['colour', 'count', 'open', 'who']);
    expect(valuesOf('nothing', 'en')).toEqual([]);
  });

  test('a key is used when it is said whole, or begins like a template', () => {
    writeFileSync(join(folder, 'voice.ts'), "say('a.whole'); say(`a.card.$" + '{id}.name`);');
    writeFileSync(join(folder, 'en.ts'), "export const en = { 'a.dead': 'x' };");
    expect(unusedKeys({ 'a.whole': '', 'a.card.7.name': '', 'a.dead': '' }, folder)).toEqual(['a.dead']);
  });

  test.each([
    ['engine', engineWords],
    ['lab', labWords],
  ] as const)('the own words of %s are complete, alike and all said', (room, words) => {
    for (const locale of LOCALES) {
      for (const [key, message] of Object.entries(words[locale])) {
        expect(valuesOf(message, locale)).toEqual(valuesOf((words.en as Readonly<Record<string, string>>)[key] ?? '', 'en'));
      }
    }
    expect(unusedKeys(words.en, fileURLToPath(new URL(`../../${room}`, import.meta.url)))).toEqual([]);
  });
});
