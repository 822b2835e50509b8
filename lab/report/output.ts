import { write } from '../writing.ts';
import { asPage } from './page.ts';
import type { Report } from './report.ts';
import type { Scribe } from './scribe.ts';
import { inText } from './terminal.ts';

/** Gives a result in the form that was asked for: data for programs or text, and a page. */
export function deliver(
  how: { readonly json?: boolean | undefined; readonly html?: string | undefined },
  data: object,
  report: Report,
  scribe: Scribe,
): void {
  console.log(how.json ? JSON.stringify(data, null, 2) : inText(report));
  if (how.html === undefined) return;
  write(how.html, asPage(report, scribe));
  if (!how.json) console.log(`\n${scribe.say('lab.page', { file: how.html })}`);
}
