import { type BoardProps, SPECTATOR } from '@kaya/engine';
import { counted, Icon, Label } from '@kaya/pieces';
import { eventCard } from '../data/index.ts';
import type { EventCard } from '../data/read.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { waiting } from '../text/actions.ts';
import { activationComing } from '../text/activation.ts';
import { endingWords, gradeWords } from '../text/ending.ts';
import { outcomesOf, plainText } from '../text/event-card.ts';
import { eventName, question } from '../text/names.ts';
import { asksSomebody, promptWords } from '../text/prompts.ts';
import { runningWords } from '../text/world-events.ts';
import type { ActivationPart, Bpc, BpcStep } from '../types/index.ts';
import { InfluenceChip, linesNeeded, Wrapped } from './glyphs.tsx';
import type { IconName } from './icons.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}
type Props = Pick<BoardProps<Bpc>, 'view' | 'say'> & { readonly room: Room };

/** The event, a die that is rolled, what the activation will do, or how it ended. */
export function Now({ view, say, room }: Props) {
  const { event, check } = view;
  const shown = event === null ? null : eventCard(event.card);
  const upper = check === null ? room.height : room.height - 44;
  return (
    <>
      {shown !== null && (
        <g data-piece={`event:${shown.id}`} pointerEvents="none">
          <Label
            x={0}
            y={26}
            size={20}
            face="title"
            weight={750}
            room={room.width - (shown.type === 'green' ? shown.influences.length * 23 + 6 : 0)}
          >
            {say(eventName(shown.id))}
          </Label>
          {shown.type === 'green' &&
            shown.influences.map((colour, i) => (
              <InfluenceChip key={colour} colour={colour} x={room.width - 10 - i * 23} y={19} size={21} />
            ))}
          <g transform="translate(0 36)">
            <CardText card={shown} room={{ width: room.width, height: upper - 40 }} say={say} />
          </g>
        </g>
      )}
      {check !== null && (
        <g transform={`translate(0 ${shown === null ? 40 : upper + 20})`} pointerEvents="none">
          <Wrapped x={0} y={0} width={shown === null ? room.width : room.width - 8 * FACE - 8} lines={2} size={14.5}>
            {say(question(check.purpose))}
          </Wrapped>
          <g transform={`translate(${room.width - 8 * FACE} ${shown === null ? 30 : -8})`}>
            {counted(8).map((i) => (
              <g key={i} transform={`translate(${i * FACE} 0)`}>
                <rect
                  width={FACE - 4}
                  height={FACE - 4}
                  rx="4"
                  fill={i < check.chance ? 'var(--accent)' : 'var(--sunk)'}
                  stroke={i + 1 === check.rolled + check.modifier ? 'var(--ink)' : 'var(--line)'}
                  strokeWidth={i + 1 === check.rolled + check.modifier ? 3.5 : 1}
                />
                <Label
                  x={FACE / 2 - 2}
                  y={FACE / 2 + 3}
                  size={13}
                  weight={750}
                  anchor="middle"
                  fill={i < check.chance ? 'var(--on-accent)' : 'var(--ink-soft)'}
                >
                  {i + 1}
                </Label>
              </g>
            ))}
          </g>
        </g>
      )}
      {shown === null &&
        check === null &&
        (view.outcome === null ? <Coming {...{ view, say, room }} /> : <End {...{ view, say, room }} />)}
    </>
  );
}

/** The width of one face of the die, laid out. */
const FACE = 25;

/** The sign of each part of an activation. */
export const PART: Readonly<Record<ActivationPart, IconName>> = {
  renewables: 'renewable-intermittent',
  red: 'red',
  orange: 'orange',
  green: 'green',
  yellow: 'yellow',
  propagation: 'idea',
  'living-standard': 'standard',
  births: 'population',
  ghg: 'ghg',
  climate: 'climate',
};

const SIZE = 13.5;
const LINE = 17.5;

