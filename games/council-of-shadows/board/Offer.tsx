import { type ActionOf, type BoardProps, type Decides, legalIn, type StepOf } from '@kaya/engine';
import { Label, type Pieces } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { bonusOf, leaderOf, systemOf } from '../data/index.ts';
import { payStep } from '../rules/buying/buying.ts';
import { chooseLeader } from '../rules/buying/leaders.ts';
import { darkTechLevelSeen } from '../rules/hidden.ts';
import { bonusLimit } from '../rules/levels/bonus-cards.ts';
import { place } from '../rules/places.ts';
import { bonusEnergy } from '../rules/scoring.ts';
import { chooseCivilisation } from '../rules/setup.ts';
import { heading, title } from '../text/board.ts';
import { bonusText, darkTechText, effectsWords, leaderPower } from '../text/effects.ts';
import { civilisationName, leaderName, systemName } from '../text/names.ts';
import { type Cos, type CosStep, HIDDEN } from '../types/index.ts';
import { CONSUMPTION, ENERGY } from './colours.ts';
import { SystemTile } from './Galaxy.tsx';
import { GemRow, Glass, Sign } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import { hexagon, type MarketPlan } from './layout.ts';
import { Passage, sizeFor } from './Passage.tsx';

type Props = BoardProps<Cos> & { readonly pieces: Pieces; readonly plan: MarketPlan };
type View = Props['view'];
type Kind = 'tiles' | 'dark-tech' | 'leaders' | 'civilisations' | 'payments' | 'branches' | 'bonus';

interface Choice {
  readonly place: string;
  readonly icon?: IconName;
  readonly title?: string;
  readonly text?: string;
  /** What it counts. */
  readonly note?: { readonly amount: number; readonly fill: string };
  readonly drawn?: ReactNode;
}

/** What lies open for one choice only: tiles just drawn, Dark Tech cards, leaders, ways to pay, … Null where there is nothing. */
export function offered({ view, viewer }: Pick<Props, 'view' | 'viewer'>): Kind | null {
  if (view.drawn.length > 0) return 'tiles';
  if (darkTechLevelSeen(view, viewer) > 0) return 'dark-tech';
  const step = view.agenda.at(-1);
  switch (step?.do) {
    case 'choose-leader':
      return 'leaders';
    case 'choose-civilisation':
      return 'civilisations';
    case 'pay':
      return step.seat === viewer ? 'payments' : null;
    case 'choose-branch':
      return step.seat === viewer ? 'branches' : null;
    case 'bonus-limit':
      return step.seat === viewer ? 'bonus' : null;
    default:
      return null;
  }
}

/** So few find room where the market lies. */
const FEW = 4;

/** How many things lie there to be read, where they are so many that they need more room than the market has; 0: fewer. */
export function offersMany(props: Omit<Props, 'plan'>): number {
  const kind = offered(props);
  const count = kind === null || kind === 'tiles' ? 0 : choicesOf(kind, props).length;
  return count > FEW ? count : 0;
}

/** It lies where the market lies, or before everything else. */
export function Offer(props: Props) {
  const kind = offered(props);
  if (kind === null) return null;
  if (kind === 'tiles') return <Tiles {...props} />;
  return <Choices choices={choicesOf(kind, props)} heads={props.say(heading.offer[kind])} plan={props.plan} />;
}

function choicesOf(kind: Exclude<Kind, 'tiles'>, { view, viewer, say }: Omit<Props, 'plan'>): Choice[] {
  switch (kind) {
    case 'dark-tech':
      return (view.darkTechPiles[darkTechLevelSeen(view, viewer) - 1] ?? [])
        .filter((card) => card !== HIDDEN)
        .map((card) => ({
          place: place.darkTech(card),
          icon: 'dark-tech',
          title: say(title.darkTech(card)),
          text: say(darkTechText(card)),
        }));
    case 'leaders':
      return asked(view, 'choose-leader', chooseLeader).map(({ leader }) => ({
        place: place.leader(leader),
        icon: 'leader',
        title: say(leaderName(leader)),
        text: say(leaderPower(leaderOf(leader).power)),
        note: { amount: leaderOf(leader).startConsumption, fill: CONSUMPTION },
      }));
    case 'civilisations':
      return asked(view, 'choose-civilisation', chooseCivilisation).map(({ civilisation }) => ({
        place: place.civilisation(civilisation),
        icon: 'planet',
        title: say(civilisationName(civilisation)),
      }));
    case 'payments': // every way to pay, as the gems themselves
      return asked(view, 'pay', payStep).map(({ gems }) => ({
        place: place.payment(gems),
        drawn: <GemRow gems={gems} x={14} y={23} size={34} />,
      }));
    case 'bonus':
      return asked(view, 'bonus-limit', bonusLimit)
        .map(({ card }) => card)
        .filter((card) => card !== HIDDEN)
        .map((card) => ({
          place: place.bonus(card),
          icon: 'bonus',
          title: say(title.bonus(card)),
          text: say(bonusText(card)),
          note: { amount: bonusEnergy(view, viewer, bonusOf(card).formula), fill: ENERGY },
        }));
    case 'branches': {
      const step = view.agenda.at(-1);
      if (step?.do !== 'choose-branch') return [];
      return step.options.map((option, i) => ({ place: place.branch(i), title: String(i + 1), text: say(effectsWords(option)) }));
    }
  }
}

