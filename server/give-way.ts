import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** A third of what a thread gets that does not give way, where there is not enough for both. */
const BEHIND = 5;

/** To be called in a thread whose answers can wait: where the processor is short, moves come first. Linux alone knows threads apart. */
export function giveWay(): void {
  if (isMainThread || process.platform !== 'linux') return;
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), BEHIND);
  } catch {
    // Where the system forbids it, all are equal.
  }
}
