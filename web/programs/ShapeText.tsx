import { Fragment, type ReactNode } from 'react';
import type { Shape } from './description.ts';

/** A shape in one line, as TypeScript would say it; what has a name leads to it. */
export function ShapeText({ shape }: { readonly shape: Shape }): ReactNode {
  const { $ref, type, anyOf, items, properties, required = [], additionalProperties } = shape;
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) return <a href={`#type-${name}`}>{name}</a>;
  if (shape.enum !== undefined) return shape.enum.map((it) => JSON.stringify(it)).join(' | ');
  if (anyOf !== undefined) return between(' | ', anyOf);
  if (type === 'array' && items !== undefined)
    return (
      <>
        (<ShapeText shape={items} />
        )[]
      </>
    );
  if (type !== 'object') return type ?? 'anything';
  const fields = Object.entries(properties ?? {});
  const open = typeof additionalProperties === 'object' ? additionalProperties : null;
  return (
    <>
      {'{ '}
      {fields.map(([key, it], at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          {key}
          {required.includes(key) ? '' : '?'}: <ShapeText shape={it} />
        </Fragment>
      ))}
      {open !== null && (
        <>
          [name]: <ShapeText shape={open} />
        </>
      )}
      {' }'}
    </>
  );
}

function between(sign: string, shapes: readonly Shape[]): ReactNode {
  return shapes.map((it, at) => (
    <Fragment key={JSON.stringify(it)}>
      {at > 0 && sign}
      <ShapeText shape={it} />
    </Fragment>
  ));
}
