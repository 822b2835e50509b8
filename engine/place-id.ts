/** What the id of a place is put together from: `kind`, `kind:id`, `kind:id/part`; empty where it has no such part. */
interface PlaceParts {
  readonly kind: string;
  readonly id: string;
  readonly part: string;
  /** All after the kind. */
  readonly rest: string;
}

/** Takes the id of a place apart. */
export function placeParts(place: string): PlaceParts {
  const [head, part] = cut(place, '/');
  const [kind, id] = cut(head, ':');
  return { kind, id, part, rest: cut(place, ':')[1] };
}

function cut(text: string, at: string): readonly [string, string] {
  const i = text.indexOf(at);
  return i < 0 ? [text, ''] : [text.slice(0, i), text.slice(i + 1)];
}
