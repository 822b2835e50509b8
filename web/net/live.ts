import { TableClient, type ToClient, WIRE } from '@kaya/wire';
import { noteBarred } from './barred.ts';

export type Status = 'connecting' | 'open' | 'lost';

/** A connection to the server for live play. Where there are several processes, a proxy brings all who name the same table to the same one. */
export function openLive(
  table: string | null,
  onMessage: (message: ToClient) => void,
  onStatus: (status: Status) => void,
): TableClient {
  const at = table === null ? '' : `&table=${encodeURIComponent(table)}`;
  return new TableClient({
    connect({ opened, closed, heard }) {
      const socket = new WebSocket(
        `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live?wire=${WIRE}&changes=1&legal=0${at}`,
      );
      socket.onopen = opened;
      socket.onclose = closed;
      socket.onmessage = ({ data }) => heard(String(data));
      return socket;
    },
    later: (milliseconds, call) => void setTimeout(call, milliseconds),
    onMessage(message) {
      if (message.t === 'refused' || message.t === 'problem') noteBarred(message.code);
      onMessage(message);
    },
    onStatus,
  });
}
