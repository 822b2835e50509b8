/** Warming stripes from cool to hot. */
const STRIPES = [
  '#2f5f8f',
  '#4d82ae',
  '#7fabc9',
  '#5f94ba',
  '#a9c8da',
  '#d3e0e4',
  '#8fb5cd',
  '#eadfd3',
  '#f2cdb3',
  '#cfdde3',
  '#f0b592',
  '#ea9a73',
  '#f3c4a4',
  '#dd7a55',
  '#e58f68',
  '#c95a3d',
  '#b8432f',
  '#cf6446',
  '#a23227',
  '#861f22',
];

export function Cover() {
  return (
    <>
      {STRIPES.map((colour, i) => (
        <rect key={colour} x={i * 16} y="0" width="16.5" height="160" fill={colour} />
      ))}
      <g fill="#fffdf8" opacity=".92">
        <path
          d="M0 132L40 124L72 130L104 112L140 118L176 92L208 98L240 66L272 60L320 22"
          fill="none"
          stroke="#fffdf8"
          strokeWidth="3"
          strokeLinejoin="round"
          opacity=".7"
        />
        {[104, 140, 176, 212].map((x) => (
          <g key={x}>
            <circle cx={x} cy="104" r="8" />
            <path d={`M${x - 14} 146q0-28 14-28t14 28Z`} />
          </g>
        ))}
      </g>
    </>
  );
}
