import { LONGEST_DATE } from '@kaya/wire';
import { useId, useState } from 'react';
import { CopyField } from '../app/CopyField.tsx';
import { dates } from '../app/dates.ts';
import { Form } from '../app/Form.tsx';
import { TextField } from '../app/TextField.tsx';
import { pageText } from '../pages/text/index.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import type { GroupProps } from './GroupPage.tsx';
import { groupsApi } from './groupsApi.ts';
import { useAttempt } from './useAttempt.ts';

/** An evening is seldom longer. */
const HOURS = [1, 2, 3, 4, 6, 8] as const;

/** When the group meets, and the address from which a calendar reads it. */
export function Dates({ group, say, onChange, onReload }: GroupProps & { onReload(): Promise<void> }) {
  const site = useText();
  const own = useCatalogue(pageText);
  const heading = useId();
  const { busy, failed, attempt } = useAttempt(say);
  const [renewed, setRenewed] = useState(false);
  const date = dates(site.locale, { dateStyle: 'full', timeStyle: 'short' });
  const feed = `${location.origin}/api/groups/${group.id}/calendar/${group.feed}`;
  const remove = (id: string) =>
    attempt(async () => {
      await groupsApi.removeDate(group.id, id);
      await onReload();
    });
  const renew = async () => {
    setRenewed(await attempt(async () => onChange(await groupsApi.renewCalendar(group.id))));
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{say('dates.title')}</h2>
      {group.dates.length === 0 && <p className="quiet">{say('dates.none')}</p>}
      <ul className="channels">
        {group.dates.map(({ id, at, minutes, title }) => (
          <li key={id}>
            <span>
              <time dateTime={new Date(at).toISOString()}>{date.format(at)}</time>{' '}
              <small className="quiet">
                {say('dates.hours', { count: minutes / 60 })}
                {title !== '' && ` · ${title}`}
              </small>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={say('dates.remove', { date: date.format(at) })}
              onClick={() => void remove(id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {failed !== null && <p role="alert">{failed}</p>}
      <NewDate group={group} say={say} onChange={onChange} />
      {own !== null && group.dates.length > 0 && (
        <CopyField label={say('dates.feed')} value={feed} copy={own('online.copy')}>
          <a className="button" href={feed} download={`${group.id}.ics`}>
            {say('dates.file')}
          </a>
          <button type="button" disabled={busy} onClick={() => void renew()}>
            {say('dates.renew')}
          </button>
        </CopyField>
      )}
      {renewed && <p role="status">{say('dates.renewed')}</p>}
    </section>
  );
}

function NewDate({ group, say, onChange }: GroupProps) {
  const { busy, failed, attempt } = useAttempt(say);
  const [when, setWhen] = useState('');
  const [hours, setHours] = useState(3);
  const [title, setTitle] = useState('');
  const [past, setPast] = useState(false);
  const add = async () => {
    const at = new Date(when).getTime();
    setPast(at < Date.now());
    if (at < Date.now()) return;
    const done = await attempt(async () => onChange(await groupsApi.addDate(group.id, { at, minutes: hours * 60, title })), {
      409: 'dates.full',
    });
    if (!done) return;
    setWhen('');
    setTitle('');
  };
  return (
    <Form className="reach" onSubmit={add}>
      <label>
        <span>{say('dates.when')}</span>
        <input type="datetime-local" required value={when} onChange={(event) => setWhen(event.target.value)} />
      </label>
      <label>
        <span>{say('dates.long')}</span>
        <select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
          {HOURS.map((count) => (
            <option key={count} value={count}>
              {say('dates.hours', { count })}
            </option>
          ))}
        </select>
      </label>
      <TextField label={say('dates.what')} longest={LONGEST_DATE} value={title} onChange={setTitle} />
      <button type="submit" disabled={busy}>
        {say('dates.add')}
      </button>
      {past && <p role="alert">{say('dates.past')}</p>}
      {failed !== null && <p role="alert">{failed}</p>}
    </Form>
  );
}
