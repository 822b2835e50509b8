// The API's description of itself: what each operation takes and answers, and what is described once, under its name.
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import * as wire from '@kaya/wire';
import Type from 'typebox';
import { OPERATIONS, TAGS, type Who } from './operations.ts';

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Not readable: `message` names the place and what is wrong with it',
  401: 'Say who you are first',
  403: 'Not yours to do, or asked by a page of another site',
  404: 'There is nothing of that name that you may know of',
  409: 'Not now: `code` says why, `reasons` name the rules',
  413: 'Too large',
  415: 'Not JSON',
  422: 'Understood, and it cannot work: `message` says why',
  429: 'Too fast: wait a moment',
  500: 'A fault of the server: nothing was done',
  503: 'Nothing can be stored at the moment, or it took too long',
};

const SECURITY: Readonly<Record<Who, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  anybody: [{}, { cookie: [] }, { token: [] }],
  person: [{}, { cookie: [] }],
  somebody: [{ cookie: [] }, { token: [] }],
  device: [{ cookie: [] }],
  host: [{ cookie: [] }],
};

const WHO: Readonly<Record<Who, string>> = {
  anybody: 'For anybody; whoever says who they are is answered as that person.',
  person: 'For anybody but a program.',
  somebody: 'For a guest or a member, and for their programs.',
  device: 'For a guest or a member on a device of their own: a program’s token is refused.',
  host: 'For those whom the host has named (npm run host -- name-host); everybody else finds nothing here.',
};

interface RouteSchema {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly querystring?: unknown;
  readonly response?: unknown;
}

function inJson(description: string, schema: unknown): object {
  return { description, content: { 'application/json': { schema } } };
}

function lines(type: string, schema: unknown): object {
  return {
    description: type.includes('json') ? 'One JSON object a line' : 'What was asked for',
    content: { [type]: { schema } },
  };
}

/** What a route says of itself, completed. */
export function described(schema: RouteSchema, method: string, url: string): Record<string, unknown> {
  const operation = OPERATIONS[`${method} ${url}`];
  if (operation === undefined) throw new Error(`server/http/operations.ts does not know ${method} ${url}`);
  const { id, who, about, refuses = [], answers } = operation;
  const changes = method !== 'GET';
  const taken = [schema.body, schema.params, schema.querystring].some((it) => it !== undefined);
  const statuses = [
    ...(taken ? [400] : []),
    ...(who === 'anybody' || who === 'person' ? [] : who === 'host' ? [404] : [401]),
    ...(changes || who === 'device' ? [403] : []),
    ...(changes ? [413, 415] : []),
    ...refuses,
    ...[429, 500, 503],
  ];
  const problems = [...new Set(statuses)].map((status) => [status, inJson(REFUSALS[status] ?? 'Refused', wire.Problem)]);
  const given = Object.entries(schema.response ?? {}).map(([status, it]) => [status, inJson('What was asked for', it)]);
  const { status, type, schema: own } = answers ?? { status: 204, schema: null };
  const done =
    own === null ? Type.Null({ description: 'Done' }) : type === undefined ? inJson('What was asked for', own) : lines(type, own);
  return {
    ...schema,
    operationId: id,
    tags: [about],
    description: WHO[who],
    security: SECURITY[who],
    response: { ...(given.length === 0 ? { [status]: done } : Object.fromEntries(given)), ...Object.fromEntries(problems) },
  };
}

/** As it stands in a description: keys that may be any text and single values are written in the way of OpenAPI. */
function asDescribed(schema: unknown): string {
  return JSON.stringify(schema, (_key, it) => {
    if (typeof it !== 'object' || it === null) return it;
    const { patternProperties, const: only, ...rest } = it;
    if (only !== undefined) return { ...rest, enum: [only] };
    return patternProperties === undefined ? it : { ...rest, additionalProperties: Object.values(patternProperties)[0] };
  });
}

/** What is described once, under its name. */
const NAMED: readonly (readonly [text: string, name: string])[] = Object.entries(wire)
  .filter(([, it]) => typeof it === 'object' && it !== null && ('type' in it || 'anyOf' in it || 'enum' in it))
  .map(([name, it]) => [asDescribed(it), name] as const)
  // Of two that are alike nobody could say which is meant.
  .filter(([text], at, all) => text.length > 60 && all.every(([other], where) => where === at || other !== text));

/** The same description, with what has a name in its own place. */
export function withNames(description: object): object {
  const names = new Map(NAMED);
  const used: Record<string, unknown> = {};
  const walk = (it: unknown, within: string | null): unknown => {
    if (typeof it !== 'object' || it === null) return it;
    if (Array.isArray(it)) return it.map((item) => walk(item, null));
    const name = names.get(JSON.stringify(it));
    if (name !== undefined && name !== within) {
      if (!Object.hasOwn(used, name)) {
        used[name] = null;
        used[name] = walk(it, name);
      }
      return { $ref: `#/components/schemas/${name}` };
    }
    return Object.fromEntries(Object.entries(it).map(([key, value]) => [key, walk(value, null)]));
  };
  const plain: { readonly components?: object } = JSON.parse(JSON.stringify(description));
  const walked = Object.entries(plain).map(([key, it]) => [key, walk(it, null)]);
  return { ...Object.fromEntries(walked), components: { ...plain.components, schemas: used } };
}

export const ABOUT: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Kaya',
    version: '1',
    description: 'Tables, seats and moves for programs; docs/api.md tells how a game goes from end to end.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/', description: 'The site that answers' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  components: {
    securitySchemes: {
      cookie: { type: 'apiKey', in: 'cookie', name: 'kaya', description: 'Set by POST /api/guest and by signing in' },
      token: { type: 'http', scheme: 'bearer', description: 'Made by POST /api/bot-token, for programs' },
    },
  },
};
