import type { Piece } from '@kaya/engine';
import type { ReactNode } from 'react';

interface HeapProps {
  readonly pieces: readonly Piece[];
  /** So many that one picture stands for all of them: an arrival is told by the number beside it. */
  readonly large?: boolean;
  /** What one of them looks like. */
  readonly children: ReactNode;
}

/** Equal pieces on one heap, among HTML: all lie on one spot, each can leave it or be seen to arrive; faint where there is none. */
export function Heap({ pieces, large, children }: HeapProps) {
  const [first, ...others] = pieces;
  if (first === undefined) return <span style={{ display: 'inline-grid', opacity: 0.35 }}>{children}</span>;
  return (
    <span style={{ display: 'inline-grid', position: 'relative' }}>
      {others.map((piece) => (
        <span key={piece.id} data-piece={piece.id} style={{ position: 'absolute', inset: 0 }}>
          {large === true ? null : children}
        </span>
      ))}
      <span data-piece={first.id} style={{ display: 'inline-grid' }}>
        {children}
      </span>
    </span>
  );
}
