/** Where a message bus is, and as whom one comes there. */
export interface NatsAddress {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
  readonly tls?: object;
}

/** Reads `nats://user:password@host:4222`, several of them with commas between, `tls://` where the line is to be encrypted; null where it is none. */
export function natsAddress(text: string): NatsAddress | null {
  const parts = text.split(',').map((it) => it.trim());
  if (!parts.every((it) => /^(nats|tls):\/\//.test(it) && URL.canParse(it) && new URL(it).hostname !== '')) return null;
  const urls = parts.map((it) => new URL(it));
  const [{ username = '', password = '' } = {}] = urls;
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ host }) => host),
    ...(name === '' ? {} : secret === '' ? { token: name } : { user: name, pass: secret }),
    ...(urls.some(({ protocol }) => protocol === 'tls:') ? { tls: {} } : {}),
  };
}
