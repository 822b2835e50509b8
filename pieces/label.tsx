import { memo, type ReactNode } from 'react';

const FACES = {
  /** Titles and names. */
  title: 'var(--font-title, "Alegreya Variable", Alegreya, Georgia, serif)',
  /** Everything else. */
  text: 'var(--font-text, "Inter Variable", Inter, system-ui, sans-serif)',
};
/** How wide a letter is, about, in parts of its size; Cyrillic letters are wider. */
const LETTER = { title: 0.5, text: 0.57 };
const WIDER = 1.16;

interface LabelProps {
  readonly x: number;
  /** The line the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly face?: keyof typeof FACES;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  /** The words are set smaller where they would need more room than this: no drawing assumes the length of a word. */
  readonly room?: number;
  readonly opacity?: number;
  readonly children: string | number;
}

/** Words or a number in a drawing. */
export const Label = memo(function Label({
  face = 'text',
  fill = 'var(--ink)',
  anchor = 'start',
  weight,
  room,
  size,
  children,
  ...rest
}: LabelProps): ReactNode {
  const text = String(children);
  return (
    <text
      {...rest}
      fontFamily={FACES[face]}
      fontSize={room === undefined ? size : fittedSize(text, size, room, LETTER[face])}
      fontWeight={weight ?? (face === 'title' ? 600 : 500)}
      textAnchor={anchor}
      fill={fill}
      pointerEvents="none"
    >
      {text}
    </text>
  );
});

/** How wide a text is, about, at a size. */
export function textWidth(text: string, size: number, letter = LETTER.text): number {
  return text.length * size * letter * (/[а-яё]/i.test(text) ? WIDER : 1);
}

/** The size at which a text of this length fits, never less than two thirds of what was asked for. */
export function fittedSize(text: string, size: number, room: number, letter = LETTER.text): number {
  const width = textWidth(text, size, letter);
  return width <= room ? size : Math.max((size * room) / width, (size * 2) / 3);
}
