/** Sizes that a text is tried in, the largest first. */
const SIZES = [16, 15, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 9.5];
const LINE = 1.12;

/** A letter in parts of its size; Cyrillic letters are wider. A little is lost at the end of each line. */
const LETTER = 0.51;
const WIDER = 1.1;
const USED = 0.94;

/** The largest size at which so many words find room. */
export function sizeFor(name: string, text: string, width: number, height: number): number {
  const letters = (name.length * 1.2 + text.length + 4) * LETTER * (/[а-яё]/i.test(text) ? WIDER : 1);
  return SIZES.find((size) => Math.ceil((letters * size) / (width * USED)) * size * LINE <= height) ?? 9;
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
          <strong style={{ fontFamily: 'var(--font-title)', fontSize: size * 1.12, marginRight: 6 }}>{name}</strong>
          {children}
        </span>
      </div>
    </foreignObject>
  );
}
