import type { ApiDescription, Content, Shape } from '@kaya/wire';

export async function loadDescription(): Promise<ApiDescription> {
  const response = await fetch('/api');
  if (!response.ok) throw new Error(`The description of the API cannot be loaded (${response.status}).`);
  return response.json();
}

/** Whatever its kind, there is one. */
export function shapeIn(content: Content | undefined): Shape | null {
  return Object.values(content ?? {})[0]?.schema ?? null;
}
