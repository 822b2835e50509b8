/** The look of a report: the paper, ink and seat colours of the site, in light and dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f5f1e8; --surface: #fffdf8; --sunk: #ebe5d8; --ink: #1d2327; --ink-soft: #565d62; --line: #d5cdbd;
  --accent: #0b6663; --warn: #a63d0d;
  --seat-0: #c2410c; --seat-1: #1d6fb8; --seat-2: #b08300; --seat-3: #7b4fa6; --seat-4: #23825a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14181c; --surface: #1c2126; --sunk: #101316; --ink: #ece7db; --ink-soft: #a7adb1; --line: #353d44;
    --accent: #66c9c1; --warn: #f2905f;
    --seat-0: #f2814f; --seat-1: #6fb3ee; --seat-2: #e8bd3f; --seat-3: #bd99e3; --seat-4: #58c793;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 900px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font: 700 28px/1.2 Georgia, serif; margin: 0 0 16px; }
h2 { font: 700 21px/1.2 Georgia, serif; margin: 0 0 8px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
.note { color: var(--ink-soft); max-width: 70ch; }
section { margin-top: 24px; padding: 16px; background: var(--surface); border: 1px solid var(--line); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 600; color: var(--ink-soft); vertical-align: bottom; }
th, td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); }
.number { text-align: right; white-space: nowrap; }
.short { white-space: nowrap; }
.scale { display: flex; justify-content: space-between; min-width: 160px; border: 0; padding-right: 0; font-weight: 400; }
td:has(.bar) { padding-right: 0; width: 220px; }
.bar { display: block; width: 100%; min-width: 160px; height: 20px; }
.well { fill: var(--sunk); }
.fill { fill: var(--accent); }
.bar .fill { fill-opacity: 0.6; }
.interval { stroke: var(--ink); stroke-width: 1.5; fill: none; }
.chance { stroke: var(--warn); stroke-width: 2; stroke-dasharray: 3 2; }
figure { margin: 8px 0 16px; overflow-x: auto; }
figure > svg { width: 100%; min-width: 540px; height: auto; }
figure text { font: 12px system-ui, sans-serif; fill: var(--ink-soft); }
figcaption { font-weight: 600; }
.axis, .grid, .round { stroke: var(--line); fill: none; }
.round { stroke-dasharray: 2 4; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; }
.end { stroke: var(--surface); stroke-width: 1; }
${[0, 1, 2, 3, 4].map((i) => `.line.seat-${i} { stroke: var(--seat-${i}); } .end.seat-${i} { fill: var(--seat-${i}); }`).join('\n')}
.mark circle { fill: var(--surface); stroke: var(--warn); stroke-width: 2; }
.mark text { fill: var(--ink); font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 4px 0 0; }
.legend span { display: inline-flex; align-items: center; gap: 6px; }
.legend .key { width: 16px; height: 16px; }
`;
