import { FORMS, type NewWebhook } from '@kaya/wire';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../app/SelectField.tsx';
import { callingApi } from './callingApi.ts';
import { MailField } from './MailField.tsx';
import { ReachForm } from './ReachForm.tsx';
import { usePeopleText } from './words.tsx';

interface Props {
  /** Says what holds until anything else is said. */
  onFirst(): Promise<void>;
  onSaved(): Promise<void>;
}

interface WebhookProps {
  /** Says the secret that messages are signed with, and whether the first one arrived. */
  onSend(webhook: NewWebhook): Promise<{ readonly secret: string; readonly works: boolean }>;
  onSaved(): Promise<void>;
  /** More fields. */
  readonly children?: ReactNode;
}

export function WebhookForm({ onSend, onSaved, children }: WebhookProps) {
  const say = usePeopleText();
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<NewWebhook['form']>('discord');
  const [said, setSaid] = useState<string | null>(null);
  const save = async () => {
    try {
      const { secret, works } = await onSend({ url, form });
      setSaid(works ? say('calls.webhook-secret', { secret }) : say('calls.webhook-refused'));
      setUrl('');
    } catch {
      setSaid(say('calls.webhook-refused'));
    }
    await onSaved();
  };
  return (
    <ReachForm
      title={say('calls.webhook')}
      send={say('calls.webhook-save')}
      onSend={() => void save()}
      said={said !== null && <p role="status">{said}</p>}
    >
      <SelectField
        label={say('calls.webhook-form')}
        value={form}
        among={FORMS}
        nameOf={(it) => say(`calls.form.${it}`)}
        onChange={setForm}
      />
      <label>
        <span>{say('calls.webhook-url')}</span>
        <input type="url" required value={url} onChange={(event) => setUrl(event.target.value)} />
      </label>
      {children}
    </ReachForm>
  );
}

export function MailForm({ onFirst, onSaved }: Props) {
  const say = usePeopleText();
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState(false);
  const save = async () => {
    try {
      await onFirst();
      const { last } = await callingApi.mail(address);
      setRefused(last?.result === 'failed');
    } catch {
      setRefused(true);
    }
    await onSaved();
  };
  return (
    <ReachForm
      title={say('calls.mail')}
      send={say('calls.mail-save')}
      onSend={() => void save()}
      said={refused && <p role="alert">{say('calls.mail-refused')}</p>}
    >
      <MailField label={say('calls.mail-address')} value={address} onChange={setAddress} />
    </ReachForm>
  );
}
