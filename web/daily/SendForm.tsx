import { type DailyResults, type Deal, dailyName, LONGEST_NAME } from '@kaya/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { Form } from '../app/Form.tsx';
import { change, settings } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { ApiError, api } from '../net/api.ts';
import { AWAY, problemKey } from '../net/problemKey.ts';
import { type Say, useText } from '../text/index.ts';
import { send } from './tables.ts';
import type { SayDaily } from './text/index.ts';

/** Refusals that mean something of their own here. */
const REFUSALS = ['time-is-up', 'not-legal', 'other-version', 'not-allowed', 'table-full'] as const;

function refusalOf(error: unknown, say: SayDaily, site: Say): string {
  const code = error instanceof ApiError ? error.code : AWAY;
  const own = REFUSALS.find((it) => it === code);
  return own === undefined ? site(problemKey(code)) : say(`daily.refused.${own}`);
}

interface Props {
  readonly deal: Deal;
  readonly say: SayDaily;
  onSent(results: DailyResults): void;
}

/** A finished game is sent: under which name, and what became of it. */
export function SendForm({ deal, say, onSent }: Props) {
  const site = useText();
  /** Empty where nobody is known here yet, or cannot be asked. */
  const known = useLoaded(async () => (await api.me().catch(() => null))?.name ?? '', []);
  const [name, setName] = useState(settings.value.name);
  const [told, setTold] = useState<'sending' | { readonly refused: string } | null>(null);
  const submit = async () => {
    setTold('sending');
    try {
      if (known === '') change({ name });
      onSent(await send(deal, name.trim() || site('seat.guest')));
    } catch (error) {
      setTold({ refused: refusalOf(error, say, site) });
    }
  };
  return (
    <Form onSubmit={submit}>
      <p className="quiet">{say('daily.send-about')}</p>
      {known === '' && (
        <label className="field">
          <span>{say('daily.name')}</span>
          <input
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      <p className="buttons">
        <button type="submit" className="primary large" disabled={known === null || told === 'sending'}>
          {say('daily.send')}
        </button>
        <Link href={`/local/${dailyName(deal.game, deal.day)}`} className="button">
          {say('daily.look')}
        </Link>
      </p>
      <p role="status">{told === 'sending' ? say('daily.sending') : told?.refused}</p>
    </Form>
  );
}
