import { createHmac, randomBytes } from 'node:crypto';
import type { NewWebhook } from '@kaya/wire';
import type { Notice } from './notice.ts';
import type { Letter, Outside } from './outside.ts';
import type { Sent } from './sent.ts';

type Form = NewWebhook['form'];

/** What is kept of a webhook. */
export interface WebhookDetails {
  readonly form: Form;
  readonly secret: string;
}

/** A secret as Standard Webhooks writes it. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** The message in the form that the other end understands. Names of people stay text: nobody is pinged by them. */
function bodyOf(form: Form, { title, body, url, tag }: Notice): string {
  const text = `${title}\n${body}`;
  switch (form) {
    case 'discord':
      return JSON.stringify({ content: `${unmarked(text)}\n<${url}>`, allowed_mentions: { parse: [] } });
    case 'slack':
      return JSON.stringify({ text: `${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}\n${url}` });
    case 'matrix':
      return JSON.stringify({ text: `${unmarked(text)}\n${url}` });
    case 'ntfy':
      return text;
    case 'json':
      return JSON.stringify({ title, body, url, tag });
  }
}

/** Text that means nothing but itself where Markdown is read. */
function unmarked(text: string): string {
  return text.replace(/[\\`*_~|>[\]()#-]/g, '\\$&');
}

/** Signed as Standard Webhooks says: whoever receives it can tell that it is from here, and not an old one sent again. */
export function signed(secret: string, id: string, at: number, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export async function sendWebhook(
  { outside, now }: { readonly outside: Outside; readonly now: number },
  url: string,
  { form, secret }: WebhookDetails,
  notice: Notice,
): Promise<Sent> {
  const body = bodyOf(form, notice);
  const type: Letter['headers'] =
    form === 'ntfy'
      ? { 'content-type': 'text/plain; charset=utf-8', click: notice.url, priority: notice.urgent ? 'high' : 'default' }
      : { 'content-type': 'application/json' };
  const id = `msg_${randomBytes(12).toString('base64url')}`;
  const answer = await outside.post(url, { headers: { ...type, ...signed(secret, id, now, body), 'user-agent': 'Kaya' }, body });
  if (answer.ok) return { result: 'taken', why: null };
  if (answer.status === 404 || answer.status === 410)
    return { result: 'failed', why: `${answer.why} ${answer.status}`, again: false };
  const passing = answer.why === 'no-answer' || answer.status === 429 || answer.status >= 500;
  return { result: 'failed', why: answer.status === 0 ? answer.why : `${answer.why} ${answer.status}`, again: passing };
}
