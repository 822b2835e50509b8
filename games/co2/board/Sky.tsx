import type { BoardProps } from '@kaya/engine';
import { counted, Label, onPaper, type Pieces, SeatMark } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { type Forecast, nextSupply } from '../explain/index.ts';
import { decadesOf } from '../rules/end.ts';
import { roundsOf } from '../rules/flow.ts';
import { place } from '../rules/places.ts';
import { moment, sky } from '../text/board.ts';
import { eventRegion, region } from '../text/names.ts';
import { type Co2, type Co2State, FOSSILS, REGIONS } from '../types.ts';
import { FOSSIL, onSurface, skyColour } from './colours.ts';
import { Sign } from './glyphs.tsx';
import { SCALE, SKY } from './layout.ts';

type Props = BoardProps<Co2> & { readonly pieces: Pieces };

const { disasterPpm, lossPpm } = components.constants;
/** How high the bar is. */
const BAR = 26;
const skyOnPaper = (ppm: number): string => onPaper(skyColour(ppm), 62);
const ppmX = (ppm: number): number => SCALE.x + (Math.min(ppm, SCALE.most) / SCALE.most) * SCALE.width;

/** The sky: what time it is, how dirty the air is and will be, and where disaster threatens. */
export function Sky(props: Props) {
  return (
    <>
      <rect {...SKY} fill={skyOnPaper(props.view.pollution)} />
      <Time {...props} />
      <Pollution {...props} />
      <Events {...props} />
    </>
  );
}

function Time({ view, say, pieces }: Props) {
  const rounds = roundsOf(view);
  return (
    <g>
      <Label x={16} y={45} size={42} face="title" weight={800}>
        {components.years[view.decade] ?? ''}
      </Label>
      {counted(decadesOf(view)).map((i) => (
        <rect
          key={i}
          x={18 + i * 14}
          y={56}
          width="10"
          height="7"
          rx="2"
          fill={i < view.decade ? 'var(--ink)' : 'none'}
          stroke="var(--ink)"
          strokeWidth="1.2"
        />
      ))}
      <Label x={16} y={84} size={15} weight={600} room={140}>
        {say(moment(view, rounds))}
      </Label>
      <g data-place={place.firstPlayer} transform="translate(158 36)">
        <circle r="19" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
        <Label x={0} y={-5} size={15} weight={700} anchor="middle">
          1
        </Label>
        <g data-piece={pieces.at(place.firstPlayer)[0]?.id}>
          <SeatMark seat={view.firstPlayer} y={6} size={15} />
        </g>
      </g>
    </g>
  );
}

/** The scale across the sky: what stands, what the next supply phase may add, and the two lines that must not be crossed. */
function Pollution({ view, say, pieces }: Props) {
  const forecast = nextSupply(view);
  const top = SCALE.base - BAR;
  return (
    <g data-place={place.pollution}>
      <rect x={SCALE.x - 132} y="8" width={SCALE.width + 134} height="80" fill="transparent" />
      <Label x={SCALE.x - 18} y={58} size={58} weight={800} anchor="end">
        {view.pollution}
      </Label>
      <Label x={SCALE.x - 20} y={82} size={18} weight={600} anchor="end">
        {say(sky.ppm)}
      </Label>
      <rect x={SCALE.x} y={top} width={SCALE.width} height={BAR} rx="4" fill="var(--surface)" opacity=".6" />
      <Burning view={view} top={top} />
      {forecast !== null && <Coming forecast={forecast} top={top} />}
      {[100, 200, 300, 400].map((ppm) => (
        <Label key={ppm} x={ppmX(ppm)} y={SCALE.base + 17} size={14} anchor="middle" opacity={0.75}>
          {ppm}
        </Label>
      ))}
      <Threshold ppm={disasterPpm} text={say(sky.disasters)} />
      <Threshold ppm={lossPpm} text={say(sky.lost)} />
      <g data-piece={pieces.at(place.pollution)[0]?.id} transform={`translate(${ppmX(view.pollution)} 0)`}>
        <path d={`M0 ${top - 4}V${SCALE.base + 4}`} stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      </g>
      {forecast !== null && (
        <ComingText x={ppmX(view.pollution)} y={top - 7} text={say(sky.coming(forecast))} sky={view.pollution} />
      )}
    </g>
  );
}

