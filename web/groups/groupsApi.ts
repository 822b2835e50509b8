import type {
  Group,
  GroupInfo,
  GroupLine,
  GroupManners,
  GroupReport,
  GroupWebhook,
  Invited,
  NewDate,
  NewGroupWebhook,
  Phrase,
  Table,
} from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the site asks of the server about groups. */
export const groupsApi = {
  mine: () => call<GroupInfo[]>('GET', '/api/groups'),
  make: (name: string) => call<Group>('POST', '/api/groups', { name }),
  get: (id: string) => call<Group>('GET', `/api/groups/${id}`),
  invited: (key: string) => call<Invited>('POST', '/api/groups/invitation', { key }),
  join: (key: string) => call<Group>('POST', '/api/groups/join', { key }),
  leave: (id: string) => call<void>('POST', `/api/groups/${id}/leave`),
  rename: (id: string, name: string) => call<Group>('POST', `/api/groups/${id}/name`, { name }),
  renewLink: (id: string) => call<Group>('POST', `/api/groups/${id}/invitation`),
  /** With the reason, if one is given: they read it. */
  remove: (id: string, member: string, reason: string) =>
    call<Group>('DELETE', `/api/groups/${id}/members/${member}?reason=${encodeURIComponent(reason)}`),
  manners: (id: string, member: string, manners: GroupManners) =>
    call<void>('POST', `/api/groups/${id}/members/${member}/manners`, manners),
  report: (id: string, member: string, report: GroupReport) =>
    call<void>('POST', `/api/groups/${id}/members/${member}/reports`, report),
  lines: (id: string, after: number) => call<GroupLine[]>('GET', `/api/groups/${id}/chat?after=${after}`),
  say: (id: string, said: { readonly text: string } | { readonly phrase: Phrase }) =>
    call<void>('POST', `/api/groups/${id}/chat`, said),
  addDate: (id: string, date: NewDate) => call<Group>('POST', `/api/groups/${id}/dates`, date),
  removeDate: (id: string, date: string) => call<void>('DELETE', `/api/groups/${id}/dates/${date}`),
  renewCalendar: (id: string) => call<Group>('POST', `/api/groups/${id}/calendar`),
  /** The same again, or the table that waits already. */
  play: (id: string) => call<Table>('POST', `/api/groups/${id}/play`),
  setWebhook: (id: string, webhook: NewGroupWebhook) => call<GroupWebhook>('POST', `/api/groups/${id}/webhook`, webhook),
  removeWebhook: (id: string) => call<void>('DELETE', `/api/groups/${id}/webhook`),
};
