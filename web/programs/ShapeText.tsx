import { READONLY, type Shape, spelled } from '@kaya/wire';
import type { ReactNode } from 'react';

/** A shape in one line, as TypeScript says it; what has a name leads to it. */
export function ShapeText({ shape }: { readonly shape: Shape }): ReactNode {
  const line: ReactNode[] = [];
  for (const piece of spelled(shape)) {
    if (piece === READONLY) continue;
    if (typeof piece === 'string') line.push(piece);
    else
      line.push(
        <a key={line.length} href={`#type-${piece.name}`}>
          {piece.name}
        </a>,
      );
  }
  return line;
}
