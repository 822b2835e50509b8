import { type Logger, pino } from 'pino';
import type { Configuration } from './configuration.ts';

/** The log, as lines for a person or as one JSON object a line for a machine. */
export function openLog({ logLevel, logForm }: Pick<Configuration, 'logLevel' | 'logForm'>): Logger {
  const forPeople = logForm === null ? process.stdout.isTTY : logForm === 'text';
  if (!forPeople) return pino({ level: logLevel });
  return pino({ level: logLevel }, { write: (line) => void process.stdout.write(`${readable(line)}\n`) });
}

/** What pino adds to every line and nobody needs who looks at the terminal of this very process. */
const LEFT_OUT: ReadonlySet<string> = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'reqId']);

/** A line of the log in words: the time, how grave it is, what happened, and what else is known. */
export function readable(line: string): string {
  const entry: Readonly<Record<string, unknown>> = JSON.parse(line);
  const { level, time, msg } = entry;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const rest = Object.entries(entry)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)}`);
  return [clock, (pino.levels.labels[Number(level)] ?? '').padEnd(5), msg, ...rest].join(' ');
}
