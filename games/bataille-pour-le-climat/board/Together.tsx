import type { BoardProps, Words } from '@kaya/engine';
import { Icon, Label, type Pieces, SeatMark } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { aciForecast, implantForecast } from '../explain/index.ts';
import { type Card, COLOURS } from '../ids.ts';
import { aciPower } from '../rules/aci-power.ts';
import { aciWords, heading, hiddenWords, implantWords, saidWords } from '../text/board.ts';
import { characterShort } from '../text/say.ts';
import type { Bpc } from '../types.ts';
import { InfluenceChip, SmallCard } from './glyphs.tsx';
import { SCENE as INNER, STAGE } from './layout.ts';
import { aciCards, cardKind } from './scene.ts';
import { where } from './where.ts';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces };

/** What is asked, who has added how many, the thresholds, and how much is known. */
export function JointAction({ view, say, pieces }: Props) {
  const { aci } = view;
  if (aci === null) return null;
  // Before the cards from outside are drawn there is nothing to foresee.
  const forecast = aci.externalBefore.length === 0 ? null : aciForecast(view);
  const all = named(pieces, where.aci, aciCards(view));
  const hidden = forecast === null ? 0 : forecast.hiddenGiven + forecast.hiddenExternal;
  let from = aci.external.length;
  const rows = aci.given.map((cards, who) => {
    const found = all.slice(from, from + cards.length);
    from += cards.length;
    return { who, found, said: aci.words[who] ?? null };
  });
  return (
    <g data-place={where.aci}>
      <rect x="-4" y="6" width={INNER + 8} height={STAGE.height - 12} rx="5" fill="var(--surface)" />
      <Label x={2} y={25} size={16.5} face="title" weight={750} room={INNER - aci.colours.length * 22 - 8}>
        {say(aciWords(aci.about))}
      </Label>
      {aci.colours.map((colour, i) => (
        <InfluenceChip
          key={colour}
          colour={colour}
          x={INNER - 10 - i * 22}
          y={20}
          size={20}
          faint={aci.cancelled.includes(colour)}
        />
      ))}
      <Gauge known={aciPower(aci)} marks={aci.thresholds} width={INNER} />
      <g transform="translate(0 82)">
        <Row
          head={<Icon name="external" x={9} y={9} size={17} />}
          name={say(heading.external)}
          cards={all.slice(0, aci.external.length)}
          note={hidden > 0 ? say(hiddenWords(hidden)) : ''}
        />
        {rows.map(({ who, found, said }, i) => (
          <g key={who} transform={`translate(0 ${(i + 1) * 20.5})`}>
            <Contributor view={view} who={who} say={say} cards={found} note={said === null ? '' : say(saidWords(said))} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** The six colours that are needed, the power laid, and everyone's contribution. */
export function Implanting({ view, say, pieces }: Props) {
  const { implant } = view;
  const forecast = implantForecast(view);
  if (implant === null || forecast === null) return null;
  const all = named(pieces, where.implant, implant.laid.flat());
  let from = 0;
  const rows = implant.laid.map((cards, who) => {
    const found = all.slice(from, from + cards.length);
    from += cards.length;
    return { who, found };
  });
  return (
    <g data-place={where.implant}>
      <rect x="-4" y="6" width={INNER + 8} height={STAGE.height - 12} rx="5" fill="var(--surface)" />
      <Label x={2} y={25} size={16.5} face="title" weight={750} room={INNER - 4}>
        {say(implantWords(implant.tp, implant.region))}
      </Label>
      <Gauge known={forecast.laid} marks={[forecast.needed]} width={INNER - 140} />
      {COLOURS.map((colour, i) => (
        <InfluenceChip
          key={colour}
          colour={colour}
          x={INNER - 118 + i * 22}
          y={50}
          size={20}
          faint={forecast.missing.includes(colour)}
        />
      ))}
      <g transform="translate(0 82)">
        {rows.map(({ who, found }, i) => (
          <g key={who} transform={`translate(0 ${i * 22})`}>
            <Contributor
              view={view}
              who={who}
              say={say}
              cards={found}
              note={implant.ready[who] === true ? say(heading.ready) : ''}
            />
          </g>
        ))}
      </g>
    </g>
  );
}

interface NamedCard {
  readonly card: Card;
  readonly piece: string | undefined;
}

/** Cards that lie at a place, each with the name of its piece. */
function named(pieces: Pieces, place: string, cards: readonly Card[]): NamedCard[] {
  const used = new Map<Card, number>();
  return cards.map((card) => {
    const n = used.get(card) ?? 0;
    used.set(card, n + 1);
    return { card, piece: pieces.at(place, cardKind(card))[n]?.id };
  });
}

/** A power against its thresholds. */
function Gauge({ known, marks, width }: { known: number; marks: readonly number[]; width: number }) {
  const most = Math.max(known, ...marks) + 3;
  const at = (power: number) => (Math.max(0, power) / most) * (width - 46);
  return (
    <g transform="translate(44 50)" pointerEvents="none">
      <Label x={-8} y={8} size={24} weight={850} anchor="end">
        {known}
      </Label>
      <rect y="-7" width={width - 46} height="14" rx="4" fill="var(--sunk)" stroke="var(--line)" />
      <rect y="-7" width={at(known)} height="14" rx="4" fill="var(--accent)" />
      {marks.map((mark) => (
        <g key={mark} transform={`translate(${at(mark)} 0)`}>
          <path d="M0-11V11" stroke="var(--ink)" strokeWidth="2.4" />
          <Label x={0} y={24} size={13} weight={750} anchor="middle" fill={known >= mark ? 'var(--accent)' : 'var(--ink)'}>
            {mark}
          </Label>
        </g>
      ))}
    </g>
  );
}

interface ContributorProps {
  readonly view: Bpc['state'];
  readonly who: number;
  readonly cards: readonly NamedCard[];
  readonly note: string;
  say(words: Words): string;
}

function Contributor({ view, who, say, cards, note }: ContributorProps) {
  const player = view.players[who];
  if (player === undefined) return null;
  return (
    <Row
      head={<SeatMark seat={player.seat} x={9} y={9} size={14} />}
      name={player.character === '' ? '' : say(characterShort(player.character))}
      cards={cards}
      note={note}
    />
  );
}

function Row({ head, name, cards, note = '' }: { head: ReactNode; name: string; cards: readonly NamedCard[]; note?: string }) {
  const room = INNER - 108 - (note === '' ? 0 : 76);
  const step = Math.min(27, room / Math.max(1, cards.length));
  return (
    <>
      {head}
      <Label x={22} y={14} size={13} room={82}>
        {name}
      </Label>
      {cards.map(({ card, piece }, i) => (
        <SmallCard key={piece ?? i} card={card} x={108 + i * step} y={0} piece={piece} />
      ))}
      {note !== '' && (
        <Label x={INNER} y={14} size={12.5} weight={650} anchor="end" fill="var(--accent)" room={72}>
          {note}
        </Label>
      )}
    </>
  );
}
