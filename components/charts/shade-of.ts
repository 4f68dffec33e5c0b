/** The class of a shade (shades.css): s5 is the darkest, s0 the hatch of what has no colour. */
export type Shade = "s0" | "s1" | "s2" | "s3" | "s4" | "s5";

export type ShadedPlace = {
  slug: string;
  shade: Shade;
  /** Its value and year, or why it has no colour; said with its name on focus and touch. */
  words: string;
  /** The value as short as it can be, for the label of the zoomed map. */
  short: string;
};

const shades: Readonly<Record<number, readonly Shade[]>> = {
  1: ["s4"],
  2: ["s5", "s2"],
  3: ["s5", "s3", "s1"],
  4: ["s5", "s4", "s2", "s1"],
  5: ["s5", "s4", "s3", "s2", "s1"],
};

/** The shade of a band, counted from the darkest; fewer bands lie farther apart. */
export const shadeOf = (band: number | null, bands: number): Shade =>
  (band === null ? undefined : shades[bands]?.[band]) ?? "s0";
