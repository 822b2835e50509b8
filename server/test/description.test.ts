import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@kaya/engine';
import { operationsOf } from '@kaya/wire';
import { createConfig, lint } from '@redocly/openapi-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Refused } from '../client/asking.ts';
import { Kaya } from '../client/kaya.ts';
import { clientFrom } from '../client/write.ts';
import { description, undescribed } from './answers.ts';
import { GuestOf } from './playing.ts';
import { sample } from './samples.ts';
import { Staged } from './staged.ts';

const staged = await Staged.open();
afterAll(() => staged.close());

const OPERATIONS = operationsOf(description);

async function call(operation: (typeof OPERATIONS)[number], headers: Readonly<Record<string, string>>) {
  const path = operation.path.replaceAll(/\{\w+\}/g, 'abcdefghij');
  const body = operation.requestBody?.content['application/json']?.schema;
  const response = await fetch(`http://127.0.0.1:${staged.site.port}${path}`, {
    method: operation.method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(sample(body)) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: json ? JSON.parse(text) : text, path };
}

describe('the description of the API', () => {
  test('is what the server says, and what is kept in docs/; npm run api writes both anew', async () => {
    expect(await (await fetch(`http://127.0.0.1:${staged.site.port}/api`)).json()).toEqual(description);
    for (const [name, text] of Object.entries(clientFrom(description)))
      expect(readFileSync(new URL(`../client/${name}`, import.meta.url), 'utf8'), name).toBe(text);
  });

  test('every file that a program needs of the client is named where programs are told of it', () => {
    const files = ['asking.ts', ...Object.keys(clientFrom(description))];
    for (const page of ['docs/api.md', ...LOCALES.map((it) => `web/programs/text/${it}.ts`)]) {
      const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
      expect([page, files.filter((file) => !text.includes(file))]).toEqual([page, []]);
    }
  });

  test('passes the linter of redocly without errors and warnings', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const folder = mkdtempSync(join(tmpdir(), 'kaya-lint-'));
    const check = async (text: string) => {
      const ref = join(folder, 'openapi.json');
      writeFileSync(ref, text);
      return (await lint({ ref, config })).map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
    };
    const text = JSON.stringify(description);
    expect(await check(text)).toEqual([]);
    expect(await check(text.replace('"operationId":"act"', '"operationId":"undo"'))).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  test('says truly who may call what: strangers, programs, people', async () => {
    const ann = await GuestOf.at(staged.site.port, 'Ann');
    const { token } = (await ann.post<{ token: string }>('/api/bot-token', null)).body;
    const wrong: string[] = [];
    for (const operation of OPERATIONS) {
      const { operationId, security, tags } = operation;
      const open = security.some((it) => Object.keys(it).length === 0);
      const programs = security.some((it) => 'token' in it);
      // A stream stays open, for strangers too where a table lets them watch.
      if (operationId === 'follow') continue;
      // For everybody but a host there is nothing.
      const hidden = tags.includes('hosting');
      staged.wait(60_000);
      const stranger = await call(operation, { 'x-forwarded-for': `10.0.0.${wrong.length}` });
      if (hidden ? stranger.status !== 404 : (stranger.status === 401) === open)
        wrong.push(`${operationId} answers ${stranger.status} to a stranger`);
      const program = await call(operation, { authorization: `Bearer ${token}` });
      const refused = program.status === 403 && JSON.stringify(program.body).includes('A program cannot do this');
      if (hidden ? program.status !== 404 : refused === programs)
        wrong.push(`${operationId} answers ${program.status} to a program`);
      for (const { status, body, path } of [stranger, program]) {
        const fault = undescribed(operation.method, path, status, body);
        if (fault !== null) wrong.push(fault);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('its client plays a whole game, and hears in words what is refused', async () => {
    const site = `http://127.0.0.1:${staged.site.port}`;
    const kaya = new Kaya(site);
    await kaya.becomeGuest({ name: 'Robot' });
    const program = new Kaya(site, (await kaya.makeProgramToken({ name: 'a test' })).token);
    const { id } = await program.openTable({
      game: 'lamplighters',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
      visibility: 'invited',
      pace: { kind: 'live' },
      spectators: false,
    });
    await program.startGame(id);
    let moves = 0;
    for await (const line of program.follow(id)) {
      if ('table' in line && line.table.status === 'over') break;
      if (!('position' in line)) continue;
      const [action] = line.position.legal;
      if (action === undefined) continue;
      await program.act(id, { id: `move-of-the-robot-${moves}`, seen: line.position.version, action }).catch((error: unknown) => {
        // The bot was faster, or the game is over.
        if (!(error instanceof Refused) || !['stale', 'not-playing'].includes(error.problem.code)) throw error;
      });
      moves++;
    }
    expect(moves).toBeGreaterThan(3);
    const record = await program.readRecord(id);
    expect(record.game).toBe('lamplighters');
    expect(record.moves.length).toBeGreaterThan(moves);
    await expect(program.makeRecoveryCode()).rejects.toThrow('403 not-allowed: A program cannot do this');
  });
});
