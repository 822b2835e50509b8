import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, onPaper } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { ghgGoal, goals, pendingGases } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { activeRegion, roundOf } from '../rules/regions/track.ts';
import { heading, roundWords, turnWords } from '../text/board.ts';
import { goalLine } from '../text/forecast.ts';
import { regionName } from '../text/names.ts';
import type { Bpc } from '../types/index.ts';
import { HAZARD, hazardInk, stripeColour } from './colours.ts';
import { type Layout, STRIPES, TRACK } from './layout.ts';
import type { Lanes } from './strain.ts';

type Props = BoardProps<Bpc> & { readonly layout: Layout };

/** The band of warming stripes: one for each turn, in the colour of the world's greenhouse gases. */
export function Stripes({ view, say, layout }: Props) {
  const { width } = layout.stripes;
  const step = width / view.lastTurn;
  const now = Math.min(view.turn, view.lastTurn);
  const x = Math.min(width - 96, Math.max(144, now * step + 6));
  return (
    <g data-place={place.ghg}>
      <rect width={width} height={STRIPES} fill="var(--sunk)" />
      {counted(view.lastTurn).map((i) => {
        const turn = i + 1;
        return turn > now ? (
          <path key={turn} d={`M${turn * step} 0V${STRIPES}`} stroke="var(--line)" strokeWidth=".8" pointerEvents="none" />
        ) : (
          <rect
            key={turn}
            x={i * step}
            width={step + 0.5}
            height={STRIPES}
            fill={stripeColour(turn === now ? view.ghg : (view.ghgByTurn[turn] ?? view.ghg))}
            pointerEvents="none"
          />
        );
      })}
      <Plate x={8} width={128}>
        <Label x={10} y={19} size={14.5} weight={700} room={110}>
          {say(turnWords(view))}
        </Label>
        <Label x={10} y={37} size={13} fill="var(--ink-soft)" room={110}>
          {say(roundWords(roundOf(view)))}
        </Label>
      </Plate>
      <g data-piece="ghg">
        <Plate x={x} width={88}>
          <Label x={44} y={28} size={30} weight={850} anchor="middle">
            {view.ghg}
          </Label>
          <Label x={44} y={41} size={12} anchor="middle" fill="var(--ink-soft)" room={82}>
            {say(heading.ghg)}
          </Label>
        </Plate>
      </g>
      <Goals view={view} say={say} ghgAt={x} width={width} />
    </g>
  );
}

/** What the team plays for: the level of the gases, or what else the scenario asks. */
function Goals({ view, say, ghgAt, width }: Pick<Props, 'view' | 'say'> & { readonly ghgAt: number; readonly width: number }) {
  const ghg = ghgGoal(view);
  if (ghg === null) {
    const x = ghgAt < width - GOALS - 96 ? width - GOALS - 8 : 144;
    return (
      <Plate x={x} width={GOALS}>
        {goals(view).map((goal, i) => (
          <Label key={goal.what.check} x={10} y={20 + i * 18} size={13.5} weight={650} room={GOALS - 20}>
            {say(goalLine(goal))}
          </Label>
        ))}
      </Plate>
    );
  }
  if (ghgAt >= width - 190) return null;
  return (
    <Plate x={width - 92} width={84}>
      <Label x={42} y={28} size={24} weight={750} anchor="middle" fill={stripeColour(ghg)}>
        {ghg}
      </Label>
      <Label x={42} y={41} size={12} anchor="middle" fill="var(--ink-soft)" room={78}>
        {say(heading.goal)}
      </Label>
    </Plate>
  );
}

/** The room for goals that are sentences. */
const GOALS = 380;

function Plate({ x, width, children }: { readonly x: number; readonly width: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} 4)`} pointerEvents="none">
      <rect width={width} height="46" rx="5" fill={onPaper('var(--surface)', 94)} stroke="var(--line)" />
      {children}
    </g>
  );
}

/** The order of the regions: who is active, who comes next, and what each suffers from. */
export function Track({ view, say, lanes, layout }: Props & { readonly lanes: Lanes }) {
  const { x, y, width, scale, columns } = layout.track;
  const step = width / columns;
  const gases = pendingGases(view);
  const now = view.order.indexOf(activeRegion(view));
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {view.order.map((id, i) => {
        const active = i === now;
        const gas = gases.find((it) => it.region === id);
        return (
          <g
            key={id}
            data-place={place.region(id)}
            transform={`translate(${(i % columns) * step} ${Math.floor(i / columns) * TRACK})`}
          >
            <rect
              width={step}
              height={TRACK}
              fill={active ? 'var(--accent)' : i < now ? 'var(--sunk)' : 'var(--surface)'}
              stroke="var(--line)"
            />
            <Label
              x={8}
              y={17}
              size={14}
              face="title"
              weight={700}
              room={step - 14}
              fill={active ? 'var(--on-accent)' : 'var(--ink)'}
            >
              {say(regionName(id))}
            </Label>
            <Label x={8} y={34} size={13} weight={600} fill={active ? 'var(--on-accent)' : 'var(--ink-soft)'}>
              {gas === undefined || gas.now === gas.next ? view.regions[id].ghg : `${gas.now} › ${gas.next}`}
            </Label>
            {lanes[id].map(({ hazard, acts }, n) => (
              <g key={hazard} transform={`translate(${step - 14 - n * 19} 30)`} pointerEvents="none">
                <circle r="9" fill={acts ? HAZARD[hazard] : 'var(--surface)'} stroke={hazardInk(hazard)} />
                <Icon name={hazard} size={12} fill={acts ? '#fff' : hazardInk(hazard)} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
