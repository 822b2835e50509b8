import { Daily, DailyResults, DailyTry, type Deal } from '@kaya/wire';
import Type from 'typebox';
import { resultsOf } from '../daily/results.ts';
import { packText } from '../storage/packed.ts';
import { type Api, type ApiParts, problem, requesterOf, somebody, whoAsks } from './parts.ts';

const Which = Type.Object({ game: Type.String({ maxLength: 64 }), day: Type.String({ maxLength: 10 }) });

/** The tables of a day: what is dealt, tries that count, and how they went. */
export function dailyRoutes(app: Api, parts: ApiParts): void {
  const { store, deals, people, listed } = parts;

  const dealOf = async ({ game, day }: { readonly game: string; readonly day: string }): Promise<Deal> => {
    const box = listed.includes(game) && deals.isDealt(day) ? await parts.boxOf(game) : null;
    const deal = box === null ? null : deals.of(box, day);
    if (deal === null) throw problem(404, 'no-such-table', `No table of '${game}' is dealt on ${day}.`);
    return deal;
  };

  const resultsFor = async (table: { readonly game: string; readonly day: string }, person: string) => {
    const results = await resultsOf(store, people, table, person);
    if (results === null) throw problem(403, 'not-allowed', 'Results are shown to those whose own try counts: play first.');
    return results;
  };

  app.get(
    '/api/daily',
    { schema: { summary: 'What is dealt today, the same for everybody', response: { 200: Daily } } },
    async (request) => {
      const person = await whoAsks(parts, request);
      const day = deals.today;
      const boxes = await Promise.all(listed.map((game) => parts.boxOf(game)));
      const counted = person === null ? [] : await store.daily.countedOn(day, person.id);
      const dealt = boxes.map((box) => (box === null ? null : deals.of(box, day)));
      return { day, deals: dealt.filter((deal) => deal !== null), counted: [...counted] };
    },
  );

  app.get(
    '/api/daily/:game/:day',
    { schema: { summary: 'How a day’s table went, for those whose try counts', params: Which, response: { 200: DailyResults } } },
    async (request) => {
      const person = await somebody(parts, request);
      if (!parts.limits.allow('lists', requesterOf(request))) throw problem(429, 'too-fast', 'Too many lists; wait a moment.');
      await dealOf(request.params);
      return resultsFor(request.params, person.id);
    },
  );

  app.post(
    '/api/daily/:game/:day',
    {
      schema: {
        summary: 'Send my whole game of a day’s table: it is played again, and counts once',
        params: Which,
        body: DailyTry,
        response: { 200: DailyResults },
      },
    },
    async (request) => {
      const person = await somebody(parts, request);
      const { game, day } = request.params;
      const deal = await dealOf({ game, day });
      if (!deals.takes(day))
        throw problem(409, 'time-is-up', `Games of ${day} are not taken any more; today’s table is that of ${deals.today}.`);
      const requester = requesterOf(request);
      if (!parts.limits.allow('daily', requester)) throw problem(429, 'too-fast');
      const judged = await parts.replays.judge(deal, request.body.record, {
        address: requester.address,
        owner: person.id,
      });
      if (!judged.ok) throw problem(judged.code === 'unreadable' ? 400 : 409, judged.code, judged.message);
      const { won, score, record, chosen } = judged;
      const packed = await packText(JSON.stringify(record));
      const row = { game, day, person: person.id, at: parts.now(), won: won ? 1 : 0, score, record: packed };
      const counted = await store.daily.add(row, chosen);
      if (counted === 'nobody') throw problem(401, 'not-allowed', 'Say who you are first: POST /api/guest.');
      if (counted === 'too-many')
        throw problem(409, 'table-full', 'So many games of this table count already that no more are kept.');
      const results = await resultsFor({ game, day }, person.id);
      // The same game once more is no second try: an answer may have been lost.
      if (counted === 'repeated' && results.mine.record.hashes !== record.hashes)
        throw problem(409, 'not-allowed', 'A game of yours counts for this table already.');
      return results;
    },
  );
}
