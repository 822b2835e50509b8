import { type Choosing, useSpeech } from './atTable.ts';
import { Reasons } from './Reasons.tsx';

/** What cannot be done, each with the reasons. */
export function Blocked({ blocked }: { readonly blocked: Choosing['choices']['blocked'] }) {
  const speech = useSpeech();
  return blocked.map(({ action, reasons }) => (
    <div key={JSON.stringify(action)} className="blocked">
      <span>{speech.sayAction(action)}</span>
      <Reasons reasons={reasons} />
    </div>
  ));
}
