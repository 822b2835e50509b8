import { memo, type ReactNode } from 'react';

interface Props {
  /** Everything that is drawn follows from this: as long as it stays the same, nothing is drawn anew. */
  readonly of: string;
  draw(): ReactNode;
}

/** A part of the table that mostly stands still. Positions are new objects after every move, so they are compared as text. */
export const Still = memo(
  function Still({ draw }: Props) {
    return draw();
  },
  (before, now) => before.of === now.of,
);
