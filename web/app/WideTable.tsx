import { reachableByKey } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { keyed } from './keyed.ts';

/** What stands over a column: of numbers, or of words; null where nothing is to be said. */
type Heading = string | { readonly words: string } | null;

interface Props {
  readonly className?: string;
  readonly columns: readonly Heading[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of numbers that is moved sideways where it is wider than the page, also by keys. */
export function WideTable({ className, columns, children }: Props) {
  return (
    <div className="scroll-x" ref={reachableByKey}>
      <table className={className}>
        <thead>
          <tr>
            {keyed(columns).map(({ key, item }) =>
              item === null ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col" className={typeof item === 'string' ? undefined : 'words'}>
                  {typeof item === 'string' ? item : item.words}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
