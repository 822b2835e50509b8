// What is read of the API's description of itself: by the page for programs, by whoever writes the client, and by tests.

/** What a value looks like: as much of JSON Schema as the description needs. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
}

/** By the kind of text that is sent. */
export type Content = Readonly<Record<string, { readonly schema: Shape }>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Shape;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface ApiDescription {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

/** Every operation, with the method and the address it has. */
export function operationsOf({ paths }: ApiDescription): (Operation & { readonly method: string; readonly path: string })[] {
  return Object.entries(paths).flatMap(([path, at]) =>
    Object.entries(at).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** The name of what is described elsewhere. */
export function nameIn($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** A piece of a type as TypeScript writes it; what has a name of its own stands apart. */
type Piece = string | { readonly name: string };

/** A piece that says less to a reader than to a compiler. */
export const READONLY = 'readonly ';

/** The shape as TypeScript says it. */
export function spelled(shape: Shape): Piece[] {
  const { $ref, type, anyOf, items, properties = {}, required = [], additionalProperties } = shape;
  if ($ref !== undefined) return [{ name: nameIn($ref) }];
  if (shape.enum !== undefined) return [shape.enum.map((it) => JSON.stringify(it)).join(' | ')];
  if (anyOf !== undefined) return anyOf.flatMap((it, at) => (at === 0 ? spelled(it) : [' | ', ...spelled(it)]));
  if (type === 'array') return [READONLY, ...(items === undefined ? ['unknown'] : ['(', ...spelled(items), ')']), '[]'];
  if (type === 'integer' || type === 'number') return ['number'];
  if (type !== 'object') return [type ?? 'unknown'];
  const open = typeof additionalProperties === 'object' ? spelled(additionalProperties) : ['unknown'];
  const members = Object.entries(properties).flatMap(([name, it], at): Piece[] => [
    at === 0 ? '{ ' : '; ',
    READONLY,
    /^\w+$/.test(name) ? name : JSON.stringify(name),
    required.includes(name) ? ': ' : '?: ',
    ...spelled(it),
  ]);
  if (members.length === 0) return ['Readonly<Record<string, ', ...open, '>>'];
  const more =
    additionalProperties === undefined || additionalProperties === false ? [] : [' & Readonly<Record<string, unknown>>'];
  return [...members, ' }', ...more];
}
