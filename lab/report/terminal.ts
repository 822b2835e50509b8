import type { Cell, Report, Table } from './report.ts';

/** The report for a terminal. */
export function inText({ title, lead, sections }: Report): string {
  const parts = [title, ...lead];
  for (const section of sections) {
    parts.push('', section.title, ...(section.notes ?? []));
    if (section.table !== undefined) parts.push(tableInText(section.table));
  }
  return parts.join('\n');
}

function tableInText({ head, rows }: Table): string {
  const all: (readonly Cell[])[] = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => width(String(row[column] ?? '')))));
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isNumeric(row[column])));
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, column) => {
        const text = String(cell);
        const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(text)));
        return right[column] ? space + text : text + space;
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((it) => '─'.repeat(it)).join('  '), ...rows.map(line)].map((it) => `  ${it}`).join('\n');
}

/** Numbers, shares and intervals stand to the right, and so does a gap among them. */
export function isNumeric(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || cell === '' || /^[-−+]?[\d.,\s\u00a0\u202f]*\d[\d.,\s\u00a0\u202f%–…-]*$/.test(cell ?? '');
}

/** Columns that a text takes: one a character, none for the marks over it. */
function width(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
