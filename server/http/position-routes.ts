import { SPECTATOR } from '@kaya/engine';
import { HistoryOf, Id, Position } from '@kaya/wire';
import Type from 'typebox';
import { recordFrom, setupOf } from '../tables/saved-game.ts';
import { type Api, type ApiParts, gameFor, problem, requesterOf, WholeNumber, whoAsks } from './parts.ts';

const WithId = Type.Object({ id: Id });

/** So many steps that had to be played again cost as much as a question. */
const STEPS_PER_UNIT = 60;

/** Where a game stands and how it came there: as one's own seat may know it, and the whole once it is over. */
export function positionRoutes(app: Api, parts: ApiParts): void {
  const { store, replays } = parts;

  app.get(
    '/api/tables/:id/position',
    { schema: { summary: 'Where the game stands, as my seat may know it', params: WithId, response: { 200: Position } } },
    async (request) => {
      const person = await whoAsks(parts, request);
      const table = await gameFor(parts, request.params.id, person);
      const position = await table.position(person?.id ?? null);
      if (position === null) throw problem(409, table.waits ? 'other-components' : 'not-playing');
      return position;
    },
  );

  app.get(
    '/api/tables/:id/history',
    {
      schema: {
        summary: 'Everything my seat was told so far, step by step; with `at`, the view after that step',
        params: WithId,
        querystring: Type.Object({ at: Type.Optional(WholeNumber) }),
        response: { 200: HistoryOf },
      },
    },
    async (request) => {
      const person = await whoAsks(parts, request);
      const table = await gameFor(parts, request.params.id, person);
      if (table.state.row.version === 0) throw problem(409, 'not-playing');
      if (table.waits) throw problem(409, 'other-components');
      const requester = requesterOf(request);
      if (!parts.limits.allow('history', requester)) throw problem(429, 'too-fast', 'Too much history; wait a moment.');
      const at = request.query.at === undefined ? null : Number(request.query.at);
      // In turn: beyond it the match may have made a move that is not stored yet.
      const { box, row, seats, viewer, version } = await table.inTurn(async () => {
        const game = await table.upToDate();
        const viewer = table.state.seatOf(person?.id ?? null);
        const { box, row, seats } = table.state;
        return { box, row, seats, viewer, version: game?.match.view(viewer).version ?? 0 };
      });
      const log = async () => (await store.log.after(row.id, 0)).filter((entry) => entry.number <= row.version);
      const record = async () => recordFrom(box, setupOf(row, seats.length), await log());
      const whose = { address: requester.address, owner: requester.person ?? '' };
      const of = { table: row.id, told: version, record };
      const told = await replays.history(box, of, viewer, at, whose, request.signal);
      // By what the viewer knows of it: how many moves it took may be a secret.
      if (told.reckoned) parts.limits.chargeWork('history', requester, told.steps.length / STEPS_PER_UNIT);
      const steps = told.steps.map(({ events }) => ({ events: [...events] }));
      return { steps, view: told.view, version, complete: told.complete };
    },
  );

  app.get(
    '/api/tables/:id/record',
    { schema: { summary: 'The whole game, once it is over, for those who played', params: WithId } },
    async (request) => {
      const person = await whoAsks(parts, request);
      const table = await gameFor(parts, request.params.id, person);
      const { box, row, seats } = table.state;
      const played = person !== null && table.state.seatOf(person.id) !== SPECTATOR;
      const ended = row.version > 0 && (row.status === 'over' || row.status === 'abandoned');
      if (!played || !ended) throw problem(403, 'not-allowed', 'A record is open to those who played, once the game is over.');
      return recordFrom(box, setupOf(row, seats.length), await store.log.after(row.id, 0));
    },
  );
}
