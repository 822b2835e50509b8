import { SeatBadge } from '@kaya/pieces';
import { keyed } from '../app/keyed.ts';
import { Terms } from '../terms/TermFinder.ts';
import type { Shot } from './shots.ts';

/** So many lines of a scene stay in sight. */
const IN_SIGHT = 3;

/** What was said of a scene last, under the line that heads it. */
export function Lines({ lines, shot }: { readonly lines: readonly Shot[]; readonly shot: Shot | null }) {
  const shown = lines.filter(({ text }) => text !== null).slice(-IN_SIGHT);
  const title = shown.at(-1)?.title ?? null;
  return (
    <div className="scene-words" role="status">
      {title !== null && !shown.some(({ text }) => text === title) && <p className="scene-title">{title}</p>}
      {shown.map((it) => (
        <p key={it.key} data-now={it.key === shot?.key ? '' : undefined}>
          {typeof it.doer === 'number' && <SeatBadge seat={it.doer} size={13} />} <Whole text={it.text ?? ''} />
        </p>
      ))}
    </div>
  );
}

/** What was said, with its terms; a price in one piece: between a minus and the sign of a currency a line could end. */
function Whole({ text }: { readonly text: string }) {
  return keyed(text.split(/(−[€$]\S+)/u)).map(({ key, index, item }) =>
    index % 2 === 0 ? (
      <Terms key={key} text={item} />
    ) : (
      <span key={key} style={{ whiteSpace: 'nowrap' }}>
        {item}
      </span>
    ),
  );
}
