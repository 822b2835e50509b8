import { counted, Label, onPaper, SeatMark, textWidth } from '@kaya/pieces';
import { components } from '../data/index.ts';
import { type Forecast, nextSupply } from '../explain/index.ts';
import { decadesOf } from '../rules/ending.ts';
import { roundsOf } from '../rules/flow.ts';
import { place } from '../rules/places.ts';
import { disastersHappen } from '../rules/supply/events.ts';
import { moment, sky } from '../text/board.ts';
import { eventRegion, region } from '../text/names.ts';
import { type Co2State, FOSSILS, REGIONS } from '../types/index.ts';
import { FOSSIL, ON_FOSSIL, onSurface, PPM_ON_FOSSIL, skyColour } from './colours.ts';
import { Sign } from './glyphs.tsx';
import { BAR, type Layout, MOST } from './layout.ts';
import { PriceBadge } from './Market.tsx';
import { Name } from './Name.tsx';
import type { Shown } from './shown.ts';

type Scale = Layout['sky']['scale'];

const { disasterPpm, lossPpm } = components.constants;
const skyOnPaper = (ppm: number): string => onPaper(skyColour(ppm), 62);
const ppmX = (scale: Scale, ppm: number): number => scale.x + (Math.min(ppm, MOST) / MOST) * scale.width;

/** The sky: what time it is, how dirty the air is and will be, and where disaster threatens. */
export function Sky(props: Shown) {
  const { sky: box, width } = props.layout;
  return (
    <>
      <rect width={width} height={box.height} fill={skyOnPaper(props.view.pollution)} />
      <Time {...props} />
      <Pollution {...props} />
      <Events {...props} />
      {box.price !== undefined && <PriceBadge view={props.view} say={props.say} {...box.price} />}
    </>
  );
}

function Time({ view, say, pieces, layout: { sky: box, small } }: Shown) {
  const rounds = roundsOf(view);
  return (
    <>
      <g transform={`translate(${box.time.x} ${box.time.y})`}>
        <Label x={0} y={45} size={42} face="title" weight={800}>
          {components.years[view.decade] ?? ''}
        </Label>
        {counted(decadesOf(view)).map((i) => (
          <rect
            key={i}
            x={2 + i * 14}
            y={56}
            width="10"
            height="7"
            rx="2"
            fill={i < view.decade ? 'var(--ink)' : 'none'}
            stroke="var(--ink)"
            strokeWidth="1.2"
          />
        ))}
        <Label x={0} y={84} size={small} weight={600} room={box.unit.x - 50 - box.time.x}>
          {say(moment(view, rounds))}
        </Label>
      </g>
      <g data-place={place.firstPlayer} transform={`translate(${box.firstPlayer.x} ${box.firstPlayer.y})`}>
        <circle r="19" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
        <Label x={0} y={-3} size={18.5} weight={700} anchor="middle">
          1
        </Label>
        <g data-piece={pieces.at(place.firstPlayer)[0]?.id}>
          <SeatMark seat={view.firstPlayer} y={6} size={15} />
        </g>
      </g>
    </>
  );
}

/** The scale across the sky: what stands, what the next supply phase may add, and the two lines that must not be crossed. */
function Pollution({ view, say, pieces, layout: { sky: box, small } }: Shown) {
  const { scale, number, unit, pollution } = box;
  const forecast = nextSupply(view);
  const top = scale.base - BAR;
  const bar = { x: scale.x - 2, y: top - 38, width: scale.width + 4, height: BAR + 56 };
  return (
    <g data-place={place.pollution}>
      <rect {...pollution} fill="transparent" />
      <rect {...bar} fill="transparent" />
      <Label x={number.x} y={number.y} size={58} weight={800} anchor="end">
        {view.pollution}
      </Label>
      <Label x={unit.x} y={unit.y} size={18.5} weight={600} anchor="end">
        {say(sky.ppm)}
      </Label>
      <rect x={scale.x} y={top} width={scale.width} height={BAR} rx="4" fill="var(--surface)" opacity=".6" />
      <Burning view={view} top={top} scale={scale} />
      {forecast !== null && <Coming forecast={forecast} top={top} scale={scale} />}
      {[100, 200, 300, 400].map((ppm) => (
        <Label key={ppm} x={ppmX(scale, ppm)} y={scale.base + 18} size={small} anchor="middle" opacity={0.75}>
          {ppm}
        </Label>
      ))}
      <Threshold ppm={disasterPpm} text={say(sky.disasters)} scale={scale} size={small} />
      <Threshold ppm={lossPpm} text={say(sky.lost)} scale={scale} size={small} />
      <g data-piece={pieces.at(place.pollution)[0]?.id} transform={`translate(${ppmX(scale, view.pollution)} 0)`}>
        <path d={`M0 ${top - 4}V${scale.base + 4}`} stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      </g>
      {forecast !== null && <ComingText scale={scale} size={small} text={say(sky.coming(forecast))} ppm={view.pollution} />}
    </g>
  );
}

interface ScaleText {
  readonly scale: Scale;
  /** Of the letters. */
  readonly size: number;
  readonly text: string;
  readonly ppm: number;
}

