// Writes the typed client out of the API's description: its types, and a method for each operation.
import { spawnSync } from 'node:child_process';
import { type ApiDescription, type Operation, operationsOf, type Shape, spelled } from '@kaya/wire';

const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';
const CALENDAR_TYPE = 'text/calendar';

const MADE = '// Made by `npm run api` out of docs/openapi.json; do not edit.';

/** The client's files by their names; a program copies them together with asking.ts. */
export function clientFrom(description: ApiDescription): Readonly<Record<string, string>> {
  const shapes = Object.entries(description.components.schemas);
  const methods = operationsOf(description).map(methodOf).join('\n');
  const used = shapes
    .map(([name]) => name)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(methods))
    .sort();
  const imports = [`import { Asking } from './asking.ts';`, `import type { ${used.join(', ')} } from './shapes.ts';`];
  return {
    'shapes.ts': formatted([MADE, ...shapes.map(([name, it]) => `export type ${name} = ${typeOf(it)};`)].join('\n\n')),
    'kaya.ts': formatted([MADE, ...imports, '', 'export class Kaya extends Asking {', methods, '}\n'].join('\n')),
  };
}

/** In the house's own format. */
function formatted(text: string): string {
  const { status, stdout, stderr } = spawnSync('biome', ['format', '--stdin-file-path=kaya.ts'], {
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function typeOf(shape: Shape): string {
  return spelled(shape)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');
}

function methodOf(operation: ReturnType<typeof operationsOf>[number]): string {
  const { method, path, operationId, summary, parameters = [], requestBody, responses } = operation;
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
  return `  /** ${summary}. */\n  ${operationId}(${takes.join(', ')}): ${answerOf(responses)}(${sends.join(', ')});\n  }\n`;
}

/** What the method answers, and with which method of the base it asks. */
function answerOf(responses: Operation['responses']): string {
  const { content } = responses['200'] ?? {};
  const lines = content?.[LINES_TYPE]?.schema;
  const json = content?.[JSON_TYPE]?.schema;
  if (content?.[CALENDAR_TYPE] !== undefined) return 'Promise<string> {\n    return this.text';
  return lines !== undefined
    ? `AsyncGenerator<${typeOf(lines)}> {\n    return this.lines`
    : `Promise<${json === undefined ? 'void' : typeOf(json)}> {\n    return this.ask`;
}
