import { type BoardProps, SPECTATOR } from '@kaya/engine';
import { counted, Icon, Label, textWidth } from '@kaya/pieces';
import { eventCard } from '../data/index.ts';
import type { EventCard } from '../data/read.ts';
import { activationForecast, type Change } from '../explain/index.ts';
import { dieResult } from '../rules/regions/dice.ts';
import { activeRegion } from '../rules/regions/track.ts';
import { waiting } from '../text/actions.ts';
import { activationComing, isActivated } from '../text/activation.ts';
import { changeWords, worldWords } from '../text/changes.ts';
import { endingWords, gradeWords } from '../text/ending.ts';
import { outcomesOf, plainText } from '../text/event-card.ts';
import { eventName, question, regionName } from '../text/names.ts';
import { asksSomebody, promptWords } from '../text/prompts.ts';
import { runningWords } from '../text/world-events.ts';
import type { ActivationPart, Bpc, BpcStep } from '../types/index.ts';
import { comingTo } from './coming.ts';
import { InfluenceChip, Line, linesNeeded, Wrapped } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import { type Layout, letters } from './layout.ts';
import { moodInk, signOf } from './signs.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}
type Props = Pick<BoardProps<Bpc>, 'view' | 'say'> & { readonly room: Room; readonly layout: Layout };

