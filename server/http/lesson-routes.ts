import { ledIn } from '@kaya/engine/lessons';
import { LessonCounts } from '@kaya/wire';
import { type Api, type ApiParts, problem, requesterOf } from './parts.ts';

/** How lessons went, summed without names, for whoever agrees on their device. */
export function lessonRoutes(app: Api, { boxOf, listed, limits, store }: ApiParts): void {
  app.post(
    '/api/lesson-counts',
    {
      schema: {
        summary: 'How some moments of a lesson went: added to the sums, without a name and without a time',
        body: LessonCounts,
      },
    },
    async (request, reply) => {
      if (!limits.allow('lessons', requesterOf(request))) throw problem(429, 'too-fast');
      const { game, lesson, moments } = request.body;
      if (new Set(moments.map(({ moment }) => moment)).size < moments.length)
        throw problem(400, 'unreadable', 'A moment may stand in it once.');
      const course = listed.includes(game) ? await (await boxOf(game))?.course?.() : undefined;
      const led = course === undefined ? [] : await ledIn(course);
      const known = led.find(({ id }) => id === lesson)?.moments.map(({ id }) => id) ?? [];
      // Sums are kept of moments that exist, and of nothing else somebody may think of.
      const unknown = moments.find(({ moment }) => !known.includes(moment));
      if (unknown !== undefined)
        throw problem(404, 'unreadable', `There is no moment '${unknown.moment}' in a lesson '${lesson}' of '${game}' here.`);
      await store.lessons.add(request.body);
      return reply.status(204).send();
    },
  );
}
