import type { ToClient } from '@kaya/wire';

const known = new WeakMap<ToClient, Buffer>();

/** A message as it goes out: made once, however many it is sent to. */
export function bytesOf(message: ToClient): Buffer {
  let bytes = known.get(message);
  if (bytes === undefined) {
    bytes = Buffer.from(JSON.stringify(message));
    known.set(message, bytes);
  }
  return bytes;
}
