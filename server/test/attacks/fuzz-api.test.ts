// Every operation of the API's description, as everybody who may come, with what is right and with what is bent out of it.
import { DatabaseSync } from 'node:sqlite';
import { type Rng, seeded } from '@kaya/engine';
import { operationsOf } from '@kaya/wire';
import { expect, test, vi } from 'vitest';
import { description } from '../answers.ts';
import { GuestOf, seatedTable } from '../playing.ts';
import { sample } from '../samples.ts';
import { Staged } from '../staged.ts';
import { figure } from './figures.ts';
import { mutated, pick, scratched } from './mutate.ts';
import { Wire } from './raw.ts';

/** How many requests are sent; more for a longer look: KAYA_FORGED=100000. */
const FORGED = Number(process.env['KAYA_FORGED'] ?? 500);
const OPERATIONS = operationsOf(description);
/** After these somebody is not who they were. */
const ENDS = [
  'signOut',
  'deleteMe',
  'leaveSeat',
  'leaveGroup',
  'endSession',
  'removeMember',
  'useSeatLink',
  'sendAway',
  'hostDeed',
];

type Operation = (typeof OPERATIONS)[number];

/** Those who ask, by the headers they send, and what there is for them to name. */
interface Scene {
  readonly people: Readonly<Record<'stranger' | 'guest' | 'member' | 'host' | 'program', string>>;
  readonly named: Readonly<Record<string, string>>;
}

const staged = await Staged.forThisFile({ logLevel: 'silent', proxies: 1 });
let scenes = 0;

/** Two people in a group and at a table that runs, one of whom looks after the site; and somebody who has just come. */
async function scene(): Promise<Scene> {
  staged.wait(3_600_000);
  const { port, file } = staged.site;
  const { id, guests } = await seatedTable(port, 'lamplighters', 2);
  const [ann, ben] = guests as [GuestOf, GuestOf];
  await ann.post(`/api/tables/${id}/start`);
  await ann.post(`/api/tables/${id}/chat`, { text: 'Hello' });
  const { body: group } = await ann.post<{ id: string; invitation: string }>('/api/groups', { name: `Evening ${++scenes}` });
  const read = (await ann.get<{ invitation: string; feed: string }>(`/api/groups/${group.id}`)).body;
  await ben.post('/api/groups/join', { key: read.invitation });
  const { members } = (await ann.get<{ members: readonly { id: string }[] }>(`/api/groups/${group.id}`)).body;
  await ann.post(`/api/groups/${group.id}/dates`, { at: staged.now + 86_400_000, minutes: 60, title: 'Play' });
  const { dates } = (await ann.get<{ dates: readonly { id: string }[] }>(`/api/groups/${group.id}`)).body;
  const { token } = (await ann.post<{ token: string }>('/api/bot-token', { name: 'a program' })).body;
  const sessions = (await ben.get<{ id: string }[]>('/api/sessions')).body;
  const host = await GuestOf.at(port, 'Host');
  const { id: hosting } = (await host.get<{ id: string }>('/api/me')).body;
  const database = new DatabaseSync(file);
  // The server may just be writing, in this very thread: waiting inside SQLite would wait for ourselves.
  await vi.waitFor(() => database.prepare('insert into hosts (person, at) values (?, 0)').run(hosting));
  database.close();
  const eve = await GuestOf.at(port, 'Eve');
  const by = (cookie: string) => `cookie: ${cookie}\r\n`;
  return {
    people: {
      stranger: '',
      guest: by(eve.cookie),
      member: by(ann.cookie),
      host: by(host.cookie),
      program: `authorization: Bearer ${token}\r\n`,
    },
    named: {
      ...{
        tables: id,
        groups: group.id,
        games: 'co2',
        sessions: sessions[0]?.id ?? '',
        line: '1',
        number: '1',
        game: 'lamplighters',
      },
      ...{
        member: members[1]?.id ?? '',
        date: dates[0]?.id ?? '',
        feed: read.feed,
        day: new Date(staged.now).toISOString().slice(0, 10),
      },
    },
  };
}

/** The address of an operation, with the names of what is there. */
function addressOf({ path }: Operation, named: Scene['named']): string {
  return path.replaceAll(/\/(\w+)\/\{(\w+)\}|\{(\w+)\}/g, (_whole, before, after, alone) => {
    const known = named[after === 'id' ? before : (after ?? alone)] ?? 'abcdefghij';
    return before === undefined ? known : `/${before}/${known}`;
  });
}

