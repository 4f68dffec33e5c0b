/** What a map shows of a country. */
export type MapValue = {
  /** The index of its step in the key; null if nothing may colour it. */
  step: number | null;
  /** The value as a reader sees it, with its year, or why there is none. */
  text: string;
  /** The same in a few letters, for a label on the map. */
  short: string;
};

/** The class that sets `--region` to the colour of a step, or to the hatch (value-map.css). */
export const stepClass = (step: number | null): string => (step === null ? "qn" : `q${step}`);

/** The fragment of a country's line under the map, which names it with its value. */
export const lineOf = (slug: string): `#${string}` => `#on-${slug}`;
