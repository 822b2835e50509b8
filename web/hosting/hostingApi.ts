import type {
  Deed,
  HostedDeed,
  HostedFigures,
  HostedGroup,
  HostedMoment,
  HostedPerson,
  HostedReport,
  HostedTable,
} from '@kaya/wire';
import { call } from '../net/api.ts';

/** What the host's page asks of the server. */
export const hostingApi = {
  reports: (page: number) => call<HostedReport[]>('GET', `/api/host/reports?page=${page}`),
  people: (page: number, find: string) =>
    call<HostedPerson[]>('GET', `/api/host/people?page=${page}&find=${encodeURIComponent(find)}`),
  groups: (page: number, find: string) =>
    call<HostedGroup[]>('GET', `/api/host/groups?page=${page}&find=${encodeURIComponent(find)}`),
  tables: (page: number) => call<HostedTable[]>('GET', `/api/host/tables?page=${page}`),
  log: (page: number) => call<HostedDeed[]>('GET', `/api/host/log?page=${page}`),
  lessons: (page: number) => call<HostedMoment[]>('GET', `/api/host/lessons?page=${page}`),
  figures: () => call<HostedFigures>('GET', '/api/host/figures'),
  do: (deed: Deed) => call<void>('POST', '/api/host/deeds', deed),
};
