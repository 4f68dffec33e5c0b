/** A named place on a map; degrees, WGS 84. */
export type Place = { name: string; at: { lat: number; lon: number } };

/**
 * Inhabited islands that the outlines leave out and that are near enough to be in the picture of their country. The
 * coordinates are the centre of each in degrees, WGS 84. They are common geographic knowledge.
 */
export const leftOutIslands: Readonly<Record<string, readonly Place[]>> = {
  "guinea-bissau": [{ name: "Bubaque", at: { lat: 11.28, lon: -15.84 } }],
  seychelles: [
    { name: "Praslin", at: { lat: -4.33, lon: 55.74 } },
    { name: "La Digue", at: { lat: -4.36, lon: 55.84 } },
    { name: "Silhouette", at: { lat: -4.48, lon: 55.23 } },
  ],
};
