import { Deletion } from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import { type ExportParts, exported } from '../accounts/export.ts';
import { leaveAll } from '../accounts/leaving.ts';
import { logFailure } from '../failures.ts';
import type { Deletion as Deleting } from '../storage/deletion.ts';
import { visible } from '../visible.ts';
import { type Api, type ApiParts, COOKIE, claimOf, problem, requesterOf, somebody } from './parts.ts';

export type MineParts = Pick<ExportParts, 'talk' | 'members' | 'calls' | 'channels' | 'profiles' | 'reports'> & {
  readonly deletion: Deleting;
};

/** Everything of mine: as a file, or gone for good. For guests as for members. */
export function mineRoutes(app: Api, parts: ApiParts, { deletion, ...kept }: MineParts): void {
  const { store, keeper, people, signedIn, limits, now } = parts;
  const inTime = (request: FastifyRequest): void => {
    if (!limits.allow('mine', requesterOf(request))) throw problem(429, 'too-fast');
  };

  app.get('/api/my/export', { schema: { summary: 'Everything that is kept of me, as one file' } }, async (request, reply) => {
    const { raw } = reply;
    // First of all, so that a session which ends meanwhile ends this too.
    raw.once(
      'close',
      signedIn.add(claimOf(parts, request), () => raw.destroy()),
    );
    const person = await somebody(parts, request);
    inTime(request);
    if (raw.destroyed) return reply.hijack();
    reply.hijack();
    const day = new Date(now()).toISOString().slice(0, 10);
    raw.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="kaya-${day}.json"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const account = parts.unsent.open(requesterOf(request), () => raw.destroy());
    raw.once('close', () => account.close());
    try {
      const failed = (error: unknown, table: string) =>
        logFailure(request.log, error, 'a table is missing in an export', { table });
      for await (const piece of exported({ ...parts, ...kept, failed }, person)) {
        const bytes = Buffer.from(piece);
        if (raw.destroyed || !account.add(bytes.length)) return reply;
        // The next table is read when this one has gone out.
        await new Promise<void>((resolve) => {
          raw.once('close', resolve);
          raw.write(bytes, () => {
            raw.off('close', resolve);
            account.sent(bytes.length);
            resolve();
          });
        });
      }
      raw.end();
    } catch (error) {
      // The answer has begun: a file that breaks off is asked for again, one that only looks whole is not.
      raw.destroy();
      logFailure(request.log, error, 'an export broke off');
    }
    return reply;
  });

  app.post(
    '/api/my/deletion',
    {
      schema: {
        summary: 'Delete everything of mine for good: I write my name once more. The games of others stay and go on',
        body: Deletion,
      },
    },
    async (request, reply) => {
      const person = await somebody(parts, request);
      inTime(request);
      if (visible(request.body.name, person.name.length + 1) !== person.name)
        throw problem(409, 'not-allowed', 'Nothing was deleted: write your name exactly as it stands.');
      await leaveAll(store, keeper.tables, person, now, (error, table) =>
        logFailure(request.log, error, 'a table could not be left as usual', { table }),
      );
      const { tables, talk } = await deletion.delete(person.id);
      people.forget(person.id);
      reply.clearCookie(COOKIE, { path: '/' });
      await signedIn.signedOut(person.id);
      for (const id of tables) await keeper.heard(id, 'changed');
      for (const id of talk) await keeper.heard(id, 'unsaid');
      return reply.status(204).send();
    },
  );
}
