import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { createRequestResponseMocks } from "next/dist/server/lib/mock-request.js";
import { z } from "zod";

/** The prerendered routes by internal address, and the id with which Next recognizes its own requests. */
const manifest = z.object({
  routes: z.record(z.string(), z.unknown()),
  preview: z.object({ previewModeId: z.string() }),
});
export type Prerendered = { addresses: readonly string[]; mark: string };

export function readPrerendered(file: string): Prerendered {
  const { routes, preview } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  return { addresses: Object.keys(routes), mark: preview.previewModeId };
}

/** The fields of Next's mock response once it is complete; its types are less precise. */
type Answered = { hasStreamed: Promise<boolean>; statusCode: number; headers: Headers; buffers: Buffer[] };

export type Rendered = { headers: Record<string, string>; body: Buffer };
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Makes Next render a prerendered page or file again, as in the build: without query, cookies or middleware. It uses
 * the mechanism of Next's `revalidate`, which does not return the result. A request from outside cannot trigger it
 * (isInternal in headers.ts).
 */
export async function renderAgain(handle: Handler, address: string, mark: string): Promise<Rendered> {
  const headers = { host: "localhost", "x-prerender-revalidate": mark };
  const { req, res } = createRequestResponseMocks({
    url: address,
    method: "GET",
    headers,
    socket: new Socket(),
  });
  await handle(req as unknown as IncomingMessage, res as unknown as ServerResponse);
  const answered = res as unknown as Answered;
  await answered.hasStreamed;
  if (answered.statusCode !== 200) throw new Error(`${address} was answered with ${answered.statusCode}`);
  return { headers: Object.fromEntries(answered.headers), body: Buffer.concat(answered.buffers) };
}
