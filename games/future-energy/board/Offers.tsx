import { type BoardProps, pileSize } from '@kaya/engine';
import { Label, type Pieces } from '@kaya/pieces';
import { components, contractCard, priceOfPlace } from '../data/index.ts';
import { clock, tokensLeft } from '../explain/index.ts';
import { place } from '../rules/places.ts';
import { heading, moment } from '../text/board.ts';
import { type ContractId, type FutureEnergy, TOKEN_TYPES } from '../types.ts';
import { CARD, CERTIFICATE, INK, MONEY, SEA } from './colours.ts';
import { Coin, Sign, Star, Token } from './glyphs.tsx';
import { OFFERS } from './layout.ts';
import { Planning } from './Planning.tsx';
import { PublicOffers } from './PublicOffers.tsx';

type Props = BoardProps<FutureEnergy> & { readonly pieces: Pieces };

const GAP = 6;

/** The edge of the drawing: what time it is, the contracts for sale, the piles, and the tokens still on the map. */
export function Offers(props: Props) {
  const { view, say, portrait } = props;
  const { module2 } = view.options;
  const card = module2 ? 50 : 86;
  const plan = module2 ? 42 : 60;
  // On a phone the lower corner belongs to the table's own buttons: there the plans come first.
  const first = portrait === true ? plan + 10 : 0;
  const cards = 66 + first;
  const piles = cards + components.display.length * (card + GAP);
  const tokens = piles + 56 + (first > 0 ? 0 : plan + (module2 ? 10 : 16));
  return (
    <g transform={`translate(${OFFERS.x} ${OFFERS.y})`}>
      <Time {...props} />
      <g transform={`translate(0 ${first > 0 ? 44 : piles + 56})`}>
        <Planning {...props} height={plan} />
      </g>
      <Label x={2} y={58 + first} size={15} face="title" weight={700} fill={INK} room={150}>
        {say(heading.contracts)}
      </Label>
      {view.display.map((id, i) => (
        <g key={id} transform={`translate(0 ${cards + i * (card + GAP)})`}>
          <Offer {...props} id={id} number={i + 1} height={card} />
        </g>
      ))}
      <g transform={`translate(0 ${piles})`}>
        <Piles {...props} />
      </g>
      <g transform={`translate(0 ${tokens})`}>
        <TokensLeft {...props} />
      </g>
      {module2 && (
        <g transform={`translate(0 ${tokens + 84})`}>
          <PublicOffers {...props} />
        </g>
      )}
    </g>
  );
}

/** The round, and how near the end is. */
function Time({ view, say }: Props) {
  const { lastRound, idleWarning } = clock(view);
  const warned = view.outcome === null && (lastRound || idleWarning);
  return (
    <g data-place={place.clock}>
      <rect x="-4" y="-6" width={OFFERS.width + 8} height="42" fill={SEA} />
      <Label
        x={2}
        y={25}
        size={27}
        face="title"
        weight={800}
        room={OFFERS.width - 4}
        {...(warned ? { fill: 'var(--warn)' } : {})}
      >
        {say(moment(view, idleWarning))}
      </Label>
      <path d={`M0 36H${OFFERS.width}`} stroke={INK} strokeWidth="1.2" />
    </g>
  );
}

interface OfferProps extends Props {
  readonly id: ContractId;
  readonly number: number;
  readonly height: number;
}

