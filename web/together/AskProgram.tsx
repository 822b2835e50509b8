import type { Table } from '@kaya/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { Form } from '../app/Form.tsx';
import { api } from '../net/api.ts';
import { notifyFailure } from '../net/notifyFailure.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { togetherText } from './text/index.ts';

interface Props {
  readonly table: Table;
  onAsk(seat: number, program: string): void;
}

/** Asks a program of somebody else's to the first open seat; which ones wait is looked up when somebody wants to know. */
export function AskProgram({ table, onAsk }: Props) {
  const say = useCatalogue(togetherText);
  const [waiting, setWaiting] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState('');
  if (say === null) return null;
  const seat = table.seats.findIndex((it) => it.kind === 'open' && !it.kept);
  if (seat < 0) return null;
  const look = async () => {
    try {
      const offers = await api.programs();
      const here = table.seats.flatMap((it) => (it.program ? [it.name] : []));
      const free = offers.filter(({ name, games }) => (games.length === 0 || games.includes(table.game)) && !here.includes(name));
      setWaiting(free.map(({ name }) => name));
      setChosen(free[0]?.name ?? '');
    } catch (error) {
      notifyFailure(error);
    }
  };
  if (waiting === null)
    return (
      <p>
        <button type="button" onClick={() => void look()}>
          {say('room.ask-program')}
        </button>
      </p>
    );
  return (
    <Form
      className="ask-program"
      onSubmit={() => {
        setWaiting(null);
        onAsk(seat, chosen);
      }}
    >
      <p className="quiet">
        {say(waiting.length === 0 ? 'room.no-programs' : 'room.programs-about')}{' '}
        <Link href="/programs">{say('room.own-program')}</Link>
      </p>
      {waiting.length > 0 && (
        <p className="buttons">
          <label>
            {say('room.which-program')}{' '}
            <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {waiting.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <button type="submit">{say('room.ask')}</button>
        </p>
      )}
    </Form>
  );
}
