/** Does the address lead to the analysis, as after a report was taken in? */
export function asksForAnalysis(): boolean {
  return new URLSearchParams(location.search).has('analysis');
}
