import type { BoardProps } from '@kaya/engine';
import { counted, Icon, Label, onPaper } from '@kaya/pieces';
import { type ReactNode, useRef } from 'react';
import { constants } from '../data/index.ts';
import { pendingGases } from '../explain/index.ts';
import { REGIONS } from '../ids.ts';
import { activeRegion, roundOf } from '../rules/track.ts';
import { ghgGoal, heading, roundWords, turnWords } from '../text/board.ts';
import { regionName } from '../text/say.ts';
import type { Bpc, BpcState } from '../types.ts';
import { HAZARD, hazardInk, stripeColour } from './colours.ts';
import { STRIPES, TRACK } from './layout.ts';
import type { Lanes } from './strain.ts';
import { where } from './where.ts';

/** The band of warming stripes: one for each turn, in the colour of the world's greenhouse gases. */
export function Stripes({ view, say }: BoardProps<Bpc>) {
  const seen = useSeen(view);
  const step = STRIPES.width / view.lastTurn;
  const now = Math.min(view.turn, view.lastTurn);
  const x = Math.min(STRIPES.width - 96, Math.max(150, now * step + 6));
  return (
    <g data-place={where.ghg}>
      <rect {...STRIPES} fill="var(--sunk)" />
      {counted(view.lastTurn).map((i) => {
        const turn = i + 1;
        if (turn > now)
          return (
            <path
              key={turn}
              d={`M${turn * step} 0V${STRIPES.height}`}
              stroke="var(--line)"
              strokeWidth=".8"
              pointerEvents="none"
            />
          );
        const known = turn === now ? view.ghg : seen.get(turn);
        const between = constants['start-ghg'] + ((view.ghg - constants['start-ghg']) * turn) / now;
        return (
          <rect
            key={turn}
            x={i * step}
            width={step + 0.5}
            height={STRIPES.height}
            fill={stripeColour(known ?? between)}
            opacity={known === undefined ? 0.75 : 1}
            pointerEvents="none"
          />
        );
      })}
      <Plate x={8} width={128}>
        <Label x={10} y={19} size={14.5} weight={700} room={110}>
          {say(turnWords(view))}
        </Label>
        <Label x={10} y={37} size={13} fill="var(--ink-soft)" room={110}>
          {say(roundWords(roundOf(view)))}
        </Label>
      </Plate>
      <g data-piece="ghg">
        <Plate x={x} width={88}>
          <Label x={44} y={28} size={30} weight={850} anchor="middle">
            {view.ghg}
          </Label>
          <Label x={44} y={41} size={11.5} anchor="middle" fill="var(--ink-soft)" room={82}>
            {say(heading.ghg)}
          </Label>
        </Plate>
      </g>
      {x < STRIPES.width - 220 && (
        <Plate x={STRIPES.width - 92} width={84}>
          <Label x={42} y={28} size={24} weight={750} anchor="middle" fill={stripeColour(ghgGoal(view))}>
            {ghgGoal(view)}
          </Label>
          <Label x={42} y={41} size={11.5} anchor="middle" fill="var(--ink-soft)" room={78}>
            {say(heading.goal)}
          </Label>
        </Plate>
      )}
    </g>
  );
}

function Plate({ x, width, children }: { readonly x: number; readonly width: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} 4)`} pointerEvents="none">
      <rect width={width} height="46" rx="5" fill={onPaper('var(--surface)', 94)} stroke="var(--line)" />
      {children}
    </g>
  );
}

/** The gases of the turns that were watched; the position itself only knows those of now. */
function useSeen(view: BpcState): ReadonlyMap<number, number> {
  const seen = useRef(new Map<number, number>());
  for (const turn of seen.current.keys()) if (turn > view.turn) seen.current.delete(turn);
  seen.current.set(view.turn, view.ghg);
  return seen.current;
}

/** The order of the regions: who is active, who comes next, and what each suffers from. */
export function Track({ view, say, lanes }: BoardProps<Bpc> & { readonly lanes: Lanes }) {
  const step = STRIPES.width / REGIONS.length;
  const gases = pendingGases(view);
  const now = view.order.indexOf(activeRegion(view));
  return (
    <g transform={`translate(0 ${TRACK.y})`}>
      {view.order.map((id, i) => {
        const active = i === now;
        const gas = gases.find((it) => it.region === id);
        return (
          <g key={id} data-place={where.region(id)} transform={`translate(${i * step} 0)`}>
            <rect
              width={step}
              height={TRACK.height}
              fill={active ? 'var(--accent)' : i < now ? 'var(--sunk)' : 'var(--surface)'}
              stroke="var(--line)"
            />
            <Label
              x={8}
              y={17}
              size={14}
              face="title"
              weight={700}
              room={step - 14}
              fill={active ? 'var(--on-accent)' : 'var(--ink)'}
            >
              {say(regionName(id))}
            </Label>
            <Label x={8} y={34} size={13} weight={600} fill={active ? 'var(--on-accent)' : 'var(--ink-soft)'}>
              {gas === undefined || gas.now === gas.next ? view.regions[id].ghg : `${gas.now} › ${gas.next}`}
            </Label>
            {lanes[id].map(({ hazard, acts }, n) => (
              <g key={hazard} transform={`translate(${step - 14 - n * 19} 30)`} pointerEvents="none">
                <circle r="9" fill={acts ? HAZARD[hazard] : 'var(--surface)'} stroke={hazardInk(hazard)} />
                <Icon name={hazard} size={12} fill={acts ? '#fff' : hazardInk(hazard)} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