/** Stands over what is coming; where that is the end of the scale, it stays within it. */
function ComingText({ scale, size, text, ppm }: ScaleText) {
  const x = ppmX(scale, ppm);
  const end = scale.x + scale.width;
  const width = textWidth(text, size);
  const late = x + width > end;
  const left = late ? end - width : x - 2;
  return (
    <g>
      {/* The lines of the thresholds do not go through it. */}
      <rect x={left - 3} y={scale.base - BAR - 8 - size * 0.8} width={width + 6} height={size + 2} fill={skyOnPaper(ppm)} />
      <Label x={late ? end : left} y={scale.base - BAR - 7} size={size} weight={700} anchor={late ? 'end' : 'start'}>
        {text}
      </Label>
    </g>
  );
}

/** What stands in the regions, by kind: together it is the pollution. */
function Burning({ view, top, scale }: { readonly view: Co2State; readonly top: number; readonly scale: Scale }) {
  const slots = REGIONS.flatMap((id) => view.regions[id].slots);
  let from = 0;
  return (
    <>
      {FOSSILS.map((fossil) => {
        const count = slots.filter((slot) => slot?.kind === 'fossil' && slot.fossil === fossil).length;
        const x = ppmX(scale, from);
        from += count * components.ppm[fossil];
        const width = ppmX(scale, from) - x;
        if (count === 0) return null;
        return (
          <g key={fossil}>
            <rect x={x} y={top} width={width} height={BAR} fill={FOSSIL[fossil]} />
            {width > 28 && (
              <Sign name={fossil} x={width > 56 ? x + width / 2 - 12 : x + width / 2} y={top + 13} size={21} fill={ON_FOSSIL} />
            )}
            {width > 56 && (
              <Label x={x + width / 2 + 2} y={top + 19} size={18.5} weight={700} fill={PPM_ON_FOSSIL}>
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
function Coming({ forecast, top, scale }: { readonly forecast: Forecast; readonly top: number; readonly scale: Scale }) {
  const { now, least, expected, most } = forecast.pollution;
  if (most === now) return null;
  const at = (ppm: number): number => ppmX(scale, ppm);
  return (
    <>
      <pattern id="co2-coming" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="3.5" height="7" fill={onSurface(FOSSIL.oil)} />
      </pattern>
      <rect x={at(now)} y={top} width={at(least) - at(now)} height={BAR} fill="url(#co2-coming)" opacity=".75" />
      <rect x={at(least)} y={top + 6} width={at(most) - at(least)} height={BAR - 12} fill="url(#co2-coming)" opacity=".45" />
      <path d={`M${at(expected)} ${top - 3}v${BAR + 6}`} stroke="var(--warn)" strokeWidth="3" />
    </>
  );
}

function Threshold({ ppm, text, scale, size }: ScaleText) {
  const x = ppmX(scale, ppm);
  return (
    <g>
      <path d={`M${x} ${scale.base - 66}V${scale.base + 4}`} stroke="var(--warn)" strokeWidth="2.5" strokeDasharray="6 4" />
      <Label x={x - 7} y={scale.base - 53} size={size} weight={600} anchor="end" room={150}>
        {text}
      </Label>
      <Label x={x} y={scale.base + 20} size={18.5} weight={800} anchor="middle">
        {ppm}
      </Label>
    </g>
  );
}

/** The two events that everybody can see coming. */
function Events({ view, say, pieces, portrait, layout }: Shown) {
  const {
    small,
    sky: { events },
  } = layout;
  const ids = [view.event, view.nextEvent].filter((it) => it !== null);
  const active = disastersHappen(view);
  const first = events.height - 32;
  return (
    <g data-place={place.event} transform={`translate(${events.x} ${events.y})`}>
      <rect
        width={events.width}
        height={events.height}
        rx="8"
        fill={onPaper('var(--surface)', 85)}
        stroke={active ? 'var(--warn)' : 'var(--line)'}
        strokeWidth={active ? 2.5 : 1.5}
      />
      {ids.length === 0 && (
        <Label x={events.width / 2} y={46} size={small} anchor="middle" fill="var(--ink-soft)" room={events.width - 20}>
          {say(sky.noEvents)}
        </Label>
      )}
      {ids.map((id, i) => {
        const struck = eventRegion(id);
        const named = struck === undefined ? '' : say(region(struck, 'name'));
        const after = struck === undefined || portrait === true ? named : say(sky.afterwards(struck));
        const room = events.width - 46;
        const found = pieces.at(place.event).find((it) => it.id === id);
        const next = i === 0;
        const middle = next ? 2 + first / 2 : 15;
        return (
          <g key={id} data-piece={found?.id} transform={`translate(0 ${next ? 0 : first})`}>
            <rect x="4" y="3" width={events.width - 8} height={next ? first - 3 : 26} rx="5" fill="transparent" />
            <Sign
              name="disaster"
              x={22}
              y={middle}
              size={next ? 30 : 18}
              fill={next && active ? 'var(--warn)' : 'var(--ink-soft)'}
            />
            {next ? (
              <Name x={42} y={middle} size={21} room={room}>
                {named}
              </Name>
            ) : (
              <Label x={35} y={middle + 5} size={small + 0.1} face="title" weight={500} room={room + 8}>
                {textWidth(after, small, 0.5) > room + 8 ? named : after}
              </Label>
            )}
          </g>
        );
      })}
    </g>
  );
}
