import "server-only";
import { db } from "#lib/platform/db.ts";
import type { LinkCheck } from "../open/link-check.ts";

/** The results of the last check of these URLs. URLs that were never checked are left out. */
export async function readLinkChecks(urls: readonly string[]): Promise<ReadonlyMap<string, LinkCheck>> {
  const asked = [...new Set(urls)];
  const rows = await db().linkCheck.findMany({ where: { url: { in: asked } }, take: asked.length });
  return new Map(rows.map((row) => [row.url, row]));
}
