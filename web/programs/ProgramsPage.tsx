import { type Operation, operationsOf } from '@kaya/wire';
import { useLoaded } from '../app/useLoaded.ts';
import { usePageTitle } from '../app/usePageTitle.ts';
import { useText } from '../text/index.ts';
import { type SayIn, useCatalogue } from '../text/useCatalogue.ts';
import { loadDescription, shapeIn } from './description.ts';
import { ShapeText } from './ShapeText.tsx';
import { type ProgramsKey, programsText } from './text/index.ts';

/** The API for people who write programs, out of its own description. */
export function ProgramsPage() {
  const site = useText();
  const say = useCatalogue(programsText);
  const description = useLoaded(loadDescription, []);
  usePageTitle(say?.('programs.title') ?? 'API');
  if (say === null || description === null) return <p className="loading">{site('common.loading')}</p>;
  const operations = operationsOf(description);
  return (
    <div className="narrow programs">
      <h1>{say('programs.title')}</h1>
      <p>{say('programs.what')}</p>
      <p>{say('programs.client')}</p>
      <p>
        <a href="/api">{say('programs.raw')}</a>
      </p>
      <div lang="en">
        {description.tags.map(({ name, description: about }) => (
          <section key={name} aria-labelledby={`about-${name}`}>
            <h2 id={`about-${name}`}>{about}</h2>
            {operations
              .filter(({ tags }) => tags.includes(name))
              .map((operation) => (
                <details key={operation.operationId} id={operation.operationId}>
                  <summary>
                    <code>
                      {operation.method} {operation.path}
                    </code>{' '}
                    {operation.summary}
                  </summary>
                  <OperationFacts operation={operation} say={say} />
                </details>
              ))}
          </section>
        ))}
        <h2>{say('programs.types')}</h2>
        <dl>
          {Object.entries(description.components.schemas).map(([name, shape]) => (
            <div key={name} id={`type-${name}`}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>
                  <ShapeText shape={shape} />
                </code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function OperationFacts({ operation, say }: { readonly operation: Operation; readonly say: SayIn<ProgramsKey> }) {
  const { description, parameters = [], requestBody, responses } = operation;
  const body = shapeIn(requestBody?.content);
  return (
    <>
      <p>{description}</p>
      {(parameters.length > 0 || body !== null) && <h3>{say('programs.takes')}</h3>}
      <ul>
        {parameters.map(({ name, in: where, required, schema }) => (
          <li key={name}>
            <code>
              {name}
              {required ? '' : '?'}: <ShapeText shape={schema} />
            </code>{' '}
            ({where})
          </li>
        ))}
        {body !== null && (
          <li>
            <code>
              <ShapeText shape={body} />
            </code>{' '}
            (body)
          </li>
        )}
      </ul>
      <h3>{say('programs.answers')}</h3>
      <ul>
        {Object.entries(responses).map(([status, { description: meaning, content }]) => {
          const shape = shapeIn(content);
          return (
            <li key={status}>
              <strong>{status}</strong> {meaning}
              {shape !== null && (
                <>
                  {': '}
                  <code>
                    <ShapeText shape={shape} />
                  </code>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
