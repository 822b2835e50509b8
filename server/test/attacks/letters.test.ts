// Somebody lets the server write to people who want no mail: to many of them, in many spellings, after a restart.
import type { Channel } from '@kaya/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailLinks } from '../../calling/mail-links.ts';
import { Post } from '../../calling/post.ts';
import { openSite } from '../../site.ts';
import { Mailboxes } from '../../storage/mailboxes.ts';
import { openDatabase } from '../../storage/open.ts';
import { Mailbox } from '../calling/mailbox.ts';
import { configurationFor, GuestOf } from '../playing.ts';
import { Staged } from '../staged.ts';

const ORIGIN = 'https://kaya.example';

let staged: Staged;
let mailbox: Mailbox;
const more = () => ({ origin: ORIGIN, mail: { relay: mailbox.relay, from: 'Kaya <kaya@kaya.example>' } });
beforeEach(async () => {
  mailbox = await new Mailbox().open();
  staged = await Staged.open(more());
});
afterEach(async () => {
  await staged.close();
  await mailbox.close();
});

const ask = (guest: GuestOf, address: string) => guest.post<Channel>('/api/calling/mail', { address });
const tokenIn = (mark: RegExp) => mark.exec(mailbox.letters.at(-1)?.text ?? '')?.[1] ?? '';
const stopLink = () => /<(.*)>/.exec(mailbox.letters.at(-1)?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';

async function confirmed(guest: GuestOf, address: string): Promise<void> {
  expect((await ask(guest, address)).status).toBe(200);
  expect((await guest.post('/api/mail-confirm', { token: tokenIn(/confirm#(\S+)/) })).status).toBe(204);
}

test('one click in the very first letter, and nobody here writes there again, in no spelling, after a restart, under another secret', async () => {
  await ask(await staged.guest('Eve'), 'victim@mail.example');
  const link = stopLink();
  expect(mailbox.letters[0]?.text).toContain(link.replace('/api/mail-stop/', '/stop#'));
  const oneClick = (method: string, port: number) =>
    fetch(link.replace(ORIGIN, `http://127.0.0.1:${port}`), {
      method,
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' }
        : {}),
    });
  expect((await oneClick('POST', staged.site.port)).status).toBe(204);
  for (const address of ['victim@mail.example', 'Vic.tim+news@MAIL.example'])
    expect(await ask(await staged.guest('Eve'), address)).toMatchObject({ status: 409, body: { code: 'not-allowed' } });
  await staged.site.stop();
  const database = { kind: 'sqlite', file: staged.site.file } as const;
  const other = await openSite(configurationFor(database, { ...more(), secret: 'quite another secret' }));
  expect((await ask(await GuestOf.at(other.port, 'Eve'), 'victim@mail.example')).status).toBe(409);
  await other.close();
  const again = await openSite(configurationFor(database, more()));
  expect(mailbox.letters).toHaveLength(1);
  // Whoever reads there may change their mind, and nobody else may.
  const forged = link.replace(/.{5}$/, 'xxxxx').replace(ORIGIN, `http://127.0.0.1:${again.port}`);
  expect((await fetch(forged, { method: 'DELETE' })).status).toBe(403);
  expect((await oneClick('DELETE', again.port)).status).toBe(204);
  expect((await ask(await GuestOf.at(again.port, 'Eve'), 'victim@mail.example')).status).toBe(200);
  await again.close();
});

test('a letter with a link to sign in can be the last one too; then none comes, and the answer stays the same', async () => {
  const ann = await staged.guest('Ann');
  await confirmed(ann, 'ann@mail.example');
  const signIn = () => staged.stranger().post('/api/sign-in/mail', { address: 'ann@mail.example' });
  expect((await signIn()).status).toBe(204);
  await expect.poll(() => mailbox.letters.length).toBe(2);
  const link = stopLink().replace(ORIGIN, `http://127.0.0.1:${staged.site.port}`);
  expect((await fetch(link, { method: 'POST' })).status).toBe(204);
  expect((await ann.get<{ channels: Channel[] }>('/api/calling')).body.channels).toEqual([]);
  expect((await signIn()).status).toBe(204);
  expect((await ask(ann, 'other@mail.example')).status).toBe(200);
  expect(mailbox.letters.map(({ to }) => to[0])).toEqual(['ann@mail.example', 'ann@mail.example', 'other@mail.example']);
});

test('how often a mailbox was asked is known after a restart', async () => {
  await staged.inOneMoment(async () => {
    for (let i = 0; i < 3; i++) expect((await ask(await staged.guest(`Eve ${i}`), 'victim@mail.example')).status).toBe(200);
  });
  await staged.site.stop();
  const again = await openSite(configurationFor({ kind: 'sqlite', file: staged.site.file }, more()));
  expect((await ask(await GuestOf.at(again.port, 'Eve'), 'v.ictim@mail.example')).status).toBe(429);
  await again.close();
  expect(mailbox.letters).toHaveLength(3);
});

test('an address that is mistyped or refused takes nothing from the one that was confirmed', async () => {
  const ann = await staged.guest('Ann');
  await confirmed(ann, 'ann@mail.example');
  const addresses = async () =>
    (await ann.get<{ channels: Channel[] }>('/api/calling')).body.channels
      .map(({ name, confirmed: yes }) => [name, yes])
      .toSorted();
  await ask(ann, 'amn@mail.example');
  expect(await addresses()).toEqual([
    ['amn@mail.example', false],
    ['ann@mail.example', true],
  ]);
  await confirmed(ann, 'new@mail.example');
  expect(await addresses()).toEqual([['new@mail.example', true]]);
});

test('where several have confirmed one address each has a link of their own, by name: nobody becomes another by mistake', async () => {
  const [ann, eve] = [await staged.guest('Ann'), await staged.guest('evil.example')];
  for (const guest of [ann, eve]) await confirmed(guest, 'both@mail.example');
  await staged.stranger().post('/api/sign-in/mail', { address: 'both@mail.example' });
  await expect.poll(() => mailbox.letters.length).toBe(3);
  const { text = '' } = mailbox.letters.at(-1) ?? {};
  const links = [...text.matchAll(/^(.+):\n\S+\/device#(\S+)$/gm)].map(([, name, token]) => ({ name, token }));
  expect(links.map(({ name }) => name)).toEqual(['Ann', 'evil. example']);
  const phone = staged.stranger();
  expect((await phone.post<{ name: string }>('/api/sign-in/link', { token: links[0]?.token })).body.name).toBe('Ann');
});

test('a person, a neighbourhood and the whole site ask so many mailboxes a day; a mailbox gets so many letters, whoever writes', async () => {
  const database = await openDatabase({ kind: 'sqlite', file: `${staged.site.file}.post` }, () => undefined);
  let now = 1_794_000_000_000;
  const written: string[] = [];
  const mail: ConstructorParameters<typeof Post>[0]['mail'] = {
    send: async ({ to }) => {
      written.push(to);
      return { result: 'taken', why: null };
    },
  };
  const post = new Post({
    ...{ mail, mailboxes: new Mailboxes(database), links: new MailLinks('secret'), key: 'key', origin: ORIGIN },
    now: () => now,
  });
  type Whose = (i: number) => readonly [person: string, crowd: string];
  const asks = async (times: number, whose: Whose) => {
    let asked = 0;
    for (let i = 0; i < times; i++) {
      const [person, crowd] = whose(i);
      if (await post.mayAsk(`${person}-${i}@mail.example`, person, crowd)) asked++;
    }
    return asked;
  };
  expect(await asks(8, () => ['eve', 'there'])).toBe(5);
  expect(await asks(70, (i) => [`guest ${i}`, 'there'])).toBe(55);
  const all = database.db.updateTable('letters').set({ many: 997 });
  await all.where('counted', '=', 'site').execute();
  expect(await asks(10, (i) => [`other ${i}`, `crowd ${i}`])).toBe(3);
  const writes = async (address: string) => {
    for (let i = 0; i < 40; i++) await post.write('call', address, { subject: '', text: '', locale: 'en' });
  };
  await writes('ann@mail.example');
  await writes('A.nn+x@mail.example');
  expect(written).toHaveLength(30);
  // Also to an address that was kept before mailboxes could refuse.
  await new Mailboxes(database).refuse(post.mailbox('cleo@mail.example'), now);
  const words = { subject: '', text: '', locale: 'en' } as const;
  for (const kind of ['ask', 'sign-in', 'call'] as const)
    expect(await post.write(kind, 'C.leo@mail.example', words)).toEqual({ result: 'failed', why: 'unwanted', again: false });
  expect(written).toHaveLength(30);
  now += 24 * 3_600_000;
  expect(await asks(1, () => ['eve', 'there'])).toBe(1);
  await database.close();
});
