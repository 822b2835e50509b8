import { type Deed, LONGEST_GROUP, LONGEST_REASON } from '@kaya/wire';
import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Form } from '../app/Form.tsx';
import type { SayIn } from '../text/useCatalogue.ts';
import { hostingApi } from './hostingApi.ts';
import type { HostingKey } from './text/index.ts';

/** Something a host is about to do: with what it is complete once a reason, and days or a name, are given. */
export interface Asked {
  readonly deed: Deed['do'];
  /** Whom or what it is about, in words. */
  readonly about: string;
  with(reason: string, days: number, name: string): Deed;
}

interface Props {
  readonly say: SayIn<HostingKey>;
  readonly asked: Asked;
  onClose(): void;
  onDone(): void;
}

/** Nothing is done without a reason. */
export function DeedDialog({ say, asked, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(7);
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);
  const takesTime = asked.deed === 'ban' || asked.deed === 'mute' || asked.deed === 'mute-group';
  return (
    <Dialog title={say('do-about', { deed: say(`do.${asked.deed}`), about: asked.about })} onClose={onClose}>
      <Form className="reach" onSubmit={() => hostingApi.do(asked.with(reason, days, name)).then(onDone, () => setFailed(true))}>
        {asked.deed === 'rename-group' && (
          <TextField label={say('new-name')} most={LONGEST_GROUP} value={name} onChange={setName} />
        )}
        <TextField label={say('why')} most={LONGEST_REASON} value={reason} onChange={setReason} />
        {takesTime && (
          <label>
            {say('days')}
            <input
              type="number"
              min={1}
              max={3650}
              required
              value={days}
              onChange={(event) => setDays(event.target.valueAsNumber || 1)}
            />
          </label>
        )}
        <button type="submit" className="primary">
          {say('sure')}
        </button>
      </Form>
      {failed && <p role="alert">{say('failed')}</p>}
    </Dialog>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly most: number;
  readonly value: string;
  onChange(value: string): void;
}

function TextField({ label, most, value, onChange }: TextFieldProps) {
  return (
    <label>
      {label}
      <input type="text" required maxLength={most} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
