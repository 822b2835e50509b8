export function Cover() {
  return (
    <>
      <rect width="320" height="160" fill="#1b1a3a" />
      <g fill="#cfd0ff" opacity=".7">
        {[
          [24, 30],
          [60, 120],
          [92, 18],
          [140, 140],
          [200, 22],
          [250, 130],
          [292, 44],
          [304, 108],
          [38, 72],
          [176, 150],
        ].map(([x, y]) => (
          <circle key={`${x}`} cx={x} cy={y} r="1.3" />
        ))}
      </g>
      <g fill="none" stroke="#7f7ec9" strokeWidth="1.2">
        <ellipse cx="160" cy="82" rx="112" ry="44" />
        <ellipse cx="160" cy="82" rx="76" ry="30" />
        <ellipse cx="160" cy="82" rx="42" ry="16" />
      </g>
      <circle cx="160" cy="82" r="13" fill="#f2c86b" />
      <circle cx="202" cy="80" r="5" fill="#66c9c1" />
      <circle cx="92" cy="92" r="7" fill="#bd99e3" />
      <circle cx="256" cy="58" r="8" fill="#f2814f" />
      <path d="M160 82L268 26" stroke="#fff6d6" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="#9fe3ff" stroke="#1b1a3a">
        <path d="M238 98l9-5l9 5v10l-9 5l-9-5Z" />
        <path d="M70 52l7-4l7 4v8l-7 4l-7-4Z" fill="#ffd7a8" />
      </g>
    </>
  );
}
