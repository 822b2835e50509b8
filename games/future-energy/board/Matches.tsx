import { at, oneOf } from '@kaya/engine';
import { contractCard, publicCard, publicIds, tokenType } from '../data/index.ts';
import { mapOf } from '../data/tables.ts';
import { type FutureEnergyState, TOKEN_TYPES, type TokenType } from '../types/index.ts';
import { CREW } from './colours.ts';
import { geometryOf, octagon } from './geometry.ts';
import { type Layout, SOCKET } from './layout.ts';
import { idOf } from './pointed.ts';

interface MatchesProps {
  readonly view: FutureEnergyState;
  readonly pointed: string | null;
  readonly layout: Layout;
}

/** On request: where the tokens lie that a contract for sale, or a type, is about. */
export function Matches({ view, pointed, layout }: MatchesProps) {
  const wanted = wantedBy(view, pointed);
  if (wanted.length === 0) return null;
  const { spots } = geometryOf(view, layout);
  return (
    <g fill="none" stroke={CREW} strokeWidth="5" pointerEvents="none">
      {mapOf(view).plantSpaces.map((space) => {
        const token = at(view.tokens, space);
        if (token === null || !wanted.includes(tokenType(token))) return null;
        const { x, y } = at(spots, space);
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <path d={octagon(SOCKET + 5)} stroke="#2b2206" strokeWidth="8" />
            <path d={octagon(SOCKET + 5)} />
          </g>
        );
      })}
    </g>
  );
}

function wantedBy(view: FutureEnergyState, pointed: string | null): readonly TokenType[] {
  const type = idOf(pointed, 'tokens');
  if (type !== null) return [oneOf(TOKEN_TYPES, type)];
  const card = idOf(pointed, 'public');
  if (card !== null) return publicCard(oneOf(publicIds, card)).tokens;
  const offered = view.display[Number(idOf(pointed, 'display')) - 1];
  return offered === undefined ? [] : contractCard(offered).symbols;
}
