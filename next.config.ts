import type { NextConfig } from "next";
import { redirects } from "./lib/site/redirects.ts";
import { securityHeaders } from "./lib/http/security-headers.ts";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm test` runs tsc once; a second run here would double the build time
  // The not-found page stands apart; as app/not-found.tsx every page would carry a copy of it in its payload.
  experimental: { globalNotFound: true },
  images: { unoptimized: true },
  redirects: async () => redirects,
  headers: async () => [{ source: "/:path*", headers: securityHeaders }],
};

export default config;
