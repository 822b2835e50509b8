import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Configuration } from './configuration.ts';

/** Of pino: errors and what is graver. */
const ERROR = 50;

type Form = Pick<Configuration, 'logForm'>;

function isForPeople({ logForm }: Form): boolean {
  return logForm === null ? process.stdout.isTTY : logForm === 'text';
}

/** What is said at any level, in the form of the log: who reads objects gets nothing else. */
export function said(form: Form, msg: string): string {
  return isForPeople(form) ? msg : JSON.stringify({ level: 'info', time: Date.now(), msg });
}

/** The log, as lines for a person or as one JSON object a line for a machine; whoever counts errors hears of each. */
export function openLog(
  { logLevel, logForm }: Pick<Configuration, 'logLevel' | 'logForm'>,
  onError: () => void = () => undefined,
): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod(args, method, level) {
        if (level >= ERROR) onError();
        method.apply(this, args);
      },
    },
  };
  if (!isForPeople({ logForm })) return pino(options);
  return pino(options, { write: (line) => void process.stdout.write(`${readable(line)}\n`) });
}

/** What pino adds to every line and nobody needs who looks at the terminal of this very process. */
const LEFT_OUT: ReadonlySet<string> = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'reqId']);

/** What needs no quotes. */
const PLAIN = /^[!#-<>-~]+$/;

/** Anything as JSON, without what a terminal would obey or hide: it may be from outside. */
function shown(value: unknown): string {
  const escaped = (it: string) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return (JSON.stringify(value) ?? '').replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, escaped);
}

/** A line of the log in words: the time, how grave it is, what happened, and what else is known. */
export function readable(line: string): string {
  const entry: Readonly<Record<string, unknown>> = JSON.parse(line);
  const { level, time, msg } = entry;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const rest = Object.entries(entry)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' && PLAIN.test(value) ? value : shown(value)}`);
  return [clock, String(level).padEnd(5), msg, ...rest].join(' ');
}
