import type { MetadataRoute } from "next";
import { dataAsOf } from "#lib/countries/index.ts";
import { listPages } from "#lib/content/pages.ts";
import { env } from "#lib/env.ts";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return listPages()
    .filter(({ unlisted }) => !unlisted)
    .map(({ path }) => ({ url: `${env.SITE_URL}${path === "/" ? "" : path}`, lastModified: dataAsOf }));
}
