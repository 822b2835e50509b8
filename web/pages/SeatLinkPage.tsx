import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, api } from '../net/api.ts';
import { useText } from '../text/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Takes over one's own seat on this device; the token stands behind the # so that it stays out of logs. */
export function SeatLinkPage({ id }: { readonly id: string }) {
  const say = useText();
  const [, go] = useLocation();
  const [failed, setFailed] = useState<'no-table' | 'away' | null>(null);
  useEffect(() => {
    api.takeSeat(location.hash.slice(1)).then(
      () => go(`/table/${id}`, { replace: true }),
      (error: unknown) => setFailed(error instanceof ApiError && error.code === 'away' ? 'away' : 'no-table'),
    );
  }, [id, go]);
  return failed !== null ? (
    <ErrorPage kind={failed} onAgain={() => location.reload()} />
  ) : (
    <p className="loading">{say('online.connecting')}</p>
  );
}
