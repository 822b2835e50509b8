/** The names of the arguments of an ICU message, sorted, each once. */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  readMessage(message, 0, names);
  return [...names].sort();
}

/** Reads text up to the brace that closes it (or the end) and returns where it stopped. */
function readMessage(message: string, from: number, names: Set<string>): number {
  let i = from;
  while (i < message.length && message[i] !== '}') i = message[i] === '{' ? readArgument(message, i + 1, names) : i + 1;
  return i;
}

/** Reads `name}` or `name, plural, one {…} other {…}}` and returns the place after it. */
function readArgument(message: string, from: number, names: Set<string>): number {
  const name = /^\s*(\w+)\s*/.exec(message.slice(from));
  if (name === null) throw new Error(`no argument at ${from} of '${message}'`);
  names.add(name[1] ?? '');
  let i = from + name[0].length;
  while (i < message.length && message[i] !== '}') i = message[i] === '{' ? readMessage(message, i + 1, names) + 1 : i + 1;
  if (i >= message.length) throw new Error(`an open brace in '${message}'`);
  return i + 1;
}
