import { appendFileSync } from 'node:fs';

/** Notes a figure of a run in the file that KAYA_FIGURES names, for docs/reliability.md. */
export function figure(what: string, value: string): void {
  const file = process.env['KAYA_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${what}: ${value}\n`);
}
