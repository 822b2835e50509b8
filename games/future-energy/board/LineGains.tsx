import { at, type Seat } from '@kaya/engine';
import { Label } from '@kaya/pieces';
import { lineGains } from '../explain/index.ts';
import type { FutureEnergyState } from '../types.ts';
import { geometryOf } from './geometry.ts';
import { Sign } from './glyphs.tsx';

/** While a connection is chosen: the points that a line there would add to one's networks. */
export function LineGains({ view, seat }: { readonly view: FutureEnergyState; readonly seat: Seat }) {
  const { segments } = geometryOf(view);
  return [...lineGains(view, seat)]
    .filter(([connection]) => view.lines[connection] === 0 || view.agenda.at(-1)?.do !== 'place-line')
    .map(([connection, points]) => {
      const { x, y } = at(segments, connection).middle;
      return (
        <g key={connection} transform={`translate(${x} ${y})`} pointerEvents="none">
          <rect x="-19" y="-10" width="38" height="20" rx="10" fill="var(--surface)" stroke="#b98300" strokeWidth="1.5" />
          <Sign name="points" x={-9} y={0} size={14} fill="#d79a00" />
          <Label x={6} y={5} size={14} weight={750} anchor="middle">
            {`+${points}`}
          </Label>
        </g>
      );
    });
}
