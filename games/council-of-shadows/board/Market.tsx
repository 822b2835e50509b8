import { type BoardProps, pileSize } from '@kaya/engine';
import { counted, Label, type Pieces } from '@kaya/pieces';
import { place } from '../rules/places.ts';
import { heading } from '../text/board.ts';
import { type CardId, type Cos, GEM_COLOURS } from '../types/index.ts';
import { CARD, Card } from './Card.tsx';
import { GemSign, Glass, Sign } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import type { MarketPlan } from './layout.ts';

type Props = BoardProps<Cos> & { readonly pieces: Pieces; readonly plan: MarketPlan };

const PILE: Partial<Record<IconName, string>> = { ai: '#8d7bf0', 'dark-tech': '#c9b6ff' };

/** The AI cards on offer, in two rows of four, and the piles with them. */
export function Market({ view, say, pieces, plan }: Props) {
  return (
    <g>
      <Label x={4} y={15} size={16} face="title" weight={650} room={150}>
        {say(heading.market)}
      </Label>
      {counted(view.market.length).map((slot) => (
        <g
          key={slot}
          data-place={place.market(slot)}
          transform={`translate(${(slot % 4) * 98} ${24 + Math.floor(slot / 4) * 136})`}
        >
          <Glass width={CARD.width} height={CARD.height} fill="rgb(9 10 34 / .6)" />
          <OnSale card={view.market[slot] ?? null} say={say} />
        </g>
      ))}
      {plan.piles !== null && (
        <g transform={`translate(0 ${plan.piles})`}>
          <Piles view={view} pieces={pieces} />
        </g>
      )}
    </g>
  );
}

function OnSale({ card, say }: Pick<Props, 'say'> & { readonly card: CardId | null }) {
  if (card === null) return null;
  return (
    <g data-piece={card}>
      <Card id={card} say={say} priced />
    </g>
  );
}

/** What is only counted: decks and the supply of gems. */
export function Piles({ view, pieces, lie = 'row' }: Pick<Props, 'view' | 'pieces'> & { readonly lie?: 'row' | 'column' }) {
  const row = lie === 'row';
  const piles: readonly { readonly id: string; readonly icon: IconName; readonly count: number; readonly level?: string }[] = [
    { id: place.deck, icon: 'ai', count: pileSize(view.deck) },
    { id: place.lightBonusPile, icon: 'bonus', count: pileSize(view.lightPile) },
    { id: place.darkTechPile(1), icon: 'dark-tech', count: view.darkTechPiles[0]?.length ?? 0, level: 'I' },
    { id: place.darkTechPile(2), icon: 'dark-tech', count: view.darkTechPiles[1]?.length ?? 0, level: 'II' },
  ];
  return (
    <>
      {piles.map(({ id, icon, count, level }, i) => (
        <g key={id} data-place={id} transform={row ? `translate(${i * 64} 0)` : `translate(0 ${i * 45})`}>
          <Glass width={row ? 58 : 56} height={row ? 36 : 41} />
          <g transform={row ? 'translate(0 1)' : 'translate(-1 3.5)'}>
            <Sign name={icon} x={16} y={17} size={20} fill={PILE[icon] ?? '#d7d2ff'} />
            {level !== undefined && (
              <Label x={level.length > 1 ? 24 : 22} y={23} size={16} weight={800} anchor="middle" face="title" fill="#c9b6ff">
                {level}
              </Label>
            )}
            <Label x={42} y={23} size={17} weight={750} anchor="middle">
              {count}
            </Label>
          </g>
        </g>
      ))}
      <g data-place={place.gems} transform={row ? 'translate(256 0)' : 'translate(0 180)'}>
        <Glass width={row ? 130 : 56} height={row ? 36 : 84} />
        {GEM_COLOURS.map((colour, i) => (
          <g key={colour} data-piece={pieces.at(place.gems, `gem-${colour}`).at(-1)?.id}>
            <GemSign colour={colour} x={row ? 24 + i * 41 : 28} y={row ? 18 : 17 + i * 25} size={19} />
          </g>
        ))}
      </g>
    </>
  );
}
