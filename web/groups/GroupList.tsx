import type { GroupInfo } from '@kaya/wire';
import { Link } from 'wouter';
import type { SayGroup } from './text/index.ts';

export function GroupList({ groups, say }: { readonly groups: readonly GroupInfo[]; readonly say: SayGroup }) {
  return (
    <ul className="game-list">
      {groups.map(({ id, name, members }) => (
        <li key={id}>
          <Link href={`/group/${id}`}>
            <strong>{name}</strong>
            <span>{say('groups.members', { count: members })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
