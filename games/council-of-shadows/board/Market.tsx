import { type BoardProps, pileSize } from '@kaya/engine';
import { counted, Label, type Pieces } from '@kaya/pieces';
import { GEM_COLOURS } from '../data/effects.ts';
import { heading } from '../text/board.ts';
import type { CardId, Cos } from '../types.ts';
import { CARD, Card } from './Card.tsx';
import { GemSign, Glass, Sign } from './glyphs.tsx';
import type { IconName } from './icons.ts';

type Props = BoardProps<Cos> & { readonly pieces: Pieces };

/** The AI cards on offer, in two rows of four, and the piles beside them. */
export function Market({ view, say, pieces }: Props) {
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
      <Piles view={view} pieces={pieces} />
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
function Piles({ view, pieces }: Pick<Props, 'view' | 'pieces'>) {
  const piles: readonly (readonly [string, IconName, string | number, string])[] = [
    ['deck', 'ai', pileSize(view.deck), '#8d7bf0'],
    ['pile:light-bonus', 'bonus', pileSize(view.lightPile), '#d7d2ff'],
    ['pile:dark-tech-1', 'dark-tech', view.darkTechPiles[0]?.length ?? 0, '#c9b6ff'],
    ['pile:dark-tech-2', 'dark-tech', view.darkTechPiles[1]?.length ?? 0, '#c9b6ff'],
  ];
  return (
    <g transform="translate(0 304)">
      {piles.map(([id, icon, count, fill], i) => (
        <g key={id} data-place={id} transform={`translate(${i * 64} 0)`}>
          <Glass width={58} height={34} />
          <Sign name={icon} x={16} y={17} size={20} fill={fill} />
          {id.startsWith('pile:dark') && (
            <Label x={i === 2 ? 22 : 24} y={23} size={16} weight={800} anchor="middle" face="title" fill="#c9b6ff">
              {'I'.repeat(i - 1)}
            </Label>
          )}
          <Label x={42} y={23} size={17} weight={750} anchor="middle">
            {count}
          </Label>
        </g>
      ))}
      <g data-place="gems" transform="translate(256 0)">
        <Glass width={130} height={34} />
        {GEM_COLOURS.map((colour, i) => (
          <g key={colour} data-piece={pieces.at('gems', `gem-${colour}`).at(-1)?.id}>
            <GemSign colour={colour} x={24 + i * 41} y={17} size={19} />
          </g>
        ))}
      </g>
    </g>
  );
}
