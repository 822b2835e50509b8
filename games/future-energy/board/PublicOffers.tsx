import { at, pileSize, same, type Words } from '@kaya/engine';
import { Label, type Pieces, type Rect } from '@kaya/pieces';
import { memo } from 'react';
import { components, publicCard } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { heading } from '../text/board.ts';
import { cardName } from '../text/names.ts';
import type { FutureEnergyState, PublicId } from '../types/index.ts';
import { INK, SEA } from './colours.ts';
import { Coin, Star, Token } from './glyphs.tsx';
import { Heading, In } from './heading.tsx';

interface Props {
  readonly view: FutureEnergyState;
  readonly pieces: Pieces;
  readonly boxes: readonly Rect[];
  say(words: Words): string;
}

/** Module 2: the row of public contracts, their pile, and the jokers that are left. */
export function PublicOffers({ view, pieces, say, boxes }: Props) {
  const [first] = boxes;
  if (first === undefined) return null;
  return (
    <g>
      <Heading over={first} room={110}>
        {say(heading.publicContracts)}
      </Heading>
      <Stock
        left={pileSize(view.publicPile)}
        top={pieces.at(place.publicPile)[0]?.id}
        jokers={pieces.at(place.bank, 'joker').map(({ id }) => id)}
        box={first}
      />
      {view.publicRow.map((id, i) => {
        const piece = pieces.at(place.publicContract(id), 'public')[0]?.id;
        return <Card key={id} id={id} name={say(cardName(id))} piece={piece} box={at(boxes, i)} />;
      })}
    </g>
  );
}

interface StockProps {
  readonly left: number;
  readonly top: string | undefined;
  readonly jokers: readonly string[];
  /** The first card of the row: it lies over its right end. */
  readonly box: Rect;
}

/** The pile with its price, and the jokers. */
const Stock = memo(function Stock({ left, top, jokers, box: { x, y, width } }: StockProps) {
  return (
    <g transform={`translate(${x + width} ${y - 14})`}>
      <g data-place={place.publicPile} transform="translate(-108 0)">
        <rect x="-4" y="-12" width="57" height="24" rx="4" fill="var(--surface)" stroke={INK} strokeWidth="1" />
        <g data-piece={top}>
          <Coin x={8} y={0} size={25}>
            {components.economy.publicContract}
          </Coin>
        </g>
        <Label x={23} y={6} size={15} weight={650}>
          {`×${left}`}
        </Label>
      </g>
      <g data-place={place.jokers} transform="translate(-36 0)">
        <rect x="-14" y="-13" width="52" height="26" fill={SEA} />
        {jokers.map((id) => (
          <g key={id} data-piece={id}>
            <Token id="joker" x={0} y={0} size={22} />
          </g>
        ))}
        {jokers.length === 0 && <Token id="joker" x={0} y={0} size={22} faint />}
        <Label x={14} y={6} size={15} weight={650}>
          {jokers.length}
        </Label>
      </g>
    </g>
  );
}, same);

interface CardProps {
  readonly id: PublicId;
  readonly name: string;
  readonly piece: string | undefined;
  readonly box: Rect;
}

const Card = memo(function Card({ id, name, piece, box }: CardProps) {
  const { width, height } = box;
  const { tokens, points } = publicCard(id);
  return (
    <In box={box} where={place.publicContract(id)}>
      <g data-piece={piece}>
        <rect y="2" width={width} height={height} rx="5" fill="rgb(0 0 0 / .2)" />
        <rect width={width} height={height} rx="5" fill="var(--surface)" stroke={INK} strokeWidth="1.2" />
        <Label x={8} y={24} size={17} face="title" weight={700} room={width - 70 - tokens.length * 24}>
          {name}
        </Label>
        {tokens.map((token, i) => (
          <Token key={token} id={token} x={width - 47 - (tokens.length - 1 - i) * 24} y={height / 2} size={23} />
        ))}
        <Star x={width - 18} y={height / 2} size={32}>
          {points}
        </Star>
      </g>
    </In>
  );
}, same);
