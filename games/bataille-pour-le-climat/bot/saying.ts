// What is worth telling the others: an honest word where they would guess wrong (BPC-DRW-7, BPC-ACI-10).
import { at, type Seat } from '@kaya/engine';
import { colourOf } from '../data/index.ts';
import { colourPowerOf } from '../rules/actions/influence.ts';
import { signal, wordFor } from '../rules/actions/signals.ts';
import { type Bpc, type BpcState, type Card, COLOURS, type Colour } from '../types/index.ts';
import { promise } from './order.ts';
import { Outlook } from './outlook.ts';
import { MEAN } from './team.ts';
import { weightsFor } from './weights.ts';

/** So many words in a turn: of more nobody keeps in mind what counts. */
const WORDS_A_TURN = 2;

/** What asks the others for cards. */
const ASKS: readonly Bpc['action']['do'][] = ['launch', 'electricity', 'institution'];

export function worthSaying(state: BpcState, seat: Seat, before: Bpc['action']): readonly Bpc['action'][] {
  const outlook = new Outlook(state, weightsFor(state.options));
  const { who } = outlook;
  const player = at(state.players, who);
  if (player.seat !== seat) return [];
  const promises = (action: Bpc['action']) => promise(outlook, action) > 0;
  const waiting = state.agenda.at(-1);
  if (before.do === 'contributed') return helpOf(state, who).filter(promises);
  if (waiting === undefined || !ASKS.includes(before.do)) return [];
  const said = player.signalTurns.filter((turn) => turn === state.turn).length;
  const power = (colour: Colour) => colourPowerOf(player.hand, colour);
  return signal
    .candidates(state, waiting, seat)
    .filter((it) => it.who === who && it.level === wordFor(power(it.colour)))
    .map((it) => ({ it, guess: MEAN * countOf(player.hand, it.colour) }))
    .filter(({ it, guess }) => wordFor(guess) !== it.level && promises(it))
    .sort((a, b) => Math.abs(power(b.it.colour) - b.guess) - Math.abs(power(a.it.colour) - a.guess))
    .slice(0, Math.max(0, WORDS_A_TURN - said))
    .map(({ it }) => it);
}

/** The word on what was given, where the number of cards would tell another one. */
function helpOf({ aci }: BpcState, who: number): readonly Bpc['action'][] {
  const given = aci?.given[who] ?? [];
  if (aci === null || given.length === 0 || at(aci.words, who) !== null) return [];
  const power = COLOURS.reduce((sum, colour) => sum + colourPowerOf(given, colour), 0);
  const word = wordFor(power);
  return word === wordFor(MEAN * given.length) ? [] : [{ do: 'say', word }];
}

function countOf(hand: readonly Card[], colour: Colour): number {
  return hand.filter((card) => colourOf(card) === colour).length;
}
