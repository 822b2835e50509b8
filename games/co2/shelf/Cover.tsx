/** The six haze bands of a sky that is data. */
const SKY = ['#8fc3dd', '#a9cfd6', '#c9d5bf', '#e3c893', '#e2a565', '#cf7d4c'];

export function Cover() {
  return (
    <>
      {SKY.map((colour, i) => (
        <rect key={colour} x="0" y={i * 20} width="320" height={i === 5 ? 60 : 21} fill={colour} />
      ))}
      <path d="M0 44H320" stroke="#1d2327" strokeDasharray="5 5" opacity=".45" />
      <path d="M0 84H320" stroke="#861f22" strokeDasharray="5 5" opacity=".7" />
      <path d="M0 128q60-22 120-8t110-12t90 10V160H0Z" fill="#2d6a5c" />
      <path d="M0 142q80-14 150-4t170-8V160H0Z" fill="#1f4f49" />
      <g fill="#33312f">
        <path d="M52 124V86h12v34M70 121V94h10v26" />
        <path
          d="M58 82q-8-14 4-20q-6-14 10-18"
          fill="none"
          stroke="#33312f"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".55"
        />
      </g>
      <g stroke="#f5f1e8" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M236 132V82M236 82l22-12M236 82l-22-10M236 82l-2 25" />
        <path d="M280 128V96M280 96l14-8M280 96l-14-7M280 96l-1 16" />
      </g>
    </>
  );
}
