// What the host can set, by environment variables: each checked at the start, with a sentence that helps.
import { resolve } from 'node:path';
import { type NatsAddress, natsAddress } from './bus/nats-address.ts';

export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** A folder for the embedded database, or a PostgreSQL address. */
  readonly database: { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string };
  /** So long may PostgreSQL take to answer before it counts as away. */
  readonly databaseMilliseconds: number;
  /** A message bus between the processes; null: PostgreSQL carries their notices. */
  readonly nats: NatsAddress | null;
  /** Signs the cookies; null: one is made and kept in the database. */
  readonly secret: string | null;
  /** The address people use, for checking where sockets come from; null: whatever host the request names. */
  readonly origin: string | null;
  readonly secureCookies: boolean;
  /** How many proxies of ours stand before the server: so many addresses at the end of X-Forwarded-For are believed. */
  readonly proxies: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** For a person or for a machine; null: whichever reads it. */
  readonly logForm: 'text' | 'json' | null;
  /** Where copies of everything are put by schedule, and how often; null: nowhere. */
  readonly backups: { readonly folder: string; readonly hours: number } | null;
  /** How long somebody who is away may keep a live table waiting before the others may let a bot play on. */
  readonly absenceSeconds: number;
  /** After so many days without any change a running table is closed, and so many days later deleted; 0: never. */
  readonly closeDays: number;
  readonly deleteDays: number;
  /** After so many days a guest who sits at no table and has not come back is forgotten; 0: never. */
  readonly guestDays: number;
  readonly botThreads: number;
  readonly botMilliseconds: number;
  /** A folder with component files that replace ours. */
  readonly components: string | null;
  /** The relay for mail, and from whom mails come; null: nobody is written to. */
  readonly mail: { readonly relay: string; readonly from: string } | null;
  /** Hosts in the own network that people's webhooks may reach all the same. */
  readonly localHosts: readonly string[];
  /** The ids of people who see the host's page, besides those whom `name-host` names. */
  readonly hosts: readonly string[];
  /** What whoever reads /metrics must show; null: nobody reads them. */
  readonly metricsToken: string | null;
  /** A sentence for each variable of ours that is set and that nobody knows. */
  readonly strange: readonly string[];
  /** The folder of the built site; null: where the build puts it. */
  readonly site: string | null;
}

interface Variable {
  readonly name: string;
  readonly does: string;
  readonly otherwise: string;
}

const VARIABLES: readonly Variable[] = [
  { name: 'PORT', does: 'the port to listen on', otherwise: '3000' },
  { name: 'HOST', does: 'the address to listen on', otherwise: '0.0.0.0' },
  { name: 'DATABASE_URL', does: 'postgres://… for PostgreSQL; without it one SQLite file is used', otherwise: '' },
  {
    name: 'KAYA_DATABASE_MS',
    does: 'milliseconds PostgreSQL may take to answer before people are told that nothing can be stored just now',
    otherwise: '4000',
  },
  {
    name: 'KAYA_NATS',
    does: 'nats://user:password@host:4222 (several with commas, tls:// for an encrypted line): NATS carries the notices between processes; without it PostgreSQL does',
    otherwise: '',
  },
  { name: 'KAYA_DATA', does: 'the folder of the SQLite file', otherwise: 'data' },
  {
    name: 'KAYA_SECRET',
    does: 'signs the cookies, at least 16 characters; without it one is made and kept in the database',
    otherwise: '',
  },
  { name: 'KAYA_ORIGIN', does: 'the address people use, e.g. https://kaya.example, where a proxy hides it', otherwise: '' },
  { name: 'KAYA_SECURE_COOKIES', does: 'true: cookies only over https', otherwise: 'false' },
  { name: 'KAYA_PROXIES', does: 'how many proxies stand before the server (their X-Forwarded-For is believed)', otherwise: '0' },
  { name: 'KAYA_LOG', does: 'silent, error, warn, info or debug', otherwise: 'info' },
  { name: 'KAYA_LOG_FORM', does: 'text or json; without it text in a terminal and json elsewhere', otherwise: '' },
  { name: 'KAYA_BACKUPS', does: 'a folder for copies of everything, made by schedule; without it none are made', otherwise: '' },
  { name: 'KAYA_BACKUP_HOURS', does: 'hours from one copy to the next', otherwise: '24' },
  {
    name: 'KAYA_ABSENCE_SECONDS',
    does: 'seconds that somebody who is away keeps a live table waiting before the others may let a bot play on',
    otherwise: '120',
  },
  {
    name: 'KAYA_CLOSE_DAYS',
    does: 'days without any move after which a running table is closed, 0 for never',
    otherwise: '90',
  },
  {
    name: 'KAYA_DELETE_DAYS',
    does: 'days after which a table that was given up or closed, or a group that nobody has looked at, is deleted, 0 for never; finished games stay',
    otherwise: '365',
  },
  {
    name: 'KAYA_GUEST_DAYS',
    does: 'days after which a guest who sits at no table and has not come back is forgotten, 0 for never',
    otherwise: '90',
  },
  { name: 'KAYA_BOT_THREADS', does: 'worker threads in which bots think', otherwise: '1' },
  { name: 'KAYA_BOT_MS', does: 'milliseconds a hard bot thinks about a move', otherwise: '2000' },
  { name: 'KAYA_COMPONENTS', does: 'a folder with <game>.json files that replace our components', otherwise: '' },
  {
    name: 'KAYA_METRICS_TOKEN',
    does: 'opens /metrics to whoever sends it as a bearer token, at least 16 characters; without it /metrics is closed',
    otherwise: '',
  },
  {
    name: 'KAYA_MAIL',
    does: 'smtp://user:password@relay:587 (or smtps://…), through which people are written to; needs KAYA_ORIGIN and KAYA_MAIL_FROM',
    otherwise: '',
  },
  { name: 'KAYA_MAIL_FROM', does: 'from whom mails come, e.g. Kaya <kaya@kaya.example>', otherwise: '' },
  {
    name: 'KAYA_LOCAL_HOSTS',
    does: 'hosts in your own network that webhooks may reach all the same, e.g. ntfy.lan:8080, separated by commas',
    otherwise: '',
  },
  {
    name: 'KAYA_HOSTS',
    does: 'ids of people who see the host’s page at /host, separated by commas; npm run host -- name-host says ids',
    otherwise: '',
  },
  { name: 'KAYA_SITE', does: 'the folder of a site that was built elsewhere', otherwise: '' },
];

