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
