import { at, type BoardProps, type Seat } from '@kaya/engine';
import { Glyph } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { colourCounts, handLimit, isAllowed } from '../rules/actions/influence.ts';
import { place } from '../rules/places.ts';
import { powerWords } from '../text/board.ts';
import { characterName, employerName, inPlace } from '../text/names.ts';
import { say as words } from '../text/say.ts';
import { type Bpc, COLOURS, LEVELS, type Player, type PlayerNumber } from '../types/index.ts';
import { influenceInk } from './colours.ts';
import { ICONS } from './icons.ts';

const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 8, fontVariantNumeric: 'tabular-nums' };

/** The characters of a person: where they are, for whom they work, what they hold and what they say about it. */
export function SeatPanel({ view, seat, say }: BoardProps<Bpc> & { readonly seat: Seat }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      {view.players.map((player, who) =>
        player.seat === seat ? <Character key={player.character || who} view={view} who={who} player={player} say={say} /> : null,
      )}
    </div>
  );
}

interface CharacterProps extends Pick<BoardProps<Bpc>, 'view' | 'say'> {
  readonly who: PlayerNumber;
  readonly player: Player;
}

function Character({ view, who, player, say }: CharacterProps) {
  const { employer } = player;
  const hidden = player.hand.filter((card) => card === '?').length;
  const counts = colourCounts(player.hand);
  return (
    <div
      data-place={place.player(who)}
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, fontSize: 13.5 }}
    >
      {player.character !== '' && (
        <div style={{ ...row, justifyContent: 'space-between', gap: 6 }}>
          <strong style={{ fontFamily: 'var(--font-title, serif)', fontSize: 16 }}>{say(characterName(player.character))}</strong>
          <span style={{ color: 'var(--ink-soft)' }}>{say(inPlace(player.place))}</span>
        </div>
      )}
      {employer !== null && (
        <div data-place={place.employer(employer)} style={{ ...row, gap: 5, color: 'var(--ink-soft)' }}>
          <span>{say(employerName(employer))}</span>
          <span style={{ marginLeft: 'auto' }}>{say(powerWords(view, who))}</span>
        </div>
      )}
      <div data-place={place.hand(who)} style={{ ...row, flexWrap: 'wrap', gap: 4 }}>
        <strong style={{ minWidth: 42, fontSize: 15 }}>
          {player.hand.length}
          <small style={{ color: 'var(--ink-soft)', fontSize: 13, fontWeight: 500 }}>/{handLimit(view, who)}</small>
        </strong>
        {COLOURS.map((colour, i) => (
          <Count
            key={colour}
            glyph={ICONS[colour]}
            ink={influenceInk(colour)}
            count={hidden > 0 && at(counts, i) === 0 ? null : at(counts, i)}
            level={player.signals[i] ?? 0}
            said={say(words(`bpc.level.${at(LEVELS, player.signals[i] ?? 0)}`))}
            allowed={player.character !== '' && isAllowed(view, who, colour)}
          />
        ))}
        {hidden > 0 && <span style={{ color: 'var(--ink-soft)' }}>+{hidden}</span>}
      </div>
    </div>
  );
}

interface CountProps {
  readonly glyph: string;
  readonly ink: string;
  /** Null where it may be among the cards that the viewer cannot see. */
  readonly count: number | null;
  /** What was last said about the colour, from 0 (nothing) to 3. */
  readonly level: number;
  readonly said: string;
  /** The character may draw it. */
  readonly allowed: boolean;
}

/** One colour of a hand: how many, on no ground of its own, as only a card has one; and how strong its holder says it is. */
function Count({ glyph, ink, count, level, said, allowed }: CountProps) {
  return (
    <span title={level > 0 ? said : undefined} style={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <span
        style={{
          ...row,
          gap: 2,
          padding: '0 2px 1px',
          borderBottom: `2px ${allowed ? 'solid' : 'dotted'} ${ink}`,
          color: count ? 'var(--ink)' : 'var(--ink-soft)',
          fontWeight: count ? 700 : 500,
        }}
      >
        {/* Only the sign grows pale: a number can be read whatever it is. */}
        <span style={{ display: 'flex', opacity: count || allowed ? 1 : 0.35 }}>
          <Glyph glyph={glyph} size={15} fill={ink} />
        </span>
        {count !== null && `×${count}`}
      </span>
      <span style={{ display: 'flex', gap: 2, height: 4 }}>
        {[1, 2, 3].map((it) => (
          <i key={it} style={{ width: 7, height: 4, borderRadius: 1, background: it <= level ? ink : 'transparent' }} />
        ))}
      </span>
    </span>
  );
}