/** What may be chosen in the question that waits. */
function asked<
  D extends 'choose-leader' | 'choose-civilisation' | 'pay' | 'bonus-limit',
  A extends 'choose-leader' | 'choose-civilisation' | 'pay' | 'return-bonus',
>(view: View, kind: D, choice: Decides<Cos, D, A>): ActionOf<Cos, A>[] {
  const step = view.agenda.at(-1);
  return step !== undefined && isOfKind(step, kind) ? legalIn(choice, view, step) : [];
}

function isOfKind<D extends CosStep['do']>(step: CosStep, kind: D): step is StepOf<Cos, D> {
  return step.do === kind;
}

/** What the heading takes, with the frames of what may be chosen clear of it. */
const HEAD = 27;

/** Rows with a name and what it does. */
function Choices({
  choices,
  heads,
  plan,
}: {
  readonly choices: readonly Choice[];
  readonly heads: string;
  readonly plan: MarketPlan;
}) {
  const height = Math.min(choices.length > FEW ? 84 : 66, (plan.height - HEAD - 1) / Math.max(1, choices.length));
  const inner = { width: plan.width - 8, height: height - 3 };
  const rooms = choices.map((choice) => ({ choice, room: roomFor(choice, inner) }));
  const size = Math.min(
    ...rooms.map(({ choice: { title: name = '', text = '' }, room }) => sizeFor(name, text, room.width, room.height)),
  );
  return (
    <g>
      <Glass width={plan.width} height={plan.height} fill="#12123a" edge="#8d7bf0" />
      <Label x={10} y={17} size={17} face="title" weight={650} room={plan.width - 20}>
        {heads}
      </Label>
      {rooms.map(({ choice, room }, i) => (
        <g key={choice.place} data-place={choice.place} transform={`translate(4 ${HEAD + i * height})`}>
          <Glass {...inner} fill="#2b2468" edge="#8d7bf0" />
          <OneChoice choice={choice} {...inner} room={room} size={size} />
        </g>
      ))}
    </g>
  );
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What its sign and its number leave for words. */
function roomFor({ icon, note }: Choice, { width, height }: { readonly width: number; readonly height: number }): Room {
  const x = icon === undefined ? 10 : 42;
  return { x, y: 1, width: width - x - (note === undefined ? 8 : 42), height: height - 2 };
}

function OneChoice({
  choice: { icon, title: name = '', text = '', note, drawn },
  width,
  height,
  room,
  size,
}: {
  readonly choice: Choice;
  readonly width: number;
  readonly height: number;
  readonly room: Room;
  readonly size: number;
}) {
  return (
    <g pointerEvents="none">
      {icon !== undefined && <Sign name={icon} x={22} y={height / 2} size={24} fill="#d7d2ff" />}
      {drawn !== undefined && <g transform={`translate(0 ${height / 2 - 23})`}>{drawn}</g>}
      <Passage {...room} name={name} size={size}>
        {text}
      </Passage>
      {note !== undefined && (
        <Label x={width - 10} y={height / 2 + 7} size={21} weight={800} anchor="end" fill={note.fill}>
          {note.amount}
        </Label>
      )}
    </g>
  );
}

/** The tiles of a discovery, large, side by side; face down to those who may not look. */
function Tiles({ view, pieces, say, plan }: Props) {
  return (
    <g>
      <Glass width={plan.width} height={plan.height} edge="#8d7bf0" />
      <Label x={12} y={22} size={17} face="title" weight={650} room={plan.width - 24}>
        {say(heading.offer.tiles)}
      </Label>
      {view.drawn.map((tile, i) => {
        const x = (plan.width * (i + 0.5)) / view.drawn.length;
        return (
          <g key={tile === HIDDEN ? `back ${i + 1}` : tile} transform={`translate(${x} ${plan.height / 2 - 8})`}>
            {tile === HIDDEN ? (
              <g>
                <path d={hexagon(84)} fill="#20245c" stroke="#8d8cf0" strokeWidth="2" />
                <Sign name="galaxy" x={0} y={0} size={70} fill="#5c5ca8" />
              </g>
            ) : (
              <g>
                <g transform="scale(2.1)">
                  <SystemTile view={view} pieces={pieces} id={systemOf(tile).id} colour="#8d8cf0" />
                </g>
                <Label x={0} y={122} size={19} face="title" weight={650} anchor="middle" room={170}>
                  {say(systemName(tile))}
                </Label>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
