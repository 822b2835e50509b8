import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverageOf, idsInTitles, ruleIds, specs, untestable } from '../rule-coverage.ts';

describe('counting which rules are tested', () => {
  test('a spec defines the ids that stand in bold', () => {
    expect(ruleIds('- **CO2-INS-1** A project …\n- **CO2-INS-2** see CO2-INS-1 and **bold** words')).toEqual([
      'CO2-INS-1',
      'CO2-INS-2',
    ]);
  });

  test('only titles of tests count, in all their forms', () => {
    const source = `
      // FE-LINE-1 in a comment
      test('FE-LINE-2, FE-LINE-3: two rules', () => {
        expect(rule).toBe('FE-LINE-4');
      });
      it(\`FE-LINE-5: a template\`, () => {});
      test.each([['FE-LINE-6', 1], ['FE-LINE-7', 2]])('%s: a table', () => {});
      describe('FE-LINE-8', () => {});
    `;
    expect(idsInTitles(source)).toEqual(['FE-LINE-2', 'FE-LINE-3', 'FE-LINE-5', 'FE-LINE-6', 'FE-LINE-7']);
  });

  test('every rule of the teaching game is named by a test', () => {
    const lamplighters = specs().find((spec) => spec.game === 'lamplighters');
    expect(lamplighters && coverageOf(lamplighters)).toMatchObject({ missing: [] });
  });

  test('what is excused exists in the spec, with a reason', () => {
    for (const { text, tests } of specs()) {
      if (!existsSync(tests)) continue;
      for (const [id, reason] of Object.entries(untestable(tests))) {
        expect(ruleIds(text)).toContain(id);
        expect(reason.length).toBeGreaterThan(10);
      }
    }
  });
});
