import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { env } from "#lib/platform/env.ts";
import { uploadCalls, type UploadGuards } from "#lib/services/uploads/index.ts";

/**
 * The upload handlers on a port of a separate process, for tests that cut, kill or measure a process. It sends its
 * port, and its memory whenever it is asked for. Everybody may do everything.
 */
const guards: UploadGuards = {
  owns: async () => ({ upTo: 12, kinds: ["photo", "pdf"] }),
  reads: async () => true,
};
const { create, head, patch, remove, read } = uploadCalls(guards);

function toRequest(request: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = request;
  const hasBody = method === "POST" || method === "PATCH";
  return new Request(new URL(url, env.SITE_URL), {
    method,
    headers: headers as Record<string, string>,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" }),
  });
}

function callOf(request: IncomingMessage): Promise<Response> {
  const asked = toRequest(request);
  const context = { params: Promise.resolve({ id: (request.url ?? "").split("/").at(-1) ?? "" }) };
  if (request.method === "POST") return create(asked);
  const call = { HEAD: head, PATCH: patch, DELETE: remove }[request.method ?? ""] ?? read;
  return call(asked, context);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await callOf(request);
  response.writeHead(status, Object.fromEntries(headers));
  if (body) for await (const piece of Readable.fromWeb(body as never)) response.write(piece);
  response.end();
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.keepAliveTimeout = 65_000; // as on the site: a busy machine leaves a connection idle for long
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("message", () => process.send?.({ rss: process.memoryUsage().rss }));
process.on("disconnect", () => process.exit(0));
