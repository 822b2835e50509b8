import { at, type BoardProps, recordOf, same } from '@kaya/engine';
import { Label, type Pieces, type Rect } from '@kaya/pieces';
import { memo } from 'react';
import { contractCard, priceOfPlace } from '../data/index.ts';
import { clock, tokensLeft } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { heading, moment } from '../text/board.ts';
import { token } from '../text/names.ts';
import { type ContractId, type FutureEnergy, TOKEN_TYPES, type TokenType } from '../types/index.ts';
import { type Arrangement, edgeOf } from './arrangement.ts';
import { INK, SEA } from './colours.ts';
import { Coin, Star, Token } from './glyphs.tsx';
import { Heading, In } from './heading.tsx';
import { Piles } from './Piles.tsx';
import { Planning } from './Planning.tsx';
import { PublicOffers } from './PublicOffers.tsx';

interface Props extends BoardProps<FutureEnergy> {
  readonly pieces: Pieces;
  readonly arrangement: Arrangement;
}

/** Beside the map, or under it: what time it is, the contracts for sale, the piles, and the tokens still on the map. */
export function Offers({ view, say, pieces, arrangement }: Props) {
  const { lastRound, idleWarning } = clock(view);
  const left = tokensLeft(view);
  const { contracts, planning, tokens } = arrangement;
  return (
    <g transform={edgeOf(arrangement)}>
      <Time
        box={arrangement.time}
        text={say(moment(view, idleWarning))}
        warned={view.outcome === null && (lastRound || idleWarning)}
      />
      <Heading over={planning}>{say(heading.planning)}</Heading>
      <Planning view={view} box={planning} />
      <Heading over={at(contracts, 0)}>{say(heading.contracts)}</Heading>
      {view.display.map((id, i) => {
        const where = place.display(i + 1);
        const counts = contractCard(id).symbols.map((symbol) => left[symbol]);
        const piece = pieces.at(where, 'contract')[0]?.id;
        return <Offer key={id} id={id} number={i + 1} piece={piece} left={counts} box={at(contracts, i)} />;
      })}
      <Piles view={view} pieces={pieces} at={arrangement.piles} />
      <Heading over={tokens}>{say(heading.tokens)}</Heading>
      <TokensLeft
        left={recordOf(TOKEN_TYPES, (type) => left[type])}
        names={recordOf(TOKEN_TYPES, (type) => say(token(type)))}
        box={tokens}
      />
      {view.options.module2 && <PublicOffers view={view} pieces={pieces} say={say} boxes={arrangement.publicContracts} />}
    </g>
  );
}

interface TimeProps {
  readonly box: Rect;
  readonly text: string;
  readonly warned: boolean;
}

/** The round, and how near the end is. */
const Time = memo(function Time({ box, text, warned }: TimeProps) {
  const { width, height } = box;
  return (
    <In box={box} where={place.clock}>
      <rect x="-4" y="-6" width={width + 8} height={height + 6} fill={SEA} />
      <Label x={2} y={25} size={27} face="title" weight={800} room={width - 4} {...(warned ? { fill: 'var(--warn)' } : {})}>
        {text}
      </Label>
      <path d={`M0 ${height}H${width}`} stroke={INK} strokeWidth="1.2" />
    </In>
  );
}, same);

interface OfferProps {
  readonly id: ContractId;
  readonly number: number;
  readonly piece: string | undefined;
  /** By symbol: the tokens there still are. */
  readonly left: readonly number[];
  readonly box: Rect;
}

/** A contract for sale: its price, its symbols with the tokens there still are for each, and its points. */
const Offer = memo(function Offer({ id, number, piece, left, box }: OfferProps) {
  const { width, height } = box;
  const { symbols, points } = contractCard(id);
  const tall = height > 70;
  // Four symbols just leave room for the star.
  const size = tall ? 32 : 27;
  const middle = tall ? 31 : 17;
  return (
    <In box={box} where={place.display(number)}>
      <g data-piece={piece}>
        <rect y="2.5" width={width} height={height} rx="5" fill="rgb(0 0 0 / .2)" />
        <rect width={width} height={height} rx="5" fill="var(--surface)" stroke={INK} strokeWidth="1.4" />
        <path d={`M37 0V${height}`} stroke={INK} strokeWidth="1" strokeDasharray="3 3" strokeOpacity=".6" />
        {symbols.map((symbol, slot) => {
          const x = 57 + slot * (size + 2);
          const count = at(left, slot);
          return (
            // A contract never shows a symbol twice.
            <g key={symbol}>
              <Token id={symbol} x={x} y={middle} size={size} faint={count === 0} />
              <Label
                x={x}
                y={height - (tall ? 12 : 5)}
                size={tall ? 17 : 15}
                weight={600}
                anchor="middle"
                fill={count <= 1 ? 'var(--warn)' : 'var(--ink-soft)'}
              >
                {`×${count}`}
              </Label>
            </g>
          );
        })}
        <Star x={width - 21} y={height / 2} size={tall ? 41 : 38}>
          {points}
        </Star>
      </g>
      <Coin x={18.5} y={height / 2} size={29}>
        {priceOfPlace(number)}
      </Coin>
    </In>
  );
}, same);

interface TokensLeftProps {
  readonly left: Readonly<Record<TokenType, number>>;
  readonly names: Readonly<Record<TokenType, string>>;
  readonly box: Rect;
}

/** How many tokens of each type still lie on the map; with their names where there is room, as the legend of the signs. */
const TokensLeft = memo(function TokensLeft({ left, names, box }: TokensLeftProps) {
  if (box.height > box.width / 2) {
    const row = box.height / TOKEN_TYPES.length;
    return TOKEN_TYPES.map((type, i) => (
      <g key={type} data-place={place.tokens(type)} transform={`translate(${box.x} ${box.y + row * i})`}>
        <rect width={box.width} height={row} fill={SEA} />
        <Token id={type} x={12} y={row / 2} size={row - 1} faint={left[type] === 0} />
        <Label x={30} y={row / 2 + 5} size={14.5} room={box.width - 54}>
          {names[type]}
        </Label>
        <Label
          x={box.width - 4}
          y={row / 2 + 5}
          size={15.5}
          weight={700}
          anchor="end"
          {...(left[type] <= 1 ? { fill: 'var(--warn)' } : {})}
        >
          {left[type]}
        </Label>
      </g>
    ));
  }
  const step = box.width / TOKEN_TYPES.length;
  return TOKEN_TYPES.map((type, i) => (
    <g key={type} data-place={place.tokens(type)} transform={`translate(${box.x + step * (i + 0.5)} ${box.y})`}>
      <rect x={-step / 2} width={step} height={box.height} fill={SEA} />
      <Token id={type} x={0} y={17} size={29} faint={left[type] === 0} />
      <Label x={0} y={48} size={16} weight={650} anchor="middle" {...(left[type] <= 1 ? { fill: 'var(--warn)' } : {})}>
        {left[type]}
      </Label>
    </g>
  ));
}, same);
