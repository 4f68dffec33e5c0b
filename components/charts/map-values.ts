/** What a map says of a country. */
export type MapValue = {
  /** The place of its step in the key; null where nothing may colour it. */
  step: number | null;
  /** The value as a reader takes it in, with its year, or why there is none. */
  text: string;
  /** The same in a few letters, for a label on the map. */
  short: string;
};

/** The class that sets `--region` to the colour of a step, or to the hatch (value-map.css). */
export const stepClass = (step: number | null): string => (step === null ? "qn" : `q${step}`);

/** The line of a country under the map, which names it with its value. */
export const lineOf = (slug: string): `#${string}` => `#on-${slug}`;
