import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The script of pages that leave no trace. Its address is fixed, because API answers refer to it too
 * (lib/domains/confidential/plain/pages.ts).
 */
export const dynamic = "force-static";

export const GET = () =>
  new Response(readFileSync(path.join(process.cwd(), "lib/generated/scripts/quiet.js"), "utf8"), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    },
  });
