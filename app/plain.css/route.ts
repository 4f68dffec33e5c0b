import { readFileSync } from "node:fs";
import path from "node:path";

/** Built once: the site's colours and the few rules for the plain HTML answers of forms. */
export const dynamic = "force-static";

const read = (name: string) => readFileSync(path.join(process.cwd(), "app", name), "utf8");

export function GET(): Response {
  return new Response(`${read("tokens.css")}\n${read("plain.css/plain-page.css")}`, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
