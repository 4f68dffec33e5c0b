import type { MetadataRoute } from "next";
import { env } from "#lib/platform/env.ts";
import { registryKeys } from "#lib/data/site/registry-keys.ts";
import { registry } from "#lib/data/site/registry.ts";

export const dynamic = "force-static";

const uncrawled = registryKeys.filter((key) => "uncrawled" in registry[key]);

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", ...uncrawled] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