/** What is asked for by name in bodies. */
const IN_BODIES = {
  ...{ name: 'Zoe', seat: 0, text: 'Hello', game: 'lamplighters', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
  ...{
    action: { do: 'light', lamp: 1 },
    seen: null,
    url: 'https://example.org/',
    address: 'zoe@example.org',
    pace: { kind: 'live' },
  },
};

interface Asked {
  readonly method: string;
  readonly address: string;
  readonly body: string | null;
}

function right({ method, requestBody, ...operation }: Operation, named: Scene['named']): Asked {
  const shape = requestBody?.content['application/json']?.schema;
  const body = shape === undefined ? null : JSON.stringify(sample(shape, IN_BODIES));
  return { method, address: addressOf({ method, ...operation }, named), body };
}

/** One part of what is right is bent. */
function bent(rng: Rng, operation: Operation, named: Scene['named']): Asked {
  const { method, address, body } = right(operation, named);
  const queries = (operation.parameters ?? []).filter((it) => it.in === 'query').map((it) => it.name);
  const part = pick(rng, ['body', 'body', 'name', 'query'] as const);
  if (part === 'body' && body !== null) return { method, address, body: mutated(rng, JSON.parse(body)) };
  if (part === 'name' && operation.path.includes('{')) {
    const odd = encodeURIComponent(
      scratched(rng, pick(rng, ['abcdefghij', '__proto__', 'constructor', '../../etc', '0', "' or 1=1"])).toWellFormed(),
    );
    return { method, address: operation.path.replaceAll(/\{\w+\}/g, odd), body };
  }
  const name = pick(rng, [...queries, 'extra', '__proto__[x]']);
  return {
    method,
    address: `${address}?${name}=${encodeURIComponent(scratched(rng, pick(rng, ['1', '-1', '1e99', 'a'])).toWellFormed())}`,
    body,
  };
}

interface Answer {
  readonly status: number;
  readonly said: string;
}

async function ask({ method, address, body }: Asked, headers: string, n: number): Promise<Answer> {
  const from = `x-forwarded-for: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}\r\n`;
  const content = body === null ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  const line = new Wire(
    staged.site.port,
    `${method} ${address} HTTP/1.1\r\nhost: kaya\r\n${from}${headers}connection: close\r\n${content}\r\n${body ?? ''}`,
  );
  // A stream stays open: its first line is heard.
  const isStream = new Promise<void>((resolve) => line.socket.on('data', () => line.heard.includes('x-ndjson') && resolve()));
  await Promise.race([isStream, line.all()]);
  line.close();
  return { status: Number(line.heard.split(' ')[1]), said: line.heard };
}

/** Did it come to its operation, and was let in? */
const isReached = ({ status, said }: Answer) =>
  !Number.isNaN(status) &&
  status !== 401 &&
  status !== 429 &&
  !/There is nothing at|A program cannot do this|Say who you are first/.test(said);

test(`all ${OPERATIONS.length} operations of the API, as everybody, right and bent: ${FORGED} requests and more`, async () => {
  expect(OPERATIONS.length).toBeGreaterThan(100);
  const rng = seeded('operations');
  const times = Math.ceil(FORGED / OPERATIONS.length);
  const reached = new Map<string, number>();
  const done = new Set<string>();
  const wrong: string[] = [];
  let sent = 0;
  let { people, named } = await scene();
  const judge = (operation: Operation, who: string, asked: Asked, answer: Answer) => {
    const { status, said } = answer;
    if (isReached(answer)) reached.set(operation.operationId, (reached.get(operation.operationId) ?? 0) + 1);
    if (status < 300) done.add(operation.operationId);
    const told = `${who}: ${asked.method} ${asked.address} ${asked.body?.slice(0, 300)}: ${said.slice(0, 60)} … ${said.slice(-300)}`;
    if (!(status >= 200 && status < 500)) wrong.push(told);
    if (!(status >= 400)) return;
    const { code, message } = JSON.parse(said.slice(said.indexOf('{', said.indexOf('\r\n\r\n')), said.lastIndexOf('}') + 1));
    // What cannot be read says where; the sentences for all other codes are the site's.
    if (typeof code !== 'string' || code === 'server-error' || (code === 'unreadable' && !(message?.length > 5)))
      wrong.push(told);
  };
  for (const operation of OPERATIONS) {
    const roles = Object.keys(people) as (keyof typeof people)[];
    const turns = [
      ...roles.map((who) => [who, false] as const),
      ...Array.from({ length: times }, () => [pick(rng, roles), true] as const),
    ];
    for (const [who, isBent] of turns) {
      staged.wait(2_000);
      const asked = isBent ? bent(rng, operation, named) : right(operation, named);
      judge(operation, who, asked, await ask(asked, people[who], sent++));
    }
    if (ENDS.includes(operation.operationId)) ({ people, named } = await scene());
  }
  expect(wrong).toEqual([]);
  expect(OPERATIONS.filter(({ operationId }) => !reached.has(operationId)).map((it) => it.operationId)).toEqual([]);
  // Nor are they all refused: these were carried out.
  expect([...done].length).toBeGreaterThan(50);
  figure(
    expect.getState().currentTestName ?? '',
    `${sent} sent, ${[...reached.values()].reduce((a, b) => a + b)} let in, ${done.size} operations carried out`,
  );
});
