import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import next from "next";
import { findEntry, readsQuery } from "#lib/data/site/find-entry.ts";
import { homeOf, sealedAddress } from "#lib/data/site/homes.ts";
import { onVersion } from "#lib/data/countries/record/version.ts";
import { allFinished } from "#lib/platform/before-exit.ts";
import { env } from "#lib/platform/env.ts";
import { cleanRequest } from "#lib/platform/http/clean-request.ts";
import { callerKey, networksOf } from "#lib/platform/http/client-address.ts";
import { closedPolicy, securityHeaders } from "#lib/platform/http/security-headers.ts";
import { withoutLocale } from "#lib/platform/words/open/locales.ts";
import { requestIdHeader, requestIdOf } from "#lib/platform/http/request-id.ts";
import { registeredCallOf } from "#lib/platform/http/registered-calls.ts";
import { assetsPath, buildIdFile, prerenderManifest } from "#lib/platform/next/build-folder.ts";
import { isOfRouter } from "#lib/platform/next/headers.ts";
import { readConfigByNode } from "#lib/platform/next/read-config.ts";
import { log } from "#lib/platform/log.ts";
import { withinRequest } from "#lib/platform/request-scope.ts";
import { checkProduction } from "./check-production.ts";
import { correctHeaders } from "./correct-headers.ts";
import { fairQueue, type Answer } from "./fair-queue.ts";
import { dataHome, inRoot, root } from "../paths.ts";
import { sealedFolder } from "../seal/folders.ts";
import { Refusal, endWith } from "../say.ts";
import { openFilledPages } from "./filled-pages.ts";
import { bodyLimitsOf, limitBody, longestMs } from "./limit-body.ts";
import { openKeptAssets, type KeptAssets } from "./kept-assets.ts";
import { openSealedFiles, type SealedFiles } from "./sealed-files.ts";
import { boundUnread } from "./unread.ts";

const policyHeader = "content-security-policy";
/** How long requests in flight have to finish. */
const finishMs = 15_000;
/** A connection that is idle while a response is due is closed: its response waits in memory. */
const stalledMs = 30_000;
const hourMs = 60 * 60 * 1000;

function openSealed(): SealedFiles {
  try {
    return openSealedFiles();
  } catch (cause) {
    throw new Refusal("There is no sealed build to serve. Run `npm run build` first.", { cause });
  }
}

/** Whether the sealed build may answer: a plain GET or HEAD, no RSC, nothing in the query that the page reads. */
function isPlain(request: IncomingMessage, pathname: string, query: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (isOfRouter(request.headers, query)) return false;
  const { path } = withoutLocale(pathname, env.EXTRA_LOCALES);
  return !(query && readsQuery(path, new URLSearchParams(query)));
}

/** Listens and returns the port, which the system chooses for PORT=0. */
async function listen(server: Server): Promise<number> {
  server.listen(env.PORT, env.HOST);
  await once(server, "listening").catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== "EADDRINUSE") throw fault;
    throw new Refusal(`Port ${env.PORT} is in use. Stop what runs there, or set PORT to another one.`);
  });
  return (server.address() as AddressInfo).port;
}

type State = { isDraining: boolean };

/**
 * Next's request handler, with the security headers of every response and a request id that is in every log line about
 * it.
 */
function behindNext(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Answer {
  return (request, response) => {
    for (const { key, value } of securityHeaders) response.setHeader(key, value);
    const id = requestIdOf(request.headers);
    response.setHeader(requestIdHeader, id);
    const answer = registeredCallOf(request) ?? ((to: ServerResponse) => handle(request, to));
    const [path = "/"] = (request.url ?? "/").split("?");
    withinRequest({ id, path }, (asked) => {
      correctHeaders(response, asked);
      answer(response).catch((fault: unknown) => {
        log.error({ err: fault }, "unhandled in server");
        if (!response.headersSent) response.writeHead(500).end("Something went wrong. Please try again.");
      });
    });
  };
}

/**
 * A page rendered per request takes megabytes while it is rendered: this many run at once, this many wait, the rest get
 * 503.
 */
const mostRenders = 16;
const mostWaiting = 64;
/** The limit on all responses together that wait in memory for their readers. */
const mostUnreadBytes = 32 * 1024 ** 2;

const tooMany: Answer = (_, response) =>
  refuse(response, 503, "Too many are asking at once. Please try again in a moment.", { "retry-after": "2" });

/** cleanRequest has reduced the header to the one address that can be trusted. */
const callerOf = ({ headers }: IncomingMessage): string => callerKey(String(headers["x-forwarded-for"]));

/** Queues pages. Calls are light, and bounded by the database's pool. */
function queuePages(next: Answer): Answer {
  const queued = fairQueue(next, tooMany, { mostRunning: mostRenders, mostWaiting, callerOf });
  return (request, response) =>
    request.url?.startsWith("/api/") ? next(request, response) : queued(request, response);
}

/** A short plain-text response for requests that no page or call handles. */
function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  extra: Record<string, string> = {},
): void {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
    ...extra,
  };
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  correctHeaders(response);
  response.writeHead(status, { ...headers, [policyHeader]: closedPolicy }).end(`${sentence}\n`);
}

