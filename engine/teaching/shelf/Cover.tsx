/** Where the lamps of the street stand. */
const LAMPS = [60, 130, 200, 270];

export function Cover() {
  return (
    <>
      <rect width="320" height="160" fill="#22304a" />
      <rect y="132" width="320" height="28" fill="#151d2e" />
      {LAMPS.map((x, i) => (
        <g key={x}>
          <circle cx={x} cy="62" r="26" fill="#f2c86b" opacity={i < 3 ? 0.35 : 0} />
          <circle cx={x} cy="62" r="9" fill={i < 3 ? '#ffe2a0' : '#4b5a78'} />
          <path d={`M${x} 72V136M${x - 8} 72H${x + 8}`} stroke="#8fa0bf" strokeWidth="4" />
        </g>
      ))}
    </>
  );
}
