import { domainToASCII } from 'node:url';

/** One address, in letters that mean themselves: nothing that a mail programme would read as another one, or as several. */
const PLAIN = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+\.[a-z0-9-]+$/i;

/** An address as it is stored and written to; null where it is none. */
export function mailAddress(text: string): string | null {
  if (!PLAIN.test(text)) return null;
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  return domainToASCII(domain) === domain ? `${text.slice(0, at)}@${domain}` : null;
}

/** By what mails to it are counted: many spellings lead to one mailbox, at some providers with dots and after a plus. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  return `${name.replaceAll('.', '')}@${address.slice(at + 1)}`;
}
