import type { Configuration } from './configuration.ts';

/** Where people come to play: where the host has named an address, there alone. `local`: the addresses of this machine in its network. */
export function whereItIsOpen(
  { origin, host }: Pick<Configuration, 'origin' | 'host'>,
  port: number,
  local: readonly string[],
): readonly string[] {
  const here = `http://localhost:${port}`;
  if (origin !== null)
    return [
      `Kaya is open at ${origin}`,
      ...(origin === here ? [] : [`It listens on port ${port}; who comes by another address than ${origin} cannot play.`]),
    ];
  // For those in the room with their phones.
  const inRoom = host === '0.0.0.0' ? local : [];
  return [`Kaya is open at ${here}`, ...inRoom.map((address) => `In your network:  http://${address}:${port}`)];
}
