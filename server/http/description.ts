// The API's description of itself: every operation with its name, who may call it and what it may answer.
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import * as wire from '@kaya/wire';
import Type, { type TSchema } from 'typebox';

/** Who may call an operation: anybody; anybody but a program; somebody known, a program of theirs included; somebody on a device of their own; those who look after the site. */
type Who = 'anybody' | 'person' | 'somebody' | 'device' | 'host';

interface Operation {
  readonly id: string;
  readonly who: Who;
  readonly about: keyof typeof TAGS;
  /** Refusals of its own, beside those that every operation of its kind has. */
  readonly refuses?: readonly number[];
  /** Its answer, where the route itself names none: what is sent is not made from it. */
  readonly answers?: { readonly status: number; readonly type?: string; readonly schema: TSchema };
}

const TAGS = {
  people: 'Guests, members, their devices and programs',
  calling: 'Being told that it is one’s turn',
  games: 'What can be played here',
  hosting: 'Looking after the site',
  tables: 'Opening, finding and sitting down',
  groups: 'People who play together again and again',
  play: 'A game that runs, and the record of one that is over',
  daily: 'A table a day for each title, the same for everybody',
  ratings: 'Ratings of games that everybody at the table agreed to rate',
} as const;

const STREAM = { status: 200, type: 'application/x-ndjson', schema: wire.StreamLine } as const;

