import { Label } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { ownsPlant } from '../rules/table.ts';
import { heading } from '../text/board.ts';
import { UN_GOAL, UN_LAURELS } from './colours.ts';
import { EnergyChip, Sign } from './glyphs.tsx';
import { HEADING } from './layout.ts';
import type { Shown } from './shown.ts';

const COLUMNS = 5;
const GAP = 4;

/** The open UN goals: which plants they ask for, what they score; what the viewer already owns is ticked. */
export function UnGoals({ view, viewer, say, pieces, layout }: Shown) {
  const { unGoals, small } = layout;
  const rows = Math.max(2, Math.ceil(view.unGoals.length / COLUMNS));
  const width = (unGoals.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const height = (unGoals.height - HEADING - GAP * (rows - 1)) / rows;
  const chip = Math.min(25, height / 2 - 2);
  const seated = view.players[viewer] !== undefined;
  return (
    <g data-place={place.unGoals} transform={`translate(${unGoals.x} ${unGoals.y})`}>
      <rect width={unGoals.width} height={unGoals.height} fill="transparent" />
      <Label x={2} y={HEADING - 6} size={small} fill="var(--ink-soft)">
        {say(heading.unGoals)}
      </Label>
      {view.unGoals.map((id, i) => {
        const goal = components.unGoals[id];
        const types = goal?.types ?? [];
        const x = (i % COLUMNS) * (width + GAP);
        const y = HEADING + Math.floor(i / COLUMNS) * (height + GAP);
        return (
          <g key={id} data-place={place.card(id)} transform={`translate(${x} ${y})`}>
            <g data-piece={pieces.at(place.unGoals).find((it) => it.id === id)?.id}>
              <rect y="2" width={width} height={height} rx="6" fill="rgb(0 0 0 / .16)" />
              <rect width={width} height={height} rx="6" fill={UN_GOAL} stroke="var(--line)" strokeWidth="1.5" />
              <Sign name="un-goal" x={22} y={height / 2} size={38} fill={UN_LAURELS} />
              <Label x={22} y={height / 2 + 6} size={18.5} weight={800} anchor="middle">
                {goal?.points ?? 0}
              </Label>
              {types.map((type, t) => (
                <g
                  key={type}
                  transform={`translate(${width - 1.5 * chip - 7 + (t % 2) * (chip + 3)} ${types.length <= 2 ? height / 2 : height / 2 + (Math.floor(t / 2) - 0.5) * (chip + 2)})`}
                >
                  <EnergyChip type={type} x={0} y={0} size={chip} />
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
