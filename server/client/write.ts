// Writes a typed client out of the API's description: one file without dependencies, to be copied by whoever writes a program.
import { spawnSync } from 'node:child_process';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';

export function clientFrom({ paths, components }: Description): string {
  const types = Object.entries(components.schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`);
  const methods = Object.entries(paths).flatMap(([path, at]) =>
    Object.entries(at).map(([method, operation]) => methodOf(method.toUpperCase(), path, operation)),
  );
  return [HEAD, ...types, CLASS, methods.join('\n'), '}\n'].join('\n');
}

/** In the house's own format. */
export function formatted(text: string): string {
  const { status, stdout, stderr } = spawnSync('biome', ['format', '--stdin-file-path=kaya.ts'], {
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function typeOf(schema: Schema): string {
  const { $ref, type, anyOf, items, properties, required = [], additionalProperties } = schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? 'unknown';
  if (schema.enum !== undefined) return schema.enum.map((it) => JSON.stringify(it)).join(' | ');
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' | ');
  if (type === 'array') return items === undefined ? 'readonly unknown[]' : `readonly (${typeOf(items)})[]`;
  if (type === 'integer' || type === 'number') return 'number';
  if (type !== 'object') return type ?? 'unknown';
  const open = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  if (properties === undefined || Object.keys(properties).length === 0) return `Readonly<Record<string, ${open}>>`;
  const members = Object.entries(properties).map(
    ([name, it]) => `readonly ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(it)}`,
  );
  const more = additionalProperties === undefined || additionalProperties === false ? '' : ' & Readonly<Record<string, unknown>>';
  return `{ ${members.join('; ')} }${more}`;
}

function methodOf(method: string, path: string, operation: Operation): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const inPath = parameters.filter((it) => it.in === 'path');
  const inQuery = parameters.filter((it) => it.in === 'query');
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const takes = [
    ...inPath.map(({ name, schema }) => `${name}: ${typeOf(schema)}`),
    ...(body === undefined ? [] : [`body: ${typeOf(body)}`]),
    ...(inQuery.length === 0 ? [] : [`query: { ${inQuery.map(({ name }) => `readonly ${name}?: string`).join('; ')} } = {}`]),
  ];
  const address = `\`${path.replaceAll(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)}\``;
  const sends = [`'${method}'`, address, body === undefined ? 'undefined' : 'body', ...(inQuery.length === 0 ? [] : ['query'])];
  const { content } = responses['200'] ?? {};
  const lines = content?.[LINES_TYPE]?.schema;
  const json = content?.[JSON_TYPE]?.schema;
  const [kind, call] =
    lines !== undefined
      ? [`AsyncGenerator<${typeOf(lines)}>`, 'this.#lines']
      : [`Promise<${json === undefined ? 'void' : typeOf(json)}>`, 'this.#ask'];
  return `  /** ${summary}. */\n  ${operationId}(${takes.join(', ')}): ${kind} {\n    return ${call}(${sends.join(', ')});\n  }\n`;
}

const HEAD = `// Made by \`npm run api\` out of docs/openapi.json; do not edit. One file without dependencies: copy it into your program.
`;

const CLASS = `/** An answer that says what is wrong. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(\`\${status} \${problem.code}: \${problem.message ?? problem.reasons.map(({ rule }) => rule).join(', ')}\`);
    this.status = status;
    this.problem = problem;
  }
}

type Query = Readonly<Record<string, string | undefined>>;

/** Somebody at a site: by the cookie of a guest, which it keeps, or by the token of a program. */
export class Kaya {
  readonly #site: string;
  readonly #token: string | null;
  #cookie: string | null = null;

  constructor(site: string, token: string | null = null) {
    this.#site = site;
    this.#token = token;
  }

  async #send(method: string, path: string, body: unknown, query: Query): Promise<Response> {
    const asked = new URL(path, this.#site);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.searchParams.set(name, value);
    const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
    if (this.#token !== null) headers.set('authorization', \`Bearer \${this.#token}\`);
    else if (this.#cookie !== null) headers.set('cookie', this.#cookie);
    const response = await fetch(asked, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    if (!response.ok) throw new Refused(response.status, await response.json());
    return response;
  }

  async #ask<T>(method: string, path: string, body: unknown, query: Query = {}): Promise<T> {
    const text = await (await this.#send(method, path, body, query)).text();
    return JSON.parse(text === '' ? 'null' : text);
  }

  async *#lines<T>(method: string, path: string, body: unknown, query: Query = {}): AsyncGenerator<T> {
    const { body: stream } = await this.#send(method, path, body, query);
    if (stream === null) return;
    let rest = '';
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  }
`;
