import { type BoardProps, pileSize } from '@kaya/engine';
import { counted, Label, type Pieces } from '@kaya/pieces';
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
          data-place={`market:${slot}`}
          transform={`translate(${(slot % 4) * 98} ${24 + Math.floor(slot / 4) * 136})`}
        >
          <Glass width={CARD.width} height={CARD.height} fill="rgb(9 10 34 / .6)" />
          <OnSale card={view.market[slot] ?? null} say={say} />
        </g>
      ))}
      <Piles view={view} pieces={pieces} plan={plan} />
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
function Piles({ view, pieces, plan: { piles: lie } }: Pick<Props, 'view' | 'pieces' | 'plan'>) {
  const piles: readonly { readonly id: string; readonly icon: IconName; readonly count: number; readonly level?: string }[] = [
    { id: 'deck', icon: 'ai', count: pileSize(view.deck) },
    { id: 'pile:light-bonus', icon: 'bonus', count: pileSize(view.lightPile) },
    { id: 'pile:dark-tech-1', icon: 'dark-tech', count: view.darkTechPiles[0]?.length ?? 0, level: 'I' },
    { id: 'pile:dark-tech-2', icon: 'dark-tech', count: view.darkTechPiles[1]?.length ?? 0, level: 'II' },
  ];
  const beside = lie === 'beside';
  return (
    <g transform={beside ? 'translate(393 24)' : 'translate(0 304)'}>
      {piles.map(({ id, icon, count, level }, i) => (
        <g key={id} data-place={id} transform={beside ? `translate(0 ${i * 45})` : `translate(${i * 64} 0)`}>
          <Glass width={beside ? 56 : 58} height={beside ? 41 : 34} />
          <g transform={beside ? 'translate(-1 3.5)' : undefined}>
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
      <g data-place="gems" transform={beside ? 'translate(0 180)' : 'translate(256 0)'}>
        <Glass width={beside ? 56 : 130} height={beside ? 84 : 34} />
        {GEM_COLOURS.map((colour, i) => (
          <g key={colour} data-piece={pieces.at('gems', `gem-${colour}`).at(-1)?.id}>
            <GemSign colour={colour} x={beside ? 28 : 24 + i * 41} y={beside ? 17 + i * 25 : 17} size={19} />
          </g>
        ))}
      </g>
    </g>
  );
}
