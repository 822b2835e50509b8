import { SeatMark } from '@kaya/pieces';
import { useShelf } from './shelf.ts';

const MIDDLE = 190;
const RADIUS = 138;
/** Where the players sit around the table, in degrees from its upper end. */
const CHAIRS = [0, 72, 144, 216, 288];

/** One table, four worlds: what the site is, as a picture. */
export function RoundTable() {
  const shelf = useShelf();
  return (
    <svg className="round-table" viewBox="0 0 380 380" aria-hidden="true">
      <clipPath id="round-table">
        <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      </clipPath>
      {CHAIRS.map((turn, seat) => {
        const angle = (turn * Math.PI) / 180;
        const x = MIDDLE + Math.sin(angle) * (RADIUS + 34);
        const y = MIDDLE - Math.cos(angle) * (RADIUS + 34);
        return <SeatMark key={turn} seat={seat} x={x} y={y} size={18} />;
      })}
      <circle cx={MIDDLE} cy={MIDDLE + 5} r={RADIUS + 11} fill="rgb(0 0 0 / .16)" />
      <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS + 11} fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
      <g clipPath="url(#round-table)">
        {shelf.slice(0, 4).map(({ id, Picture }, i) => {
          const x = i % 2 === 0 ? MIDDLE - RADIUS : MIDDLE;
          const y = i < 2 ? MIDDLE - RADIUS : MIDDLE;
          return (
            <g key={id} clipPath={`url(#round-table-${i})`}>
              <clipPath id={`round-table-${i}`}>
                <rect x={x} y={y} width={RADIUS} height={RADIUS} />
              </clipPath>
              <g transform={`translate(${x} ${y}) scale(${RADIUS / 160}) translate(${i === 0 ? -160 : -80} 0)`}>
                <Picture />
              </g>
            </g>
          );
        })}
        <path
          d={`M${MIDDLE - RADIUS} ${MIDDLE}H${MIDDLE + RADIUS}M${MIDDLE} ${MIDDLE - RADIUS}V${MIDDLE + RADIUS}`}
          stroke="var(--surface)"
          strokeWidth="7"
        />
      </g>
    </svg>
  );
}
