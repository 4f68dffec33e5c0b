/** "2023", or "2018 to 2024" if the years differ; empty for none. */
export function yearSpan(years: readonly number[]): string {
  if (years.length === 0) return "";
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(last) : `${first} to ${last}`;
}