/** What the activation that ends this turn will do, step by step. */
function Coming({ view, say, room }: Props) {
  const step = waiting(view);
  if (step !== undefined && view.agenda.some((it) => it.do === 'activation'))
    return (
      <Wrapped x={0} y={28} width={room.width} lines={4} size={18} face="title">
        {say(asksSomebody(step) ? promptWords(view, step, asker(step)) : runningWords(activeRegion(view)))}
      </Wrapped>
    );
  const { heading, lines } = activationComing(view, activeRegion(view));
  const rows: { readonly part: ActivationPart; readonly text: string; readonly y: number; readonly lines: number }[] = [];
  let y = 48;
  for (const { part, words } of lines) {
    const text = say(words);
    const needed = linesNeeded(text, SIZE, room.width - 22);
    if (y + (needed - 1) * LINE > room.height) break;
    rows.push({ part, text, y, lines: needed });
    y += needed * LINE;
  }
  return (
    <g pointerEvents="none">
      <Label x={0} y={26} size={18} face="title" weight={750} room={room.width}>
        {say(heading)}
      </Label>
      {rows.map(({ part, text, y, lines }) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <Icon name={PART[part]} x={8} y={-5} size={14} fill="var(--accent)" />
          <Wrapped x={22} y={0} width={room.width - 22} lines={lines} size={SIZE}>
            {text}
          </Wrapped>
        </g>
      ))}
      {rows.length < lines.length && (
        <Label x={room.width} y={room.height - 2} size={13} weight={700} anchor="end" fill="var(--ink-soft)">
          {`+${lines.length - rows.length}`}
        </Label>
      )}
    </g>
  );
}

/** Everybody reads what is asked as the one who is asked. */
const asker = (step: BpcStep): number => ('seat' in step ? step.seat : SPECTATOR);

/** How it ended. */
function End({ view, say, room }: Props) {
  const grade = gradeWords(view);
  return (
    <g pointerEvents="none">
      <Wrapped x={0} y={48} width={room.width} lines={3} size={19}>
        {say(endingWords(view.outcome?.ending ?? '', view))}
      </Wrapped>
      <Wrapped x={0} y={126} width={room.width} lines={4} size={15}>
        {grade === null ? '' : say(grade)}
      </Wrapped>
    </g>
  );
}

/** What a card does: its outcomes one under the other where it has several. */
function CardText({ card, room, say }: Pick<Props, 'say' | 'room'> & { readonly card: EventCard }) {
  const outcomes = outcomesOf(card);
  if (outcomes.length === 0)
    return (
      <Wrapped x={0} y={16} width={room.width} lines={Math.floor(room.height / 19)} size={14}>
        {say(plainText(card))}
      </Wrapped>
    );
  return <Outcomes outcomes={outcomes.map(({ from, text }) => ({ from, text: say(text) }))} room={room} reached={null} />;
}

interface OutcomesProps {
  readonly outcomes: readonly { readonly from: string; readonly text: string }[];
  readonly room: Room;
  /** The outcome as things stand. */
  readonly reached: number | null;
}

/** What comes of which power, one under the other; set smaller together where they need more room. */
export function Outcomes({ outcomes, room, reached }: OutcomesProps) {
  const width = room.width - 42;
  const fitted = FITTING.find((size) => tall(outcomes, size, width) <= room.height) ?? 9.5;
  let y = 0;
  return (
    <>
      {outcomes.map(({ from, text }, i) => {
        const lines = linesNeeded(text, fitted, width);
        const top = y;
        y += rowOf(lines, fitted);
        return (
          <g key={from} transform={`translate(0 ${top})`} pointerEvents="none">
            <rect
              width="34"
              height="20"
              rx="4"
              fill={i === reached ? 'var(--accent)' : 'var(--sunk)'}
              stroke={i === reached ? 'var(--accent)' : 'var(--line)'}
            />
            <Label x={17} y={15} size={13} weight={750} anchor="middle" fill={i === reached ? 'var(--on-accent)' : 'var(--ink)'}>
              {from}
            </Label>
            <Wrapped x={42} y={14.5} width={width} lines={lines} size={fitted}>
              {text}
            </Wrapped>
          </g>
        );
      })}
    </>
  );
}

const FITTING: readonly number[] = [14.5, 13.5, 12.5, 11.5, 10.5];
const rowOf = (lines: number, size: number): number => Math.max(25, lines * size * 1.28 + 7);
const tall = (outcomes: OutcomesProps['outcomes'], size: number, width: number): number =>
  outcomes.reduce((sum, { text }) => sum + rowOf(linesNeeded(text, size, width), size), 0);
