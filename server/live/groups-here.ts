import type { Groups } from '../storage/groups.ts';
import type { Telling } from '../storage/telling.ts';
import type { Follower } from '../tables/audience.ts';

/** Those who look at a group through this process: they are told that there is something to be read, and never what. */
export class GroupsHere {
  readonly #groups: Groups;
  readonly #telling: Telling;
  readonly #followers = new Map<string, Set<Follower>>();

  constructor(groups: Groups, telling: Telling) {
    this.#groups = groups;
    this.#telling = telling;
  }

  /** Whoever is not in the group hears nothing of it. */
  async follow(group: string, follower: Follower): Promise<boolean> {
    if (follower.person === null || (await this.#groups.of(group, follower.person)) === null) return false;
    const there = this.#followers.get(group) ?? new Set();
    this.#followers.set(group, there.add(follower));
    return true;
  }

  unfollow(group: string, follower: Follower): void {
    const there = this.#followers.get(group);
    there?.delete(follower);
    if (there?.size === 0) this.#followers.delete(group);
  }

  said(group: string): Promise<void> {
    return this.#tell(group, true);
  }

  changed(group: string): Promise<void> {
    return this.#tell(group, false);
  }

  /** Notices may have been lost: whoever looks at a group reads it again. */
  async lookAround(): Promise<void> {
    for (const group of [...this.#followers.keys()]) await this.#tell(group, true);
  }

  /** Tells the other processes too: nothing that was stored has said it. */
  async changedHere(group: string): Promise<void> {
    await this.#telling.tell([{ what: 'group', about: group }]);
    await this.changed(group);
  }

  /** Whoever is in it no more finds that out, and hears nothing further. */
  async #tell(group: string, talk: boolean): Promise<void> {
    const there = this.#followers.get(group);
    if (there === undefined) return;
    const members = new Set(await this.#groups.members(group));
    for (const follower of [...there]) {
      const isIn = follower.person !== null && members.has(follower.person);
      if (!isIn) this.unfollow(group, follower);
      if (isIn || !talk) follower.send({ t: 'group', group, talk });
    }
  }
}
