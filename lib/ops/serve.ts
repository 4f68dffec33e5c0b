import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import next from "next";
import { env } from "../env.ts";
import { closedPolicy, securityHeaders } from "../http/security-headers.ts";
import { log } from "../log.ts";
import { root } from "./paths.ts";
import { Refusal, endWith } from "./say.ts";
import { openSealedFiles, type SealedFiles } from "./sealed-files.ts";

/** Addresses whose page depends on the query: with one, Next answers. */
const queryPages = new Set(["/start-business", "/explore/compare"]);
const policyHeader = "content-security-policy";
/** What is still being answered gets this long to finish. */
const finishMs = 15_000;

function openSealed(): SealedFiles {
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

type State = { isDraining: boolean };
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Next's own handler, with the headers every answer has. */
function behindNext(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Answer {
  return (request, response) => {
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    closeUnlessOpened(response);
    handle(request, response).catch((fault: unknown) => {
      log.error({ err: fault }, "unhandled in server");
      if (!response.headersSent) response.writeHead(500).end("Something went wrong. Please try again.");
    });
  };
}

function refuseReadiness(response: ServerResponse): void {
  const headers = { "content-type": "application/json", "cache-control": "no-store", "retry-after": "5" };
  response
    .writeHead(503, headers)
    .end('{"ok":false,"error":"This instance is going down.","code":"unavailable"}');
}

/** The style guide is for those who build the site: production shows it only where it is asked to. */
const isHidden = (pathname: string): boolean => !env.STYLEGUIDE && /^\/styleguide(\/|$)/.test(pathname);

/** What is fixed comes from the sealed build, the rest from Next; an instance that goes down says so. */
function makeAnswer(sealed: SealedFiles, toNext: Answer, state: State): Answer {
  return (request, response) => {
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const pathname = mark < 0 ? url : url.slice(0, mark);
    if (state.isDraining) {
      response.setHeader("connection", "close");
      if (pathname === "/api/health/ready") return refuseReadiness(response);
    }
    if (isHidden(pathname)) {
      request.url = "/hidden"; // an address that leads nowhere
      return toNext(request, response);
    }
    const isFixed = isPlain(request, pathname, mark < 0 ? "" : url.slice(mark));
    if (!isFixed || !sealed.answer(request, response, pathname)) toNext(request, response);
  };
}

/** SIGTERM and SIGINT first fail the readiness check, then finish what is in flight, then end the process. */
function stopOnSignal(server: Server, closeNext: () => Promise<void>, state: State): void {
  const stop = () => {
    if (state.isDraining) return;
    state.isDraining = true;
    setTimeout(() => {
      server.close(() => void closeNext().finally(() => process.exit(0)));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), finishMs).unref();
    }, env.DRAIN_SECONDS * 1000);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Serves the sealed build. Sends `{ port }` to a parent that started it, once it answers. */
async function serve(): Promise<void> {
  const sealed = openSealed();
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 });
  const port = await listen(server);
  // Next compares these with the addresses its own middleware rewrites to; where they differ it would call itself.
  const app = next({ dev: false, dir: root, hostname: "localhost", port });
  const state: State = { isDraining: false };
  const answer = makeAnswer(sealed, behindNext(app.getRequestHandler()), state);
  const prepared = app.prepare();
  server.on("request", (request, response) => void prepared.then(() => answer(request, response)));
  stopOnSignal(server, () => app.close(), state);
  await prepared;
  log.info({ port, files: sealed.count }, "serving");
  process.send?.({ port });
}

serve().catch(endWith);
