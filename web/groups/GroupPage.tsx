import type { Group } from '@kaya/wire';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../app/usePageTitle.ts';
import { ApiError } from '../net/api.ts';
import { openLive } from '../net/live.ts';
import { problemKey } from '../net/problemKey.ts';
import { putAway } from '../net/putAway.ts';
import { Decided } from '../people/Decided.tsx';
import { PeopleWords } from '../people/words.tsx';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { Dates } from './Dates.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { groupsApi } from './groupsApi.ts';
import { Invite } from './Invite.tsx';
import { Members } from './Members.tsx';
import { NextGame } from './NextGame.tsx';
import { Played } from './Played.tsx';
import { RenameGroup } from './RenameGroup.tsx';
import { Talk } from './Talk.tsx';
import { groupText, type SayGroup } from './text/index.ts';

/** What others did is heard at once; this often it is looked at all the same, in case something was not heard. */
const AGAIN = 15_000;

/** What the parts of a group's page need. */
export interface GroupProps {
  readonly group: Group;
  readonly say: SayGroup;
  onChange(group: Group): void;
}

/** One group: the next game, those that were played, who is in it, when it meets and what is said. */
export function GroupPage({ id }: { readonly id: string }) {
  const site = useText();
  const say = useCatalogue(groupText);
  const [group, setGroup] = useState<Group | null>(null);
  /** Counts how often it was heard that somebody has said something. */
  const [said, setSaid] = useState(0);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const load = useCallback(async () => {
    try {
      setGroup(await groupsApi.get(id));
      setProblem(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      if (error.status === 404 || error.status === 401) setGroup(null);
    }
  }, [id]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    look();
    const timer = setInterval(look, AGAIN);
    const live = openLive(
      null,
      (message) => {
        if (message.t !== 'group') return;
        if (message.talk) setSaid((before) => before + 1);
        else look();
      },
      () => undefined,
    );
    live.followGroup(id);
    // Whoever reads here is not called to what is said here.
    const seen = () => {
      const visible = document.visibilityState === 'visible';
      live.look(id, visible);
      if (visible) void putAway(id).catch(() => undefined);
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      live.close();
      document.removeEventListener('visibilitychange', seen);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load, id]);
  usePageTitle(group?.name ?? '');
  if (say === null) return <p className="loading">{site('common.loading')}</p>;
  if (group === null)
    return problem === null ? <p className="loading">{site('common.loading')}</p> : <NoGroup say={say} problem={problem} />;
  const props: GroupProps = { group, say, onChange: setGroup };
  const keeps = group.members[0]?.card.you === true;
  // Whoever has just made a group wants to invite others before anything else.
  const alone = group.members.length === 1;
  const invite = <Invite key="invite" {...props} keeps={keeps} />;
  return (
    <div className="narrow groups">
      <h1>{group.name}</h1>
      {problem !== null && <p role="alert">{site(problemKey(problem.code))}</p>}
      <PeopleWords>
        {alone && invite}
        <NextGame {...props} />
        <Talk group={group} say={say} said={said} onMannersChanged={load} />
        <Played {...props} />
        <Dates {...props} onReload={load} />
        <Members {...props} keeps={keeps} onReload={load} />
        {!alone && invite}
        {keeps && <Elsewhere {...props} onReload={load} />}
        {keeps && <RenameGroup {...props} />}
      </PeopleWords>
    </div>
  );
}

function NoGroup({ say, problem }: { readonly say: SayGroup; readonly problem: ApiError }) {
  const site = useText();
  const said =
    problem.status === 404 ? say('group.gone') : problem.status === 401 ? say('group.nobody') : site(problemKey(problem.code));
  return (
    <div className="narrow groups">
      <h1>{say('groups.title')}</h1>
      <p role="alert">{said}</p>
      <Decided />
      <p className="buttons">
        <Link href="/groups" className="button">
          {say('groups.all')}
        </Link>
        {problem.status === 401 && (
          <Link href="/settings" className="button">
            {site('nav.settings')}
          </Link>
        )}
      </p>
    </div>
  );
}
