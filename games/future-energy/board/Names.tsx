import { at, type Words } from '@kaya/engine';
import { counted, Label } from '@kaya/pieces';
import { memo } from 'react';
import { mapOf, START } from '../data/tables.ts';
import { space as spaceName } from '../text/names.ts';
import { geometryOf } from './geometry.ts';
import { placeNames } from './labels.ts';
import type { Layout } from './layout.ts';
import { signOf } from './signs.ts';

interface Props {
  readonly seats: number;
  readonly layout: Layout;
  say(words: Words): string;
}

/** The cities' names, over everything, so that none is covered. They stay during a game. */
export const Names = memo(function Names({ seats, layout, say }: Props) {
  const table = { players: counted(seats) };
  const { board, spaces, closedSpaces } = mapOf(table);
  const { spots } = geometryOf(table, layout);
  const cities = spaces.flatMap(({ id }, i) =>
    i === START ? [] : [{ id, spot: at(spots, i), name: say(spaceName(id)), closed: closedSpaces.includes(i) }],
  );
  // A sign may become as large as when everybody is there.
  const signs = board.regions.map((region) => signOf(region, seats, layout));
  const places = placeNames(cities, signs, layout);
  return (
    <g stroke="var(--paper)" strokeWidth={layout.names * 0.26} strokeLinejoin="round" paintOrder="stroke">
      {cities.map(({ id, name, closed }, i) => {
        const { x, y, size } = at(places, i);
        return (
          <Label key={id} x={x} y={y} size={size} weight={600} anchor="middle" {...(closed ? { opacity: 0.55 } : {})}>
            {name}
          </Label>
        );
      })}
    </g>
  );
});
