// Chapter 10: who may know what.
import { dealAnew, idsIn, type Rng, shuffle, unseenOf, type Viewer } from '@kaya/engine';
import { components, tableFor, tokenType } from '../data/index.ts';
import {
  type ContractId,
  type FutureEnergyEvent,
  type FutureEnergyState,
  HIDDEN,
  HIDDEN_VALUE,
  type PublicId,
  TOKEN_TYPES,
  type TokenId,
  type TokenType,
} from '../types/index.ts';
import { extraEngineers } from './building/tokens.ts';
import { tokensOfType } from './setup.ts';

/** Everything but this is public (FE-HID-1); at final scoring that is revealed, too (FE-HID-9). */
function mask(draft: FutureEnergyState, viewer: Viewer): void {
  if (draft.outcome !== null) return;
  for (const [seat, player] of draft.players.entries()) {
    if (seat !== viewer) player.certificates.fill(HIDDEN_VALUE); // FE-HID-2, -8
  }
  draft.certificatePile.loose.fill(HIDDEN_VALUE); // FE-HID-3
  draft.contractPile.loose.fill(HIDDEN);
  draft.publicPile.loose.fill(HIDDEN);
  draft.box.contracts.fill(HIDDEN); // FE-HID-4
  draft.box.closed.fill(HIDDEN); // FE-HID-5
  draft.box.removed.fill(HIDDEN);
  draft.box.leftOver.fill(HIDDEN);
}

/** FE-HID-2: only the owner learns the value of a certificate. */
function eventFor(event: FutureEnergyEvent, viewer: Viewer): FutureEnergyEvent {
  return event.kind === 'certificate-taken' && event.seat !== viewer ? { ...event, value: HIDDEN_VALUE } : event;
}

/** All the viewer cannot see is dealt anew from what it has not seen. */
function imagine(draft: FutureEnergyState, viewer: Viewer, rng: Rng): void {
  if (draft.outcome !== null) return;
  imagineCertificates(draft, viewer, rng);
  imagineContracts(draft, rng);
  imaginePublicContracts(draft, rng);
  imagineTokens(draft, rng);
}

function imagineCertificates(draft: FutureEnergyState, viewer: Viewer, rng: Rng): void {
  const own = draft.players[viewer]?.certificates ?? [];
  const values = unseenOf(components.certificates, [...own, ...draft.box.certificates], rng);
  for (const [seat, player] of draft.players.entries()) if (seat !== viewer) dealAnew(player.certificates, values);
  dealAnew(draft.certificatePile.loose, values);
}

function imagineContracts(draft: FutureEnergyState, rng: Rng): void {
  const owned = draft.players.flatMap((player): ContractId[] => [...player.contracts.map((it) => it.id), ...player.completed]);
  const contracts = unseenOf(idsIn(components.contracts), [...draft.display, ...owned], rng);
  dealAnew(draft.contractPile.loose, contracts);
  dealAnew(draft.box.contracts, contracts);
}

function imaginePublicContracts(draft: FutureEnergyState, rng: Rng): void {
  const held = draft.players.flatMap((player): PublicId[] => player.publicContracts);
  const seen = [...draft.publicRow, ...held, ...draft.box.publicContracts];
  dealAnew(draft.publicPile.loose, unseenOf(idsIn(components.publicContracts), seen, rng));
}

/** How many of each type were removed is known, and so is how many are left over; only new sites differ among themselves. */
function imagineTokens(draft: FutureEnergyState, rng: Rng): void {
  const { tokensRemovedPerType } = tableFor(draft.players.length);
  const seen = seenTokens(draft);
  const removed: TokenId[] = [];
  const leftOver: TokenId[] = [];
  for (const type of TOKEN_TYPES) {
    const rest = unseenOf(
      tokensOfType(type, draft.options.module3),
      seen.filter((token) => tokenType(token) === type),
      rng,
    );
    removed.push(...rest.splice(0, tokensRemovedPerType));
    leftOver.push(...rest);
  }
  shuffle(rng, removed);
  dealAnew(draft.box.closed, removed);
  dealAnew(draft.box.removed, removed);
  dealAnew(draft.box.leftOver, leftOver);
}

/** Every token that everybody has seen: on the board, with the players, and discarded. */
export function seenTokens({ tokens, players, box }: FutureEnergyState): TokenId[] {
  const many = (type: TokenType, count: number) => new Array<TokenId>(count).fill(type);
  return [
    ...tokens.filter((token) => token !== null),
    ...players.flatMap((player) => [
      ...many('investor', player.investors),
      ...many('engineer', extraEngineers(player)),
      ...many('nuclear', player.nuclear),
      ...player.kept,
    ]),
    ...box.tokens,
  ];
}

export const hidden = { mask, imagine, eventFor };
