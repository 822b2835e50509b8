import { iconCredits } from '@kaya/pieces';
import { Link } from 'wouter';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useShelf } from '../shelf/shelf.ts';
import { useText } from '../text/index.ts';
import { useCatalogue } from '../text/useCatalogue.ts';
import { pageText } from './text/index.ts';

/** What the site is made of. Names and licences are no words of a language. */
const USED = [
  ['React', 'MIT'],
  ['Vite', 'MIT'],
  ['wouter', 'Unlicense'],
  ['idb', 'ISC'],
  ['intl-messageformat (FormatJS)', 'BSD-3-Clause'],
  ['TypeBox', 'MIT'],
  ['Fastify, ws, Kysely, pg, piscina', 'MIT'],
  ['Alegreya (Huerta Tipográfica), Inter (Rasmus Andersson)', 'OFL-1.1'],
] as const;

const PARTS = ['about.what', 'about.independent', 'about.privacy'] as const;

/** Who made what, what it is not, and what is reconstructed. */
export function AboutPage() {
  const site = useText();
  const say = useCatalogue(pageText);
  const shelf = useShelf();
  usePageTitle(site('nav.about'));
  if (say === null) return <p className="loading">{site('common.loading')}</p>;
  return (
    <div className="narrow about">
      <h1>{say('about.title')}</h1>
      {PARTS.map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
      <h2>{say('about.games')}</h2>
      {shelf.map(({ id, name, makers, rebuilt }) => (
        <section key={id} aria-labelledby={`about-${id}`}>
          <h3 id={`about-${id}`}>{name}</h3>
          <p>{makers}</p>
          <p>
            {rebuilt} <Link href={`/rules/${id}`}>{site('nav.rules')}</Link>
          </p>
        </section>
      ))}
      <p>
        <Link href="/programs">{say('about.programs')}</Link>
      </p>
      <h2>{say('about.used')}</h2>
      <ul>
        {iconCredits.map(({ name, authors, licence, url }) => (
          <li key={name}>
            <a href={url}>{name}</a> ({authors}){' '}
            <span className="quiet">{licence === 'public domain' ? say('about.public-domain') : licence}</span>
          </li>
        ))}
        {USED.map(([name, licence]) => (
          <li key={name}>
            {name} <span className="quiet">{licence}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">{say('about.licence')}</p>
    </div>
  );
}
