import type { ReactNode } from 'react';
import { WideTable } from '../app/WideTable.tsx';
import { useCatalogue } from '../text/useCatalogue.ts';
import { chartText } from './text/index.ts';

interface Props {
  readonly title: string;
  /** What the rows of its table are about. */
  readonly about?: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly string[] }[];
  readonly children: ReactNode;
}

/** A chart under its title, and the same numbers in a table that can be unfolded below. */
export function Figure({ title, about, columns, rows, children }: Props) {
  const say = useCatalogue(chartText);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {children}
      <details>
        <summary>{say?.('chart.numbers')}</summary>
        <WideTable columns={[about ?? null, ...columns]}>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((column, i) => (
                <td key={column}>{cells[i]}</td>
              ))}
            </tr>
          ))}
        </WideTable>
      </details>
    </figure>
  );
}
