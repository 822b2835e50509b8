/** Is all of this said in the text, in whatever order and case: the name of a card, or of several? */
export function isNamed(name: string, text: string): boolean {
  const said = text.toLocaleLowerCase();
  const words = name
    .toLocaleLowerCase()
    .split(/[\s,;]+/)
    .filter((it) => it !== '');
  return words.length > 0 && words.every((word) => said.includes(word));
}
