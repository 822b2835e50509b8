import type { Box, Option, Options, Speaker } from '@kaya/engine';
import { useState } from 'react';
import type { PageSay } from './text/index.ts';

interface Props {
  readonly words: PageSay;
  readonly box: Box;
  readonly speaker: Speaker;
  readonly options: Options;
  onChange(options: Options): void;
}

/** The options of a game, from its own description of them. */
export function OptionFields({ words, box, speaker, options, onChange }: Props) {
  const { options: schema } = box.game;
  const all = Object.keys(schema);
  const first = all.filter((name) => box.shelf.matters.includes(name));
  const others = all.filter((name) => !first.includes(name));
  // What somebody has chosen is never hidden.
  const [chosen] = useState(() => others.some((name) => options[name] !== schema[name]?.default));
  const field = (name: string) => {
    const option = schema[name];
    if (option === undefined) return null;
    const set = (value: string | number | boolean) => onChange({ ...options, [name]: value });
    return <Field key={name} name={name} option={option} box={box} speaker={speaker} value={options[name]} onChange={set} />;
  };
  if (all.length === 0) return null;
  return (
    <fieldset>
      <legend>{words('new.options')}</legend>
      {first.map(field)}
      {others.length > 0 && (
        <details className="more-options" open={chosen}>
          <summary>{words('new.more-options', { count: others.length })}</summary>
          {others.map(field)}
        </details>
      )}
    </fieldset>
  );
}

interface FieldProps extends Pick<Props, 'box' | 'speaker'> {
  readonly name: string;
  readonly option: Option;
  readonly value: Options[string] | undefined;
  onChange(value: string | number | boolean): void;
}

function Field({ name, option, box, speaker, value, onChange }: FieldProps) {
  const words = box.voice.option(name);
  const help = `help-${name}`;
  return (
    <div className="option">
      {option.type === 'flag' ? (
        <label className="check">
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={help}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>{speaker.say(words.name)}</span>
        </label>
      ) : (
        <label className="field">
          <span>{speaker.say(words.name)}</span>
          <select
            value={String(value)}
            aria-describedby={help}
            onChange={(event) => onChange(option.type === 'number' ? Number(event.target.value) : event.target.value)}
          >
            {valuesOf(option).map((it) => (
              <option key={String(it)} value={String(it)}>
                {speaker.say(words.value(it))}
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
}

function valuesOf(option: Exclude<Option, { type: 'flag' }>): readonly (string | number)[] {
  return option.type === 'choice' ? option.values : Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
}
