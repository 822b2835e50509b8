import { createHash } from 'node:crypto';
import type { Group } from '@kaya/wire';
import type { FastifyRequest } from 'fastify';
import type { Cards } from '../accounts/cards.ts';
import type { GroupNews } from '../calling/group-news.ts';
import type { Person } from '../people.ts';
import { feedOf } from '../storage/groups.ts';
import type { GroupDateRow, GroupRow } from '../storage/schema.ts';
import { GroupGames } from '../tables/group-games.ts';
import { type ApiParts, type ApiProblem, problem, requesterOf, somebody } from './parts.ts';

export interface GroupNeeds {
  readonly cards: Cards;
  readonly news: GroupNews;
}

/** Somebody in a group, by an id that says nothing about them in any other group or at any table. */
export function memberId(group: string, person: string): string {
  return createHash('sha256').update(`${group} ${person}`).digest('base64url').slice(0, 22);
}

export const NO_TITLE = 'A name needs at least one letter or digit that can be seen, and no < or >.';

export function notIn(): ApiProblem {
  return problem(404, 'not-allowed', 'There is no such group, or you are not in it.');
}

interface Found {
  readonly person: Person;
  readonly group: GroupRow;
}

/** Until when a host lets nobody talk in it, and why. */
function mutedAt({ muted_until, muted_why }: GroupRow, now: number): Group['muted'] {
  return muted_until === null || muted_until <= now ? null : { until: muted_until, reason: muted_why ?? '' };
}

/** What the routes of groups share: who may do what in one, and how it is described to them. */
export class GroupDoor {
  readonly games: GroupGames;
  readonly #parts: ApiParts;
  readonly #needs: GroupNeeds;

  constructor(parts: ApiParts, needs: GroupNeeds) {
    this.#parts = parts;
    this.#needs = needs;
    this.games = new GroupGames(parts.store, (ids) => parts.people.names(ids));
  }

  /** The group, if whoever asks is in it. */
  async mine(request: FastifyRequest, id: string): Promise<Found> {
    const person = await somebody(this.#parts, request);
    const { groups } = this.#parts.store;
    const group = await groups.of(id, person.id);
    if (group === null) throw notIn();
    await groups.seen(group, this.#parts.now());
    return { person, group };
  }

  /** The same for what changes it. */
  changing(request: FastifyRequest, id: string): Promise<Found> {
    if (!this.#parts.limits.allow('groups', requesterOf(request))) throw problem(429, 'too-fast');
    return this.mine(request, id);
  }

  /** Only the one who came first. */
  async keeping(request: FastifyRequest, id: string): Promise<Found> {
    const found = await this.changing(request, id);
    const [first] = await this.#parts.store.groups.members(id);
    if (first !== found.person.id) throw problem(403, 'not-allowed', 'Only whoever has been in the group longest may do this.');
    return found;
  }

  /** Somebody else in the group. */
  async other({ group, person }: Found, member: string): Promise<string> {
    const members = await this.#parts.store.groups.members(group.id);
    const other = members.find((it) => memberId(group.id, it) === member);
    if (other === undefined) throw problem(404, 'not-allowed', 'There is nobody of that kind in the group any more.');
    if (other === person.id) throw problem(409, 'not-allowed', 'That is yourself.');
    return other;
  }

  /** Refuses where a host lets whoever asks, or everybody in the group, say nothing: in talk, in titles, in the group's name. */
  async speaking({ group, person }: Found): Promise<void> {
    const { store, now } = this.#parts;
    if (mutedAt(group, now()) !== null)
      throw problem(
        403,
        'barred',
        'Whoever looks after this site lets nobody talk in this group for a while: the group says why.',
      );
    if (await store.bars.has(person.id, 'mute', now()))
      throw problem(403, 'barred', 'Whoever looks after this site keeps you from talking for a while.');
  }

  /** When the group meets, without the titles of those whom this person does not read. */
  async datesFor(group: string, person: string): Promise<readonly GroupDateRow[]> {
    const { groups, relations } = this.#parts.store;
    const dates = await groups.dates(group);
    const authors = [...new Set(dates.flatMap((it) => it.person ?? []))];
    const isHidden = await relations.hidden([person], authors);
    return dates.map((it) => (it.person !== null && isHidden(person, it.person) ? { ...it, title: '' } : it));
  }

  async described(group: GroupRow, person: Person): Promise<Group> {
    const { groups } = this.#parts.store;
    const dates = await this.datesFor(group.id, person.id);
    const joined = await groups.joined(group.id);
    const own = joined.find((it) => it.person === person.id);
    if (own === undefined) throw notIn();
    const members = joined.map((it) => it.person);
    const cards = await this.#needs.cards.of(members, person.id);
    return {
      ...{ id: group.id, name: group.name, key: group.invitation, feed: feedOf(group, own) },
      members: members.flatMap((it) => {
        const card = cards.get(it);
        return card === undefined ? [] : [{ id: memberId(group.id, it), card }];
      }),
      dates: dates.map(({ id, at, minutes, title }) => ({ id, at, minutes, title })),
      games: await this.games.of(group.id),
      webhook: this.#needs.news.toldAt(group),
      muted: mutedAt(group, this.#parts.now()),
    };
  }
}
