import { GameInfo } from '@kaya/wire';
import Type from 'typebox';
import type { Api, ApiParts } from './parts.ts';

/** What can be played here, and the host's own components. */
export function gameRoutes(app: Api, { listed, boxOf, components }: ApiParts): void {
  app.get(
    '/api/games',
    { schema: { summary: 'The games, with seats and options', response: { 200: Type.Array(GameInfo) } } },
    async () => {
      const boxes = await Promise.all(listed.map(boxOf));
      return boxes
        .filter((box) => box !== null)
        .map(({ game: { id, rulesVersion, seats, options } }) => ({
          id,
          rulesVersion,
          seats,
          options,
          ownComponents: Object.hasOwn(components, id),
        }));
    },
  );

  app.get(
    '/api/games/:id/components',
    {
      schema: {
        summary: 'The host’s own components of a game, as its rules use them; null where ours are used',
        params: Type.Object({ id: Type.String() }),
      },
    },
    async (request) => (Object.hasOwn(components, request.params.id) ? components[request.params.id] : null),
  );
}
