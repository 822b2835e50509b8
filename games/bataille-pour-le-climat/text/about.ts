// What lies at a place and what it means now, line by line.

import { at, oneOf, placeParts, type Viewer, type Words } from '@kaya/engine';
import { characterCard, influenceCard, institutions, isCardId } from '../data/index.ts';
import { climateForecast, goals, propagationForecast } from '../explain/index.ts';
import { institutionThresholds } from '../rules/actions/institutions.ts';
import { regionsWith } from '../rules/transformations/transformations.ts';
import {
  type BpcState,
  type Card,
  COLOURS,
  EMPLOYERS,
  GLOBAL_TPS,
  INSTITUTIONS,
  type InstitutionId,
  REGIONAL_TPS,
  REGIONS,
  type RegionId,
} from '../types/index.ts';
import { activationSteps } from './activation.ts';
import { cardEffect, consequenceWords } from './board.ts';
import { characterText } from './character.ts';
import { describeClimate, describeDecks, describeEvent, describePile, describePlayer, describeTurn } from './describe.ts';
import { describeUnderWay } from './describe-under-way.ts';
import { effectsWords } from './effects.ts';
import { goalLine } from './forecast.ts';
import { regionName, tpHelp } from './names.ts';
import { say } from './say.ts';

/** The actions of a turn that need a word of explanation. */
const HELPED: readonly string[] = ['move', 'free-move', 'implant', 'electricity', 'institution', 'draw', 'end-turn'];

export function about(place: string, view: BpcState, _viewer: Viewer): readonly Words[] {
  const { kind, id, part } = placeParts(place);
  switch (kind) {
    case 'region':
      return regionLines(view, oneOf(REGIONS, id));
    case 'institution':
      return institutionLines(view, oneOf(INSTITUTIONS, id));
    case 'tp':
      return tpLines(view, id);
    case 'card':
      return cardLines(id as Card);
    case 'character':
      return [characterText(characterCard(id))];
    case 'employer':
      return employerLines(id);
    case 'pile':
    case 'discard':
      return COLOURS.filter((colour) => colour === id).map((colour) => describePile(view, colour));
    case 'player': {
      const player = view.players[Number(id)];
      return player === undefined ? [] : describePlayer(view, player);
    }
    case 'climate':
      return view.outcome === null
        ? [describeClimate(view), say('bpc.about.climate', { when: consequenceWords(climateForecast(view).inTurns) })]
        : [describeClimate(view)];
    case 'zone':
      return [describeClimate(view)];
    case 'ghg':
      return [...describeTurn(view).slice(0, 1), ...goals(view).map(goalLine)];
    case 'turn':
      return HELPED.includes(part) ? [{ key: `bpc.tile-help.${part}` }] : describeUnderWay(view);
    case 'events':
      return [...describeDecks(view), ...describeEvent(view)];
    default:
      return describeUnderWay(view);
  }
}

/** Who is next to learn, and what an activation now would do; the sheet itself is drawn larger beside it. */
function regionLines(view: BpcState, id: RegionId): Words[] {
  if (view.outcome !== null) return [];
  const lines: Words[] = [];
  const { certain, chance, choices } = propagationForecast(view, id);
  if (choices.length > 0 && certain + chance > 0) lines.push(say('bpc.about.learns', { certain, chance, tps: [...choices] }));
  return [...lines, ...activationSteps(view, id)];
}

function institutionLines(view: BpcState, id: InstitutionId): Words[] {
  const thresholds = institutionThresholds(view, id);
  return institutions[id].tiers.flatMap(({ options }, tier) =>
    options.map(({ effects }) => say('bpc.about.tier', { threshold: at(thresholds, tier), effects: effectsWords(effects) })),
  );
}

function tpLines(view: BpcState, id: string): Words[] {
  const tp = [...REGIONAL_TPS, ...GLOBAL_TPS].find((it) => it === id);
  if (tp === undefined) return [];
  const alive = regionsWith(view, tp);
  return [tpHelp(tp), ...(alive.length === 0 ? [] : [say('bpc.about.alive', { regions: alive.map(regionName) })])];
}

function cardLines(card: Card): Words[] {
  return isCardId(card) ? [...cardEffect(influenceCard(card))] : [];
}

function employerLines(id: string): Words[] {
  const employer = EMPLOYERS.find((it) => it === id);
  if (employer === undefined) return [];
  return [
    say('bpc.about.skill', { text: say(`bpc.employer.${employer}.skill`) }),
    say('bpc.about.power', { text: say(`bpc.employer.${employer}.power`) }),
  ];
}
