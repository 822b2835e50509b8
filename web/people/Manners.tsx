import { type Card, LONGEST_REPORT, REPORT_REASONS, type Report } from '@kaya/wire';
import { useState } from 'react';
import { Form } from '../app/Form.tsx';
import { SelectField } from '../app/SelectField.tsx';
import { usePeopleText } from './words.tsx';

interface Props {
  readonly card: Card;
  onSet(wish: Pick<Card, 'muted' | 'blocked'>): Promise<void>;
  /** Where somebody can be chosen as a friend. */
  onChoose?(): Promise<void>;
  /** Where the host can be told of somebody. */
  onReport?(report: Pick<Report, 'reason' | 'text'>): Promise<void>;
  /** They are muted or blocked now, or not any more. */
  onChange(card: Card): void;
}

/** Muting, blocking and reporting somebody. */
export function Manners({ card, onSet, onChoose, onReport, onChange }: Props) {
  const say = usePeopleText();
  const [reporting, setReporting] = useState(false);
  const [said, setSaid] = useState<'reported' | 'failed' | null>(null);
  const set = (part: Partial<Pick<Card, 'muted' | 'blocked'>>) => {
    const { muted, blocked } = { ...card, ...part };
    setSaid(null);
    return onSet({ muted, blocked }).then(
      () => onChange({ ...card, muted, blocked }),
      () => setSaid('failed'),
    );
  };
  const report = async (reason: Report['reason'], text: string) =>
    onReport?.({ reason, text }).then(
      () => {
        setReporting(false);
        setSaid('reported');
      },
      () => setSaid('failed'),
    );
  const choose = async () =>
    onChoose?.().then(
      () => onChange({ ...card, friend: true }),
      () => setSaid('failed'),
    );
  return (
    <>
      {card.friend && !card.blocked && <p className="quiet">{say('friends.chosen')}</p>}
      {card.blocked && <p className="quiet">{say('manners.blocked')}</p>}
      {card.muted && !card.blocked && <p className="quiet">{say('manners.muted')}</p>}
      <div className="buttons">
        {onChoose !== undefined && card.together > 0 && !card.friend && !card.blocked && (
          <button type="button" className="primary" onClick={() => void choose()}>
            {say('friends.choose')}
          </button>
        )}
        <button type="button" onClick={() => void set({ muted: !card.muted })}>
          {say(card.muted ? 'manners.unmute' : 'manners.mute')}
        </button>
        <button type="button" onClick={() => void set({ blocked: !card.blocked })}>
          {say(card.blocked ? 'manners.unblock' : 'manners.block')}
        </button>
        {onReport !== undefined && !reporting && said !== 'reported' && (
          <button type="button" onClick={() => setReporting(true)}>
            {say('manners.report')}
          </button>
        )}
      </div>
      {reporting && <ReportForm onSend={report} />}
      {said === 'reported' && <p role="status">{say('manners.reported')}</p>}
      {said === 'failed' && <p role="alert">{say('calls.failed')}</p>}
    </>
  );
}

function ReportForm({ onSend }: { onSend(reason: Report['reason'], text: string): Promise<void> }) {
  const say = usePeopleText();
  const [reason, setReason] = useState<Report['reason']>('insult');
  const [text, setText] = useState('');
  return (
    <Form className="reach" onSubmit={() => onSend(reason, text)}>
      <SelectField
        label={say('manners.reason')}
        value={reason}
        among={REPORT_REASONS}
        nameOf={(it) => say(`manners.reason.${it}`)}
        onChange={setReason}
      />
      <label>
        {say('manners.text')}
        <textarea rows={3} maxLength={LONGEST_REPORT} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p className="quiet">{say('manners.report-help')}</p>
      <button type="submit" className="primary">
        {say('manners.send')}
      </button>
    </Form>
  );
}
