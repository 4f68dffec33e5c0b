import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import next from "next";
import { env } from "../env.ts";
import { closedPolicy, securityHeaders } from "../http/security-headers.ts";
import { log } from "../log.ts";
import { root } from "./paths.ts";
import { Refusal, endWith } from "./say.ts";
import { openSealedFiles } from "./sealed-files.ts";

/** Addresses whose page depends on the query: with one, Next answers. */
const queryPages = new Set(["/start-business", "/explore/compare"]);
const policyHeader = "content-security-policy";
/** What is still being answered gets this long to finish. */
const finishMs = 15_000;

function openSealed() {
  try {
    return openSealedFiles();
  } catch (cause) {
    throw new Refusal("There is no sealed build to serve. Run `npm run build` first.", { cause });
  }
}

/** Whether the sealed folder may answer: a plain GET or HEAD, no RSC, no query where the page depends on it. */
function isPlain(request: IncomingMessage, pathname: string, query: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (request.headers["rsc"] !== undefined || query.includes("_rsc=")) return false;
  return !(query && queryPages.has(pathname));
}

/** Pages bring their own policy; whatever leaves without one may load and run nothing. */
function closeUnlessOpened(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, closedPolicy);
    return writeHead(...given);
  };
}

/** Listens and gives back the port, which PORT=0 leaves to the system. */
async function listen(server: Server): Promise<number> {
  server.listen(env.PORT, env.HOST);
  await once(server, "listening").catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== "EADDRINUSE") throw fault;
    throw new Refusal(`Port ${env.PORT} is in use. Stop what runs there, or set PORT to another one.`);
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Serves the sealed build: what is fixed comes precompressed from the sealed folder, Next answers the rest.
 * SIGTERM and SIGINT first fail the readiness check, then finish what is in flight, then end the process.
 */
async function serve(): Promise<void> {
  const sealed = openSealed();
  const server = createServer();
  const port = await listen(server);
  // Next compares these with the addresses its own middleware rewrites to; where they differ it would call itself.
  const app = next({ dev: false, dir: root, hostname: "localhost", port });
  const handle = app.getRequestHandler();
  let isDraining = false;

  const toNext = (request: IncomingMessage, response: ServerResponse) => {
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    closeUnlessOpened(response);
    handle(request, response).catch((fault: unknown) => {
      log.error({ err: fault }, "unhandled in server");
      if (!response.headersSent) response.writeHead(500).end("Something went wrong. Please try again.");
    });
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const pathname = mark < 0 ? url : url.slice(0, mark);
    if (isDraining) {
      response.setHeader("connection", "close");
      if (pathname === "/api/health/ready") {
        response.writeHead(503, {
          "content-type": "application/json",
          "cache-control": "no-store",
          "retry-after": "5",
        });
        response.end('{"ok":false,"error":"This instance is going down.","code":"unavailable"}');
        return;
      }
    }
    const isFixed = isPlain(request, pathname, mark < 0 ? "" : url.slice(mark));
    if (!isFixed || !sealed.answer(request, response, pathname)) toNext(request, response);
  };
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 30_000;
  const prepared = app.prepare();
  server.on("request", (request, response) => void prepared.then(() => answer(request, response)));
  await prepared;
  log.info({ port, files: sealed.count }, "serving");
  process.send?.({ port });

  const stop = () => {
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => {
      server.close(() => void app.close().finally(() => process.exit(0)));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), finishMs).unref();
    }, env.DRAIN_SECONDS * 1000);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

serve().catch(endWith);
