import type { BoardProps, Words } from '@kaya/engine';
import { Icon, Label } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { characterCard, components, institutions } from '../data/index.ts';
import {
  CALAMITIES,
  COLOURS,
  ELECTRICITY,
  type Electricity,
  EMPLOYERS,
  GLOBAL_TPS,
  REGIONAL_TPS,
  REGIONS,
  type RegionId,
} from '../ids.ts';
import { playerAt } from '../rules/agenda.ts';
import { isRegion } from '../rules/implant.ts';
import { secondaryColours } from '../rules/influence.ts';
import { waiting } from '../text/action.ts';
import { costWords, heading } from '../text/board.ts';
import { effectsWords } from '../text/effects.ts';
import { promptWords } from '../text/prompt.ts';
import { characterName, colourName, electricityName, employerName, tokenName, tpName } from '../text/say.ts';
import type { Bpc, BpcState } from '../types.ts';
import { ENERGY, HAZARD, INFLUENCE } from './colours.ts';
import { InfluenceChip, linesNeeded, Wrapped } from './glyphs.tsx';
import { Tiles, tilesHeight } from './Tiles.tsx';
import type { Room } from './Together.tsx';
import { where } from './where.ts';

/** Something to choose: where it lies, what it is called, and what is drawn before its name. */
interface Choice {
  readonly place: string;
  readonly name: Words;
  readonly sign?: ReactNode;
  /** It is in force already, or stands there. */
  readonly done?: boolean;
  /** What it emits. */
  readonly emits?: number;
}

interface Offer {
  readonly head: Words;
  readonly choices: readonly Choice[];
}

/** What is laid out on the stage to choose from; null where the choice lies elsewhere on the table, in sight of the stage. */
export function choosing(view: BpcState, far: boolean): readonly Offer[] | null {
  const step = waiting(view);
  switch (step?.do) {
    case 'starting-draw':
    case 'draw-secondary':
    case 'draw-order':
    case 'draw-action':
    case 'draw-colour':
      return far ? [{ head: promptWords(view, step, step.seat), choices: piles(view) }] : null;
    case 'implant-what':
      return [{ head: costWords(view), choices: transformations(view) }];
    case 'learn-tp':
      return [{ head: promptWords(view, step, step.seat), choices: transformations(view) }];
    case 'electricity-operation': {
      const { place } = playerAt(view, step.who);
      return isRegion(place) ? [standing(view, place), buildable()] : null;
    }
    case 'electricity-remove':
      return [standing(view, step.region)];
    case 'low-carbon-kind':
      return [buildable()];
    case 'institution-option':
    case 'power-option':
      return [
        { head: promptWords(view, step, step.seat), choices: options(step.do === 'power-option' ? null : step.institution) },
      ];
    case 'choose-character':
    case 'swap-character':
      return [{ head: promptWords(view, step, step.seat), choices: characters(view) }];
    case 'choose-employer':
      return [
        {
          head: promptWords(view, step, step.seat),
          choices: EMPLOYERS.map((id) => ({ place: where.employer(id), name: employerName(id) })),
        },
      ];
    case 'place-calamity':
      return [
        {
          head: promptWords(view, step, step.seat),
          choices: [...CALAMITIES, 'refugee-local' as const].map((token) => ({
            place: where.calamity(token),
            name: tokenName(token),
            sign: <Hazard token={token} />,
          })),
        },
      ];
    default:
      return null;
  }
}

function piles(view: BpcState): Choice[] {
  return COLOURS.map((colour) => ({
    place: where.pile(colour),
    name: colourName(colour),
    sign: (
      <>
        <rect x="-2" y="-15" width="26" height="30" rx="4" fill={INFLUENCE[colour]} />
        <Icon name={colour} x={11} y={-3} size={16} fill="#fff" />
        <Label x={11} y={13} size={10.5} weight={750} anchor="middle" fill="#fff">
          {view.piles[colour].length}
        </Label>
      </>
    ),
  }));
}

function transformations(view: BpcState): Choice[] {
  return [...REGIONAL_TPS, ...GLOBAL_TPS].map((tp) => {
    const alive = REGIONS.filter((id) => view.regions[id].tps.includes(tp)).length;
    return { place: where.tp(tp), name: tpName(tp), done: alive > 0 || view.globals.includes(tp) };
  });
}

function standing(view: BpcState, region: RegionId): Offer {
  const { electricity } = view.regions[region];
  return {
    head: heading.tokens,
    choices: ELECTRICITY.filter((kind) => electricity[kind] > 0).map((kind) => ({
      place: where.token(kind),
      name: electricityName(kind),
      sign: <Plant kind={kind} count={electricity[kind]} />,
      emits: components.electricity[kind].emissions,
    })),
  };
}

function buildable(): Offer {
  return {
    head: heading.energies,
    choices: ELECTRICITY.map((kind) => ({
      place: where.energy(kind),
      name: electricityName(kind),
      sign: <Plant kind={kind} count={1} />,
      emits: components.electricity[kind].emissions,
    })),
  };
}

function options(institution: string | null): Choice[] {
  return Object.entries(institutions)
    .filter(([id]) => institution === null || id === institution)
    .flatMap(([, { tiers }]) => tiers.flatMap(({ options }) => options))
    .map(({ id, effects }) => ({ place: where.option(id), name: effectsWords(effects) }));
}

