import { z } from "zod";
import { readPart } from "#lib/domains/confidential/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Returns one part of a case, still sealed. The page of the case has already audited who opened it. */
async function get(request: Request): Promise<Response> {
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get("id"));
  if (!id.success) throw new AppError("invalid_input", fault("confidential.call"));
  return new Response(await readPart(id.data), {
    headers: { "content-type": "application/octet-stream", "cache-control": "private, no-store" },
  });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(
  "confidentialPart",
  "confidential.read",
  route({ GET: get }),
);
