import type { Static, TLiteral, TObject, TUnion } from 'typebox';
import { Value } from 'typebox/value';
import { ToClient, ToServer } from './messages.ts';

/** So much of an unknown kind is repeated to whoever sent it. */
const LONGEST_KIND = 40;

/** What is wrong is found out only where somebody asks: that can take a thousand times as long as to see that something is. */
export type Checked<T> = { readonly ok: true; readonly message: T } | { readonly ok: false; readonly problem: string };

/** Reads a message: a valid one, or what is wrong with it and where. */
export function readToServer(text: string): Checked<ToServer> {
  return read(ToServer, text);
}

export function readToClient(text: string): Checked<ToClient> {
  return read(ToClient, text);
}

function read<S extends TUnion>(schema: S, text: string): Checked<Static<S>> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not JSON' };
  }
  const kind = typeof data === 'object' && data !== null && Object.hasOwn(data, 't') && 't' in data ? data.t : undefined;
  // Nothing from outside is made a text of before it is known to be one: an object may bring its own toString.
  if (typeof kind !== 'string') return { ok: false, problem: 'a message needs its kind in t' };
  const meant = schema.anyOf.find((it) => (it as TObject<{ t: TLiteral }>).properties.t.const === kind);
  if (meant === undefined) return { ok: false, problem: `there is no message '${kind.slice(0, LONGEST_KIND)}'` };
  if (isOf(schema, meant, data)) return { ok: true, message: data };
  return {
    ok: false,
    get problem() {
      const [first] = Value.Errors(meant, data);
      return first === undefined ? 'not a message' : `${first.instancePath || '/'} ${first.message}`;
    },
  };
}

/** One kind of the union is looked at, not all of them. */
function isOf<S extends TUnion>(_union: S, meant: S['anyOf'][number], data: unknown): data is Static<S> {
  return Value.Check(meant, data);
}
