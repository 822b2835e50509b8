import type { BoardProps } from '@kaya/engine';
import { counted, Label, SeatMark } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { planningActionOf } from '../rules/planning-actions.ts';
import { type FutureEnergy, PLANNING_ACTIONS, type PlanChoice } from '../types.ts';
import { CARD, INK, MONEY } from './colours.ts';
import { Sign, Token } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import { OFFERS } from './layout.ts';

const GAP = 6;

/** What an engineer can be sent to do, with its price; one stands on those of this turn. */
export function Planning({ view, height }: BoardProps<FutureEnergy> & { readonly height: number }) {
  const choices: readonly PlanChoice[] = view.options.module2 ? [...PLANNING_ACTIONS, 'public'] : PLANNING_ACTIONS;
  const width = (OFFERS.width - (choices.length - 1) * GAP) / choices.length;
  const size = choices.length > 3 ? 21 : 24;
  return choices.map((choice, i) => {
    const { icon, count, price } = offer(choice);
    const used = view.turn.performed[planningActionOf(choice)] > 0 && view.outcome === null;
    return (
      <g key={choice} data-place={place.plan(choice)} transform={`translate(${i * (width + GAP)} 0)`}>
        <rect width={width} height={height} rx="5" fill={used ? 'var(--sunk)' : CARD} stroke={INK} strokeWidth="1.2" />
        <g opacity={used ? 0.35 : 1}>
          {counted(count).map((k) => (
            <Sign key={k} name={icon} x={size * 0.62 + k * size * 0.5} y={height / 2} size={size} fill={INK} />
          ))}
          <Label
            x={width - 5}
            y={height / 2 + 6}
            size={choices.length > 3 ? 14.5 : 17}
            weight={700}
            anchor="end"
            fill={`color-mix(in srgb, ${MONEY} 70%, var(--ink))`}
          >
            {price}
          </Label>
        </g>
        {used && (
          <g>
            <Token id="engineer" x={width / 2} y={height / 2} size={30} />
            <SeatMark seat={view.turn.seat} x={width / 2 + 13} y={height / 2 + 11} size={13} />
          </g>
        )}
      </g>
    );
  });
}

interface Offer {
  readonly icon: IconName;
  readonly count: number;
  readonly price: string | number;
}

function offer(choice: PlanChoice): Offer {
  const { planning, display, economy } = components;
  switch (choice) {
    case 'one-line':
    case 'two-lines':
      return { icon: 'line', count: planning[choice].lines, price: planning[choice].price };
    case 'contract':
      return { icon: 'contract', count: 1, price: `${display[0] ?? 0}–${display.at(-1) ?? 0}` };
    case 'public':
      return { icon: 'public', count: 1, price: economy.publicContract };
  }
}
