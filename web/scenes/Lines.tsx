import { SeatBadge } from '@kaya/pieces';
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

/** A price in one piece: between a minus and the sign of a currency a line could end. */
function Whole({ text }: { readonly text: string }) {
  return text.split(/(−[€$]\S+)/u).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence do not move
      <span key={i} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
