import { readFileSync } from "node:fs";
import path from "node:path";

export const dynamic = "force-static";

/**
 * The service worker for offline copies, built by lib/ops/seal/bundle-scripts.ts. It may send requests to this site
 * only.
 */
export const GET = (): Response =>
  new Response(readFileSync(path.join(process.cwd(), "lib/generated/scripts/offline.js"), "utf8"), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy":
        "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
