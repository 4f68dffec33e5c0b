import "server-only";
import { db } from "../../db.ts";
import type { LinkCheck } from "../open/link-check.ts";

/** What became of these addresses when they were asked last; of those that never were, nothing. */
export async function readLinkChecks(urls: readonly string[]): Promise<ReadonlyMap<string, LinkCheck>> {
  const asked = [...new Set(urls)];
  const rows = await db().linkCheck.findMany({ where: { url: { in: asked } }, take: asked.length });
  return new Map(rows.map((row) => [row.url, row]));
}
