import { type Avatar, LANGUAGES, LONGEST_NAME, MARKS, MOST_LANGUAGES, type Profile } from '@kaya/wire';
import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { Form } from '../app/Form.tsx';
import { change, settings } from '../app/settings.ts';
import { TextField } from '../app/TextField.tsx';
import { api } from '../net/api.ts';
import { useShelf } from '../shelf/shelf.ts';
import { AvatarPicture } from './AvatarPicture.tsx';
import { profileApi } from './profileApi.ts';
import { usePeopleText } from './words.tsx';

const FIRST: Avatar = { mark: 0, colour: 1, inner: 3, innerColour: 2 };
const NOTHING: Omit<Profile, 'name'> = {
  avatar: null,
  languages: [],
  favourites: [],
  shown: { languages: false, favourites: false, ratings: true },
};

/** What one tells of oneself, and what of it others see; whoever is not known yet becomes a guest by it. */
export function ProfileForm({ known, onKnown }: { readonly known: boolean; onKnown(): Promise<void> }) {
  const say = usePeopleText();
  const heading = useId();
  const shelf = useShelf();
  const [profile, setProfile] = useState<Profile | null>(null);
  const [said, setSaid] = useState<'kept' | 'failed' | null>(null);
  useEffect(() => {
    const fresh = { name: settings.value.name, ...NOTHING };
    let wanted = true;
    const take = (mine: Profile | null) => wanted && setProfile(mine);
    if (known) profileApi.mine().then(take, () => take(null));
    else setProfile((it) => it ?? fresh);
    return () => {
      wanted = false;
    };
  }, [known]);
  if (profile === null) return null;
  const set = (part: Partial<Profile>) => {
    setProfile({ ...profile, ...part });
    setSaid(null);
  };
  /** Whoever is not known has the name on this device alone, at once. */
  const rename = (name: string) => {
    set({ name });
    if (!known) change({ name });
  };
  const keep = async () => {
    if (!known) await api.beGuest(profile.name);
    const kept = await profileApi.keep(profile);
    setProfile(kept);
    change({ name: kept.name });
    await onKnown();
  };
  const languages = new Intl.DisplayNames(say.locale, { type: 'language' });
  const nameOf = (code: string) => languages.of(code) ?? code;
  const sorted = LANGUAGES.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), say.locale));
  return (
    <section aria-labelledby={heading} className="profile">
      <h2 id={heading}>{say('profile.title')}</h2>
      <p className="quiet">{say('profile.help')}</p>
      <Form
        className="reach"
        onSubmit={() => {
          keep().then(
            () => setSaid('kept'),
            () => setSaid('failed'),
          );
        }}
      >
        <TextField
          label={say('profile.name')}
          longest={LONGEST_NAME}
          required
          autoComplete="nickname"
          value={profile.name}
          onChange={rename}
        />
        <AvatarFields avatar={profile.avatar} onChange={(avatar) => set({ avatar })} />
        <details>
          <summary>{say('profile.languages', { count: profile.languages.length })}</summary>
          <Choices
            label={say('profile.languages-label')}
            all={sorted.map((it) => ({ id: it, name: nameOf(it) }))}
            chosen={profile.languages}
            most={MOST_LANGUAGES}
            onChange={(chosen) => set({ languages: LANGUAGES.filter((it) => chosen.includes(it)) })}
          />
        </details>
        <details>
          <summary>{say('profile.favourites', { count: profile.favourites.length })}</summary>
          <Choices
            label={say('profile.favourites-label')}
            all={shelf.map(({ id, name }) => ({ id, name }))}
            chosen={profile.favourites}
            most={shelf.length}
            onChange={(chosen) => set({ favourites: [...chosen] })}
          />
        </details>
        <fieldset>
          <legend>{say('profile.shown')}</legend>
          {(['languages', 'favourites', 'ratings'] as const).map((it) => (
            <label key={it} className="check">
              <input
                type="checkbox"
                checked={profile.shown[it]}
                onChange={(event) => set({ shown: { ...profile.shown, [it]: event.target.checked } })}
              />
              <span>{say(`profile.shown-${it}`)}</span>
            </label>
          ))}
        </fieldset>
        <p>
          <Link href="/ratings">{say('ratings.link')}</Link>
        </p>
        <button type="submit" className="primary">
          {say('profile.keep')}
        </button>
        {said === 'kept' && <p role="status">{say('profile.kept')}</p>}
        {said === 'failed' && <p role="alert">{say('profile.failed')}</p>}
      </Form>
    </section>
  );
}

/** A mark, its colour, and one within it: a click each. */
function AvatarFields({ avatar, onChange }: { readonly avatar: Avatar | null; onChange(avatar: Avatar): void }) {
  const say = usePeopleText();
  const now = avatar ?? FIRST;
  const all = Array.from({ length: MARKS }, (_, i) => i);
  const rows = [
    { key: 'mark', of: all, at: now.mark, with: (mark: number): Avatar => ({ ...now, mark }) },
    { key: 'colour', of: all, at: now.colour, with: (colour: number): Avatar => ({ ...now, colour }) },
    { key: 'inner', of: [...all, null], at: now.inner, with: (inner: number | null): Avatar => ({ ...now, inner }) },
    { key: 'inner-colour', of: all, at: now.innerColour, with: (innerColour: number): Avatar => ({ ...now, innerColour }) },
  ] as const;
  return (
    <fieldset className="avatar-fields">
      <legend>{say('profile.avatar')}</legend>
      <AvatarPicture avatar={avatar} size={72} />
      <div>
        {rows.map((row) => (
          <fieldset key={row.key} aria-label={say(`profile.${row.key}`)}>
            {row.of.map((it) => {
              const made = it === null ? { ...now, inner: null } : row.with(it);
              const name = it === null ? say('profile.inner-none') : `${say(`profile.${row.key}`)} ${it + 1}`;
              return (
                <button
                  key={String(it)}
                  type="button"
                  className="icon-button"
                  aria-label={name}
                  aria-pressed={avatar !== null && it === row.at}
                  onClick={() => onChange(made)}
                >
                  <AvatarPicture avatar={made} size={26} />
                </button>
              );
            })}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

function Choices({
  label,
  all,
  chosen,
  most,
  onChange,
}: {
  readonly label: string;
  readonly all: readonly Choice[];
  readonly chosen: readonly string[];
  /** So many can be chosen. */
  readonly most: number;
  onChange(chosen: readonly string[]): void;
}) {
  return (
    <fieldset className="choices" aria-label={label}>
      {all.map(({ id, name }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={chosen.length >= most && !chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((it) => it !== id))}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
