import type { BoardProps } from '@kaya/engine';
import { counted, Label, onPaper, type Rect, textWidth } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { goals, type Pace, pace } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { activeRegion, roundOf } from '../rules/regions/track.ts';
import { goalWords, heading, paceWords, roundWords, turnWords } from '../text/board.ts';
import { goalInShort, goalLine } from '../text/forecast.ts';
import { regionName } from '../text/names.ts';
import type { Bpc } from '../types/index.ts';
import { stripeColour } from './colours.ts';
import { Line, Wrapped } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';

type Props = BoardProps<Bpc> & { readonly layout: Layout };

/**
 * The band of warming stripes: one for each turn, in the colour of the world's greenhouse gases. The turns to come are as
 * pale as they are uncertain: what they would bring at the pace of the last round.
 */
export function Stripes({ view, say, layout }: Props) {
  const { width, height } = layout.stripes;
  const { text, small } = letters(layout);
  const step = width / view.lastTurn;
  const now = Math.min(view.turn, view.lastTurn);
  const coming = pace(view);
  const left = layout.touch ? 106 : 124;
  const right = Math.min(width - left - 16, layout.touch ? 300 : 262);
  // The level goes along with the turns, between the two plates.
  const x = Math.min(width - right - 92, Math.max(left + 16, now * step + 6));
  return (
    <g data-place={place.ghg} data-glance="">
      <rect width={width} height={height} fill="var(--sunk)" />
      {counted(view.lastTurn).map((i) => {
        const turn = i + 1;
        const ahead = turn > now ? levelAt(coming, view.lastTurn, turn) : null;
        return (
          <rect
            key={turn}
            x={i * step}
            width={step + 0.5}
            height={height}
            fill={
              turn > now && ahead === null
                ? 'none'
                : stripeColour(ahead ?? (turn === now ? view.ghg : (view.ghgByTurn[turn] ?? view.ghg)))
            }
            opacity={turn > now ? 0.38 : 1}
            stroke={turn > now ? 'var(--surface)' : 'none'}
            strokeWidth=".8"
            pointerEvents="none"
          />
        );
      })}
      <Plate x={EDGE} width={left} height={height}>
        <Line x={9} y={height / 2 - 6} size={text + 0.6} weight={700} room={left - 16}>
          {say(turnWords(view))}
        </Line>
        <Line x={9} y={height / 2 + 12} size={text} fill="var(--ink-soft)" room={left - 16}>
          {say(roundWords(roundOf(view)))}
        </Line>
      </Plate>
      {!layout.touch && (
        <g data-piece="ghg">
          <Plate x={x} width={84} height={height}>
            <Label x={42} y={24} size={25} weight={850} anchor="middle">
              {view.ghg}
            </Label>
            <Line x={42} y={36} size={small} anchor="middle" fill="var(--ink-soft)" room={80}>
              {say(heading.ghg)}
            </Line>
          </Plate>
        </g>
      )}
      <Plate x={width - right - EDGE} width={right} height={height}>
        {layout.touch && (
          <g data-piece="ghg">
            <Label x={30} y={height / 2 + 6} size={25} weight={850} anchor="middle">
              {view.ghg}
            </Label>
          </g>
        )}
        <g transform={`translate(${layout.touch ? 60 : 9} 0)`}>
          <Ahead {...{ view, say, layout, coming }} width={right - (layout.touch ? 65 : 16)} />
        </g>
      </Plate>
    </g>
  );
}

/** Where the gases stand after a turn still to come, at this pace; null: nobody can say. */
function levelAt(coming: Pace | null, last: number, turn: number): number | null {
  return coming === null || coming.perTurn === null ? null : (coming.levels[coming.levels.length - 1 - (last - turn)] ?? null);
}

interface AheadProps extends Pick<Props, 'view' | 'say' | 'layout'> {
  readonly coming: Pace | null;
  readonly width: number;
}

/** How near defeat is, at this pace; or what else the scenario asks for. */
function Ahead({ view, say, layout, coming, width }: AheadProps) {
  const { text, small } = letters(layout);
  const { height } = layout.stripes;
  const asked = coming === null ? goals(view).slice(0, 2) : [];
  const [only] = asked;
  if (asked.length === 1 && only !== undefined)
    return (
      <Wrapped x={0} y={height / 2 - 6} width={width} lines={2} size={small}>
        {say(goalLine(only))}
      </Wrapped>
    );
  if (coming === null)
    return asked.map((goal, i) => (
      <Line key={goal.what.check} x={0} y={height / 2 - 6 + i * 18} size={small} weight={650} room={width}>
        {say(goalInShort(goal))}
      </Line>
    ));
  return (
    <>
      <Line
        x={0}
        y={height / 2 - 6}
        size={text}
        weight={750}
        room={width}
        fill={coming.perTurn === null ? 'var(--ink)' : coming.goalTurn === null ? 'var(--warn)' : 'var(--accent)'}
      >
        {say(paceWords(coming))}
      </Line>
      <Line x={0} y={height / 2 + 12} size={text - 0.4} fill="var(--ink-soft)" room={width}>
        {say(goalWords(coming))}
      </Line>
    </>
  );
}

const EDGE = 6;

interface PlateProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

function Plate({ x, width, height, children }: PlateProps) {
  return (
    <g transform={`translate(${x} 3)`} pointerEvents="none">
      <rect width={width} height={height - 6} rx="5" fill={onPaper('var(--surface)', 94)} stroke="var(--line)" />
      {children}
    </g>
  );
}

/** The order of the regions: who is active, who was this round, who comes next. */
export function Track({ view, say, room }: Props & { readonly room: Rect }) {
  const now = view.order.indexOf(activeRegion(view));
  const names = view.order.map((id) => say(regionName(id)));
  const wide = names.map((name) => textWidth(name, SIZE, 0.5) + 22);
  const all = wide.reduce((sum, it) => sum + it, 0);
  const starts = wide.map((_, i) => (wide.slice(0, i).reduce((sum, it) => sum + it, 0) * room.width) / all);
  return (
    <g transform={`translate(${room.x} ${room.y})`}>
      {view.order.map((id, i) => {
        const step = ((wide[i] ?? 0) * room.width) / all;
        const active = i === now && view.outcome === null;
        return (
          <g key={id} data-place={place.region(id)} transform={`translate(${starts[i]} 0)`}>
            <rect
              width={step}
              height={room.height}
              fill={active ? 'var(--accent)' : i < now ? 'var(--sunk)' : 'var(--surface)'}
              stroke="var(--line)"
            />
            <Label
              x={step / 2}
              y={room.height / 2 + 5}
              size={SIZE}
              face="title"
              weight={active ? 750 : 650}
              anchor="middle"
              fill={active ? 'var(--on-accent)' : i < now ? 'var(--ink-soft)' : 'var(--ink)'}
            >
              {names[i] ?? ''}
            </Label>
          </g>
        );
      })}
    </g>
  );
}

const SIZE = 14;
