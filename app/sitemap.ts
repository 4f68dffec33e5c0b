import type { MetadataRoute } from "next";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { languagesOf } from "#lib/data/content/page-metadata.ts";
import { listPages } from "#lib/data/content/pages.ts";
import { env } from "#lib/platform/env.ts";

export const dynamic = "force-static";

const urlOf = (path: string): string => `${env.SITE_URL}${path === "/" ? "" : path}`;

/** Every listed page, once in each language it exists in. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPages()
    .filter(({ unlisted }) => !unlisted)
    .flatMap(({ path }) => [...new Set([path, ...Object.values(languagesOf(path) ?? {})])])
    .map((path) => ({ url: urlOf(path), lastModified: dataAsOf }));
}
