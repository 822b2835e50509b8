/** The names of the arguments of an ICU message, sorted, each once. */
export function argumentsOf(message: string): readonly string[] {
  const names = new Set<string>();
  const rest = text(message, 0, names);
  if (rest !== message.length) throw new Error(`a brace too many in '${message}'`);
  return [...names].sort();
}

/** Walks over text to the brace that ends it, or to the end; returns that place. */
function text(message: string, start: number, names: Set<string>): number {
  let place = start;
  while (place < message.length && message[place] !== '}')
    place = message[place] === '{' ? argument(message, place + 1, names) : place + 1;
  return place;
}

/** Walks over an argument, with the texts of its branches; returns the place behind its closing brace. */
function argument(message: string, start: number, names: Set<string>): number {
  const name = /^\w+/.exec(message.slice(start))?.[0];
  if (name === undefined) throw new Error(`an argument without name at ${start} of '${message}'`);
  names.add(name);
  let place = start + name.length;
  while (message[place] !== '}') {
    if (place >= message.length) throw new Error(`a brace is open in '${message}'`);
    place = message[place] === '{' ? text(message, place + 1, names) + 1 : place + 1;
  }
  return place + 1;
}
