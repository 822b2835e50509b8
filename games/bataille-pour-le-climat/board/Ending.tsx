import type { BoardProps } from '@kaya/engine';
import { counted, Glyph } from '@kaya/pieces';
import type { CSSProperties, ReactNode } from 'react';
import { judged } from '../explain/index.ts';
import { endHeads, gasesWords, gradeWords, judgedWords, scoreWords, teamWords } from '../text/ending.ts';
import { regionName, tokenName } from '../text/names.ts';
import type { Bpc } from '../types/index.ts';
import { gasColour, hazardInk, stripeColour } from './colours.ts';
import { ICONS, type IconName } from './icons.ts';

type Props = BoardProps<Bpc>;

const cell: CSSProperties = { padding: '5px 14px 5px 0', borderBottom: '1px solid var(--line)', fontWeight: 400 };
const figure: CSSProperties = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' };
const head: CSSProperties = { ...cell, fontSize: 12.5, color: 'var(--ink-soft)', verticalAlign: 'bottom' };
const table: CSSProperties = { borderCollapse: 'collapse', width: '100%' };

/** How it ended for everybody: the stripes of the game, what it was worth, what decided, and what became of the regions. */
export function Ending(props: Props) {
  const { view, say } = props;
  const grade = gradeWords(view);
  const gases = gasesWords(view);
  return (
    <div style={{ margin: '8px 0 20px' }}>
      <p style={{ font: '600 21px var(--font-title)', color: MOOD[view.outcome?.ending ?? ''], margin: '0 0 14px' }}>
        {say(teamWords(view))}
      </p>
      <Years view={view} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '20px 40px', margin: '16px 0 20px', alignItems: 'start' }}>
        <div style={{ flex: '1 1 180px', maxWidth: 300 }}>
          <Worth {...props} />
          {grade !== null && <p style={{ font: '500 17px/1.3 var(--font-title)', margin: '10px 0 0' }}>{say(grade)}</p>}
        </div>
        <div style={{ flex: '2 1 300px' }}>
          <Goals {...props} />
        </div>
      </div>
      <Regions {...props} />
      {gases !== null && <p style={{ fontSize: 13, color: 'var(--ink-soft)', margin: '12px 0 0' }}>{say(gases)}</p>}
    </div>
  );
}

const MOOD: Readonly<Record<string, string>> = {
  victory: 'var(--accent)',
  pyrrhic: hazardInk('orange'),
  defeat: 'var(--warn)',
};

/** The band of warming stripes, as the game left it. */
function Years({ view }: Pick<Props, 'view'>) {
  const { turn, lastTurn, ghgByTurn, ghg } = view;
  return (
    <svg
      viewBox={`0 0 ${lastTurn} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', height: 56, background: 'var(--sunk)' }}
    >
      {counted(Math.min(turn, lastTurn)).map((i) => (
        <rect key={i} x={i} width="1.02" height="10" fill={stripeColour(ghgByTurn[i + 1] ?? ghg)} />
      ))}
    </svg>
  );
}

/** The one number: the score, or after a defeat how warm the world has become. */
function Worth({ view, say, locale }: Props) {
  const lost = view.outcome?.ending === 'defeat';
  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <div style={{ color: 'var(--ink-soft)' }}>{say(lost ? endHeads.ghg : endHeads.score)}</div>
      <div style={{ fontSize: 44, fontWeight: 750, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}>
        {number.format(lost ? view.ghg : (view.outcome?.scores[0] ?? 0))}
      </div>
      {!lost && <div style={{ fontSize: 13, color: 'var(--ink-soft)' }}>{say(scoreWords(view))}</div>}
    </>
  );
}

/** What was asked, what it came to, and whether that was enough. */
function Goals({ view, say }: Props) {
  return (
    <table style={table}>
      <thead>
        <tr>
          <td style={head} />
          <th style={{ ...head, textAlign: 'right' }} scope="col">
            {say(endHeads.result)}
          </th>
          <th style={{ ...head, textAlign: 'right' }} scope="col">
            {say(endHeads.asked)}
          </th>
        </tr>
      </thead>
      <tbody>
        {judged(view).map((it) => {
          const { what, asked } = judgedWords(it);
          return (
            <tr key={it.what.check}>
              <th style={{ ...cell, textAlign: 'left' }} scope="row">
                <Sign met={it.met} name={say(it.met ? endHeads.met : endHeads.missed)} /> {say(what)}
              </th>
              <td style={{ ...figure, fontWeight: 700, fontSize: 17 }}>{it.now}</td>
              <td style={{ ...figure, whiteSpace: 'nowrap', color: 'var(--ink-soft)' }}>{say(asked)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Sign({ met, name }: { readonly met: boolean; readonly name: string }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      role="img"
      aria-label={name}
      style={{ display: 'inline-block', verticalAlign: '-2px', marginRight: 6 }}
    >
      <path
        d={met ? 'M2 7.5 5.5 11 12 3' : 'M3 3l8 8M11 3l-8 8'}
        fill="none"
        stroke={met ? 'var(--accent)' : 'var(--warn)'}
        strokeWidth="2.4"
      />
    </svg>
  );
}

/** What became of each region. */
function Regions({ view, say }: Props) {
  return (
    <ul style={grid}>
      {view.order.map((id) => {
        const { ghg, population, tps, regime } = view.regions[id];
        return (
          <li key={id} style={{ borderTop: `3px solid ${gasColour(ghg)}`, paddingTop: 4 }}>
            <div style={{ ...line, justifyContent: 'space-between' }}>
              <strong style={{ font: '700 16px var(--font-title)' }}>{say(regionName(id))}</strong>
              {regime !== 'free' && <Regime regime={regime} say={say} />}
            </div>
            <div style={{ ...line, columnGap: 14, color: 'var(--ink-soft)' }}>
              <Named icon="ghg" name={say(endHeads.gases)}>
                {ghg}
              </Named>
              <Named icon="population" name={say(endHeads.population)}>
                {population}
              </Named>
              {tps !== '' && (
                <Named icon="implant" name={say(endHeads.transformations)}>
                  {tps}
                </Named>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(150px, 30%), 1fr))',
  gap: '12px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
const line: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', fontVariantNumeric: 'tabular-nums' };

function Regime({ regime, say }: Pick<Props, 'say'> & { readonly regime: 'dictatorship' | 'chaos' }) {
  return (
    <span style={{ ...line, gap: 4, fontSize: 13, color: 'var(--warn)' }}>
      <Glyph glyph={ICONS[regime]} size={15} fill="var(--warn)" />
      {say(tokenName(regime))}
    </span>
  );
}

/** A figure with its sign; the name of the sign is heard, and seen while one points at it. */
function Named({ icon, name, children }: { readonly icon: IconName; readonly name: string; readonly children: ReactNode }) {
  return (
    <span title={name} style={{ ...line, gap: 5 }}>
      <span role="img" aria-label={name} style={{ display: 'flex' }}>
        <Glyph glyph={ICONS[icon]} size={14} fill="var(--ink-soft)" />
      </span>
      <b style={{ fontWeight: 650, color: 'var(--ink)' }}>{children}</b>
    </span>
  );
}
