import type { Box, Option, Options, Speaker } from '@kaya/engine';
import { useText } from '../text/index.ts';

interface Props {
  readonly box: Box;
  readonly speaker: Speaker;
  readonly options: Options;
  onChange(options: Options): void;
}

/** The options of a game, from its own description of them. */
export function OptionFields({ box, speaker, options, onChange }: Props) {
  const say = useText();
  const entries = Object.entries(box.game.options);
  if (entries.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('new.options')}</legend>
      {entries.map(([name, option]) => {
        const words = box.voice.option(name);
        const set = (value: string | number | boolean) => onChange({ ...options, [name]: value });
        const help = `help-${name}`;
        return (
          <div key={name} className="option">
            {option.type === 'flag' ? (
              <label className="check">
                <input
                  type="checkbox"
                  checked={options[name] === true}
                  aria-describedby={help}
                  onChange={(event) => set(event.target.checked)}
                />
                <span>{speaker.say(words.name)}</span>
              </label>
            ) : (
              <label className="field">
                <span>{speaker.say(words.name)}</span>
                <select
                  value={String(options[name])}
                  aria-describedby={help}
                  onChange={(event) => set(option.type === 'number' ? Number(event.target.value) : event.target.value)}
                >
                  {valuesOf(option).map((value) => (
                    <option key={String(value)} value={String(value)}>
                      {speaker.say(words.value(value))}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <p id={help} className="quiet">
              {speaker.say(words.help)}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}

function valuesOf(option: Exclude<Option, { type: 'flag' }>): readonly (string | number)[] {
  return option.type === 'choice' ? option.values : Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
}
