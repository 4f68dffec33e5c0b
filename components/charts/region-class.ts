import type { Region } from "#lib/data/countries/record/open/schema.ts";

/** The class that sets `--region` and the fill to a region's colour (region.css). Always shown with its name. */
export const regionClass: Record<Region, string> = {
  "North Africa": "rg-north",
  "West Africa": "rg-west",
  "Central Africa": "rg-central",
  "East Africa": "rg-east",
  "Southern Africa": "rg-southern",
};
