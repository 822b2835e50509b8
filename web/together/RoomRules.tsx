import type { Table } from '@kaya/wire';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

/** Who may find a table, watch it and talk there, in which language, and whom it is for. */
export function RoomRules({ table }: { readonly table: Table }) {
  const say = useCatalogue(togetherText);
  if (say === null) return null;
  const said = [
    say(table.visibility === 'public' ? 'room.public' : 'room.private'),
    say(table.spectators ? 'room.watch' : 'room.no-watch'),
    say(table.talk === 'everybody' ? 'room.talk' : 'room.talk-seated'),
    ...(table.language === null ? [] : [say(`language.${table.language}`)]),
    ...(table.asks === null ? [] : [say(`asks.${table.asks}`)]),
  ];
  return <p className="quiet">{said.join(' · ')}</p>;
}
