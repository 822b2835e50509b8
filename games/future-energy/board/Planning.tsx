import { type Seat, same } from '@kaya/engine';
import { counted, Label, type Rect, SeatMark } from '@kaya/pieces';
import { memo } from 'react';
import { components } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { isCovered, linesOf, priceFrom } from '../rules/planning/actions.ts';
import { type FutureEnergyState, PLAN_CHOICES, PLANNING_ACTIONS, type PlanChoice } from '../types/index.ts';
import { CARD, INK, MONEY } from './colours.ts';
import { Sign, Token } from './glyphs.tsx';
import type { IconName } from './icons.ts';

const GAP = 6;

/** What an engineer can be sent to do, with its price; one stands on those of this turn. */
export function Planning({ view, box }: { readonly view: FutureEnergyState; readonly box: Rect }) {
  const choices: readonly PlanChoice[] = view.options.module2 ? PLAN_CHOICES : PLANNING_ACTIONS;
  const width = (box.width - (choices.length - 1) * GAP) / choices.length;
  return choices.map((choice, i) => (
    <Plan
      key={choice}
      choice={choice}
      sent={isCovered(view, choice) && view.outcome === null ? view.turn.seat : null}
      box={{ ...box, x: box.x + i * (width + GAP), width }}
    />
  ));
}

interface PlanProps {
  readonly choice: PlanChoice;
  /** Whose engineer stands on it. */
  readonly sent: Seat | null;
  readonly box: Rect;
}

const Plan = memo(function Plan({ choice, sent, box: { x, y, width, height } }: PlanProps) {
  const { icon, count, price } = offer(choice);
  const narrow = width < 60;
  const size = narrow ? 21 : 24;
  return (
    <g data-place={place.plan(choice)} transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="5" fill={sent === null ? CARD : 'var(--sunk)'} stroke={INK} strokeWidth="1.2" />
      <g opacity={sent === null ? 1 : 0.35}>
        {counted(count).map((k) => (
          <Sign key={k} name={icon} x={size * 0.62 + k * size * 0.5} y={height / 2} size={size} fill={INK} />
        ))}
        <Label
          x={width - 5}
          y={height / 2 + 6}
          size={narrow ? 17 : 18}
          weight={700}
          anchor="end"
          fill={`color-mix(in srgb, ${MONEY} 70%, var(--ink))`}
        >
          {price}
        </Label>
      </g>
      {sent !== null && (
        <g>
          <Token id="engineer" x={width / 2} y={height / 2} size={30} />
          <SeatMark seat={sent} x={width / 2 + 13} y={height / 2 + 11} size={13} />
        </g>
      )}
    </g>
  );
}, same);

interface Offer {
  readonly icon: IconName;
  readonly count: number;
  readonly price: string | number;
}

function offer(choice: PlanChoice): Offer {
  switch (choice) {
    case 'one-line':
    case 'two-lines':
      return { icon: 'line', count: linesOf(choice), price: priceFrom(choice) };
    case 'contract':
      return { icon: 'contract', count: 1, price: `${priceFrom(choice)}–${components.display.at(-1) ?? 0}` };
    case 'public':
      return { icon: 'public', count: 1, price: priceFrom(choice) };
  }
}