/** By method and address, as the router knows it. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/guest': { id: 'becomeGuest', who: 'anybody', about: 'people' },
  'GET /api/me': { id: 'whoAmI', who: 'anybody', about: 'people' },
  'POST /api/tables/:id/seat-link': { id: 'makeSeatLink', who: 'device', about: 'people', refuses: [404, 409] },
  'DELETE /api/tables/:id/seat-link': { id: 'withdrawSeatLink', who: 'device', about: 'people' },
  'POST /api/seat-link': { id: 'useSeatLink', who: 'anybody', about: 'people', refuses: [409] },
  'GET /api/sessions': { id: 'listSessions', who: 'device', about: 'people' },
  'DELETE /api/sessions/:id': { id: 'endSession', who: 'device', about: 'people', refuses: [404] },
  'POST /api/sign-out': { id: 'signOut', who: 'device', about: 'people' },
  'POST /api/bot-token': { id: 'makeProgramToken', who: 'device', about: 'people', refuses: [409] },
  'GET /api/account': { id: 'readAccount', who: 'person', about: 'people', refuses: [403] },
  'POST /api/passkeys/options': { id: 'beginPasskey', who: 'device', about: 'people', refuses: [409] },
  'POST /api/passkeys': { id: 'keepPasskey', who: 'device', about: 'people', refuses: [409] },
  'DELETE /api/passkeys/:id': { id: 'removePasskey', who: 'device', about: 'people', refuses: [404] },
  'POST /api/recovery-code': { id: 'makeRecoveryCode', who: 'device', about: 'people' },
  'POST /api/device-link': { id: 'makeDeviceLink', who: 'device', about: 'people', refuses: [409] },
  'POST /api/sign-in/options': { id: 'beginSignIn', who: 'anybody', about: 'people', refuses: [409] },
  'POST /api/sign-in': { id: 'signInByPasskey', who: 'anybody', about: 'people', refuses: [409] },
  'POST /api/sign-in/recovery': { id: 'signInByRecoveryCode', who: 'anybody', about: 'people', refuses: [409] },
  'POST /api/sign-in/mail': { id: 'askForMailLink', who: 'anybody', about: 'people', refuses: [404, 409] },
  'POST /api/sign-in/link': { id: 'signInByLink', who: 'anybody', about: 'people', refuses: [409] },
  'POST /api/sign-in/link/maker': { id: 'whoMadeLink', who: 'anybody', about: 'people' },
  'DELETE /api/my/words/:id': { id: 'readWord', who: 'device', about: 'people', refuses: [404] },
  'GET /api/my/profile': { id: 'readProfile', who: 'device', about: 'people' },
  'POST /api/my/profile': { id: 'changeProfile', who: 'device', about: 'people' },
  'GET /api/tables/:id/people': { id: 'listPeople', who: 'anybody', about: 'people', refuses: [404] },
  'GET /api/tables/:id/lines/:line/person': { id: 'readAuthor', who: 'anybody', about: 'people', refuses: [403, 404] },
  'POST /api/tables/:id/manners': { id: 'setManners', who: 'device', about: 'people', refuses: [404, 409] },
  'GET /api/my/manners': { id: 'listManners', who: 'device', about: 'people' },
  'DELETE /api/my/manners/:id': { id: 'endManners', who: 'device', about: 'people', refuses: [404] },
  'POST /api/tables/:id/friends': { id: 'chooseFriend', who: 'device', about: 'people', refuses: [404, 409] },
  'GET /api/my/friends': { id: 'listFriends', who: 'device', about: 'people' },
  'DELETE /api/my/friends/:id': { id: 'removeFriend', who: 'device', about: 'people', refuses: [404] },
  'POST /api/tables/:id/ask': { id: 'askFriend', who: 'device', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/reports': { id: 'report', who: 'device', about: 'people', refuses: [404, 409] },
  'GET /api/host/people': { id: 'hostPeople', who: 'host', about: 'hosting' },
  'GET /api/host/tables': { id: 'hostTables', who: 'host', about: 'hosting' },
  'GET /api/host/groups': { id: 'hostGroups', who: 'host', about: 'hosting' },
  'GET /api/host/reports': { id: 'hostReports', who: 'host', about: 'hosting' },
  'GET /api/host/log': { id: 'hostLog', who: 'host', about: 'hosting' },
  'GET /api/host/lessons': { id: 'hostLessons', who: 'host', about: 'hosting' },
  'GET /api/host/figures': { id: 'hostFigures', who: 'host', about: 'hosting' },
  'POST /api/host/deeds': { id: 'hostDeed', who: 'host', about: 'hosting', refuses: [409] },
  'GET /api/programs': { id: 'listPrograms', who: 'anybody', about: 'people' },
  'POST /api/my/program': { id: 'offerProgram', who: 'somebody', about: 'people', refuses: [404, 409] },
  'DELETE /api/my/program': { id: 'withdrawProgram', who: 'somebody', about: 'people', refuses: [404] },
  'GET /api/my/export': {
    id: 'exportMine',
    who: 'device',
    about: 'people',
    answers: { status: 200, schema: wire.Export },
  },
  'POST /api/my/deletion': { id: 'deleteMe', who: 'device', about: 'people', refuses: [409] },
  'GET /api/calling': { id: 'readCalling', who: 'person', about: 'calling', refuses: [403] },
  'POST /api/calling': { id: 'setCalling', who: 'device', about: 'calling' },
  'POST /api/calling/push': { id: 'addPush', who: 'device', about: 'calling', refuses: [404, 409] },
  'POST /api/calling/webhook': { id: 'addWebhook', who: 'device', about: 'calling', refuses: [404, 409, 422] },
  'POST /api/calling/mail': { id: 'addMail', who: 'device', about: 'calling', refuses: [404, 409] },
  'POST /api/mail-confirm': { id: 'confirmMail', who: 'anybody', about: 'calling' },
  'POST /api/calling/channels/:id/try': { id: 'tryChannel', who: 'device', about: 'calling', refuses: [404] },
  'DELETE /api/calling/channels/:id': { id: 'removeChannel', who: 'device', about: 'calling', refuses: [404] },
  'POST /api/mail-stop/:token': { id: 'stopMails', who: 'anybody', about: 'calling', refuses: [404] },
  'DELETE /api/mail-stop/:token': { id: 'allowMails', who: 'anybody', about: 'calling', refuses: [404] },
  'GET /api/groups': { id: 'listGroups', who: 'somebody', about: 'groups' },
  'POST /api/groups': { id: 'makeGroup', who: 'somebody', about: 'groups', refuses: [409] },
  'GET /api/groups/:id': { id: 'readGroup', who: 'somebody', about: 'groups', refuses: [404] },
  'POST /api/groups/invitation': { id: 'readInvitation', who: 'anybody', about: 'groups', refuses: [404] },
  'POST /api/groups/join': { id: 'joinGroup', who: 'somebody', about: 'groups', refuses: [404, 409] },
  'POST /api/groups/:id/leave': { id: 'leaveGroup', who: 'somebody', about: 'groups', refuses: [404] },
  'POST /api/groups/:id/name': { id: 'renameGroup', who: 'device', about: 'groups', refuses: [404] },
  'DELETE /api/groups/:id/members/:member': { id: 'removeMember', who: 'device', about: 'groups', refuses: [404, 409] },
  'POST /api/groups/:id/members/:member/manners': {
    id: 'setGroupManners',
    who: 'device',
    about: 'groups',
    refuses: [404, 409],
  },
  'POST /api/groups/:id/members/:member/reports': {
    id: 'reportInGroup',
    who: 'device',
    about: 'groups',
    refuses: [404, 409],
  },
  'POST /api/groups/:id/invitation': { id: 'renewInvitation', who: 'device', about: 'groups', refuses: [404] },
  'GET /api/groups/:id/chat': { id: 'readGroupChat', who: 'somebody', about: 'groups', refuses: [404] },
  'POST /api/groups/:id/chat': { id: 'sayInGroup', who: 'somebody', about: 'groups', refuses: [404] },
  'POST /api/groups/:id/dates': { id: 'addGroupDate', who: 'somebody', about: 'groups', refuses: [404, 409] },
  'DELETE /api/groups/:id/dates/:date': { id: 'removeGroupDate', who: 'somebody', about: 'groups', refuses: [404] },
  'GET /api/groups/:id/calendar/:feed': {
    id: 'readGroupCalendar',
    who: 'anybody',
    about: 'groups',
    refuses: [404],
    answers: { status: 200, type: 'text/calendar', schema: Type.String({ description: 'As RFC 5545 says' }) },
  },
  'POST /api/groups/:id/calendar': { id: 'renewCalendar', who: 'device', about: 'groups', refuses: [404] },
  'POST /api/groups/:id/play': { id: 'playInGroup', who: 'somebody', about: 'groups', refuses: [404, 409] },
  'POST /api/groups/:id/webhook': { id: 'setGroupWebhook', who: 'device', about: 'groups', refuses: [404, 409] },
  'DELETE /api/groups/:id/webhook': { id: 'removeGroupWebhook', who: 'device', about: 'groups', refuses: [404] },
  'POST /api/lesson-counts': { id: 'addLessonCounts', who: 'anybody', about: 'games', refuses: [404] },
  'GET /api/daily': { id: 'readDaily', who: 'anybody', about: 'daily' },
  'GET /api/daily/:game/:day': { id: 'readDailyResults', who: 'somebody', about: 'daily', refuses: [403, 404] },
  'POST /api/daily/:game/:day': { id: 'sendDailyTry', who: 'device', about: 'daily', refuses: [404, 409] },
  'POST /api/tables/:id/rating': { id: 'agreeToRate', who: 'device', about: 'ratings', refuses: [404, 409] },
  'GET /api/ratings/:game': { id: 'readLeaderboard', who: 'anybody', about: 'ratings', refuses: [404] },
  'GET /api/my/ratings': { id: 'readMyRatings', who: 'somebody', about: 'ratings' },
  'GET /api/games': { id: 'listGames', who: 'anybody', about: 'games' },
  'GET /api/games/:id/components': {
    id: 'readComponents',
    who: 'anybody',
    about: 'games',
    answers: {
      status: 200,
      schema: Type.Unknown({ description: 'As the rules of the game read them; null where ours are used.' }),
    },
  },
  'GET /api/tables': { id: 'listTables', who: 'anybody', about: 'tables' },
  'GET /api/my/tables': { id: 'listMyTables', who: 'anybody', about: 'tables' },
  'POST /api/tables': { id: 'openTable', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'GET /api/tables/:id': { id: 'readTable', who: 'anybody', about: 'tables', refuses: [404] },
  'POST /api/tables/:id/join': { id: 'takeSeat', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/leave': { id: 'leaveSeat', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/start': { id: 'startGame', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/seat': { id: 'setSeat', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/ask-program': { id: 'askProgram', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/keep-seat': { id: 'keepSeat', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/find': { id: 'findGame', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/send-away': { id: 'sendAway', who: 'somebody', about: 'tables', refuses: [404, 409] },
  'POST /api/tables/:id/rematch': { id: 'playAgain', who: 'somebody', about: 'tables', refuses: [404] },
  'POST /api/tables/:id/branch': { id: 'branchOff', who: 'somebody', about: 'tables', refuses: [404] },
  'POST /api/tables/:id/stand-in': { id: 'standIn', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/absent': { id: 'replaceAbsent', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/day-off': { id: 'setDayOff', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/go-on': { id: 'goOn', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/actions': { id: 'act', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/undo': { id: 'undo', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/proposals': { id: 'propose', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/proposals/:proposal': { id: 'consent', who: 'somebody', about: 'play', refuses: [404, 409] },
  'POST /api/tables/:id/chat': { id: 'say', who: 'somebody', about: 'play', refuses: [404, 409] },
  'GET /api/tables/:id/notes': { id: 'listNotes', who: 'somebody', about: 'play', refuses: [403, 404] },
  'POST /api/tables/:id/notes': { id: 'writeNote', who: 'somebody', about: 'play', refuses: [404, 409] },
  'DELETE /api/tables/:id/notes/:number': { id: 'removeNote', who: 'somebody', about: 'play', refuses: [404] },
  'GET /api/tables/:id/position': { id: 'readPosition', who: 'anybody', about: 'play', refuses: [403, 404, 409] },
  'GET /api/tables/:id/history': { id: 'readHistory', who: 'anybody', about: 'play', refuses: [403, 404, 409] },
  'GET /api/tables/:id/record': {
    id: 'readRecord',
    who: 'anybody',
    about: 'play',
    refuses: [403, 404],
    answers: { status: 200, schema: wire.RecordOf },
  },
  'GET /api/tables/:id/stream': {
    id: 'follow',
    who: 'anybody',
    about: 'play',
    refuses: [401, 403, 404],
    answers: STREAM,
  },
};

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

/** What is not described (pages, health, figures) guards itself. */
export function whoMayCall(method: string, url: string): Who {
  return OPERATIONS[`${method === 'HEAD' ? 'GET' : method} ${url}`]?.who ?? 'anybody';
}

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
  if (operation === undefined) throw new Error(`server/http/description.ts does not know ${method} ${url}`);
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
