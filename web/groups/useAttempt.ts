import { useState } from 'react';
import { ApiError } from '../net/api.ts';
import { problemKey } from '../net/problemKey.ts';
import { useText } from '../text/index.ts';
import type { GroupKey, SayGroup } from './text/index.ts';

/** What a refusal means at this place, by its status; whatever is not named is said as everywhere. */
type Refusals = Readonly<Partial<Record<number, GroupKey>>>;

interface Attempting {
  readonly busy: boolean;
  /** Why it failed, and what to do. */
  readonly failed: string | null;
  attempt(work: () => Promise<unknown>, refusals?: Refusals): Promise<boolean>;
}

/** Does something at the server and says what went wrong. */
export function useAttempt(say: SayGroup): Attempting {
  const why = useWhy(say);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly refusals: Refusals } | null>(null);
  const attempt = async (work: () => Promise<unknown>, refusals: Refusals = {}) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure({ error, refusals });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed: failure === null ? null : why(failure.error, failure.refusals), attempt };
}

/** Says why the server refused something, or did not answer. */
export function useWhy(say: SayGroup): (error: unknown, refusals: Refusals) => string {
  const site = useText();
  return (error, refusals) => {
    if (!(error instanceof ApiError)) return site('code.server-error');
    const meant = error.code === 'not-allowed' ? refusals[error.status] : undefined;
    return meant === undefined ? site(problemKey(error.code)) : say(meant);
  };
}
