/** The names of all arguments of an ICU message, those inside of plural and select branches included. */
export function messageArguments(message: string): string[] {
  const names = new Set<string>();
  readMessage(message, 0, names);
  return [...names].sort();
}

/** Reads text and arguments up to the closing brace of the branch (or the end); says where it stopped. */
function readMessage(text: string, start: number, names: Set<string>): number {
  let i = start;
  while (i < text.length && text[i] !== '}') i = text[i] === '{' ? readArgument(text, i + 1, names) : i + 1;
  return i;
}

/** Reads `name}`, or `name, plural, one {…} other {…}}`; says where it goes on. */
function readArgument(text: string, start: number, names: Set<string>): number {
  const name = /^\s*(\w+)\s*/.exec(text.slice(start));
  if (name?.[1] === undefined) throw new Error(`no argument name at ${start} in '${text}'`);
  names.add(name[1]);
  let i = start + name[0].length;
  while (text[i] !== '}') {
    if (i >= text.length) throw new Error(`an open brace in '${text}'`);
    i = text[i] === '{' ? readMessage(text, i + 1, names) + 1 : i + 1;
  }
  return i + 1;
}