/** The list for `npm start -- --help`. */
export function helpText(): string {
  const rows = VARIABLES.map(
    ({ name, does, otherwise }) => `  ${name.padEnd(21)} ${does}${otherwise === '' ? '' : ` (${otherwise})`}`,
  );
  return `npm start builds the site and starts the server. It takes no arguments; what can be set are environment variables, e.g. PORT=8080 npm start:\n\n${rows.join('\n')}`;
}

export type ReadConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problems: readonly string[] };

export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): ReadConfiguration {
  const problems: string[] = [];
  const text = (name: string) => environment[name] || (VARIABLES.find((it) => it.name === name)?.otherwise ?? '');
  const whole = (name: string, min: number, max: number) => {
    const value = /^\d+$/.test(text(name)) ? Number(text(name)) : Number.NaN;
    if (!(value >= min && value <= max))
      problems.push(`${name} must be a whole number from ${min} to ${max}, not '${text(name)}'.`);
    return value;
  };
  const list = (name: string) =>
    text(name)
      .split(',')
      .map((it) => it.trim())
      .filter((it) => it !== '');
  const oneOf = <T extends string>(name: string, values: readonly T[]): T => {
    const found = values.find((value) => value === text(name));
    if (found === undefined) problems.push(`${name} must be one of ${values.join(', ')}, not '${text(name)}'.`);
    return found ?? (values[0] as T);
  };
  const url = text('DATABASE_URL');
  if (url !== '' && !/^postgres(ql)?:\/\//.test(url))
    problems.push('DATABASE_URL must begin with postgres://; leave it out to use SQLite.');
  const nats = text('KAYA_NATS') === '' ? null : natsAddress(text('KAYA_NATS'));
  if (text('KAYA_NATS') !== '' && nats === null)
    problems.push('KAYA_NATS must be an address such as nats://user:password@host:4222; leave it out to use PostgreSQL alone.');
  if (nats !== null && url === '') problems.push('KAYA_NATS needs DATABASE_URL: with SQLite a process is alone.');
  const secret = text('KAYA_SECRET');
  if (secret !== '' && secret.length < 16) problems.push('KAYA_SECRET must have at least 16 characters.');
  const metricsToken = text('KAYA_METRICS_TOKEN');
  if (metricsToken !== '' && metricsToken.length < 16) problems.push('KAYA_METRICS_TOKEN must have at least 16 characters.');
  const origin = text('KAYA_ORIGIN');
  const address = URL.canParse(origin) ? new URL(origin) : null;
  if (/[,\s]/.test(origin)) problems.push(`KAYA_ORIGIN is one address, such as https://kaya.example, not '${origin}'.`);
  else if (origin !== '' && address?.protocol !== 'https:' && address?.protocol !== 'http:')
    problems.push(`KAYA_ORIGIN must be an address such as https://kaya.example, not '${origin}'.`);
  else if (address !== null && address.href !== `${address.origin}/`)
    problems.push(
      `KAYA_ORIGIN is the address without what follows: write ${address.origin}, not '${origin}'. Kaya needs a name of its own.`,
    );
  const secureCookies = oneOf('KAYA_SECURE_COOKIES', ['false', 'true']) === 'true';
  if (secureCookies && address?.protocol === 'http:')
    problems.push(
      `KAYA_SECURE_COOKIES=true needs https, and KAYA_ORIGIN is ${address.origin}: no browser would keep its cookie, and nobody could play. Name an address with https://, or leave KAYA_SECURE_COOKIES out.`,
    );
  const backups = text('KAYA_BACKUPS');
  const backupHours = whole('KAYA_BACKUP_HOURS', 1, 24 * 7);
  const relay = text('KAYA_MAIL');
  const from = text('KAYA_MAIL_FROM');
  if (relay !== '' && !/^smtps?:\/\//.test(relay)) problems.push('KAYA_MAIL must begin with smtp:// or smtps://.');
  if (relay !== '' && address === null) problems.push('KAYA_MAIL needs KAYA_ORIGIN: mails have links in them.');
  if (relay !== '' && !from.includes('@')) problems.push('KAYA_MAIL needs KAYA_MAIL_FROM, such as Kaya <kaya@kaya.example>.');
  if (relay === '' && from !== '')
    problems.push('KAYA_MAIL_FROM needs KAYA_MAIL, the relay that takes mails; or leave both out.');
  const localHosts = list('KAYA_LOCAL_HOSTS').map((it) => it.toLowerCase());
  for (const it of localHosts)
    if (/[/@?#\s]/.test(it) || !URL.canParse(`http://${it}`))
      problems.push(`KAYA_LOCAL_HOSTS must be hosts such as ntfy.lan or ntfy.lan:8080, not '${it}'.`);
  const hosts = list('KAYA_HOSTS');
  for (const id of hosts)
    if (!/^[\w-]{8,64}$/.test(id))
      problems.push(`KAYA_HOSTS must be ids of people, not '${id}': npm run host -- name-host <name> says somebody's id.`);
  const configuration: Configuration = {
    port: whole('PORT', 0, 65535),
    host: text('HOST'),
    database: url === '' ? { kind: 'sqlite', file: resolve(text('KAYA_DATA'), 'kaya.sqlite') } : { kind: 'postgres', url },
    databaseMilliseconds: whole('KAYA_DATABASE_MS', 50, 4000),
    nats,
    secret: secret === '' ? null : secret,
    origin: address?.origin ?? null,
    secureCookies,
    proxies: whole('KAYA_PROXIES', 0, 10),
    logLevel: oneOf('KAYA_LOG', ['silent', 'error', 'warn', 'info', 'debug']),
    logForm: text('KAYA_LOG_FORM') === '' ? null : oneOf<'text' | 'json'>('KAYA_LOG_FORM', ['text', 'json']),
    backups: backups === '' ? null : { folder: resolve(backups), hours: backupHours },
    absenceSeconds: whole('KAYA_ABSENCE_SECONDS', 1, 3600),
    closeDays: whole('KAYA_CLOSE_DAYS', 0, 36_500),
    deleteDays: whole('KAYA_DELETE_DAYS', 0, 36_500),
    guestDays: whole('KAYA_GUEST_DAYS', 0, 36_500),
    botThreads: whole('KAYA_BOT_THREADS', 1, 64),
    botMilliseconds: whole('KAYA_BOT_MS', 10, 60_000),
    components: text('KAYA_COMPONENTS') === '' ? null : resolve(text('KAYA_COMPONENTS')),
    mail: relay === '' ? null : { relay, from },
    localHosts,
    hosts,
    metricsToken: metricsToken === '' ? null : metricsToken,
    strange: strangeIn(environment),
    site: text('KAYA_SITE') === '' ? null : resolve(text('KAYA_SITE')),
  };
  return problems.length === 0 ? { ok: true, configuration } : { ok: false, problems };
}

/** A variable that is spelt wrong would be left out without a word. */
function strangeIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = VARIABLES.map(({ name }) => name);
  const strange = Object.keys(environment).filter((name) => name.startsWith('KAYA_') && !known.includes(name));
  return strange.map((name) => {
    const near = known.filter((it) => distance(name, it) <= 2).sort((a, b) => distance(name, a) - distance(name, b))[0];
    return `${name} is not known and does nothing${near === undefined ? '; npm start -- --help lists what can be set.' : `; do you mean ${near}?`}`;
  });
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[to.length] ?? 0;
}
