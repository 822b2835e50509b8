// RFC 8291: a message that only the browser of the subscription can read, in the form of RFC 8188 (aes128gcm).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives out for its subscription, as base64url. */
export interface PushKeys {
  /** Its public key, a point of P-256. */
  readonly p256dh: string;
  /** A secret shared with whoever may write to it. */
  readonly auth: string;
}

const RECORD = 4096;
const SALT = 16;
/** A point of P-256 that is not compressed. */
const POINT = 65;
export function isPushKeys({ p256dh, auth }: PushKeys): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== POINT || Buffer.from(auth, 'base64url').length !== 16) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    // A point that lies on no curve is refused here.
    own.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

export function encrypted(text: string, keys: PushKeys): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH('prime256v1');
  const ours = own.generateKeys();
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.from(keys.auth, 'base64url'), info, 32));
  const salt = randomBytes(SALT);
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  // 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD);
  header.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, header, ours, sealed]);
}
