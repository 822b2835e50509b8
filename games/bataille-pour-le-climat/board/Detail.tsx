import type { BoardProps } from '@kaya/engine';
import { Glyph } from '@kaya/pieces';
import type { CSSProperties, ReactNode } from 'react';
import { regionData } from '../data/index.ts';
import { place } from '../rules/places.ts';
import { energyHeads, regionDetail } from '../text/detail.ts';
import { tokenName } from '../text/names.ts';
import { say as words } from '../text/say.ts';
import { type Bpc, REGIONS, type RegionId } from '../types/index.ts';
import { type HAZARD, hazardInk } from './colours.ts';
import { ICONS } from './icons.ts';
import { lanesOf } from './strain.ts';

/** A region from near: everything there is to know about it, and what its activation would change. */
export function Detail(props: BoardProps<Bpc> & { readonly place: string }) {
  const id = REGIONS.find((it) => place.region(it) === props.place);
  return id === undefined ? null : <RegionFromNear {...props} id={id} />;
}

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  rowGap: 2,
  margin: '6px 0',
  fontVariantNumeric: 'tabular-nums',
};

function RegionFromNear({ view, say, id }: BoardProps<Bpc> & { readonly id: RegionId }) {
  const { figures, oil, electricity, traits, transformations } = regionDetail(view, id);
  const { special } = regionData[id];
  return (
    <div>
      <div style={row}>
        {figures.map(({ name, now, next }) => (
          <Named key={name.key} name={say(name)}>
            {now}
            {next !== now && <span style={{ color: 'var(--accent)' }}> › {next}</span>}
          </Named>
        ))}
      </div>
      <div style={row}>
        <Named name={say(energyHeads.oil)}>{say(oil)}</Named>
        <Named name={say(energyHeads.electricity)}>{electricity.map(say).join(', ')}</Named>
        {special !== null && view.regions[id].special > 0 && (
          <Named name={say(words(`bpc.special.${special.token}`))}>{view.regions[id].special}</Named>
        )}
      </div>
      <div style={row}>
        {lanesOf(view)[id].map(({ hazard, token, count, limit }) => (
          <Named key={hazard} glyph={hazard} name={say(tokenName(token))}>
            {count}/{limit}
          </Named>
        ))}
      </div>
      <div style={{ color: 'var(--ink-soft)' }}>{[...traits, ...transformations].map(say).join(' · ')}</div>
    </div>
  );
}

interface NamedProps {
  readonly name: string;
  readonly glyph?: keyof typeof HAZARD;
  readonly children: ReactNode;
}

function Named({ name, glyph, children }: NamedProps) {
  return (
    <span style={{ display: 'inline-flex', gap: 5, alignItems: 'center' }}>
      {glyph !== undefined && <Glyph glyph={ICONS[glyph]} size={14} fill={hazardInk(glyph)} />}
      <span style={{ color: 'var(--ink-soft)' }}>{name}</span>
      <b style={{ fontWeight: 650 }}>{children}</b>
    </span>
  );
}
