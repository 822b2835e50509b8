// A host who changes the component files under running games: they wait, say so, and go on when their own are back.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Action, GameRecord } from '@kaya/engine';
import type { HistoryOf, Position } from '@kaya/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GuestOf, seatedTable } from '../playing.ts';
import { freePort } from '../postgres.ts';
import { Process } from '../process.ts';
import { Raw } from './raw.ts';

const run = promisify(execFile);
const HOST = fileURLToPath(new URL('../../host/main.ts', import.meta.url));
const OURS = fileURLToPath(new URL('../../../games/co2/data/components.json', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaya-other-components-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with our file, but another start. */
function own(name: string, startTech: number): string {
  const path = join(folder, name);
  const file = JSON.parse(readFileSync(OURS, 'utf8'));
  file.constants.startTech.value = startTech;
  mkdirSync(path);
  writeFileSync(join(path, 'co2.json'), JSON.stringify(file));
  return path;
}

/** Plays one move for whoever may; says how that was answered. */
async function playOne(table: string, guests: readonly GuestOf[]): Promise<number> {
  for (const guest of guests) {
    const { body } = await guest.get<Position>(`/api/tables/${table}/position`);
    const [action] = body.legal;
    if (action === undefined) continue;
    const asked = { id: `request-${body.version}`, seen: body.version, action: action satisfies Action };
    return (await guest.post(`/api/tables/${table}/actions`, asked)).status;
  }
  throw new Error('nobody may move');
}

test('a game begun with components of the host waits while others are in use', async () => {
  const data = join(folder, 'data');
  const first = own('first', 3);
  const port = await freePort();
  const env = (components: string | null) => ({
    KAYA_DATA: data,
    KAYA_LOG: 'warn',
    ...(components === null ? {} : { KAYA_COMPONENTS: components }),
  });
  const started = async (components: string | null) => {
    const server = new Process(port, env(components));
    await server.start();
    return server;
  };
  const host = async (components: string | null, ...args: string[]) =>
    (await run(process.execPath, [HOST, ...args], { env: { ...process.env, ...env(components) } })).stdout;

  let server = await started(first);
  const { id, guests } = await seatedTable(port, 'co2', 2);
  const [ann] = guests as [GuestOf];
  await ann.post(`/api/tables/${id}/start`);
  for (let i = 0; i < 4; i++) expect(await playOne(id, guests)).toBe(204);
  const before: GameRecord = JSON.parse(await host(first, 'export', id));
  const told = (await ann.get<HistoryOf>(`/api/tables/${id}/history`)).body;
  expect(told.complete).toBe(true);
  await server.stop();

  for (const other of [null, own('second', 5)]) {
    server = await started(other);
    const waiting = { status: 409, body: { code: 'other-components', reasons: [] } };
    expect(await ann.get(`/api/tables/${id}/position`)).toEqual(waiting);
    expect(await ann.get(`/api/tables/${id}/history`)).toEqual(waiting);
    expect(await ann.post(`/api/tables/${id}/actions`, { id: 'request-x', seen: null, action: { do: 'pass' } })).toEqual(waiting);
    expect(await ann.post(`/api/tables/${id}/stand-in`, { level: 'easy' })).toMatchObject({ status: 204 });
    expect(await ann.post(`/api/tables/${id}/stand-in`, { level: null })).toMatchObject({ status: 204 });
    const socket = await Raw.open(port, { cookie: ann.cookie });
    socket.ws.send(JSON.stringify({ t: 'watch', table: id, seen: null }));
    await expect
      .poll(() => socket.heard.find((it) => it.t === 'problem'), { timeout: 30_000 })
      .toEqual({ t: 'problem', code: 'other-components', table: id });
    expect(socket.heard.some((it) => it.t === 'position')).toBe(false);
    socket.close();
    expect(server.log.join()).toContain('running tables wait for the components that they began with');
    expect(JSON.parse(await host(other, 'export', id))).toEqual(before);
    expect(await host(other, 'components')).toContain(
      `${before.components}  co2                       not in use  1 running table`,
    );
    await expect(host(other, 'rewind', id)).rejects.toThrow('waits for the components');
    await server.stop();
  }

  const again = join(folder, 'again');
  mkdirSync(again);
  await host(null, 'components', before.components, join(again, 'co2.json'));
  server = await started(again);
  expect((await ann.get<HistoryOf>(`/api/tables/${id}/history`)).body).toEqual(told);
  expect(await playOne(id, guests)).toBe(204);
  expect(server.log.join()).not.toContain('running tables wait');
  const after: GameRecord = JSON.parse(await host(again, 'export', id));
  expect([after.components, after.continued, after.moves.length]).toEqual([before.components, [], before.moves.length + 1]);
  await server.stop();
});
