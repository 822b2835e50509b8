import { writeFileSync } from 'node:fs';
import { UserError } from '../user-error.ts';
import { asPage } from './page.ts';
import type { Report } from './report.ts';
import type { Scribe } from './scribe.ts';
import { inText } from './terminal.ts';

/** Gives a result in the form that was asked for: data for programs, a page, or text. */
export function deliver(
  how: { readonly json?: boolean | undefined; readonly html?: string | undefined },
  data: object,
  report: Report,
  scribe: Scribe,
): void {
  if (how.html !== undefined) {
    try {
      writeFileSync(how.html, asPage(report, scribe));
    } catch (error) {
      throw new UserError(`${how.html} cannot be written: ${error instanceof Error ? error.message : error}.`);
    }
  }
  if (how.json) console.log(JSON.stringify(data, null, 2));
  else {
    console.log(inText(report));
    if (how.html !== undefined) console.log(`\n${scribe.say('lab.page', { file: how.html })}`);
  }
}
