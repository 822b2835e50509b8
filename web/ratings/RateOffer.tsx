import type { Table } from '@kaya/wire';
import { useId, useState } from 'react';
import { notifyFailure } from '../net/notifyFailure.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { ratingsApi } from './ratingsApi.ts';
import { ratingText } from './text/index.ts';

/** Asks whoever sits at a table whether the game may be rated, and shows who has agreed. */
export function RateOffer({ table }: { readonly table: Table }) {
  const say = useCatalogue(ratingText);
  const heading = useId();
  const mine = table.seats.find(({ you }) => you);
  // What was said holds on the page until the table says the same, or it failed.
  const [wish, setWish] = useState<boolean | null>(null);
  const agree = (agrees: boolean) => {
    setWish(agrees);
    ratingsApi.agree(table.id, agrees).catch((error) => {
      setWish(null);
      notifyFailure(error);
    });
  };
  if (wish !== null && wish === mine?.rates) setWish(null);
  if (say === null || mine === undefined) return null;
  if (table.seats.some(({ kind, program }) => kind === 'bot' || program)) return <p className="quiet">{say('offer.bots')}</p>;
  const agreed = table.seats.filter(({ rates }) => rates).map(({ name }) => name);
  const alone = table.seats.length === 1;
  const state = table.rated
    ? say('offer.all')
    : agreed.length === 0
      ? say('offer.nobody')
      : say('offer.agreed', { names: agreed });
  return (
    <section aria-labelledby={heading} className="rate-offer">
      <h2 id={heading}>{say('offer.title')}</h2>
      <p className="quiet">{say(alone ? 'offer.help-alone' : 'offer.help')}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={wish ?? mine.rates}
          disabled={mine.asked}
          onChange={(event) => agree(event.target.checked)}
        />
        <span>{say('offer.mine')}</span>
      </label>
      {!alone && <p role="status">{state}</p>}
    </section>
  );
}