/** The event, a die that is rolled, what the activation will do, or how it ended. */
export function Now({ view, say, room, layout }: Props) {
  const { text } = letters(layout);
  const { event, check } = view;
  const shown = event === null ? null : eventCard(event.card);
  const upper = check === null ? room.height : room.height - 42;
  return (
    <>
      {shown !== null && (
        <g data-piece={`event:${shown.id}`} pointerEvents="none">
          <Line
            x={0}
            y={20}
            size={17.5}
            face="title"
            weight={750}
            room={room.width - (shown.type === 'green' ? shown.influences.length * 20 + 6 : 0)}
          >
            {say(eventName(shown.id))}
          </Line>
          {shown.type === 'green' &&
            shown.influences.map((colour, i) => (
              <InfluenceChip key={colour} colour={colour} x={room.width - 10 - i * 20} y={14} size={18} />
            ))}
          <g transform="translate(0 28)">
            <CardText card={shown} room={{ width: room.width, height: upper - 30 }} say={say} layout={layout} />
          </g>
        </g>
      )}
      {check !== null && (
        <g transform={`translate(0 ${shown === null ? 40 : upper + 20})`} pointerEvents="none">
          <Wrapped x={0} y={0} width={shown === null ? room.width : room.width - 8 * FACE - 8} lines={2} size={text}>
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
                  stroke={i + 1 === dieResult(check) ? 'var(--ink)' : 'var(--line)'}
                  strokeWidth={i + 1 === dieResult(check) ? 3.5 : 1}
                />
                <Label
                  x={FACE / 2 - 2}
                  y={FACE / 2 + 3}
                  size={text}
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
        (view.outcome === null ? <Coming {...{ view, say, room, layout }} /> : <End {...{ view, say, room, layout }} />)}
    </>
  );
}

/** The width of one face of the die, laid out. */
const FACE = 23;

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

/** What the activation that ends this turn will change, in lines: what it does to its own region, to others, to the world. */
function comingRows({ view, say, layout, width }: Omit<Props, 'room'> & Pick<Room, 'width'>) {
  const { text } = letters(layout);
  const id = activeRegion(view);
  const changes = comingTo(view, id);
  const { globalGhg } = activationForecast(view, id);
  const own = changes.filter(({ region }) => region === id).map((change) => ({ change, text: say(changeWords(change)) }));
  const cells = flowing(own, width, text);
  const others = [...new Set(changes.flatMap(({ region }) => (region === id ? [] : [region])))];
  const world = globalGhg.from === globalGhg.to ? null : say(worldWords(globalGhg.from, globalGhg.to));
  const rows = (cells.at(-1)?.row ?? -1) + 1;
  const lines = rows + others.length + (world === null ? 0 : 1);
  // What changes nobody still moves the climate.
  const plain =
    lines > 0
      ? ''
      : activationComing(view, id)
          .lines.map(({ words }) => say(words))
          .join(' ');
  const plainLines = plain === '' ? 0 : linesNeeded(plain, text, width);
  return { id, changes, cells, others, world, rows, plain, plainLines, lines: lines + plainLines };
}

/** How high the stage of a phone is where it tells of the activation to come. */
export function activationHeight(props: Parameters<typeof comingRows>[0]): number {
  const { view, layout } = props;
  const lines = view.outcome !== null || view.agenda.some((it) => it.do === 'activation') ? MOST : comingRows(props).lines;
  return 40 + Math.min(MOST, lines) * letters(layout).text * 1.5;
}

/** So many lines of an activation stand at their full distance. */
const MOST = 6;

/** How high the stage of a phone is where it shows an event or a die: as high as its words, so that what is asked about lies beside them. */
export function eventHeight({ view, say, layout, width }: Parameters<typeof comingRows>[0]): number {
  const { text } = letters(layout);
  if (view.event === null) return DIE;
  const card = eventCard(view.event.card);
  const outcomes = outcomesOf(card).map((it) => ({ from: it.from, text: say(it.text) }));
  const said =
    outcomes.length > 0 ? outcomesHeight(outcomes, width, layout) : linesNeeded(say(plainText(card)), text, width) * text * 1.28;
  return Math.min(HIGHEST, 40 + said + (view.check === null ? 0 : 42));
}

/** A die without an event, and the most that an event takes. */
const DIE = 110;
const HIGHEST = 266;

/** What the activation that ends this turn will change: all of it, the gravest first. */
function Coming({ view, say, room, layout }: Props) {
  const { text } = letters(layout);
  const step = waiting(view);
  if (step !== undefined && (isActivated(view) || view.agenda.some((it) => it.do === 'activation')))
    return (
      <Wrapped x={0} y={22} width={room.width} lines={4} size={17} face="title">
        {say(asksSomebody(step) ? promptWords(view, step, askedSeat(step)) : runningWords(activeRegion(view)))}
      </Wrapped>
    );
  const { id, changes, cells, others, world, rows, plain, plainLines, lines } = comingRows({
    view,
    say,
    layout,
    width: room.width,
  });
  const line = Math.min(text * 1.5, (room.height - 30) / Math.max(1, lines));
  return (
    <g pointerEvents="none">
      <Line x={0} y={20} size={16.5} face="title" weight={750} room={room.width}>
        {say(activationComing(view, id).heading)}
      </Line>
      {cells.map(({ item: { change, text: words }, x, row }) => (
        <g key={words} transform={`translate(${x} ${40 + row * line})`}>
          <Icon name={signOf(change).icon} x={7} y={-4.5} size={13.5} fill={moodInk(change)} />
          <Label
            x={17}
            y={0}
            size={text}
            weight={change.mood === 'worse' ? 650 : 500}
            fill={change.mood === 'worse' ? 'var(--ink)' : 'var(--ink-soft)'}
          >
            {words}
          </Label>
        </g>
      ))}
      {others.map((region, i) => (
        <g key={region} transform={`translate(0 ${40 + (rows + i) * line})`}>
          <Elsewhere
            name={say(regionName(region))}
            changes={changes.filter((it) => it.region === region)}
            size={text}
            room={room.width}
          />
        </g>
      ))}
      <Wrapped x={0} y={40} width={room.width} lines={plainLines} size={text} fill="var(--ink-soft)">
        {plain}
      </Wrapped>
      {world !== null && (
        <g transform={`translate(0 ${40 + (rows + others.length) * line})`}>
          <Icon name="ghg" x={7} y={-4.5} size={13.5} fill="var(--ink-soft)" />
          <Label x={17} y={0} size={text} fill="var(--ink-soft)">
            {world}
          </Label>
        </g>
      )}
    </g>
  );
}

interface ElsewhereProps {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly size: number;
  readonly room: number;
}

/** What happens to another region, as the signs that stand on its sheet. */
function Elsewhere({ name, changes, size, room }: ElsewhereProps) {
  let x = textWidth(name, size, 0.53) + 12;
  return (
    <>
      <Label x={0} y={0} size={size} weight={650}>
        {name}
      </Label>
      {changes.map((change) => {
        const { icon, text, grows } = signOf(change);
        const from = x;
        x += 22 + (grows ? 12 : text.length * size * 0.6);
        if (x > room) return null;
        return (
          <g key={`${icon} ${text}`} transform={`translate(${from} 0)`}>
            <Icon name={icon} x={7} y={-4.5} size={13.5} fill={moodInk(change)} />
            {grows && <path d="M16 -4l4-5 4 5zM16 1l4-5 4 5z" fill={moodInk(change)} />}
            <Label x={16} y={0} size={size} weight={700} fill={moodInk(change)}>
              {text}
            </Label>
          </g>
        );
      })}
    </>
  );
}

/** Side by side as far as they find room, in two columns; a longer one takes both. */
function flowing<T extends { readonly text: string }>(items: readonly T[], width: number, size: number) {
  const half = width / 2;
  let [row, right] = [-1, true];
  return items.map((item) => {
    const long = textWidth(item.text, size, 0.53) + 20 > half;
    if (right || long) row++;
    const x = right || long ? 0 : half;
    right = long || !right;
    return { item, x, row };
  });
}

/** Everybody reads what is asked as the one who is asked. */
const askedSeat = (step: BpcStep): number => ('seat' in step ? step.seat : SPECTATOR);

/** How it ended. */
function End({ view, say, room, layout }: Props) {
  const grade = gradeWords(view);
  return (
    <g pointerEvents="none">
      <Wrapped x={0} y={30} width={room.width} lines={4} size={17}>
        {say(endingWords(view.outcome?.ending ?? '', view))}
      </Wrapped>
      <Wrapped x={0} y={112} width={room.width} lines={4} size={letters(layout).text}>
        {grade === null ? '' : say(grade)}
      </Wrapped>
    </g>
  );
}

/** What a card does: its outcomes one under the other where it has several. */
function CardText({ card, room, say, layout }: Pick<Props, 'say' | 'room' | 'layout'> & { readonly card: EventCard }) {
  const { text: size } = letters(layout);
  const outcomes = outcomesOf(card);
  if (outcomes.length === 0)
    return (
      <Wrapped x={0} y={14} width={room.width} lines={Math.floor(room.height / (size * 1.28))} size={size}>
        {say(plainText(card))}
      </Wrapped>
    );
  return (
    <Outcomes
      outcomes={outcomes.map(({ from, text }) => ({ from, text: say(text) }))}
      room={room}
      reached={null}
      layout={layout}
    />
  );
}

interface OutcomesProps {
  readonly outcomes: readonly { readonly from: string; readonly text: string }[];
  readonly room: Room;
  /** The outcome as things stand. */
  readonly reached: number | null;
  readonly layout: Layout;
}

/** What comes of which power, one under the other; set a little smaller together where they need more room. */
export function Outcomes({ outcomes, room, reached, layout }: OutcomesProps) {
  const width = room.width - 42;
  const { text: size, small } = letters(layout);
  const fitted = [size + 0.6, size, (size + small) / 2, small].find((it) => tall(outcomes, it, width) <= room.height) ?? small;
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
            <Label
              x={17}
              y={15}
              size={size}
              weight={750}
              anchor="middle"
              fill={i === reached ? 'var(--on-accent)' : 'var(--ink)'}
            >
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

/** How high the outcomes are, set as large as usual. */
export const outcomesHeight = (outcomes: OutcomesProps['outcomes'], width: number, layout: Layout): number =>
  tall(outcomes, letters(layout).text, width - 42);
const rowOf = (lines: number, size: number): number => Math.max(24, lines * size * 1.28 + 5);
const tall = (outcomes: OutcomesProps['outcomes'], size: number, width: number): number =>
  outcomes.reduce((sum, { text }) => sum + rowOf(linesNeeded(text, size, width), size), 0);
