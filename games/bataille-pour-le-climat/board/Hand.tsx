import type { BoardProps } from '@kaya/engine';
import { Glyph, usePieces } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { colourOf, influenceCard, isCardId, powerOf } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { cardEffect } from '../text/board.ts';
import { characterShort } from '../text/names.ts';
import type { Bpc, Card } from '../types/index.ts';
import { INFLUENCE, influenceInk } from './colours.ts';
import { ICONS } from './icons.ts';
import { cardKind, scene } from './scene.ts';

/** Cards that do the same, side by side over their one text. */
interface Lot {
  readonly effect: string;
  readonly cards: readonly { readonly card: Card; readonly piece: string | undefined }[];
}

const lotLook: CSSProperties = {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '5px 7px',
  borderRadius: 6,
  background: 'var(--surface)',
  border: '1.5px solid var(--line)',
  lineHeight: 1.18,
};

/** The Influence cards of all characters of the viewer, by what they do: so the texts of ten cards can be read. */
export function Hand({ view, viewer, say, portrait }: BoardProps<Bpc>) {
  const pieces = usePieces(view, viewer, scene);
  const several = view.players.filter(({ seat }) => seat === viewer).length > 1;
  const own = view.players.flatMap((player, who) => (player.seat === viewer && player.hand.length > 0 ? [{ player, who }] : []));
  if (own.length === 0) return null;
  const touch = portrait === true;
  const lots: CSSProperties = touch
    ? { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(162px, 1fr))', gap: 8 }
    : { display: 'flex', gap: 6, alignItems: 'stretch' };
  return (
    <div style={{ display: touch ? 'grid' : 'flex', gap: 14, padding: '2px 2px 4px' }}>
      {own.map(({ player, who }) => (
        <div key={player.character || who} style={{ flex: '1 1 auto', minWidth: 0 }}>
          {several && player.character !== '' && (
            <strong style={{ fontSize: 13.5 }}>{say(characterShort(player.character))}</strong>
          )}
          <div data-place={place.hand(who)} style={lots}>
            {lotsOf(player.hand, (card, nth) => pieces.at(place.hand(who), cardKind(card))[nth]?.id).map((lot) => (
              <OneLot key={lot.effect} lot={lot} say={say} touch={touch} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function lotsOf(hand: readonly Card[], pieceOf: (card: Card, nth: number) => string | undefined): readonly Lot[] {
  const lots = new Map<string, Lot['cards'][number][]>();
  for (const [i, card] of hand.entries()) {
    const effect = isCardId(card) ? influenceCard(card).effect.id : '';
    const nth = hand.slice(0, i).filter((it) => it === card).length;
    lots.set(effect, [...(lots.get(effect) ?? []), { card, piece: pieceOf(card, nth) }]);
  }
  return [...lots].map(([effect, cards]) => ({ effect, cards }));
}

interface LotProps extends Pick<BoardProps<Bpc>, 'say'> {
  readonly lot: Lot;
  readonly touch: boolean;
}

function OneLot({ lot: { cards }, say, touch }: LotProps) {
  const card = cards[0]?.card;
  const known = card !== undefined && isCardId(card) ? cardEffect(influenceCard(card)) : null;
  const least = Math.max(118, 16 + cards.length * 42);
  return (
    <div style={{ ...lotLook, flex: `1 1 ${least}px`, maxWidth: touch ? undefined : Math.max(178, least) }}>
      <div style={{ display: 'flex', flexWrap: cards.length > 1 ? 'wrap' : 'nowrap', gap: '3px 5px', alignItems: 'center' }}>
        {cards.map((it, i) => (
          <Face key={it.piece ?? i} {...it} touch={touch} />
        ))}
        {known !== null && (
          <strong style={{ fontFamily: 'var(--font-title, serif)', fontSize: touch ? 15.5 : 14, lineHeight: 1.05 }}>
            {say(known[0])}
          </strong>
        )}
      </div>
      {known !== null && <span style={{ fontSize: touch ? 14.5 : 13 }}>{say(known[1])}</span>}
    </div>
  );
}

/** One card: its colour and its power. */
function Face({ card, piece, touch }: Lot['cards'][number] & { readonly touch: boolean }) {
  const colour = colourOf(card);
  const size: CSSProperties = {
    flex: 'none',
    width: touch ? 50 : 38,
    height: touch ? 44 : 28,
    // A finger needs more than a mouse, in a wide window too.
    minWidth: 'var(--touch)',
    minHeight: 'var(--touch)',
    borderRadius: 5,
    boxSizing: 'border-box',
  };
  if (colour === null || !isCardId(card)) return <div data-piece={piece} style={{ ...size, background: 'var(--ink-soft)' }} />;
  return (
    <div
      data-place={place.card(card)}
      data-piece={piece}
      style={{
        ...size,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        background: 'var(--surface)',
        border: `2px solid ${INFLUENCE[colour]}`,
        borderTopWidth: 5,
        boxShadow: '0 2px 0 rgb(0 0 0 / .14)',
      }}
    >
      <Glyph glyph={ICONS[colour]} size={touch ? 18 : 15} fill={influenceInk(colour)} />
      <strong style={{ fontSize: touch ? 19 : 16.5, fontVariantNumeric: 'tabular-nums' }}>{powerOf(card)}</strong>
    </div>
  );
}
