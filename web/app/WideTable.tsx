import { reachableByKey } from '@kaya/pieces';
import type { ReactNode } from 'react';

/** A table of numbers that is moved sideways where it is wider than the page, also by keys. */
export function WideTable({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <div className="scroll-x" ref={reachableByKey}>
      <table className={className}>{children}</table>
    </div>
  );
}
