import { LEVELS } from '@kaya/bots';
import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Form } from '../app/Form.tsx';
import type { Taken } from '../saves/importRecord.ts';
import type { Sitter } from '../saves/saves.ts';
import { useGameName } from '../shelf/shelf.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { playersOf, SeatFields, type Who } from './SeatFields.tsx';
import { pageText } from './text/index.ts';

interface Props {
  readonly taken: Taken;
  /** So many moves were played before; left out: as many as the record has. */
  readonly moves?: number;
  onPlayers(players: readonly Sitter[]): void;
  onClose(): void;
}

/** Before a game goes on from its record: who plays on? As it was, where the file tells; else people. */
export function ImportDialog({ taken, moves = taken.record.moves.length, onPlayers, onClose }: Props) {
  const own = useCatalogue(pageText);
  const { record, players } = taken;
  const name = useGameName(record.game);
  const [seats, setSeats] = useState<readonly Who[]>(() =>
    Array.from({ length: record.seats }, (_, seat) => {
      const known = players[seat];
      return known?.kind === 'bot' ? known.level : 'person';
    }),
  );
  const [names, setNames] = useState<readonly string[]>(() =>
    Array.from({ length: record.seats }, (_, seat) => {
      const known = players[seat];
      return known?.kind === 'person' ? known.name : '';
    }),
  );
  if (own === null) return null;
  return (
    <Dialog title={own('import.title')} onClose={onClose}>
      <Form onSubmit={() => onPlayers(playersOf(seats, names))}>
        <p>{own('import.text', { game: name, moves })}</p>
        <SeatFields
          seats={seats}
          names={names}
          choices={['person', ...LEVELS.slice(1, -1)]}
          onWho={(seat, who) => setSeats(seats.with(seat, who))}
          onName={(seat, it) => setNames(names.with(seat, it))}
        />
        <div className="buttons">
          <button type="submit" className="primary">
            {own('import.start')}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}
