import type { BoardProps } from '@kaya/engine';
import { Label, onPaper, type Pieces } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { ownsPlant } from '../rules/table.ts';
import { heading } from '../text/board.ts';
import type { Co2 } from '../types.ts';
import { EnergyChip, Sign } from './glyphs.tsx';
import { HEADING, UN_GOALS } from './layout.ts';

const COLUMNS = 5;
const GAP = 4;
const HEAD = HEADING;

/** The open UN goals: which plants they ask for, what they score; what the viewer already owns is ticked. */
export function UnGoals({ view, viewer, say, pieces }: BoardProps<Co2> & { readonly pieces: Pieces }) {
  const width = (UN_GOALS.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const height = (UN_GOALS.height - HEAD - GAP) / 2;
  const seated = view.players[viewer] !== undefined;
  return (
    <g data-place={place.unGoals} transform={`translate(${UN_GOALS.x} ${UN_GOALS.y})`}>
      <rect width={UN_GOALS.width} height={UN_GOALS.height} fill="transparent" />
      <Label x={2} y={13} size={13} fill="var(--ink-soft)">
        {say(heading.unGoals)}
      </Label>
      {view.unGoals.map((id, i) => {
        const goal = components.unGoals[id];
        const types = goal?.types ?? [];
        const x = (i % COLUMNS) * (width + GAP);
        const y = HEAD + Math.floor(i / COLUMNS) * (height + GAP);
        return (
          <g key={id} data-place={place.card(id)} transform={`translate(${x} ${y})`}>
            <g data-piece={pieces.at(place.unGoals).find((it) => it.id === id)?.id}>
              <rect y="2" width={width} height={height} rx="6" fill="rgb(0 0 0 / .16)" />
              <rect
                width={width}
                height={height}
                rx="6"
                fill={onPaper('#7fa7d0', 16, '--surface')}
                stroke="var(--line)"
                strokeWidth="1.5"
              />
              <Sign name="un-goal" x={22} y={height / 2} size={38} fill={onPaper('#4f81b5', 70, '--surface')} />
              <Label x={22} y={height / 2 + 6} size={18} weight={800} anchor="middle">
                {goal?.points ?? 0}
              </Label>
              {types.map((type, t) => (
                <g
                  key={type}
                  transform={`translate(${58 + (t % 2) * 25} ${types.length <= 2 ? height / 2 : 14 + Math.floor(t / 2) * 23})`}
                >
                  <EnergyChip type={type} x={0} y={0} size={21} />
                  {seated && ownsPlant(view, viewer, type) && <Tick />}
                </g>
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Tick() {
  return (
    <g transform="translate(8 8)" pointerEvents="none">
      <circle r="6.5" fill="var(--surface)" />
      <path
        d="M-3 0l2.2 2.5 4-4.8"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
