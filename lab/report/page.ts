import { escaped } from './escaped.ts';
import type { Report, Section, Table } from './report.ts';
import type { Scribe } from './scribe.ts';
import { STYLE } from './style.ts';
import { barSvg, chartSvg, scaleOf } from './svg.ts';
import { isNumeric } from './terminal.ts';

/** Texts up to this length stay on one line. */
const SHORT = 12;

/** The report as one page that needs nothing from elsewhere. */
export function asPage({ title, lead, sections }: Report, scribe: Scribe): string {
  return `<!doctype html>
<html lang="${scribe.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${lead.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${sections.map((section) => sectionOf(section, scribe)).join('\n')}
</main>
</body>
</html>
`;
}

function sectionOf({ title, notes = [], table, charts = [] }: Section, scribe: Scribe): string {
  return `<section>
<h2>${escaped(title)}</h2>
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('\n')}
${charts.map((chart) => chartSvg(chart, (value) => scribe.number(value))).join('\n')}
${table === undefined || table.rows.length === 0 ? '' : tableOf(table, scribe)}
</section>`;
}

function tableOf({ head, rows, bars }: Table, scribe: Scribe): string {
  const right = head.map((_, column) => rows.every((row) => isNumeric(row[column])));
  const cell = (tag: 'td' | 'th', content: string, column: number) =>
    `<${tag}${right[column] || content.length < SHORT ? ` class="${right[column] ? 'number' : 'short'}"` : ''}>${escaped(content)}</${tag}>`;
  const most = bars === undefined || bars.length === 0 ? 1 : scaleOf(bars);
  const axis =
    bars === undefined
      ? ''
      : `<th class="scale"><span>${scribe.wholePercent(0)}</span><span>${scribe.wholePercent(most)}</span></th>`;
  const body = rows.map((row, i) => {
    const bar = bars?.[i];
    const cells = row.map((content, column) => cell('td', String(content), column)).join('');
    return `<tr>${cells}${bar === undefined ? '' : `<td>${barSvg(bar, most)}</td>`}</tr>`;
  });
  return `<div class="wide"><table>
<thead><tr>${head.map((content, column) => cell('th', content, column)).join('')}${axis}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
}
