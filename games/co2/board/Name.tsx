import { fittedSize, Label } from '@kaya/pieces';

interface NameProps {
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly children: string;
}

/** A name on one line, or on two where it has two words and would have to be set small. */
export function Name({ x, y, size, room, children }: NameProps) {
  const least = size * 0.9;
  const fits = fittedSize(children, size, room, 0.5) >= least;
  const [first = '', ...rest] = children.split(' ');
  const lines = fits || rest.length === 0 ? [children] : [first, rest.join(' ')];
  const set = lines.length === 1 ? size : least;
  return lines.map((line, i) => (
    <Label
      key={line}
      x={x}
      y={y + 0.33 * set + (i - (lines.length - 1) / 2) * (set + 1)}
      size={set}
      face="title"
      weight={700}
      room={room}
    >
      {line}
    </Label>
  ));
}
