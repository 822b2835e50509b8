/** A line of a list, on its own: without the dash that it begins with there. */
export function unlisted(line: string): string {
  return line.replace(/^– /, '');
}
