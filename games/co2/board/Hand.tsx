import type { BoardProps } from '@kaya/engine';
import { Glyph } from '@kaya/pieces';
import type { CSSProperties } from 'react';
import { lobbyCardOf } from '../data/index.ts';
import type { LobbyTrigger } from '../data/read.ts';
import { goalValue } from '../explain/goal.ts';
import { place } from '../rules/places.ts';
import { held, lobbyMoment } from '../text/board.ts';
import { goalName, goalText, lobbyName, majorEffect, minorEffect } from '../text/names.ts';
import type { Co2, LobbyId, Secret } from '../types/index.ts';
import { ENERGY, onSurface } from './colours.ts';
import { ICONS, type IconName } from './icons.ts';

/** On a desk all cards lie in one row as high as the edge of the table; on a phone two stand side by side, as high as their words. */
function cardStyle(portrait: boolean | undefined, brief: boolean): CSSProperties {
  const wide = brief ? { flex: '1 1 0', minWidth: 138 } : { flex: 'none', width: 222 };
  return {
    ...(portrait === true ? { minHeight: 92 } : { ...wide, height: 118 }),
    boxSizing: 'border-box',
    padding: brief ? '4px 6px 2px 7px' : '5px 9px 4px',
    borderRadius: 6,
    background: 'var(--surface)',
    border: '1.5px solid var(--line)',
    boxShadow: '0 2px 0 rgb(0 0 0 / .14)',
    fontSize: portrait === true ? 14 : 13,
    lineHeight: portrait === true ? 1.2 : brief ? 1.04 : 1.1,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
  };
}

/** A goal that is no longer held: still to be read, and no longer a thing one could pick up. */
const discarded: CSSProperties = {
  background: 'none',
  borderStyle: 'dashed',
  boxShadow: 'none',
  color: 'var(--ink-soft)',
};

const row: CSSProperties = { display: 'flex', gap: 8, padding: '2px 2px 3px' };
const pairs: CSSProperties = { ...row, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** With more lobby cards than this they are narrow: each says in short when it is played, and the tooltip says it all. */
const FEW = 3;

/** Gives way where a card is full: its tooltip says it all. */
const clipped: CSSProperties = { flex: '0 1 auto', minHeight: 0, overflow: 'hidden' };

/** The company goal and the lobby cards that the viewer holds; during the draft, what there is to choose from. */
export function Hand(props: BoardProps<Co2>) {
  const { view, viewer, say, portrait } = props;
  const player = view.players[viewer];
  if (player === undefined) return null;
  const goal = goalValue(view, viewer);
  const { edition } = view.options;
  const brief = portrait !== true && player.lobby.length + player.pack.length > FEW;
  return (
    <div style={portrait === true ? pairs : row}>
      <div
        data-place={place.goal(viewer)}
        style={{ ...cardStyle(portrait, brief), ...(player.goalHeld ? { background: 'var(--sunk)' } : discarded) }}
      >
        <Title icon="goal" colour="var(--ink-soft)">
          {say(goalName(player.goal))}
        </Title>
        {(goal !== null || !brief) && <span style={clipped}>{say(goalText(player.goal, edition))}</span>}
        <strong style={{ marginTop: 'auto' }}>{say(goal === null ? held.discarded : held.worth(goal.points))}</strong>
      </div>
      {player.lobby.map((id) => (
        <LobbyCard key={id} {...props} id={id} brief={brief} />
      ))}
      {player.pack.map((id) => (
        <LobbyCard key={id} {...props} id={id} brief={brief} chosen={player.pick === id} />
      ))}
    </div>
  );
}

interface LobbyProps extends BoardProps<Co2> {
  readonly id: Secret<LobbyId>;
  readonly brief: boolean;
  readonly chosen?: boolean;
}

function LobbyCard({ id, say, portrait, brief, chosen }: LobbyProps) {
  const found = lobbyCardOf(id);
  const { icon, colour } = found === undefined ? { icon: 'lobby' as const, colour: 'var(--ink-soft)' } : signOf(found.trigger);
  return (
    <div
      data-place={place.card(id)}
      data-piece={id}
      style={{
        ...cardStyle(portrait, brief),
        borderTop: `5px solid ${colour}`,
        paddingTop: brief ? 2 : 4,
        outline: chosen === true ? '3px solid var(--accent)' : undefined,
      }}
    >
      <Title icon={icon} colour={colour}>
        {say(lobbyName(id))}
      </Title>
      <span style={brief ? undefined : clipped}>{say(lobbyMoment(id, brief))}</span>
      <strong>{say(majorEffect(id))}</strong>
      <span style={{ marginTop: 'auto', color: 'var(--ink-soft)' }}>
        {say(held.minor(minorEffect(id, Number.POSITIVE_INFINITY)))}
      </span>
    </div>
  );
}

function Title({ icon, colour, children }: { readonly icon: IconName; readonly colour: string; readonly children: string }) {
  return (
    <span
      style={{
        fontFamily: 'var(--font-title, "Alegreya Variable", serif)',
        fontWeight: 700,
        fontSize: 14.5,
        lineHeight: 1.05,
        marginBottom: 2,
      }}
    >
      {/* In the first line, so that a long word has the whole of the next one. */}
      <span style={{ display: 'inline-block', verticalAlign: '-0.15em' }}>
        <Glyph glyph={ICONS[icon]} size={14} fill={colour} />
      </span>{' '}
      {children}
    </span>
  );
}

/** What a card's moment looks like. */
function signOf(trigger: LobbyTrigger): { readonly icon: IconName; readonly colour: string } {
  switch (trigger.action) {
    case 'propose':
      if ('region' in trigger) return { icon: 'factory', colour: 'var(--ink-soft)' };
      return { icon: trigger.grant === 'money' ? 'points' : trigger.grant, colour: 'var(--ink-soft)' };
    case 'install':
    case 'construct':
    case 'send-scientist-to-summit':
      return { icon: trigger.type, colour: onSurface(ENERGY[trigger.type]) };
    case 'market-buy':
    case 'market-sell':
      return { icon: 'cep', colour: 'var(--ink-soft)' };
  }
}
