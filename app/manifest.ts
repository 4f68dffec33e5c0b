import type { MetadataRoute } from "next";
import { brand } from "#lib/platform/brand.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

/** The web app manifest: how the installed site looks and opens. Served at /manifest.webmanifest. */
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
    // The light token --paper, because a manifest has only one colour scheme.
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
