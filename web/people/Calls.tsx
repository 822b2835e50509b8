import type { Locale } from '@kaya/engine';
import { CALL_KINDS, type Calling, CHANNEL_KINDS, type Channel, type NewWebhook, type Wishes } from '@kaya/wire';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { dates } from '../app/dates.ts';
import { Form } from '../app/Form.tsx';
import { callingApi } from './callingApi.ts';
import { sayFailure } from './failure.ts';
import { first } from './firstWishes.ts';
import { PushOffer } from './PushOffer.tsx';
import { MailForm, WebhookForm } from './ReachForms.tsx';
import { useTarget } from './useTarget.ts';
import { usePeopleText } from './words.tsx';

/**
 * How one is told that it is one's turn while one is elsewhere. Only what this host can do is offered, and only to whom it knows.
 */
export function Calls({ known }: { readonly known: boolean }) {
  const say = usePeopleText();
  const heading = useId();
  const [calling, setCalling] = useState<Calling | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => callingApi.get().then(setCalling, () => setCalling(null)), []);
  useEffect(() => void load(), [load]);
  useTarget('calls', calling !== null);
  if (calling === null) return null;
  // Nothing is promised that this host cannot do.
  if (!offersAny(calling))
    return (
      <section aria-labelledby={heading} className="calls" id="calls">
        <h2 id={heading}>{say('calls.title')}</h2>
        <p className="quiet">{say('calls.none')}</p>
      </section>
    );
  const attempt = async (work: () => Promise<unknown>) => {
    setFailed(false);
    await work().catch(() => setFailed(true));
    await load();
  };
  return (
    <section aria-labelledby={heading} className="calls" id="calls">
      <h2 id={heading}>{say('calls.title')}</h2>
      {!known && <p className="quiet">{say('calls.unknown')}</p>}
      {known && (
        <>
          <p className="quiet">{say('calls.help')}</p>
          {failed && <p role="alert">{say('calls.failed')}</p>}
          {calling.offers.push !== null && <PushOffer offered={calling.offers.push} calling={calling} attempt={attempt} />}
          {calling.offers.webhook && <WebhookForm onSaved={load} onSend={toldAt(calling, say.locale)} />}
          {calling.offers.mail && <MailForm onSaved={load} onFirst={() => first(calling, say.locale)} />}
          {calling.channels.length > 0 && <Channels channels={calling.channels} attempt={attempt} />}
          {calling.wishes !== null && calling.channels.length > 0 && (
            <WishesForm wishes={calling.wishes} calling={calling} onChange={(wishes) => attempt(() => callingApi.wish(wishes))} />
          )}
        </>
      )}
    </section>
  );
}

/** Whoever has said nothing yet wants to be told of what everybody is told. */
function toldAt(calling: Calling, locale: Locale) {
  return async (webhook: NewWebhook) => {
    await first(calling, locale);
    const { secret, channel } = await callingApi.webhook(webhook);
    return { secret, works: channel.confirmed };
  };
}

function offersAny({ offers }: Calling): boolean {
  return offers.push !== null || offers.webhook || offers.mail;
}

type Attempt = (work: () => Promise<unknown>) => Promise<void>;

function Channels({ channels, attempt }: { readonly channels: readonly Channel[]; readonly attempt: Attempt }) {
  const say = usePeopleText();
  const heading = useId();
  const date = dates(say.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = ({ kind, here, name }: Channel) =>
    kind !== 'push' ? name : here ? say('calls.this-browser') : say('calls.browser', { name });
  const lastOf = ({ last, confirmed, kind }: Channel) => {
    if (!confirmed && kind === 'mail') return say('calls.unconfirmed');
    if (last === null) return say('calls.last.none');
    return say(`calls.last.${last.result}`, { date: date.format(last.at), why: sayFailure(last.why ?? '', say) });
  };
  return (
    <>
      <h3 id={heading}>{say('calls.channels')}</h3>
      <ul aria-labelledby={heading} className="channels">
        {channels.map((channel) => (
          <li key={channel.id}>
            <span>
              {nameOf(channel)} <small className="quiet">{lastOf(channel)}</small>
            </span>
            <span className="buttons">
              {(channel.confirmed || channel.kind === 'webhook') && (
                <button type="button" onClick={() => void attempt(() => callingApi.try(channel.id))}>
                  {say('calls.try')}
                </button>
              )}
              <button type="button" onClick={() => void attempt(() => callingApi.remove(channel.id))}>
                {say('calls.remove')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WishesProps {
  readonly wishes: Wishes;
  readonly calling: Calling;
  onChange(wishes: Wishes): Promise<void>;
}

/** For what, over what, and when. Each change holds at once. */
function WishesForm({ wishes: known, calling, onChange }: WishesProps) {
  const say = usePeopleText();
  /** What is wanted by now, though the server may not have said yes to all of it. */
  const [wishes, setWishes] = useState(known);
  const sent = useRef(Promise.resolve());
  const ways = CHANNEL_KINDS.filter((way) => calling.channels.some(({ kind }) => kind === way));
  const change = (part: Partial<Wishes>) => {
    const next = { ...wishes, locale: say.locale, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...part };
    setWishes(next);
    // One after the other, so that the last one is what is kept.
    sent.current = sent.current.then(() => onChange(next));
  };
  const toggle = (way: (typeof CHANNEL_KINDS)[number], kind: (typeof CALL_KINDS)[number], on: boolean) => {
    const others = wishes.kinds[way].filter((it) => it !== kind);
    change({ kinds: { ...wishes.kinds, [way]: on ? [...others, kind] : others } });
  };
  return (
    <Form className="settings">
      <table className="wishes">
        <thead>
          <tr>
            <th scope="col">{say('calls.kinds')}</th>
            {ways.map((way) => (
              <th scope="col" key={way}>
                {say(`calls.channel.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CALL_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`calls.kind.${kind}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={`${say(`calls.kind.${kind}`)} · ${say(`calls.channel.${way}`)}`}
                    checked={wishes.kinds[way].includes(kind)}
                    onChange={(event) => toggle(way, kind, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <label className="check">
        <input
          type="checkbox"
          checked={wishes.quiet !== null}
          onChange={(event) => change({ quiet: event.target.checked ? { from: 22 * 60, to: 8 * 60 } : null })}
        />
        <span>{say('calls.quiet')}</span>
      </label>
      {wishes.quiet !== null && (
        <div className="hours">
          {(['from', 'to'] as const).map((end) => (
            <label key={end}>
              <span>{say(`calls.quiet-${end}`)}</span>
              <input
                type="time"
                value={timeOf(wishes.quiet?.[end] ?? 0)}
                onChange={(event) => {
                  const at = minutesOf(event.target.value);
                  if (at !== null && wishes.quiet !== null) change({ quiet: { ...wishes.quiet, [end]: at } });
                }}
              />
            </label>
          ))}
        </div>
      )}
      {ways.includes('mail') && (
        <label className="check">
          <input
            type="checkbox"
            checked={wishes.digest !== null}
            onChange={(event) => change({ digest: event.target.checked ? 7 : null })}
          />
          <span>{say('calls.digest')}</span>
        </label>
      )}
      {ways.includes('mail') && wishes.digest !== null && (
        <label>
          <span>{say('calls.digest-at')}</span>
          <select value={wishes.digest} onChange={(event) => change({ digest: Number(event.target.value) })}>
            {Array.from({ length: 24 }, (_, hour) => timeOf(hour * 60)).map((time, hour) => (
              <option key={time} value={hour}>
                {time}
              </option>
            ))}
          </select>
        </label>
      )}
    </Form>
  );
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
