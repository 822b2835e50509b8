import { notify } from '../app/notices.ts';
import { ApiError } from './api.ts';
import { problemKey } from './problemKey.ts';

/** Says why the server did not do it. */
export function notifyFailure(error: unknown): void {
  notify({ key: problemKey(error instanceof ApiError ? error.code : 'server-error'), kind: 'problem' });
}
