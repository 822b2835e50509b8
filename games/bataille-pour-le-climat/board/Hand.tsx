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

const face: CSSProperties = {
  flex: '0 0 auto',
  width: 148,
  height: 100,
  boxSizing: 'border-box',
  padding: '5px 7px',
  borderRadius: 6,
  background: 'var(--surface)',
  border: '1.5px solid var(--line)',
  boxShadow: '0 2px 0 rgb(0 0 0 / .14)',
  fontSize: 12,
  lineHeight: 1.2,
  overflow: 'hidden',
};

/** Narrow cards share what room there is; a name is set as large as its longest word allows. */
const narrowFace: CSSProperties = { flex: '1 0 86px', maxWidth: 148, width: 'auto', padding: 5, containerType: 'inline-size' };

function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return `clamp(10px, ${Math.round(1000 / (longest * (/[а-яё]/i.test(name) ? 0.6 : 0.54))) / 10}cqw, 14px)`;
}

/** So many cards can be laid out with their whole text; of more only the names, the rest is in their tooltips. */
const WHOLE = 6;

/** The Influence cards of all characters of the viewer, by colour. */
export function Hand({ view, viewer, say }: BoardProps<Bpc>) {
  const pieces = usePieces(view, viewer, scene);
  const several = view.players.filter(({ seat }) => seat === viewer).length > 1;
  const own = view.players.flatMap((player, who) => (player.seat === viewer && player.hand.length > 0 ? [{ player, who }] : []));
  if (own.length === 0) return null;
  const many = own.reduce((sum, { player }) => sum + player.hand.length, 0) > WHOLE;
  return (
    <div style={{ display: 'flex', gap: 16, padding: '2px 2px 5px', flex: '1 0 auto' }}>
      {own.map(({ player, who }) => (
        <div
          key={player.character || who}
          data-place={place.hand(who)}
          style={{ display: 'flex', gap: many ? 5 : 6, alignItems: 'center', flex: many ? '1 0 auto' : 'none' }}
        >
          {several && player.character !== '' && (
            <strong
              style={{
                writingMode: 'vertical-rl',
                transform: 'rotate(180deg)',
                fontSize: 13,
                maxHeight: 100,
                overflow: 'hidden',
              }}
            >
              {say(characterShort(player.character))}
            </strong>
          )}
          {player.hand.map((card, i) => {
            const nth = player.hand.slice(0, i).filter((it) => it === card).length;
            const piece = pieces.at(place.hand(who), cardKind(card))[nth]?.id;
            return <InfluenceFace key={piece ?? `${card}${nth}`} card={card} piece={piece} say={say} narrow={many} />;
          })}
        </div>
      ))}
    </div>
  );
}

function InfluenceFace({
  card,
  piece,
  say,
  narrow,
}: Pick<BoardProps<Bpc>, 'say'> & { readonly card: Card; readonly piece: string | undefined; readonly narrow: boolean }) {
  const colour = colourOf(card);
  if (colour === null || !isCardId(card))
    return <div data-piece={piece} style={{ ...face, width: 40, background: 'var(--ink-soft)' }} />;
  const [name, effect] = cardEffect(influenceCard(card));
  const title = (
    <span
      style={{
        fontFamily: 'var(--font-title, serif)',
        fontWeight: 700,
        fontSize: narrow ? nameSize(say(name)) : 13,
        lineHeight: 1.1,
        overflowWrap: narrow ? 'anywhere' : 'normal',
      }}
    >
      {say(name)}
    </span>
  );
  return (
    <div
      data-place={place.card(card)}
      data-piece={piece}
      style={{ ...face, ...(narrow ? narrowFace : {}), borderTop: `6px solid ${INFLUENCE[colour]}`, hyphens: 'auto' }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 5, marginBottom: 2 }}>
        <Glyph glyph={ICONS[colour]} size={narrow ? 22 : 18} fill={influenceInk(colour)} />
        <strong style={{ fontSize: narrow ? 24 : 19, fontVariantNumeric: 'tabular-nums' }}>{powerOf(card)}</strong>
        {!narrow && title}
      </div>
      {narrow ? title : say(effect)}
    </div>
  );
}
