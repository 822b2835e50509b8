// Chapter 10: who may know what. Fossil stack, summits, events and UN goals have no secret but their order, which is drawn late.
import { dealAnew, pick, type Rng, straightTo, unseenOf, type Viewer } from '@kaya/engine';
import { components, idsOf } from '../data/index.ts';
import { type Co2Event, type Co2State, HIDDEN, type Player } from '../types/index.ts';
import { companyGoalsInPlay } from './setup.ts';

/** CO2-HID-2 to CO2-HID-8. */
function mask(draft: Co2State, viewer: Viewer): void {
  hideSilentSteps(draft, viewer);
  const over = draft.outcome !== null;
  if (!over) draft.lobbyDeck.fill(HIDDEN);
  draft.players.forEach((player, seat) => {
    if (seat === viewer) return;
    if (!knowsGoal(draft, player)) player.goal = HIDDEN;
    if (over) return; // CO2-HID-10
    player.lobby.fill(HIDDEN);
    player.pack.fill(HIDDEN); // CO2-HID-7
    if (player.pick !== null) player.pick = HIDDEN;
  });
}

/** CO2-HID-3, CO2-HID-4, CO2-HID-12: others see a goal only if it was still held when the game was scored. */
function knowsGoal(state: Co2State, owner: Player): boolean {
  return state.phase === 'over' && state.outcome?.ending !== 'planet-lost' && owner.goalHeld;
}

/**
 * CO2-HID-8, CO2-HID-11: while the active player looks through his cards for a reaction, or for what he could build with
 * their help, everybody else sees him at his turn menu, which comes next or was there before.
 */
function hideSilentSteps(draft: Co2State, viewer: Viewer): void {
  const top = draft.agenda.at(-1);
  if (top === undefined || (top.do !== 'lobby-trigger' && top.do !== 'construct') || top.seat === viewer) return;
  straightTo(draft, (step) => step.do === 'turn-menu');
}

/** All cards that the viewer cannot see are dealt anew. */
function imagine(draft: Co2State, viewer: Viewer, rng: Rng): void {
  hideSilentSteps(draft, viewer);
  imagineGoals(draft, viewer, rng);
  if (draft.outcome === null) imagineLobby(draft, viewer, rng);
}

function imagineGoals(draft: Co2State, viewer: Viewer, rng: Rng): void {
  const known = draft.players.filter((player, seat) => seat === viewer || knowsGoal(draft, player)).map(({ goal }) => goal);
  const unseen = unseenOf(companyGoalsInPlay(draft), known, rng);
  draft.players.forEach((player, seat) => {
    if (seat !== viewer && !knowsGoal(draft, player)) player.goal = unseen.pop() ?? HIDDEN;
  });
}

function imagineLobby(draft: Co2State, viewer: Viewer, rng: Rng): void {
  const own = draft.players[viewer];
  const seen = [...draft.lobbyPlayed, ...(own?.lobby ?? []), ...(own?.pack ?? [])];
  const unseen = unseenOf(idsOf(components.lobby), seen, rng);
  draft.players.forEach((player, seat) => {
    if (seat === viewer) return;
    dealAnew(player.lobby, unseen);
    dealAnew(player.pack, unseen);
    if (player.pick !== null) player.pick = pick(rng, player.pack);
  });
  dealAnew(draft.lobbyDeck, unseen);
}

/** Only the player concerned sees which card he drafted or drew. */
function eventFor(event: Co2Event, viewer: Viewer): Co2Event {
  return (event.kind === 'drafted' || event.kind === 'lobby-drawn') && event.seat !== viewer ? { ...event, card: HIDDEN } : event;
}

export const hidden = { mask, imagine, eventFor };
