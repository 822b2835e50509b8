import { LONGEST_REASON } from '@kaya/wire';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Sure } from '../app/Sure.tsx';
import { TextField } from '../app/TextField.tsx';
import { useText } from '../text/index.ts';
import type { GroupProps } from './GroupPage.tsx';
import { groupsApi } from './groupsApi.ts';
import { MemberName } from './MemberName.tsx';
import { useAttempt } from './useAttempt.ts';

interface Props extends GroupProps {
  /** Whoever came first looks after the group. */
  readonly keeps: boolean;
  onReload(): Promise<void>;
}

/** What one is asked before it happens. */
type Doing = { readonly kind: 'leave' } | { readonly kind: 'remove'; readonly id: string; readonly name: string };

/** Who is in the group, with their sign and card; leaving, and removing somebody. */
export function Members({ group, say, keeps, onChange, onReload }: Props) {
  const site = useText();
  const heading = useId();
  const [, go] = useLocation();
  const { failed, attempt } = useAttempt(say);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const alone = group.members.length === 1;
  const act = async (what: Doing) => {
    setDoing(null);
    setRemoved(null);
    await attempt(
      async () => {
        if (what.kind === 'leave') {
          await groupsApi.leave(group.id);
          go('/groups');
          return;
        }
        onChange(await groupsApi.remove(group.id, what.id, reason.trim()));
        setRemoved(what.name);
      },
      { 403: 'group.keeper-only', 404: 'group.gone' },
    );
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{say('members.title')}</h2>
      <ul className="channels">
        {group.members.map(({ id, card }, i) => (
          <li key={id}>
            <span>
              <MemberName group={group.id} id={id} card={card} onChanged={() => void onReload()} />{' '}
              <small className="quiet">
                {[...(card.you ? [site('table.you')] : []), ...(i === 0 ? [say('members.keeper')] : [])].join(' · ')}
              </small>
            </span>
            {keeps && !card.you && (
              <button
                type="button"
                onClick={() => {
                  setReason('');
                  setDoing({ kind: 'remove', id, name: card.name });
                }}
              >
                {say('members.remove', { name: card.name })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {removed !== null && <p role="status">{say('members.removed', { name: removed })}</p>}
      {failed !== null && <p role="alert">{failed}</p>}
      <button type="button" onClick={() => setDoing({ kind: 'leave' })}>
        {say('members.leave')}
      </button>
      {doing !== null && (
        <Sure
          title={doing.kind === 'leave' ? say('members.leave') : say('members.remove', { name: doing.name })}
          text={
            doing.kind === 'remove'
              ? say('members.remove-sure', { name: doing.name })
              : say(alone ? 'members.leave-last' : 'members.leave-sure', { name: group.name })
          }
          onYes={() => void act(doing)}
          onClose={() => setDoing(null)}
        >
          {doing.kind === 'remove' && (
            <TextField label={say('members.why')} longest={LONGEST_REASON} value={reason} onChange={setReason} />
          )}
        </Sure>
      )}
    </section>
  );
}