/** A contract for sale: its price, its symbols with the tokens there still are for each, and its points. */
function Offer({ view, pieces, id, number, height }: OfferProps) {
  const where = place.display(number);
  const { symbols, points } = contractCard(id);
  const left = tokensLeft(view);
  const tall = height > 70;
  const size = tall ? 34 : 28;
  const middle = tall ? 32 : 19;
  return (
    <g data-place={where}>
      <g data-piece={pieces.at(where, 'contract')[0]?.id}>
        <rect y="2.5" width={OFFERS.width} height={height} rx="5" fill="rgb(0 0 0 / .2)" />
        <rect width={OFFERS.width} height={height} rx="5" fill="var(--surface)" stroke={INK} strokeWidth="1.4" />
        <path d={`M37 0V${height}`} stroke={INK} strokeWidth="1" strokeDasharray="3 3" strokeOpacity=".6" />
        {symbols.map((symbol, slot) => {
          const x = 58 + slot * (size + 3);
          return (
            // A contract never shows a symbol twice.
            <g key={symbol}>
              <Token id={symbol} x={x} y={middle} size={size} faint={left[symbol] === 0} />
              <Label
                x={x}
                y={height - (tall ? 13 : 5)}
                size={tall ? 15 : 12.5}
                weight={600}
                anchor="middle"
                fill={left[symbol] <= 1 ? 'var(--warn)' : 'var(--ink-soft)'}
              >
                {`×${left[symbol]}`}
              </Label>
            </g>
          );
        })}
        <Star x={OFFERS.width - 19} y={height / 2} size={36}>
          {points}
        </Star>
      </g>
      <Coin x={18.5} y={height / 2} size={26}>
        {priceOfPlace(number)}
      </Coin>
    </g>
  );
}

/** The pile of contracts (the game's clock), the certificates, the bank, and what is out of the game. */
function Piles({ view, pieces }: Props) {
  const contracts = pileSize(view.contractPile);
  return (
    <g>
      <g data-place={place.contractPile}>
        <Plate x={0} width={74} />
        <g data-piece={pieces.at(place.contractPile)[0]?.id}>
          <Sign name="contract" x={22} y={25} size={28} fill={INK} />
        </g>
        <Label x={42} y={33} size={24} weight={750} {...(contracts <= 2 ? { fill: 'var(--warn)' } : {})}>
          {contracts}
        </Label>
      </g>
      <g data-place={place.certificatePile}>
        <Plate x={80} width={58} />
        <g data-piece={pieces.at(place.certificatePile)[0]?.id}>
          <Sign name="certificate" x={98} y={25} size={25} fill={CERTIFICATE} />
        </g>
        <Label x={113} y={31} size={17} weight={650}>
          {pileSize(view.certificatePile)}
        </Label>
      </g>
      <g data-place={place.bank}>
        <Plate x={144} width={38} />
        <Sign name="investor" x={163} y={25} size={26} fill={MONEY} />
      </g>
      <g data-place={place.box}>
        <Plate x={188} width={36} faint />
        {pieces.at(place.box).map((piece) => (
          <rect
            key={piece.id}
            data-piece={piece.id}
            x="193"
            y="12"
            width="26"
            height="26"
            fill="transparent"
            pointerEvents="none"
          />
        ))}
        <path
          d="M196 19l4-6h12l4 6v17h-20zM196 19h20"
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </g>
    </g>
  );
}

function Plate({ x, width, faint }: { readonly x: number; readonly width: number; readonly faint?: boolean }) {
  return (
    <rect x={x} width={width} height="50" rx="5" fill={CARD} stroke={INK} strokeWidth="1.2" opacity={faint === true ? 0.7 : 1} />
  );
}

/** How many tokens of each type still lie on the map. */
function TokensLeft({ view, say }: Props) {
  const left = tokensLeft(view);
  const step = OFFERS.width / TOKEN_TYPES.length;
  return (
    <g>
      <Label x={2} y={12} size={15} face="title" weight={700} fill={INK} room={OFFERS.width}>
        {say(heading.tokens)}
      </Label>
      {TOKEN_TYPES.map((type, i) => (
        <g key={type} data-place={place.tokens(type)} transform={`translate(${step * (i + 0.5)} 0)`}>
          <rect x={-step / 2} y="18" width={step} height="52" fill={SEA} />
          <Token id={type} x={0} y={35} size={28} faint={left[type] === 0} />
          <Label x={0} y={65} size={15} weight={650} anchor="middle" {...(left[type] <= 1 ? { fill: 'var(--warn)' } : {})}>
            {left[type]}
          </Label>
        </g>
      ))}
    </g>
  );
}
