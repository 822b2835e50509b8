// Every answer a test gets is compared with the API's description.
import { readFileSync } from 'node:fs';
import type { ApiDescription, Shape } from '@kaya/wire';
import Schema from 'typebox/schema';

export const description: ApiDescription = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));

/** Addresses without a name in them come first: they are meant where both would fit. */
const PATHS = Object.entries(description.paths)
  .map(([path, operations]) => ({ path, operations, fits: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

const validators = new Map<Shape, ReturnType<typeof Schema.Compile>>();

function faultOf(schema: Shape, value: unknown): string | null {
  const validator = validators.get(schema) ?? Schema.Compile({ ...schema, components: description.components });
  validators.set(schema, validator);
  if (validator.Check(value)) return null;
  const [first] = validator.Errors(value)[1];
  return first === undefined ? 'does not fit' : `${first.instancePath} ${first.message}`;
}

/** What is not as the description says; null where all is. */
export function undescribed(method: string, address: string, status: number, body: unknown): string | null {
  const path = address.split('?')[0] ?? '';
  const operation = PATHS.find(({ fits }) => fits.test(path))?.operations[method.toLowerCase()];
  // What nobody offers is answered in the same way everywhere.
  if (operation === undefined) return null;
  const answer = operation.responses[status];
  const where = `${method} ${path} answered ${status}`;
  if (answer === undefined) return `${where}, which docs/openapi.json does not know: ${JSON.stringify(body)}`;
  const schema = (answer.content?.['application/json'] ?? answer.content?.['text/calendar'])?.schema;
  if (schema === undefined) return body === '' ? null : `${where} with something: ${JSON.stringify(body)}`;
  const fault = faultOf(schema, body);
  return fault === null ? null : `${where}: ${fault} in ${JSON.stringify(body).slice(0, 400)}`;
}
