import { type BoardProps, pileSize } from '@kaya/engine';
import { Label, type Pieces } from '@kaya/pieces';
import { components, publicCard } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { heading } from '../text/board.ts';
import { cardName } from '../text/words.ts';
import type { FutureEnergy, PublicId } from '../types.ts';
import { INK, SEA } from './colours.ts';
import { Coin, Star, Token } from './glyphs.tsx';
import { OFFERS } from './layout.ts';

type Props = BoardProps<FutureEnergy> & { readonly pieces: Pieces };

const HEIGHT = 37;

/** Module 2: the row of public contracts, their pile, and the jokers that are left. */
export function PublicOffers(props: Props) {
  const { view, say, pieces } = props;
  return (
    <g>
      <Label x={2} y={12} size={15} face="title" weight={700} fill={INK} room={110}>
        {say(heading.publicContracts)}
      </Label>
      <g data-place={place.publicPile} transform={`translate(${OFFERS.width - 108} 4)`}>
        <rect x="-4" y="-12" width="57" height="24" rx="4" fill="var(--surface)" stroke={INK} strokeWidth="1" />
        <g data-piece={pieces.at(place.publicPile)[0]?.id}>
          <Coin x={9} y={0} size={17}>
            {components.economy.publicContract}
          </Coin>
        </g>
        <Label x={22} y={6} size={15} weight={650}>
          {`×${pileSize(view.publicPile)}`}
        </Label>
      </g>
      <g data-place={place.jokers} transform={`translate(${OFFERS.width - 36} 4)`}>
        <rect x="-14" y="-13" width="52" height="26" fill={SEA} />
        {pieces.at(place.bank, 'joker').map((piece) => (
          <g key={piece.id} data-piece={piece.id}>
            <Token id="joker" x={0} y={0} size={22} />
          </g>
        ))}
        {view.jokers === 0 && <Token id="joker" x={0} y={0} size={22} faint />}
        <Label x={14} y={6} size={15} weight={650}>
          {view.jokers}
        </Label>
      </g>
      {view.publicRow.map((id, i) => (
        <g key={id} transform={`translate(0 ${22 + i * (HEIGHT + 4)})`}>
          <Card {...props} id={id} />
        </g>
      ))}
    </g>
  );
}

function Card({ id, say, pieces }: Props & { readonly id: PublicId }) {
  const where = place.publicContract(id);
  const { tokens, points } = publicCard(id);
  return (
    <g data-place={where}>
      <g data-piece={pieces.at(where, 'public')[0]?.id}>
        <rect y="2" width={OFFERS.width} height={HEIGHT} rx="5" fill="rgb(0 0 0 / .2)" />
        <rect width={OFFERS.width} height={HEIGHT} rx="5" fill="var(--surface)" stroke={INK} strokeWidth="1.2" />
        <Label x={8} y={25} size={14} face="title" weight={700} room={OFFERS.width - 70 - tokens.length * 24}>
          {say(cardName(id))}
        </Label>
        {tokens.map((token, i) => (
          <Token key={token} id={token} x={OFFERS.width - 47 - (tokens.length - 1 - i) * 24} y={HEIGHT / 2} size={23} />
        ))}
        <Star x={OFFERS.width - 18} y={HEIGHT / 2} size={31}>
          {points}
        </Star>
      </g>
    </g>
  );
}
