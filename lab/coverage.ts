// npm run coverage:rules [-- --json]: which rules of each spec a test names.
import { parseArgs } from 'node:util';
import { coverageOf, specs } from './rule-coverage.ts';
import { orSentence } from './user-error.ts';

const { values } = await orSentence('npm run coverage:rules -- [--json]', () =>
  parseArgs({ options: { json: { type: 'boolean' } } }),
);
const report = Object.fromEntries(specs().map((spec) => [spec.game, coverageOf(spec)]));

if (values.json) console.log(JSON.stringify(report, null, 2));
else {
  for (const [game, { testable, tested, missing }] of Object.entries(report)) {
    console.log(`${game}: ${tested} of ${testable} testable rules are named by a test${missing.length > 0 ? '; missing:' : '.'}`);
    for (let i = 0; i < missing.length; i += 8) console.log(`    ${missing.slice(i, i + 8).join('  ')}`);
  }
}
