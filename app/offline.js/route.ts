import { readFileSync } from "node:fs";
import path from "node:path";

export const dynamic = "force-static";

/** The worker of what is kept for offline use, made by lib/ops/seal/bundle-scripts.ts; it may ask this site and nobody else. */
export const GET = (): Response =>
  new Response(readFileSync(path.join(process.cwd(), "lib/generated/scripts/offline.js"), "utf8"), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy":
        "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