/**
 * Letters, digits, `-`, `_` and `~` mean the same when escaped (RFC 3986, 6.2.2.2); unescaped, a page has one address.
 */
const unescapeHarmless = (pathname: string): string =>
  pathname.replace(/%([2-7][0-9a-f])/gi, (escape, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w~-]/.test(letter) ? letter : escape;
  });

/** Path and query of a request, also of one in absolute form; undefined if it is not a valid address. */
function addressOf(url: string): string | undefined {
  if (!url.startsWith("/")) {
    if (!URL.canParse(url)) return undefined;
    const { pathname, search } = new URL(url);
    return pathname + search;
  }
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  if (!pathname.includes("%")) return url;
  try {
    decodeURIComponent(pathname);
    return unescapeHarmless(pathname) + url.slice(pathname.length);
  } catch {
    return undefined;
  }
}

function refuseReadiness(response: ServerResponse): void {
  const headers = { "content-type": "application/json", "cache-control": "no-store", "retry-after": "5" };
  response
    .writeHead(503, headers)
    .end('{"ok":false,"error":"This instance is going down.","code":"unavailable"}');
}

/** The style guide is for developers of the site: production shows it only if a setting says so. */
const isHidden = (pathname: string): boolean => {
  const setting = findEntry(pathname)?.shownBy;
  return setting !== undefined && !env[setting];
};

/**
 * Answers from the sealed build what is fixed, and passes the rest to Next; an instance that is shutting down says so.
 */
function makeAnswer(sealed: SealedFiles, kept: KeptAssets, toNext: Answer, state: State): Answer {
  const fromFrames = openFilledPages(sealed);
  const trusted = networksOf(env.TRUSTED_PROXIES);
  const bounded = boundUnread(answerClean, { mostBytes: mostUnreadBytes, callerOf });
  return (request, response) => {
    cleanRequest(request, trusted);
    bounded(request, response);
  };

  function answerClean(request: IncomingMessage, response: ServerResponse): void {
    const url = addressOf(request.url ?? "/");
    if (url === undefined) return refuse(response, 400, "This is no address of this site.");
    request.url = url;
    const mark = url.indexOf("?");
    const pathname = mark < 0 ? url : url.slice(0, mark);
    if (state.isDraining) {
      response.setHeader("connection", "close");
      if (pathname === "/api/health/ready") return refuseReadiness(response);
    }
    const isRead = request.method === "GET" || request.method === "HEAD";
    // Pages are only read; only calls take a body. A body sent to a page would be kept in memory for nothing.
    if (
      request.method === "TRACE" ||
      (!isRead && !pathname.startsWith("/api/") && pathname !== "/explore/compare.csv")
    ) {
      return refuse(response, 405, "This address can only be read.", { allow: "GET, HEAD" });
    }
    // Responses to actions are short: compressing them takes a tenth of the action's time and saves nothing in
    // transfer.
    if (!isRead && pathname.startsWith("/api/")) delete request.headers["accept-encoding"];
    if (limitBody(request, response, bodyLimitsOf(pathname)))
      return refuse(response, 413, "This is more than we can take at once.");
    if (isHidden(pathname)) {
      request.url = "/hidden"; // an address that does not exist
      return toNext(request, response);
    }
    const query = mark < 0 ? "" : url.slice(mark);
    const isFixed = isPlain(request, pathname, query);
    const address = sealedAddress(pathname, homeOf(request.headers.host, env), env.EXTRA_LOCALES);
    if (isFixed && sealed.answer(request, response, address)) return;
    if (query && !isFixed && !isOfRouter(request.headers, query) && fromFrames(request, response)) return;
    if (!isFixed || !pathname.startsWith(assetsPath)) return toNext(request, response);
    kept.answer(request, response, pathname).then(
      (isThere) => isThere || toNext(request, response),
      () => toNext(request, response), // the folder was deleted meanwhile
    );
  }
}

