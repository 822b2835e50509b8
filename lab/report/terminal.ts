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

/** Texts are broken beyond this many columns. */
const WIDEST = 44;

function tableInText({ head, rows }: Table): string {
  const broken = [head, ...rows].map((row) => row.map((cell) => lines(String(cell))));
  const widths = head.map((_, column) => Math.max(...broken.flatMap((row) => row[column] ?? []).map(width)));
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isNumeric(row[column])));
  const rowInText = (row: readonly string[][]) =>
    Array.from({ length: Math.max(...row.map((it) => it.length)) }, (_, line) =>
      row
        .map((cell, column) => {
          const text = cell[line] ?? '';
          const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(text)));
          return right[column] ? space + text : text + space;
        })
        .join('  ')
        .trimEnd(),
    );
  const [top = [], ...others] = broken;
  const rule = widths.map((it) => '─'.repeat(it)).join('  ');
  return [...rowInText(top), rule, ...others.flatMap(rowInText)].map((it) => `  ${it}`.trimEnd()).join('\n');
}

/** A text in lines that are not too long, broken at spaces. */
function lines(text: string): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && width(line) + 1 + width(word) > WIDEST) {
      found.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...found, line];
}

/** Numbers, shares and intervals stand to the right, and so does a gap among them. */
export function isNumeric(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || cell === '' || /^[-−+]?[\d.,\s\u00a0\u202f]*\d[\d.,\s\u00a0\u202f%–…-]*$/.test(cell ?? '');
}

/** Columns that a text takes: one a character, none for the marks over it. */
function width(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
