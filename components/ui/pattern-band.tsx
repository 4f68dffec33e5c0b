/** Geometry from kente, bogolanfini, adire, Ndebele walls, zellige and tibeb; drawn in public/patterns. */
export const patternNames = ["kente", "bogolanfini", "adire", "ndebele", "zellige", "tibeb"] as const;
export type PatternName = (typeof patternNames)[number];

/** A 12 px woven band: under the header and between parts of a page. Decorative; costs a page one class name. */
export function PatternBand({ pattern = "kente", className }: { pattern?: PatternName; className?: string }) {
  const own = pattern === "kente" ? "band" : `band band-${pattern}`;
  return <div className={className ? `${own} ${className}` : own} aria-hidden="true" />;
}
