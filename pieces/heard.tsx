import type { ReactNode } from 'react';

/** Words for the ear: what an icon shows to the eye. */
export function Heard({ children }: { readonly children: string }): ReactNode {
  return (
    <span style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>{children} </span>
  );
}
