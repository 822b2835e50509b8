/** The lines of graph paper, by number. */
const SQUARES = Array.from({ length: 16 }, (_, i) => i);

export function Cover() {
  return (
    <>
      <rect width="320" height="160" fill="#e3edf3" />
      <g stroke="#a9c3d2" strokeWidth=".7">
        {SQUARES.map((i) => (
          <path key={i} d={`M${i * 20} 0V160M0 ${i * 10}H320`} />
        ))}
      </g>
      <path d="M40 120q20-40 60-44t50-36q30-20 60 2t66 10" fill="none" stroke="#5b8097" strokeWidth="1.2" strokeDasharray="3 4" />
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M60 112L118 84L166 100" stroke="#c2410c" />
        <path d="M166 100L214 60L272 82" stroke="#1d6fb8" />
        <path d="M118 84L150 40L214 60" stroke="#b08300" />
      </g>
      <g fill="#fffdf8" stroke="#29495c" strokeWidth="2">
        {[
          [60, 112],
          [118, 84],
          [166, 100],
          [150, 40],
          [214, 60],
          [272, 82],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x}`}>
            <circle cx={x} cy={y} r="10" />
            <path d={`M${x - 3} ${y - 3}v6M${x + 3} ${y - 3}v6`} />
          </g>
        ))}
      </g>
    </>
  );
}
