import type { MetadataRoute } from "next";
import { brand } from "#lib/site/brand.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";

/** How the site looks and opens when it is installed. Served at /manifest.webmanifest. */
export default function manifest(): MetadataRoute.Manifest {
  const icon = { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" };
  return {
    id: "/",
    name: brand.group,
    short_name: brand.name,
    description: brand.description,
    lang: defaultLocale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    // The light tokens --paper and --primary: a manifest knows one scheme only.
    background_color: "#faf7f0",
    theme_color: "#faf7f0",
    categories: ["business", "finance", "education"],
    icons: [
      { ...icon, purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Start a business", url: "/start-business", icons: [icon] },
      { name: "Compare countries", url: "/explore/compare", icons: [icon] },
    ],
  };
}
