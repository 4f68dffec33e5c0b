import { availableParallelism } from "node:os";
import type { NextConfig } from "next";
import { redirects } from "./lib/data/site/redirects.ts";
import { securityHeaders } from "./lib/platform/http/security-headers.ts";
import { buildIdOf } from "./lib/platform/next/open/build-id.ts";

const config: NextConfig = {
  // The same for the same sources and settings: an asset has one address on all instances.
  generateBuildId: async () => {
    const { fingerprint } = await import("./lib/ops/fingerprint.ts");
    return buildIdOf(fingerprint());
  },
  poweredByHeader: false,
  // Pages that are rendered again are stored sealed (lib/ops/serve/fresh-pages.ts); a second copy would be in the heap.
  cacheMaxMemorySize: 0,

  allowedDevOrigins: ["127.0.0.1"], // the development server calls itself localhost (lib/ops/local/site-settings.ts)
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm test` runs tsc once; a second run here would double the build time
  experimental: {
    cpus: availableParallelism(), // Next leaves one core free: with two, a single one would render all pages
    isrFlushToDisk: false, // the folder of a build is never written to: instances share it
    globalNotFound: true, // a separate page: app/not-found.tsx would be copied into the payload of every page
    preloadEntriesOnStart: false, // most routes are sealed and never requested: their code would take 30 MB
  },
  // The scripts that run outside React (lib/ops/seal/bundle-scripts.ts) are served unchanged, named by their content.
  turbopack: { rules: { "**/lib/generated/scripts/*.js": { type: "asset" } } },
  images: { unoptimized: true },
  redirects: async () => redirects,
  headers: async () => [{ source: "/:path*", headers: [...securityHeaders] }],
};

export default config;