/** Stands over what is coming; where that is the end of the scale, it stays within it. */
function ComingText({
  x,
  y,
  text,
  sky: ppm,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly sky: number;
}) {
  const end = SCALE.x + SCALE.width;
  const late = x + text.length * 8.6 > end;
  return (
    <g stroke={skyOnPaper(ppm)} strokeWidth="5" strokeLinejoin="round" paintOrder="stroke">
      <Label x={late ? end : x - 2} y={y} size={15} weight={700} anchor={late ? 'end' : 'start'}>
        {text}
      </Label>
    </g>
  );
}

/** What stands in the regions, by kind: together it is the pollution. */
function Burning({ view, top }: { readonly view: Co2State; readonly top: number }) {
  const slots = REGIONS.flatMap((id) => view.regions[id].slots);
  let from = 0;
  return (
    <>
      {FOSSILS.map((fossil) => {
        const count = slots.filter((slot) => slot?.kind === 'fossil' && slot.fossil === fossil).length;
        const x = ppmX(from);
        from += count * components.ppm[fossil];
        const width = ppmX(from) - x;
        if (count === 0) return null;
        return (
          <g key={fossil}>
            <rect x={x} y={top} width={width} height={BAR} fill={FOSSIL[fossil]} />
            {width > 28 && (
              <Sign name={fossil} x={width > 56 ? x + width / 2 - 12 : x + width / 2} y={top + 13} size={21} fill="#e9e1d2" />
            )}
            {width > 56 && (
              <Label x={x + width / 2 + 2} y={top + 19} size={17} weight={700} fill="#f3c98b">
                {`×${count}`}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
}

/** From the least to the most that may come, with what is to be expected. */
function Coming({ forecast, top }: { readonly forecast: Forecast; readonly top: number }) {
  const { now, least, expected, most } = forecast.pollution;
  if (most === now) return null;
  return (
    <>
      <pattern id="co2-coming" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3.5" height="7" fill={onSurface(FOSSIL.oil)} />
      </pattern>
      <rect x={ppmX(now)} y={top} width={ppmX(least) - ppmX(now)} height={BAR} fill="url(#co2-coming)" opacity=".75" />
      <rect
        x={ppmX(least)}
        y={top + 6}
        width={ppmX(most) - ppmX(least)}
        height={BAR - 12}
        fill="url(#co2-coming)"
        opacity=".45"
      />
      <path d={`M${ppmX(expected)} ${top - 3}v${BAR + 6}`} stroke="var(--warn)" strokeWidth="3" />
    </>
  );
}

function Threshold({ ppm, text }: { readonly ppm: number; readonly text: string }) {
  return (
    <g>
      <path d={`M${ppmX(ppm)} 6V${SCALE.base + 4}`} stroke="var(--warn)" strokeWidth="2.5" strokeDasharray="6 4" />
      <Label x={ppmX(ppm) - 7} y={19} size={15} weight={600} anchor="end" room={118}>
        {text}
      </Label>
      <Label x={ppmX(ppm)} y={SCALE.base + 20} size={18} weight={800} anchor="middle">
        {ppm}
      </Label>
    </g>
  );
}

/** The two events that everybody can see coming. */
function Events({ view, say, pieces }: Props) {
  const ids = [view.event, view.nextEvent].filter((it) => it !== null);
  const active = view.pollution >= disasterPpm;
  return (
    <g data-place={place.event} transform="translate(978 8)">
      <rect
        width="212"
        height="80"
        rx="8"
        fill={onPaper('var(--surface)', 85)}
        stroke={active ? 'var(--warn)' : 'var(--line)'}
        strokeWidth={active ? 2.5 : 1.5}
      />
      {ids.length === 0 && (
        <Label x={106} y={46} size={15} anchor="middle" fill="var(--ink-soft)" room={190}>
          {say(sky.noEvents)}
        </Label>
      )}
      {ids.map((id, i) => {
        const struck = eventRegion(id);
        const found = pieces.at(place.event).find((it) => it.id === id);
        return (
          <g key={id} data-piece={found?.id} transform={`translate(0 ${i === 0 ? 0 : 50})`}>
            <rect x="4" y={i === 0 ? 4 : 0} width="204" height={i === 0 ? 44 : 26} rx="5" fill="transparent" />
            <Sign
              name="disaster"
              x={26}
              y={i === 0 ? 26 : 13}
              size={i === 0 ? 32 : 18}
              fill={i === 0 && active ? 'var(--warn)' : 'var(--ink-soft)'}
            />
            <Label x={50} y={i === 0 ? 33 : 18} size={i === 0 ? 21 : 15} face="title" weight={i === 0 ? 700 : 500} room={154}>
              {struck === undefined ? '' : say(i === 0 ? region(struck, 'name') : sky.afterwards(struck))}
            </Label>
          </g>
        );
      })}
    </g>
  );
}
