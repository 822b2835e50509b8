import type * as wire from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the host's page asks of the server. */
export const hostingApi = {
  reports: (page: number) => call<wire.HostedReport[]>('GET', `/api/host/reports?page=${page}`),
  people: (page: number, find: string) =>
    call<wire.HostedPerson[]>('GET', `/api/host/people?page=${page}&find=${encodeURIComponent(find)}`),
  groups: (page: number, find: string) =>
    call<wire.HostedGroup[]>('GET', `/api/host/groups?page=${page}&find=${encodeURIComponent(find)}`),
  tables: (page: number) => call<wire.HostedTable[]>('GET', `/api/host/tables?page=${page}`),
  log: (page: number) => call<wire.HostedDeed[]>('GET', `/api/host/log?page=${page}`),
  lessons: (page: number) => call<wire.HostedMoment[]>('GET', `/api/host/lessons?page=${page}`),
  figures: () => call<wire.HostedFigures>('GET', '/api/host/figures'),
  do: (deed: wire.Deed) => call<void>('POST', '/api/host/deeds', deed),
};
