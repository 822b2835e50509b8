import { type Socket, TableClient, type ToClient } from '@kaya/wire';

export type Status = 'connecting' | 'open' | 'lost';

/** A connection to the server for live play. */
export function openLive(onMessage: (message: ToClient) => void, onStatus: (status: Status) => void): TableClient {
  return new TableClient({
    connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`) as unknown as Socket,
    later: (milliseconds, call) => void setTimeout(call, milliseconds),
    onMessage,
    onStatus,
  });
}
