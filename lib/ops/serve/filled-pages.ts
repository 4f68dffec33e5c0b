import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#lib/platform/env.ts";
import { drawnPages, frameSlot, type PageQuery, type ToHtml } from "#lib/data/site/drawn-pages.ts";
import { etagOf, isHeld } from "#lib/platform/http/etag.ts";
import { wantsLite } from "#lib/platform/http/lite-choice.ts";
import { log } from "#lib/platform/log.ts";
import { noticesOn } from "#lib/domains/notices/open/shown-notices.ts";
import { withNotices } from "#lib/domains/notices/open/with-notices.ts";
import { titled } from "#lib/platform/brand.ts";
import { frames } from "#lib/data/site/find-entry.ts";
import { homeOf } from "#lib/data/site/homes.ts";
import { routeRequest } from "#lib/data/site/route-request.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { inLocale } from "#lib/platform/words/open/locales.ts";
import { packOnce } from "../seal/pack.ts";
import { codingOf, flatHeaders, type Headers } from "./entry.ts";
import type { SealedFiles } from "./sealed-files.ts";

/** A frame in three parts (up to the end of its head, up to and including its slot, and the rest) and its headers. */
type Frame = { head: string; body: string; rest: string; headers: readonly string[] };

const slot = `<div data-${frameSlot}="">`;
/** The browser may store the page, but revalidates it before it shows it again. */
const caching = { "cache-control": "private, no-cache" };

function takeApart({ html, headers }: { html: string; headers: Headers }): Frame {
  const headEnd = html.indexOf("</head>");
  const slotAt = html.indexOf(slot, headEnd);
  if (headEnd < 0 || slotAt < 0) throw new Error("A frame has no slot to fill.");
  const slotEnd = slotAt + slot.length;
  return {
    head: html.slice(0, headEnd),
    body: html.slice(headEnd, slotEnd),
    rest: html.slice(slotEnd),
    headers: flatHeaders("frame.html", { ...headers, ...caching }),
  };
}

/** The title for browser tabs and for link previews. */
function titleTags(title: string): string {
  const text = escapeHtml(title);
  return `<title>${escapeHtml(titled(title))}</title><meta property="og:title" content="${text}"/><meta name="twitter:title" content="${text}"/>`;
}

/** A query in the form in which Next passes it to a page. */
function queryOf(params: URLSearchParams): PageQuery {
  const names = new Set(params.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const [first = "", ...others] = params.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

type Sent = { page: Buffer; headers: readonly string[] };

/** Sends a page in the coding that the client accepts, or a 304 if the client's copy is current. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { page, headers }: Sent,
): Promise<void> {
  const coding = codingOf(request);
  const etag = etagOf(`${coding ?? "identity"} of ${etagOf(page)}`);
  const head = [...headers, "etag", etag];
  if (isHeld(request.headers["if-none-match"], etag)) {
    response.writeHead(304, head).end();
    return;
  }
  const body = coding ? await packOnce(page, coding) : page;
  if (coding) head.push("content-encoding", coding);
  head.push("content-length", String(body.length));
  response.writeHead(200, head).end(request.method === "HEAD" ? undefined : body);
}

/** The page behind an address, by its internal path; undefined if the address does not simply render a page. */
function pageBehind({
  url = "/",
  headers,
}: IncomingMessage): { page: string; params: URLSearchParams } | undefined {
  const address = new URL(`http://localhost${url}`); // "//name/search" does not name another host
  const route = routeRequest(address, homeOf(headers.host, env), env.EXTRA_LOCALES);
  if (route.does !== "render" || !route.page || route.search !== undefined || route.status) return undefined;
  return { page: route.page, params: address.searchParams };
}

/**
 * Answers queries of pages that have a frame: fills the frame, which the build made, with the HTML that the page's
 * module renders (app/draw-without-next.ts). Next takes 20 ms to render the whole page; this takes a fifth of that.
 * Returns false if Next has to answer: for pages without a frame, for the first requests, until the page's module and
 * React's renderer are loaded, and for pages that need more than this can render.
 */
export function openFilledPages({ readFrame }: Pick<SealedFiles, "readFrame">) {
  const known = new Map<string, Frame | undefined>();
  let toHtml: ToHtml | undefined;
  let isLoading = false;

  /** Loads React's renderer on first use. */
  function load(): void {
    if (isLoading) return;
    isLoading = true;
    import("react-dom/server").then(
      ({ renderToStaticMarkup }) => (toHtml = renderToStaticMarkup),
      (fault: unknown) => log.error({ err: fault }, "pages are made by Next alone"),
    );
  }

  function frameAt(address: string, isLite: boolean): Frame | undefined {
    const name = `${address} ${isLite}`;
    if (!known.has(name)) {
      const found = readFrame(address, isLite);
      known.set(name, found && takeApart(found));
    }
    return known.get(name);
  }

  function fill(request: IncomingMessage): Sent | undefined {
    const asked = pageBehind(request);
    if (!asked) return undefined;
    const [, locale = "", ...names] = asked.page.split("/");
    const behind = `/${names.join("/")}`;
    const address = frames.get(behind);
    const draw = drawnPages.get(behind);
    const frame = address && draw && frameAt(inLocale(locale, address), wantsLite(request.headers));
    if (!frame) return undefined;
    if (!toHtml) {
      load();
      return undefined;
    }
    const parts = draw(queryOf(asked.params), locale, toHtml);
    if (!parts) return undefined;
    const { head, body, rest, headers } = frame;
    const page = head + titleTags(parts.title) + body + parts.html + rest;
    const [path = "/"] = (request.url ?? "/").split("?");
    const notices = noticesOn(path, env.EXTRA_LOCALES);
    return { page: Buffer.from(notices ? withNotices(page, notices) : page), headers };
  }

  return function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    try {
      const sent = fill(request);
      if (!sent) return false;
      send(request, response, sent).catch((fault: unknown) => {
        log.error({ err: fault }, "a page could not be sent");
        response.destroy();
      });
      return true;
    } catch (fault) {
      log.error({ err: fault }, "a page is made by Next: it could not be drawn");
      return false;
    }
  };
}
