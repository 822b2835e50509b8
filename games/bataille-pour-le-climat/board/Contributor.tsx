import type { BoardProps } from '@kaya/engine';
import { counted, Icon, SeatMark, textWidth } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { place } from '../rules/places.ts';
import { characterShort } from '../text/names.ts';
import { type Bpc, type Card, COLOURS, type Colour, type PlayerNumber } from '../types/index.ts';
import { influenceInk } from './colours.ts';
import { Line, SMALL, SmallCard } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';

/** A card on the table with the name of its piece. */
export interface NamedCard {
  readonly card: Card;
  readonly piece: string | undefined;
}

interface Props extends Pick<BoardProps<Bpc>, 'view' | 'say'> {
  readonly who: PlayerNumber;
  readonly cards: readonly NamedCard[];
  /** What they said about their help, or that they are ready. */
  readonly note: string;
  readonly asked: boolean;
  /** The colours that matter here: what was declared about them is shown. */
  readonly colours: readonly Colour[];
  readonly width: number;
  readonly layout: Layout;
}

/** Where what was declared begins, and how far its signs stand apart when few or all colours are asked. */
const DECLARED = 114;
const apart = (colours: number): number => (colours > 3 ? 21 : 25);
/** Where the cards of a row begin: after all that may have been declared. */
const cardsFrom = (colours: number): number => DECLARED + colours * apart(colours) + 4;

/** What somebody has added, and what they have declared about the colours that are asked. */
export function Contributor({ view, who, say, cards, note, asked, colours, width, layout }: Props) {
  const player = view.players[who];
  if (player === undefined) return null;
  const declared = COLOURS.flatMap((colour, i) => {
    const level = player.signals[i] ?? 0;
    return level > 0 && colours.includes(colour) ? [{ colour, level }] : [];
  });
  return (
    <g data-place={place.player(who)}>
      <rect
        x="-2"
        y={layout.touch ? -6 : -1}
        width={width + 4}
        height={layout.touch ? 41 : 22}
        rx="4"
        fill={asked ? 'var(--sunk)' : 'var(--surface)'}
      />
      {asked && <path d="M-2 4 5 10-2 16z" fill="var(--accent)" pointerEvents="none" />}
      <Row
        head={<SeatMark seat={player.seat} x={14} y={10} size={15} />}
        name={player.character === '' ? '' : say(characterShort(player.character))}
        cards={cards}
        note={note}
        colours={colours.length}
        width={width}
        layout={layout}
      >
        {declared.map(({ colour, level }, i) => (
          <g key={colour} transform={`translate(${DECLARED + i * apart(colours.length)} 0)`} pointerEvents="none">
            <Icon name={colour} x={6.5} y={10} size={13} fill={influenceInk(colour)} />
            {counted(level).map((n) => (
              <rect key={n} x="14.5" y={14 - n * 5} width="5" height="3.6" fill={influenceInk(colour)} />
            ))}
          </g>
        ))}
      </Row>
    </g>
  );
}

interface RowProps {
  readonly head: ReactNode;
  readonly name: string;
  readonly cards: readonly NamedCard[];
  readonly note: string;
  /** How many colours are asked. */
  readonly colours: number;
  readonly width: number;
  readonly layout: Layout;
  readonly children?: ReactNode;
}

/** A name and the cards beside it. */
export function Row({ head, name, cards, note, colours, width, layout, children }: RowProps) {
  const { text } = letters(layout);
  const from = cardsFrom(colours);
  // Where rows are high, what was said stands below the name.
  const below = layout.touch && colours > 0;
  const noted = note === '' || below ? 0 : Math.min(150, textWidth(note, text) + 6);
  const room = width - from - noted - 4;
  const look = layout.touch ? SMALL.touch : SMALL.desk;
  const step = Math.min(look.width + (layout.touch ? 6 : 3), (room - look.width) / Math.max(1, cards.length - 1));
  return (
    <>
      {head}
      <Line x={26} y={15} size={text} weight={600} room={DECLARED - 30}>
        {name}
      </Line>
      {children}
      {cards.map(({ card, piece }, i) => (
        <SmallCard key={piece ?? i} card={card} x={from + i * step} y={10.5 - look.height / 2} piece={piece} look={look} />
      ))}
      {note !== '' && (
        <Line
          x={below ? 26 : width - 2}
          y={below ? 30 : 15}
          size={text}
          weight={650}
          anchor={below ? 'start' : 'end'}
          fill="var(--accent)"
          room={below ? DECLARED - 20 : noted}
        >
          {note}
        </Line>
      )}
    </>
  );
}
