import { playerOf, type Words } from '@kaya/engine';
import { Icon, Label } from '@kaya/pieces';
import type { ReactNode } from 'react';
import { characterCard, components, institutions } from '../data/index.ts';
import { secondaryColours } from '../rules/actions/influence.ts';
import { place } from '../rules/places.ts';
import { isRegion } from '../rules/regions/region.ts';
import { regionsWith } from '../rules/transformations/transformations.ts';
import { waiting } from '../text/actions.ts';
import { costWords, heading } from '../text/board.ts';
import { effectsWords } from '../text/effects.ts';
import { characterName, colourName, electricityName, employerName, tokenName, tpName } from '../text/names.ts';
import { promptWords } from '../text/prompts.ts';
import {
  type BpcState,
  CALAMITIES,
  COLOURS,
  ELECTRICITY,
  type Electricity,
  EMPLOYERS,
  GLOBAL_TPS,
  REGIONAL_TPS,
  type RegionId,
} from '../types/index.ts';
import { ENERGY, HAZARD, hazardOf, INFLUENCE } from './colours.ts';
import { InfluenceChip } from './glyphs.tsx';

/** Something to choose: where it lies, what it is called, and what is drawn before its name. */
export interface Choice {
  readonly place: string;
  readonly name: Words;
  readonly sign?: ReactNode;
  /** It is in force already, or stands there. */
  readonly done?: boolean;
  /** What it emits. */
  readonly emits?: number;
}

export interface Offer {
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
      const { place } = playerOf(view, step.who);
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
          choices: EMPLOYERS.map((id) => ({ place: place.employer(id), name: employerName(id) })),
        },
      ];
    case 'place-calamity':
      return [
        {
          head: promptWords(view, step, step.seat),
          choices: [...CALAMITIES, 'refugee-local' as const].map((token) => ({
            place: place.calamity(token),
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
    place: place.pile(colour),
    name: colourName(colour),
    sign: (
      <>
        <rect x="-2" y="-15" width="26" height="30" rx="4" fill={INFLUENCE[colour]} />
        <Icon name={colour} x={11} y={-6.5} size={14} fill="#fff" />
        <Label x={11} y={13} size={12.5} weight={750} anchor="middle" fill="#fff">
          {view.piles[colour].length}
        </Label>
      </>
    ),
  }));
}

function transformations(view: BpcState): Choice[] {
  return [...REGIONAL_TPS, ...GLOBAL_TPS].map((tp) => {
    const alive = regionsWith(view, tp).length;
    return { place: place.tp(tp), name: tpName(tp), done: alive > 0 || view.globals.includes(tp) };
  });
}

function standing(view: BpcState, region: RegionId): Offer {
  const { electricity } = view.regions[region];
  return {
    head: heading.tokens,
    choices: ELECTRICITY.filter((kind) => electricity[kind] > 0).map((kind) => ({
      place: place.token(kind),
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
      place: place.energy(kind),
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
    .map(({ id, effects }) => ({ place: place.option(id), name: effectsWords(effects) }));
}

function characters(view: BpcState): Choice[] {
  return components.characters.map(({ id }) => ({
    place: place.character(id),
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
          <Label x={23} y={13.5} size={12.5} weight={800} anchor="middle">
            {count}
          </Label>
        </>
      )}
    </>
  );
}

function Hazard({ token }: { readonly token: (typeof CALAMITIES)[number] | 'refugee-local' }) {
  const hazard = hazardOf(token);
  return (
    <>
      <circle cx="12" r="12" fill={HAZARD[hazard]} />
      <Icon name={hazard} x={12} size={17} fill="#fff" />
    </>
  );
}
