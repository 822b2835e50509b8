/** The names of the arguments of an ICU message, each once and sorted. */
export function messageArguments(message: string): string[] {
  const names = new Set<string>();
  let at = 0;

  /** Text, up to the brace that closes it or to the end. */
  function text(): void {
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') argument();
      else at++;
    }
  }

  /** `{name}` or `{name, plural, one {text} other {text}}`. */
  function argument(): void {
    const [head = '', name = ''] = /^\{\s*(\w+)\s*/.exec(message.slice(at)) ?? [];
    if (name === '') throw new Error(`no argument at ${at} of '${message}'`);
    names.add(name);
    at += head.length;
    while (message[at] !== '}') {
      if (at >= message.length) throw new Error(`an open brace in '${message}'`);
      if (message[at] === '{') {
        at++;
        text();
      }
      at++;
    }
    at++;
  }

  text();
  return [...names].sort();
}
