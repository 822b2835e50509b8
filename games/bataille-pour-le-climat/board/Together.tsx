import type { BoardProps } from '@kaya/engine';
import { Icon, Label, type Pieces } from '@kaya/pieces';
import { aciForecast, implantForecast } from '../explain/index.ts';
import { aciPower, tierOf } from '../rules/joint-action/aci-power.ts';
import { place } from '../rules/places.ts';
import { waiting } from '../text/actions.ts';
import { aciWords, heading, hiddenWords, implantWords, saidWords } from '../text/board.ts';
import { tpHelp } from '../text/names.ts';
import { type Bpc, type Card, COLOURS, type Colour } from '../types/index.ts';
import { Contributor, type NamedCard, Row } from './Contributor.tsx';
import { InfluenceChip, Line, linesNeeded, Wrapped } from './glyphs.tsx';
import { type Layout, letters } from './layout.ts';
import { Outcomes, outcomesHeight } from './Now.tsx';
import { aciCards, cardKind } from './scene.ts';
import { stakesOf } from './stakes.ts';
import { Tiles, tilesHeight } from './Tiles.tsx';

/** The room a scene has; where it is stacked, what is at stake stands above who gives what. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly stacked: boolean;
}
type Props = BoardProps<Bpc> & { readonly pieces: Pieces; readonly room: Room; readonly layout: Layout };

/** The two halves of a scene: what it is about, which needs so much height, and who does what. */
function halves({ width, height, stacked }: Room, needed: (width: number) => number) {
  const left = stacked ? width : Math.round(width * 0.4);
  const upper = stacked ? Math.min(Math.round(height * 0.55), needed(width)) : height;
  return {
    about: { width: left, height: upper },
    people: {
      x: stacked ? 0 : left + 20,
      y: stacked ? upper + 8 : 0,
      width: stacked ? width : width - left - 20,
      height: stacked ? height - upper - 8 : height,
    },
  };
}

/** What is asked and what comes of it, who has added how many, the thresholds, and how much is known. */
export function JointAction(props: Props) {
  const { view, say, pieces, room, layout } = props;
  const { aci } = view;
  if (aci === null) return null;
  const stakes = stakesOf(view).map(({ from, either }) => ({ from, text: either.map(say).join(' / ') }));
  const { about, people } = halves(
    room,
    (width) => 40 + outcomesHeight(stakes, width, layout) + tilesHeight({ view, say, layout, width }),
  );
  // Before the cards from outside are drawn there is nothing to foresee.
  const forecast = aci.externalBefore.length === 0 ? null : aciForecast(view);
  const hidden = forecast === null ? 0 : forecast.hiddenGiven + forecast.hiddenExternal;
  const known = aciPower(aci);
  const all = named(pieces, place.aci, aciCards(view));
  const parts = split(all, [aci.external.length, ...aci.given.map((cards) => cards.length)]);
  const asked = waiting(view);
  const tiles = tilesHeight({ view, say, layout, width: about.width });
  const reached = aci.revealed || aci.open ? tierOf(aci.thresholds, known) : null;
  return (
    <g data-place={place.aci}>
      <rect x="-8" y="-2" width={room.width + 16} height={room.height + 4} rx="5" fill="var(--surface)" />
      <Line x={0} y={18} size={17} face="title" weight={750} room={about.width}>
        {say(aciWords(aci.about))}
      </Line>
      <g transform="translate(0 26)">
        <Outcomes
          outcomes={stakes}
          room={{ width: about.width, height: about.height - tiles - 28 }}
          layout={layout}
          reached={reached === null ? null : reached + stakes.length - 1 - aci.thresholds.length}
        />
      </g>
      <g transform={`translate(0 ${about.height - tiles})`}>
        <Tiles view={view} say={say} layout={layout} width={about.width} />
      </g>
      <g transform={`translate(${people.x} ${people.y})`}>
        <Gauge known={known} unknown={hidden > 0} marks={aci.thresholds} width={people.width - aci.colours.length * 26 - 16} />
        {aci.colours.map((colour, i) => (
          <InfluenceChip
            key={colour}
            colour={colour}
            x={people.width - 12 - (aci.colours.length - 1 - i) * 26}
            y={20}
            size={23}
            faint={aci.cancelled.includes(colour)}
          />
        ))}
        <g transform="translate(0 52)">
          <Row
            head={<Icon name="external" x={10} y={11} size={18} />}
            name={say(heading.external)}
            cards={parts[0] ?? []}
            note={hidden > 0 ? say(hiddenWords(hidden)) : ''}
            colours={0}
            width={people.width}
            layout={layout}
          />
          <Contributors
            {...props}
            first={1}
            height={people.height}
            width={people.width}
            cards={parts.slice(1)}
            note={(who) => {
              const said = aci.words[who] ?? null;
              return said === null ? '' : say(saidWords(said));
            }}
            asked={(who) => asked !== undefined && 'who' in asked && asked.who === who}
            colours={aci.colours}
          />
        </g>
      </g>
    </g>
  );
}

