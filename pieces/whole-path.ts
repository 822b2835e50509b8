/** How many numbers each command of an SVG path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * The same path in whole numbers of its own units, as steps from point to point: at the size of an icon nobody sees the
 * difference, and it is half as long. Each step starts from where the rounded path really is, so that nothing drifts.
 */
export function wholePath(path: string, unit = 1): string {
  let out = '';
  /** Where the true path is, where the whole one is, and where both began. */
  let [x, y, wx, wy] = [0, 0, 0, 0];
  let start = { x, y, wx, wy };
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const count = TAKES[command] ?? 0;
    if (command === 'z') {
      out += 'z';
      ({ x, y, wx, wy } = start);
      continue;
    }
    const numbers = (
      command === 'a' ? arcNumbers(rest) : [...rest.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)].map(Number)
    ).map((it, i) => (command === 'a' && i % 7 > 1 && i % 7 < 5 ? it : it / unit));
    for (let i = 0; i < numbers.length; i += count) {
      const group = numbers.slice(i, i + count);
      const [px, py] = relative ? [x, y] : [0, 0];
      const step: number[] = [];
      if (command === 'h') x = px + (group[0] ?? 0);
      else if (command === 'v') y = py + (group[0] ?? 0);
      else {
        const from = command === 'a' ? 5 : 0;
        if (command === 'a') step.push(...group.slice(0, 2).map((it) => Math.max(1, Math.round(it))), ...group.slice(2, 5));
        for (let n = from; n < count; n += 2) {
          const [ax, ay] = [px + (group[n] ?? 0), py + (group[n + 1] ?? 0)];
          step.push(Math.round(ax) - wx, Math.round(ay) - wy);
          if (n === count - 2) [x, y] = [ax, ay];
        }
      }
      if (command === 'h') step.push(Math.round(x) - wx);
      if (command === 'v') step.push(Math.round(y) - wy);
      [wx, wy] = [command === 'v' ? wx : Math.round(x), command === 'h' ? wy : Math.round(y)];
      // A step to where it is already draws nothing.
      if (command !== 'm' && !step.some((it, n) => it !== 0 && (command !== 'a' || n > 4))) continue;
      out += `${command === 'm' && i > 0 ? 'l' : command}${step.join(' ').replaceAll(' -', '-')}`;
      if (command === 'm' && i === 0) start = { x, y, wx, wy };
    }
  }
  return out;
}

/** The flags of an arc may stand without anything between them. */
function arcNumbers(text: string): number[] {
  const one = String.raw`\s*,?\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`;
  const flag = String.raw`\s*,?\s*([01])`;
  return [...text.matchAll(new RegExp(one + one + one + flag + flag + one + one, 'gi'))].flatMap((it) => it.slice(1).map(Number));
}
