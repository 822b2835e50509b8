// Which rules were at work while a record was played: of the code that names a rule by its id, what ran.
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';

/** How Node is started for that: what it builds into its callers meanwhile, sooner or later, it does not count. */
export const COUNTED = ['--no-opt', '--no-maglev'] as const;

/** Where the code stands that a rule's id is written at, in characters of its file. */
interface Cite {
  readonly rule: string;
  readonly from: number;
  readonly to: number;
}

/** One stretch of a script, and how often it ran. */
interface Ran {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** An id, and those written behind it in short: `X-PAY-1, -3`, `X-BUY-1 to -6`. */
const IDS = /\b([A-Z0-9]{2,5}-[A-Z]{2,5}-)(\d+)((?:(?:,| to| and) -\d+)*)/g;

/** Counts what the code of a game's rules does, between one question and the next. */
export class RulesAtWork {
  readonly #session = new Session();
  readonly #folder: string;
  readonly #cites = new Map<string, readonly Cite[]>();

  /** `folder` is the address of the rules; they must have been loaded, so that loading them does not count. */
  constructor(folder: URL) {
    this.#folder = folder.href;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The rules that were at work since this was asked last. */
  take(): ReadonlySet<string> {
    const found = new Set<string>();
    this.#session.post('Profiler.takePreciseCoverage', (error, told) => {
      if (error !== null) throw error;
      for (const { url, functions } of told.result) {
        if (!url.startsWith(this.#folder)) continue;
        const ran = functions.map(({ ranges }) =>
          ranges.map(({ startOffset, endOffset, count }): Ran => ({ start: startOffset, end: endOffset, count })),
        );
        for (const cite of this.#citesOf(url)) if (isAtWork(cite, ran)) found.add(cite.rule);
      }
    });
    return found;
  }

  close(): void {
    this.#session.disconnect();
  }

  #citesOf(url: string): readonly Cite[] {
    const known = this.#cites.get(url) ?? citesIn(readFileSync(fileURLToPath(url), 'utf8'));
    this.#cites.set(url, known);
    return known;
  }
}

/** Did a function run that begins on the line a rule is written at, or the very statement it stands in? */
function isAtWork({ from, to }: Cite, functions: readonly (readonly Ran[])[]): boolean {
  const begun = functions.filter(([whole]) => whole !== undefined && whole.start >= from && whole.start < to);
  if (begun.some(([whole]) => (whole?.count ?? 0) > 0)) return true;
  const around = functions.flat().filter(({ start, end }) => start <= from && from < end);
  const [inmost] = around.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  return (inmost?.count ?? 0) > 0;
}

/** Every id in a file, with the code it is about: the line it stands on, or what comes after the comment it stands in. */
function citesIn(source: string): Cite[] {
  return [...source.matchAll(IDS)].flatMap(({ 1: family = '', 2: first = '', 3: more = '', index }) => {
    const line = source.lastIndexOf('\n', index) + 1;
    const start = isComment(source, line) ? afterComment(source, line) : line;
    const from = start + indentAt(source, start);
    const about = { from, to: endOf(source, start) };
    return numbersOf(Number(first), more).map((number) => ({ rule: `${family}${number}`, ...about }));
  });
}

function numbersOf(first: number, more: string): number[] {
  const numbers = [first];
  for (const { 1: word, 2: number } of more.matchAll(/(,| to| and) -(\d+)/g)) {
    const last = numbers.at(-1) ?? first;
    const to = Number(number);
    numbers.push(...(word === ' to' ? Array.from({ length: to - last }, (_, i) => last + 1 + i) : [to]));
  }
  return numbers;
}

function isComment(source: string, line: number): boolean {
  return /^[ ]*(\/\/|\/\*|\*)/.test(source.slice(line));
}

/** The first line of code after the comment that this line belongs to. */
function afterComment(source: string, line: number): number {
  let at = line;
  while (isComment(source, at)) {
    const next = source.indexOf('\n', at);
    if (next < 0) return source.length;
    at = next + 1;
  }
  return at;
}

function indentAt(source: string, line: number): number {
  return /^ */.exec(source.slice(line))?.[0].length ?? 0;
}

/** What begins on this line ends before the next one that is indented no more than it; of a property, before one that is indented less. */
function endOf(source: string, line: number): number {
  const indent = indentAt(source, line);
  const isRule = /^ *rule: /.test(source.slice(line));
  for (let at = source.indexOf('\n', line) + 1; at > 0; at = source.indexOf('\n', at) + 1) {
    const here = indentAt(source, at);
    if (source[at] !== '\n' && (isRule ? here < indent : here <= indent)) return at;
  }
  return source.length;
}
