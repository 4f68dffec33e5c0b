import "server-only";
import { brand } from "#lib/content/brand.ts";
import { fail } from "#lib/http/envelope.ts";
import { toAppError } from "#lib/http/faults.ts";
import { plainAnswer } from "#lib/http/plain-page.ts";
import type { DataExport } from "./export-data.ts";
import { toAccount, wayBack } from "./ways-back.ts";

/** The export as a file: named, indented so that a person can read it, and kept by nobody on the way. */
export function exportAnswer(data: DataExport): Response {
  const day = data.exportedAt.toISOString().slice(0, 10);
  return new Response(`${JSON.stringify(data, undefined, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${brand.name.toLowerCase()}-data-${day}.json"`,
      "cache-control": "no-store",
    },
  });
}

/** Why there is no file: as a page for a visitor who followed the link, with the envelope for a caller. */
export function exportProblem(thrown: unknown, request: Request): Response {
  const error = toAppError(thrown, "exportData");
  if (!request.headers.get("accept")?.includes("text/html")) return fail(error);
  return plainAnswer({ error, back: wayBack(error, toAccount) });
}
