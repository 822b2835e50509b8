/** Sizes that a text is tried in, the largest first. */
const SIZES = [16, 15.4, 15, 14.5, 14, 13.5, 13, 12.8];
/** The smallest of them; what does not fit even so is only named, and told when it is pointed at. */
const SMALLEST = 12.8;
const LINE = 1.12;

/** How wide a letter and a space are, about, in parts of their size; Cyrillic letters are wider. */
const LETTER = 0.54;
const WIDER = 1.18;
const SPACE = 0.28;
/** A name is set larger than what it means. */
const NAME = 1.12;

/** The largest size at which these words find room, or the smallest. */
export function sizeFor(name: string, text: string, width: number, height: number): number {
  return SIZES.find((size) => fits(name, text, width, height, size)) ?? SMALLEST;
}

/** Do the words find room at a size? */
export function fits(name: string, text: string, width: number, height: number, size: number): boolean {
  const letter = LETTER * (/[а-яё]/i.test(name + text) ? WIDER : 1);
  const wordsOf = (words: string, larger: number) => words.split(/\s/).map(({ length }) => length * letter * larger);
  const words = [...wordsOf(name, NAME), ...(text === '' ? [] : wordsOf(text, 1))];
  return linesOf(words, width / size) * size * LINE * (text === '' ? NAME : 1) <= height;
}

/** How many lines so wide words need, one after the other. */
function linesOf(words: readonly number[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY;
    const further = used === 0 ? word : used + SPACE + word;
    if (further > width) lines++;
    used = further > width ? word : further;
  }
  return lines;
}

/** A name and what it means, as large as there is room for; in a drawing, from its upper left corner. */
export function Passage({
  x,
  y,
  width,
  height,
  name,
  children,
  size = sizeFor(name, children, width, height),
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** Where several stand below each other they are all set alike. */
  readonly size?: number;
  readonly children: string;
}) {
  return (
    <foreignObject x={x} y={y} width={width} height={height} pointerEvents="none">
      <div
        style={{
          color: 'var(--ink)',
          fontSize: size,
          lineHeight: LINE,
          height: '100%',
          display: 'flex',
          alignItems: 'center',
          overflow: 'hidden',
        }}
      >
        <span>
          <strong style={{ fontFamily: 'var(--font-title)', fontSize: size * NAME, marginRight: 6 }}>{name}</strong>
          {fits(name, children, width, height, size) ? children : ''}
        </span>
      </div>
    </foreignObject>
  );
}
