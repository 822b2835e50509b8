import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, type Pieces } from '@kaya/pieces';
import { eventCard } from '../data/index.ts';
import type { EventCard } from '../data/types.ts';
import { activeRegion } from '../rules/track.ts';
import { activationSteps } from '../text/activation.ts';
import { endingWords, heading, waitingWords } from '../text/board.ts';
import { outcomesOf, plainText } from '../text/event-card.ts';
import { eventName, question } from '../text/say.ts';
import { type Bpc, CLIMATE } from '../types.ts';
import { InfluenceChip, Panel, Wrapped } from './glyphs.tsx';
import { DECKS, SCENE as INNER, STAGE } from './layout.ts';
import { Implanting, JointAction } from './Together.tsx';
import { where } from './where.ts';

type Props = BoardProps<Bpc> & { readonly pieces: Pieces };

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
          <Label
            x={0}
            y={28}
            size={20}
            face="title"
            weight={750}
            room={INNER - (shown.type === 'green' ? shown.influences.length * 23 + 6 : 0)}
          >
            {say(eventName(shown.id))}
          </Label>
          {shown.type === 'green' &&
            shown.influences.map((colour, i) => (
              <InfluenceChip key={colour} colour={colour} x={INNER - 10 - i * 23} y={21} size={21} />
            ))}
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
  if (view.outcome !== null) return <End view={view} say={say} />;
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

/** How it ended. */
function End({ view, say }: Pick<Props, 'view' | 'say'>) {
  const [ending, verdict] = endingWords(view).map(say);
  return (
    <g pointerEvents="none">
      <Wrapped x={0} y={48} width={INNER} lines={3} size={19}>
        {ending ?? ''}
      </Wrapped>
      <Wrapped x={0} y={126} width={INNER} lines={4} size={15}>
        {verdict ?? ''}
      </Wrapped>
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