/**
 * Copies this build's assets to the shared folder, now and every hour. Without it a page of another build does not find
 * its script and reloads itself.
 */
function keepAssets(kept: KeptAssets): void {
  const keep = () => {
    kept.keep().catch((fault: unknown) => log.warn({ err: fault }, "assets not kept for older pages"));
  };
  keep();
  setInterval(keep, hourMs).unref();
}

/**
 * On SIGTERM, SIGINT or the end of the parent: fails the readiness check, then finishes requests in flight, then exits.
 */
function stopOnSignal(server: Server, closeNext: () => Promise<void>, state: State): void {
  const stop = () => {
    if (state.isDraining) return;
    state.isDraining = true;
    setTimeout(() => {
      server.close(() => void Promise.allSettled([closeNext(), allFinished()]).then(() => process.exit(0)));
      // A connection that turns idle after its last response would delay the exit.
      setInterval(() => server.closeIdleConnections(), 250).unref();
      setTimeout(() => process.exit(0), finishMs).unref();
    }, env.DRAIN_SECONDS * 1000);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // A parent that was killed sends no signal: without this the process would occupy the port for ever.
  process.on("disconnect", stop);
  if (process.send && !process.connected) stop();
}

type Handler = ReturnType<ReturnType<typeof next>["getRequestHandler"]>;

/**
 * Has pages rendered again whenever edits of facts are overlaid on the records. The code for it is loaded on first use:
 * most instances run from one build to the next with few edits or none.
 */
function followFacts(sealed: SealedFiles, handle: Handler, prepared: Promise<void>): void {
  let opened: Promise<(changed: ReadonlySet<string>) => void> | undefined;
  const open = async () => {
    const [{ openFreshPages }, { readPrerendered, renderAgain }] = await Promise.all([
      import("./fresh-pages.ts"),
      import("#lib/platform/next/render-again.ts"),
    ]);
    const { addresses, mark } = readPrerendered(inRoot(prerenderManifest));
    await prepared;
    return openFreshPages({ sealed, addresses, render: (address) => renderAgain(handle, address, mark) });
  };
  const refresh = (changed: ReadonlySet<string>): void => {
    (opened ??= open()).then(
      (make) => make(changed),
      (fault: unknown) => {
        opened = undefined; // the next edit tries again
        log.error({ err: fault }, "pages do not follow the facts");
      },
    );
  };
  // Listeners are called within the request that approves an edit: to Next, pages rendered in its scope would be parts
  // of that request.
  const outside = AsyncLocalStorage.snapshot();
  onVersion((changed) => outside(refresh, changed));
}

const keptHere = () => ({
  assets: path.join(sealedFolder, assetsPath),
  folder: env.ASSETS_DIR ? path.resolve(env.ASSETS_DIR) : path.join(dataHome, "assets"),
  build: readFileSync(inRoot(buildIdFile), "utf8"),
});

/** Serves the sealed build. Sends `{ port }` to a parent process once it is ready. */
async function serve(): Promise<void> {
  checkProduction(env, { hasParent: process.send !== undefined });
  const sealed = openSealed();
  const server = createServer({
    keepAliveTimeout: 65_000,
    headersTimeout: 10_000,
    requestTimeout: longestMs, // shorter for most requests (limit-body.ts)
    connectionsCheckingInterval: 5_000,
    shouldUpgradeCallback: () => false, // this server speaks only HTTP
  });
  server.timeout = stalledMs;
  const port = await listen(server);
  readConfigByNode();
  // Next compares these with the addresses its own middleware rewrites to; if they differed, it would call itself.
  const app = next({ dev: false, dir: root, hostname: "localhost", port });
  const state: State = { isDraining: false };
  const kept = openKeptAssets(keptHere(), sealed.headersOf);
  const handle = app.getRequestHandler();
  const answer = makeAnswer(sealed, kept, queuePages(behindNext(handle)), state);
  let isPrepared = (): void => undefined;
  // Before Next starts the job that overlays the edits.
  followFacts(sealed, handle, new Promise((resolve) => (isPrepared = resolve)));
  const prepared = app.prepare().then(isPrepared);
  server.on("request", (request, response) => void prepared.then(() => answer(request, response)));
  stopOnSignal(server, () => app.close(), state);
  process.on("message", (message) => message === "reread" && sealed.reread());
  await prepared;
  keepAssets(kept);
  log.info({ port, files: sealed.count }, "serving");
  if (process.connected) process.send?.({ port });
}

serve().catch(endWith);
