import type { BoardProps, Words } from '@kaya/engine';
import { counted, Icon, Label, type Pieces, SeatMark } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { eventCard } from '../data/index.ts';
import type { EventCard } from '../data/types.ts';
import { aciForecast, implantForecast } from '../explain/index.ts';
import { type Card, COLOURS } from '../ids.ts';
import { aciPower } from '../rules/aci-power.ts';
import { activeRegion } from '../rules/track.ts';
import { activationSteps } from '../text/activation.ts';
import { aciWords, heading, hiddenWords, implantWords, saidWords, waitingWords } from '../text/board.ts';
import { outcomesOf, plainText } from '../text/event-card.ts';
import { characterShort, eventName, question } from '../text/say.ts';
import { type Bpc, CLIMATE } from '../types.ts';
import { InfluenceChip, Panel, SmallCard, Wrapped } from './glyphs.tsx';
import { STAGE } from './layout.ts';
import { aciCards, cardKind } from './scene.ts';
import { where } from './where.ts';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces };

const DECKS = 98;
const INNER = STAGE.width - DECKS - 24;

/** What is under way: the event, a joint action, an implantation, a die. */
export function Stage(props: Props) {
  const { view } = props;
  return (
    <Panel {...STAGE}>
      <Decks {...props} />
      <g transform={`translate(${DECKS + 12} 0)`}>
        {view.aci !== null ? (
          <JointAction {...props} />
        ) : view.implant !== null ? (
          <Implanting {...props} />
        ) : (
          <Event {...props} />
        )}
      </g>
    </Panel>
  );
}

/** The event deck with what waits on it, the cards from outside, the die. */
function Decks({ view, say }: Props) {
  const { top, upper, lower, bottom } = view.deck;
  const waiting = top.filter((card) => card === CLIMATE).length;
  const { check } = view;
  return (
    <g transform="translate(9 9)">
      <g data-place={where.events}>
        <rect y="4" width={DECKS - 10} height="86" rx="6" fill="rgb(0 0 0 / .2)" />
        <rect
          width={DECKS - 10}
          height="86"
          rx="6"
          fill={waiting > 0 ? '#b3261e' : '#3f5a3c'}
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
        <Icon name={waiting > 0 ? 'climate' : 'event'} x={(DECKS - 10) / 2} y={28} size={38} fill="#fff" />
        <Label x={(DECKS - 10) / 2} y={63} size={16} weight={750} anchor="middle" fill="#fff">
          {top.length + upper.length + lower.length + bottom.length}
        </Label>
        <Label x={(DECKS - 10) / 2} y={79} size={11.5} anchor="middle" fill="#fff" room={DECKS - 18}>
          {say(waiting > 0 ? waitingWords(waiting) : heading.events)}
        </Label>
      </g>
      <g data-place={where.external} transform="translate(0 100)">
        <rect width={DECKS - 10} height="36" rx="5" fill="var(--ink-soft)" stroke="var(--surface)" />
        <Icon name="external" x={22} y={18} size={24} fill="var(--surface)" />
        <Label x={60} y={24} size={16} weight={700} anchor="middle" fill="var(--surface)">
          {view.external.length}
        </Label>
      </g>
      <g data-place={where.die} transform="translate(0 146)">
        <rect
          width={DECKS - 10}
          height="46"
          rx="5"
          fill="var(--surface)"
          stroke={check === null ? 'var(--line)' : 'var(--accent)'}
          strokeWidth={check === null ? 1 : 2.5}
        />
        <Icon name="die" x={24} y={23} size={34} fill={check === null ? 'var(--line)' : 'var(--accent)'} />
        {check !== null && (
          <Label x={64} y={31} size={23} weight={800} anchor="middle">
            {check.rolled + check.modifier}
          </Label>
        )}
      </g>
    </g>
  );
}

/** The event card, and what a die is rolled for. */
function Event({ view, say }: Props) {
  const { event, check } = view;
  const shown = event === null ? null : eventCard(event.card);
  return (
    <>
      {shown !== null && (
        <g data-piece={`event:${shown.id}`} pointerEvents="none">
          <Label x={0} y={28} size={20} face="title" weight={750} room={INNER}>
            {say(eventName(shown.id))}
          </Label>
          <CardText card={shown} room={check === null ? 160 : 104} say={say} />
        </g>
      )}
      {check !== null && (
        <g pointerEvents="none">
          <Wrapped x={0} y={shown === null ? 40 : 172} width={INNER - 60} lines={2} size={14}>
            {say(question(check.purpose))}
          </Wrapped>
          <Label x={INNER} y={shown === null ? 40 : 180} size={20} weight={750} anchor="end">
            {`1–${check.chance}`}
          </Label>
        </g>
      )}
      {shown === null && check === null && <Coming view={view} say={say} />}
    </>
  );
}

/** Nothing is under way: what the activation that ends this turn will do, step by step. */
function Coming({ view, say }: Pick<Props, 'view' | 'say'>) {
  if (view.outcome !== null) return null;
  const [head, ...lines] = activationSteps(view, activeRegion(view));
  const texts = lines.map(say);
  const rows = texts.map((text) => Math.ceil((text.length * 7.1) / (INNER - 14)));
  const tops = rows.map((_, i) => rows.slice(0, i).reduce((sum, it) => sum + it, 0));
  const room = 9;
  return (
    <g pointerEvents="none">
      <Label x={0} y={28} size={18} face="title" weight={750} room={INNER}>
        {head === undefined ? '' : say(head)}
      </Label>
      {counted(texts.length)
        .filter((i) => (tops[i] ?? 0) + (rows[i] ?? 1) <= room)
        .map((i) => (
          <g key={i} transform={`translate(0 ${50 + (tops[i] ?? 0) * 17.5})`}>
            <circle cx="4" cy="-4.5" r="3" fill="var(--accent)" />
            <Wrapped x={14} y={0} width={INNER - 14} lines={rows[i] ?? 1} size={13.5}>
              {texts[i] ?? ''}
            </Wrapped>
          </g>
        ))}
    </g>
  );
}

/** What a card does: its outcomes one under the other where it has several. */
function CardText({ card, room, say }: Pick<Props, 'say'> & { card: EventCard; room: number }) {
  const outcomes = outcomesOf(card);
  if (outcomes.length === 0)
    return (
      <Wrapped x={0} y={52} width={INNER} lines={Math.floor(room / 20)} size={14}>
        {say(plainText(card))}
      </Wrapped>
    );
  const height = room / outcomes.length;
  return (
    <>
      {outcomes.map(({ from, text }, i) => (
        <g key={from} transform={`translate(0 ${44 + i * height})`}>
          <rect width="30" height="22" rx="4" fill="var(--sunk)" stroke="var(--line)" />
          <Label x={15} y={16} size={13} weight={750} anchor="middle">
            {from}
          </Label>
          <Wrapped x={38} y={15} width={INNER - 38} lines={Math.floor(height / 17)} size={13.5}>
            {say(text)}
          </Wrapped>
        </g>
      ))}
    </>
  );
}

/** What is asked, who has added how many, the thresholds, and how much is known. */
function JointAction({ view, say, pieces }: Props) {
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
function Implanting({ view, say, pieces }: Props) {
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
