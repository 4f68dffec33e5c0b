/** Common short forms of names that are too long for a map on a phone. */
const short: Readonly<Record<string, string>> = {
  "Central African Republic": "Central Afr. Rep.",
  "Congo (Republic)": "Congo (Rep.)",
  "Equatorial Guinea": "Equat. Guinea",
  "São Tomé and Príncipe": "São Tomé & Príncipe",
};

/** The number of characters that fit in one line. */
const lineLength = 9;

/** A country's name for a map label, in one line or in two of about the same length. */
export function shortName(name: string): string[] {
  const text = short[name] ?? name;
  if (text.length <= lineLength) return [text];
  // A hyphen stays at the end of the first line.
  const parts = text.split(/ |(?<=-)/);
  if (parts.length === 1) return [text];
  const joint = (from: number, to?: number) => parts.slice(from, to).join(" ").replace(/- /g, "-");
  const cuts = parts.slice(1).map((_, index) => [joint(0, index + 1), joint(index + 1)]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}
