import type { Calling, Channel, MadeWebhook, NewPush, NewWebhook, Wishes } from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the site asks of the server about calling people. */
export const callingApi = {
  get: () => call<Calling>('GET', '/api/calling'),
  wish: (wishes: Wishes) => call<void>('POST', '/api/calling', wishes),
  push: (push: NewPush) => call<Channel>('POST', '/api/calling/push', push),
  webhook: (webhook: NewWebhook) => call<MadeWebhook>('POST', '/api/calling/webhook', webhook),
  mail: (address: string) => call<Channel>('POST', '/api/calling/mail', { address }),
  try: (id: string) => call<Channel>('POST', `/api/calling/channels/${id}/try`),
  remove: (id: string) => call<void>('DELETE', `/api/calling/channels/${id}`),
  confirmMail: (token: string) => call<void>('POST', '/api/mail-confirm', { token }),
  stopMail: (token: string) => call<void>('POST', `/api/mail-stop/${token}`),
  wantMail: (token: string) => call<void>('DELETE', `/api/mail-stop/${token}`),
};
