import type { Locale } from '@kaya/engine';
import type { Report, Section } from './report.ts';
import { isNumeric } from './terminal.ts';

/** The report as one page that needs nothing from elsewhere. */
export function asPage({ title, lead, sections }: Report, locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body>
<h1>${escaped(title)}</h1>
${lead.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${sections.map(sectionOf).join('\n')}
</body>
</html>
`;
}

function sectionOf({ title, notes = [], table }: Section): string {
  const rows = (table?.rows ?? []).map(
    (row) =>
      `<tr>${row.map((cell) => `<td${isNumeric(cell) ? ' class="number"' : ''}>${escaped(String(cell))}</td>`).join('')}</tr>`,
  );
  const head = (table?.head ?? []).map((cell) => `<th>${escaped(cell)}</th>`).join('');
  return `<section>
<h2>${escaped(title)}</h2>
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('\n')}
${table === undefined ? '' : `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`}
</section>`;
}

/** Text that may stand in a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (it) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[it] ?? it);
}
