import type { Words } from '@kaya/engine';
import { Label } from '@kaya/pieces';
import { memo } from 'react';
import { citiesOf } from './cities.ts';
import type { Layout } from './layout.ts';

interface Props {
  readonly seats: number;
  readonly layout: Layout;
  say(words: Words): string;
}

/** The cities' names, over everything, so that none is covered. They stay during a game. */
export const Names = memo(function Names({ seats, layout, say }: Props) {
  return (
    <g stroke="var(--paper)" strokeWidth={layout.names * 0.26} strokeLinejoin="round" paintOrder="stroke">
      {citiesOf(seats, layout, say).map(({ id, name, closed, at: { x, y, size } }) => (
        <Label key={id} x={x} y={y} size={size} weight={600} anchor="middle" {...(closed ? { opacity: 0.55 } : {})}>
          {name}
        </Label>
      ))}
    </g>
  );
});
