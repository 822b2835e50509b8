/** A question to a position, asked once however many parts of the drawing want to know. A position shown never changes. */
export function oncePerView<V extends object, T>(ask: (view: V) => T): (view: V) => T {
  const known = new WeakMap<V, { readonly answer: T }>();
  return (view) => {
    const found = known.get(view) ?? { answer: ask(view) };
    known.set(view, found);
    return found.answer;
  };
}
