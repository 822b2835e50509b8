/** What the page reads of the API's description of itself. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
}

type Content = Readonly<Record<string, { readonly schema: Shape }>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Shape;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface Description {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

export async function loadDescription(): Promise<Description> {
  const response = await fetch('/api');
  if (!response.ok) throw new Error(`The description of the API cannot be loaded (${response.status}).`);
  return response.json();
}

/** Whatever its kind, there is one. */
export function shapeIn(content: Content | undefined): Shape | null {
  return Object.values(content ?? {})[0]?.schema ?? null;
}
