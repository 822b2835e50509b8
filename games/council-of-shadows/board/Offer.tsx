import type { BoardProps } from '@kaya/engine';
import { Label, type Pieces } from '@kaya/pieces';
import { components, leaderOf, systemOf } from '../data/index.ts';
import { darkTechLevelSeen } from '../rules/hidden.ts';
import { heading, title } from '../text/board.ts';
import { darkTechText, leaderPower } from '../text/effects.ts';
import { civilisationName, leaderName, systemName } from '../text/names.ts';
import { type Cos, HIDDEN } from '../types.ts';
import { CONSUMPTION } from './colours.ts';
import { SystemTile } from './Galaxy.tsx';
import { Glass, Sign } from './glyphs.tsx';
import type { IconName } from './icons.ts';
import { hexagon, MARKET } from './layout.ts';

type Props = BoardProps<Cos> & { readonly pieces: Pieces };

interface Choice {
  readonly place: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

/** What lies open for one choice only: tiles just drawn, Dark Tech cards, leaders, civilisations. Null where there is nothing. */
export function offered(
  view: BoardProps<Cos>['view'],
  viewer: number,
): 'tiles' | 'dark-tech' | 'leaders' | 'civilisations' | null {
  if (view.drawn.length > 0) return 'tiles';
  if (darkTechLevelSeen(view, viewer) > 0) return 'dark-tech';
  const step = view.agenda.at(-1)?.do;
  if (step === 'choose-leader') return 'leaders';
  return step === 'choose-civilisation' ? 'civilisations' : null;
}

/** It covers the market, which is not needed for that choice. */
export function Offer(props: Props) {
  const kind = offered(props.view, props.viewer);
  if (kind === null) return null;
  return (
    <g transform={`translate(${MARKET.x} ${MARKET.y})`}>
      {kind === 'tiles' ? (
        <Tiles {...props} />
      ) : (
        <Choices choices={choicesOf(kind, props)} heads={props.say(heading.offer[kind])} />
      )}
    </g>
  );
}

function choicesOf(kind: 'dark-tech' | 'leaders' | 'civilisations', { view, viewer, say }: Props): Choice[] {
  switch (kind) {
    case 'dark-tech':
      return (view.darkTechPiles[darkTechLevelSeen(view, viewer) - 1] ?? [])
        .filter((card) => card !== HIDDEN)
        .map((card) => ({
          place: `dark-tech:${card}`,
          icon: 'dark-tech',
          title: say(title.darkTech(card)),
          text: say(darkTechText(card)),
        }));
    case 'leaders':
      return components.leaders
        .filter(({ id }) => view.players.every((player) => player.leader !== id))
        .map(({ id, startConsumption }) => ({
          place: `leader:${id}`,
          icon: 'leader',
          title: say(leaderName(id)),
          text: say(leaderPower(leaderOf(id).power)),
          note: String(startConsumption),
        }));
    case 'civilisations':
      return components.civilisations
        .filter(({ id }) => view.players.every((player) => player.civilisation !== id))
        .map(({ id }) => ({ place: `civilisation:${id}`, icon: 'planet', title: say(civilisationName(id)), text: '' }));
  }
}

/** Rows with a name and what it does. */
function Choices({ choices, heads }: { readonly choices: readonly Choice[]; readonly heads: string }) {
  const height = Math.min(52, 316 / Math.max(1, choices.length));
  return (
    <g>
      <Label x={4} y={15} size={16} face="title" weight={650} room={MARKET.width}>
        {heads}
      </Label>
      {choices.map(({ place, icon, title: name, text, note }, i) => (
        <g key={place} data-place={place} transform={`translate(0 ${24 + i * height})`}>
          <Glass width={MARKET.width} height={height - 5} fill="#2b2468" edge="#8d7bf0" />
          <Sign name={icon} x={22} y={(height - 5) / 2} size={24} fill="#d7d2ff" />
          <foreignObject
            x="42"
            y="2"
            width={MARKET.width - (note === undefined ? 50 : 84)}
            height={height - 8}
            pointerEvents="none"
          >
            <div
              style={{
                color: 'var(--ink)',
                fontSize: 11.5,
                lineHeight: 1.16,
                height: '100%',
                display: 'flex',
                alignItems: 'center',
              }}
            >
              <span>
                <strong style={{ fontFamily: 'var(--font-title)', fontSize: 15, marginRight: 7 }}>{name}</strong>
                {text}
              </span>
            </div>
          </foreignObject>
          {note !== undefined && (
            <Label x={MARKET.width - 12} y={(height - 5) / 2 + 7} size={20} weight={800} anchor="end" fill={CONSUMPTION}>
              {note}
            </Label>
          )}
        </g>
      ))}
    </g>
  );
}

/** The tiles of a discovery, large, side by side; face down to those who may not look. */
function Tiles({ view, pieces, say }: Props) {
  return (
    <g>
      <Glass width={MARKET.width} height={MARKET.height - 6} edge="#8d7bf0" />
      <Label x={12} y={22} size={16} face="title" weight={650} room={MARKET.width - 24}>
        {say(heading.offer.tiles)}
      </Label>
      {view.drawn.map((tile, i) => {
        const x = (MARKET.width * (i + 0.5)) / view.drawn.length;
        return (
          <g key={tile === HIDDEN ? `back ${i + 1}` : tile} transform={`translate(${x} 160)`}>
            {tile === HIDDEN ? (
              <g>
                <path d={hexagon(84)} fill="#20245c" stroke="#8d8cf0" strokeWidth="2" />
                <Sign name="galaxy" x={0} y={0} size={70} fill="#5c5ca8" />
              </g>
            ) : (
              <g>
                <g transform="scale(1.95)">
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