type Contributing = Pick<Props, 'view' | 'say' | 'layout'> & {
  /** The row of the first of them. */
  readonly first: number;
  readonly height: number;
  readonly width: number;
  readonly cards: readonly (readonly NamedCard[])[];
  note(who: number): string;
  asked(who: number): boolean;
  readonly colours: readonly Colour[];
};

/** Everybody with what they give, a row each. */
function Contributors({ view, say, layout, first, height, width, cards, note, asked, colours }: Contributing) {
  const row = rowHeight(view, height, layout);
  return view.players.map((player, who) => (
    <g key={player.character || who} transform={`translate(0 ${(first + who) * row})`}>
      <Contributor
        view={view}
        who={who}
        say={say}
        cards={cards[who] ?? []}
        note={note(who)}
        asked={asked(who)}
        colours={colours}
        width={width}
        layout={layout}
      />
    </g>
  ));
}

/** Rows stand as far apart as the room allows: the cards from outside, then everybody. */
function rowHeight(view: Bpc['state'], height: number, { touch }: Layout): number {
  return Math.min(touch ? 44 : 30, (height - 52) / (view.players.length + 1));
}

/** The six colours that are needed, the power laid, and everyone's contribution. */
export function Implanting(props: Props) {
  const { view, say, pieces, room, layout } = props;
  const { implant } = view;
  const forecast = implantForecast(view);
  if (implant === null || forecast === null) return null;
  const { text } = letters(layout);
  const { about, people } = halves(
    room,
    (width) =>
      64 + (linesNeeded(say(tpHelp(implant.tp)), text, width) + 1) * text * 1.28 + tilesHeight({ view, say, layout, width }),
  );
  const parts = split(
    named(pieces, place.implant, implant.laid.flat()),
    implant.laid.map((cards) => cards.length),
  );
  const tiles = tilesHeight({ view, say, layout, width: about.width });
  return (
    <g data-place={place.implant}>
      <rect x="-8" y="-2" width={room.width + 16} height={room.height + 4} rx="5" fill="var(--surface)" />
      <Wrapped x={0} y={18} width={about.width} lines={2} size={17} face="title">
        {say(implantWords(implant.tp, implant.region))}
      </Wrapped>
      <Wrapped x={0} y={60} width={about.width} lines={Math.floor((about.height - tiles - 48) / (text * 1.28))} size={text}>
        {say(tpHelp(implant.tp))}
      </Wrapped>
      <g transform={`translate(0 ${about.height - tiles})`}>
        <Tiles view={view} say={say} layout={layout} width={about.width} />
      </g>
      <g transform={`translate(${people.x} ${people.y})`}>
        <Gauge known={forecast.laid} unknown={false} marks={[forecast.needed]} width={people.width - 6 * 26 - 16} />
        {COLOURS.map((colour, i) => (
          <InfluenceChip
            key={colour}
            colour={colour}
            x={people.width - 12 - (COLOURS.length - 1 - i) * 26}
            y={20}
            size={23}
            faint={forecast.missing.includes(colour)}
          />
        ))}
        <g transform="translate(0 56)">
          <Contributors
            {...props}
            first={0}
            height={people.height}
            width={people.width}
            cards={parts}
            note={(who) => (implant.ready[who] === true ? say(heading.ready) : '')}
            asked={(who) => implant.ready[who] !== true}
            colours={forecast.missing}
          />
        </g>
      </g>
    </g>
  );
}

/** A list cut into parts of these lengths. */
function split<T>(list: readonly T[], lengths: readonly number[]): readonly (readonly T[])[] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return list.slice(from - length, from);
  });
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

interface GaugeProps {
  readonly known: number;
  /** More lies face down. */
  readonly unknown: boolean;
  readonly marks: readonly number[];
  readonly width: number;
}

/** A power against its thresholds. */
function Gauge({ known, unknown, marks, width }: GaugeProps) {
  const most = Math.max(known, ...marks) + 3;
  const at = (power: number) => (Math.max(0, power) / most) * (width - 54);
  return (
    <g transform="translate(52 18)" pointerEvents="none">
      <Label x={-8} y={9} size={27} weight={850} anchor="end">
        {unknown ? `${known}?` : known}
      </Label>
      <rect y="-8" width={width - 54} height="16" rx="4" fill="var(--sunk)" stroke="var(--line)" />
      <rect y="-8" width={at(known)} height="16" rx="4" fill="var(--accent)" />
      {marks.map((mark) => (
        <g key={mark} transform={`translate(${at(mark)} 0)`}>
          <path d="M0-12V12" stroke="var(--ink)" strokeWidth="2.4" />
          <Label x={0} y={26} size={14} weight={750} anchor="middle" fill={known >= mark ? 'var(--accent)' : 'var(--ink)'}>
            {mark}
          </Label>
        </g>
      ))}
    </g>
  );
}
