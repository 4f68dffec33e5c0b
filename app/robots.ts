import type { MetadataRoute } from "next";
import { env } from "#lib/env.ts";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/styleguide", "/contact/received"] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