function characters(view: BpcState): Choice[] {
  return components.characters.map(({ id }) => ({
    place: where.character(id),
    name: characterName(id),
    sign: (
      <>
        {[...characterCard(id).primary, ...secondaryColours(view, id)].map((colour, i) => (
          <InfluenceChip key={colour} colour={colour} x={8 + i * 17} y={-11} size={15} faint={i > 1} />
        ))}
      </>
    ),
  }));
}

function Plant({ kind, count }: { readonly kind: Electricity; readonly count: number }) {
  return (
    <>
      <circle cx="12" r="12" fill={ENERGY[kind]} stroke="var(--line)" />
      <Icon name={kind} x={12} size={17} fill="#fff" />
      {count > 1 && (
        <>
          <circle cx="23" cy="9" r="7.5" fill="var(--surface)" stroke="var(--line)" />
          <Label x={23} y={13} size={11} weight={800} anchor="middle">
            {count}
          </Label>
        </>
      )}
    </>
  );
}

function Hazard({ token }: { readonly token: (typeof CALAMITIES)[number] | 'refugee-local' }) {
  const index = token === 'refugee-local' ? -1 : CALAMITIES.indexOf(token);
  const hazard = (['red', 'orange', 'green'] as const)[Math.floor(index / 3)] ?? 'yellow';
  return (
    <>
      <circle cx="12" r="12" fill={HAZARD[hazard]} />
      <Icon name={hazard} x={12} size={17} fill="#fff" />
    </>
  );
}

type Props = Pick<BoardProps<Bpc>, 'view' | 'say'> & { readonly room: Room };

/** Everything there is to choose from, laid out side by side, with the answers that need no thing. */
export function Choosing({ view, say, room }: Props) {
  const offers = choosing(view, room.stacked) ?? [];
  const tiles = tilesHeight(view, room.width);
  const height = room.height - tiles;
  const widths = offers.map(({ choices }) => Math.max(1.6, choices.length));
  const all = widths.reduce((sum, it) => sum + it, 0);
  const wide = !room.stacked;
  return (
    <>
      <rect x="-8" y="-2" width={room.width + 16} height={room.height + 4} rx="5" fill="var(--surface)" />
      {offers.map(({ head, choices }, i) => {
        const before = widths.slice(0, i).reduce((sum, it) => sum + it, 0);
        const part = wide
          ? { x: (room.width * before) / all, y: 0, width: (room.width * (widths[i] ?? 0)) / all - 12, height }
          : { x: 0, y: (height / offers.length) * i, width: room.width, height: height / offers.length };
        return (
          <g key={head.key} transform={`translate(${part.x} ${part.y})`}>
            <Label x={0} y={18} size={15} face="title" weight={750} room={part.width}>
              {say(head)}
            </Label>
            <Grid choices={choices} say={say} width={part.width} height={part.height - 34} />
          </g>
        );
      })}
      <g transform={`translate(0 ${room.height - tiles})`}>
        <Tiles view={view} say={say} width={room.width} />
      </g>
    </>
  );
}

const GAP = 8;
/** A cloud of exhaust around 0, 0. */
const CLOUD = 'M-9 9a6 6 0 0 1-1-12 8 8 0 0 1 14-4 7 7 0 0 1 8 9 4 4 0 0 1-3 7z';
const SIZE = 13;

function Grid({
  choices,
  say,
  width,
  height,
}: Pick<Props, 'say'> & { choices: readonly Choice[]; width: number; height: number }) {
  // A cell has room for its longest word, beside a cloud too.
  const least = choices.length > 9 ? 205 : choices.some(({ emits }) => emits !== undefined) ? 152 : 128;
  const most = Math.max(1, Math.min(choices.length, Math.floor((width + GAP) / least)));
  const rows = Math.ceil(choices.length / most);
  const columns = Math.ceil(choices.length / rows);
  const cell = { width: (width + GAP) / columns - GAP, height: Math.min(76, (height + GAP) / rows - GAP) };
  return (
    <>
      {choices.map(({ place, name, sign, done, emits }, i) => {
        const text = say(name);
        const room = cell.width - (sign === undefined ? 14 : 48) - (emits === undefined ? 0 : 30);
        const lines = Math.min(linesNeeded(text, SIZE, room), Math.max(1, Math.floor(cell.height / 15)));
        return (
          <g
            key={place}
            data-place={place}
            transform={`translate(${(i % columns) * (cell.width + GAP)} ${28 + Math.floor(i / columns) * (cell.height + GAP)})`}
          >
            <rect
              width={cell.width}
              height={cell.height}
              rx="5"
              fill={done === true ? 'var(--sunk)' : 'var(--surface)'}
              stroke={done === true ? 'var(--accent)' : 'var(--line)'}
              strokeWidth="1.4"
            />
            <g pointerEvents="none">
              {sign !== undefined && <g transform={`translate(8 ${cell.height / 2})`}>{sign}</g>}
              {emits !== undefined && (
                <g transform={`translate(${cell.width - 20} ${cell.height / 2})`} opacity={emits === 0 ? 0.45 : 1}>
                  <path d={CLOUD} fill="var(--ink-soft)" />
                  <Label x={-0.5} y={6} size={12.5} weight={800} anchor="middle" fill="var(--surface)">
                    {emits}
                  </Label>
                </g>
              )}
              <Wrapped
                x={sign === undefined ? 8 : 42}
                y={cell.height / 2 + SIZE * (0.35 - 0.64 * (lines - 1))}
                width={room}
                lines={lines}
                size={SIZE}
              >
                {text}
              </Wrapped>
            </g>
          </g>
        );
      })}
    </>
  );
}
