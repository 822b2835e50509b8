// What is under way in words: a joint action, an implantation, a die.
import type { Words, WordValue } from '@kaya/engine';
import { aciPower } from '../rules/joint-action/aci-power.ts';
import { dieResult } from '../rules/regions/dice.ts';
import { missingColours, powerLaid, powerNeeded } from '../rules/transformations/implant.ts';
import type { BpcState, Card, PlayerNumber } from '../types/index.ts';
import { cardName, characterShort, colourName, inPlace, listed, question, tpName } from './names.ts';
import { say } from './say.ts';

export function describeUnderWay(view: BpcState): readonly Words[] {
  return [...describeAci(view), ...describeImplant(view), ...describeCheck(view)];
}

function describeAci(view: BpcState): readonly Words[] {
  const { aci } = view;
  if (aci === null) return [];
  const lines = [
    say('bpc.describe.aci', {
      in: inPlace(aci.about),
      colours: aci.colours.map(colourName),
      thresholds: [...aci.thresholds],
      tiers: aci.thresholds.length,
      open: aci.open ? 'yes' : 'no',
      given: view.players.map(({ character }, who) => {
        const word = aci.words[who] ?? null;
        return say('bpc.describe.given', {
          character: characterShort(character),
          cards: aci.given[who]?.length ?? 0,
          list: cardsWords(aci.given[who] ?? []),
          word: word ?? 'none',
          said: word === null ? '' : say(`bpc.level.${word}`),
        });
      }),
      external: aci.external.length === 0 ? say('bpc.none') : cardsWords(aci.external),
    }),
  ];
  if (aci.revealed)
    lines.push(
      say('bpc.describe.aci.power', {
        power: aciPower(aci),
        cancelled: aci.cancelled.length === 0 ? 'none' : 'some',
        names: aci.cancelled.map(colourName),
        modifier: aci.modifier,
      }),
    );
  return lines;
}

/** People by name, or the word for nobody. */
function players(names: readonly Words[]): WordValue {
  return names.length === 0 ? say('bpc.no-one') : names;
}

/** Cards by name, or how many are hidden. */
function cardsWords(cards: readonly Card[]): WordValue {
  const hidden = cards.filter((card) => card === '?').length;
  const seen = cards.filter((card) => card !== '?').map(cardName);
  return hidden === 0 ? seen : [...seen, say('bpc.describe.hidden-cards', { n: hidden })];
}

function describeImplant(view: BpcState): readonly Words[] {
  const { implant } = view;
  if (implant === null) return [];
  const shortOf = (who: PlayerNumber): Words => characterShort(view.players[who]?.character ?? '');
  return [
    say('bpc.describe.implant', {
      tp: tpName(implant.tp),
      where: implant.region === null ? 'world' : 'region',
      in: implant.region === null ? '' : inPlace(implant.region),
      power: powerLaid(implant),
      needed: powerNeeded(view),
      missing: listed(missingColours(implant).map(colourName)),
      laid: listed(
        implant.laid.flatMap((cards, who) =>
          cards.length === 0
            ? []
            : [
                say('bpc.describe.given', {
                  character: shortOf(who),
                  cards: cards.length,
                  list: cardsWords(cards),
                  word: 'none',
                  said: '',
                }),
              ],
        ),
      ),
      ready: players(implant.ready.flatMap((is, who) => (is ? [shortOf(who)] : []))),
    }),
  ];
}

function describeCheck(view: BpcState): readonly Words[] {
  const { check } = view;
  if (check === null) return [];
  return [
    say('bpc.describe.check', {
      question: question(check.purpose),
      result: dieResult(check),
      chance: check.chance,
    }),
  ];
}
