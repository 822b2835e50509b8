import { LONGEST_GROUP } from '@kaya/wire';
import { useState } from 'react';
import { Form } from '../app/Form.tsx';
import type { GroupProps } from './GroupPage.tsx';
import { groupsApi } from './groupsApi.ts';
import { useAttempt } from './useAttempt.ts';

export function RenameGroup({ group, say, onChange }: GroupProps) {
  const { busy, failed, attempt } = useAttempt(say);
  const [name, setName] = useState(group.name);
  const rename = () =>
    attempt(async () => onChange(await groupsApi.rename(group.id, name)), { 403: 'group.keeper-only', 404: 'group.gone' });
  return (
    <Form className="rename" onSubmit={rename}>
      <input
        type="text"
        required
        maxLength={LONGEST_GROUP}
        autoComplete="off"
        aria-label={say('groups.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" disabled={busy || name.trim() === '' || name === group.name}>
        {say('group.rename')}
      </button>
      {failed !== null && <p role="alert">{failed}</p>}
    </Form>
  );
}
