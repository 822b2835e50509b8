import { Id } from '@kaya/wire';
import Type, { type TString } from 'typebox';
import { type Api, type ApiParts, problem, somebody } from './parts.ts';

/** Something of one's own that can be removed by its id. */
interface Removal {
  readonly url: string;
  readonly summary: string;
  /** What its ids look like, where they are not ours. */
  readonly id?: TString;
  remove(person: string, id: string): Promise<boolean>;
  /** What is answered where there is no such thing. */
  readonly none: string;
}

export function removal(app: Api, parts: ApiParts, { url, summary, id = Id, remove, none }: Removal): void {
  app.delete(url, { schema: { summary, params: Type.Object({ id }) } }, async (request, reply) => {
    const me = await somebody(parts, request);
    if (!(await remove(me.id, request.params.id))) throw problem(404, 'not-allowed', none);
    return reply.status(204).send();
  });
}
