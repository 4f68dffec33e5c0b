import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import topoJson from "./africa.topo.json" with { type: "json" };

type Properties = { name: string; slug?: string };

/** The outlines as stored: one topology, so that neighbours share their border. */
export type Outlines = Topology<{
  africa: GeometryCollection<Properties>;
  neutral: GeometryCollection<Properties>;
}>;
export const outlines = topoJson as unknown as Outlines;

/** The 54 countries in longitude and latitude. */
export const countryFeatures = () => feature(outlines, outlines.objects.africa).features;

/** Western Sahara, which is drawn as part of no country. */
export const neutralFeature = () => feature(outlines, outlines.objects.neutral).features[0]!;

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
