import {
  withCopiesLock,
  isOwnPage,
  isSealedFile,
  mayBeKept,
  nameOf,
  offlineCache,
  wordsFile,
} from "#components/browser/offline-rules.ts";
import { withNotices } from "#lib/domains/notices/open/with-notices.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

/**
 * The service worker of a saved country or of the plan page (components/browser/offline-copies.ts). It is
 * network-first: it answers from the copy only when offline, and says so in the page. It handles only the pages below
 * its scope and the files they need.
 */
type Fetching = ExtendableEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type Worker = {
  registration: { scope: string; unregister: () => Promise<boolean> };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (name: string, listener: (event: never) => void) => void;
};
const worker = globalThis as unknown as Worker;

const scope = new URL(worker.registration.scope).pathname;
const cacheName = `${offlineCache}/${nameOf(scope)}`;

const pathOf = (address: string): string => {
  try {
    const { origin, pathname } = new URL(address);
    return origin === location.origin ? pathname : "";
  } catch {
    return "";
  }
};

/** Whether the request is for a page below the scope, or for a file that such a page needs. */
function isOurs({ method, mode, url, referrer }: Request): boolean {
  const pathname = pathOf(url);
  if (method !== "GET" || !mayBeKept(pathname, scope)) return false;
  return mode === "navigate" ? isOwnPage(pathname, scope) : isOwnPage(pathOf(referrer), scope);
}

const forbidsKeeping = ({ headers }: Response): boolean =>
  /no-store/.test(headers.get("cache-control") ?? "");

/** Updates the copy with a newer response. If the copy was deleted elsewhere, this worker unregisters itself. */
async function renew({ url }: Request, answer: Response): Promise<void> {
  if (!(await caches.has(cacheName))) return void (await worker.registration.unregister()); // `open` would create it again
  if (!answer.ok || answer.redirected || forbidsKeeping(answer) || new URL(url).search) return;
  const cache = await caches.open(cacheName);
  const isKept = await cache.match(url, { ignoreVary: true });
  // Only saved pages are updated. Files are also added, because a later build may need new ones.
  if (isKept ? !isSealedFile(pathOf(url)) : isSealedFile(pathOf(url))) await cache.put(url, answer);
}

type OfflineWords = { locale?: string; "offline.copy"?: string };

/** Adds a note with the date of the copy to the page. It removes notices, because they may be out of date. */
async function withDay(copy: Response): Promise<Response> {
  const html = await copy.text();
  const words = (await (await caches.match(wordsFile))?.json().catch(() => ({}))) as OfflineWords | undefined;
  const day = dateFormat({ dateStyle: "long", timeStyle: "short" }, words?.locale).format(
    new Date(copy.headers.get("date") ?? Date.now()),
  );
  const sentence = escapeHtml(fill(words?.["offline.copy"] ?? "{day}", { day }));
  // The note is not a div: React hydrates this page too, would take a div for its own, and skips unknown elements.
  const note = `<section class="container-page" role="status"><p class="notice notice-caution">${sentence}</p></section>`;
  const { headers, status } = copy;
  const plain = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) plain.delete(name);
  return new Response(
    withNotices(html, "").replace(/<body[^>]*>/, (body) => body + note),
    { headers: plain, status },
  );
}

async function answerKept(request: Request): Promise<Response> {
  const isPage = request.mode === "navigate";
  const how = { ignoreVary: true, ignoreSearch: isPage };
  const own = await caches.match(request.url, { ...how, cacheName });
  const copy = own ?? (await caches.match(request.url, how));
  if (!copy) return Response.error();
  return isPage ? withDay(copy) : copy;
}

async function networkFirst(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    const newer = answer.clone();
    event.waitUntil(withCopiesLock(() => renew(request, newer)).catch(() => undefined)); // a full device keeps the older copy
    return answer;
  } catch {
    return answerKept(request);
  }
}

worker.addEventListener("install", (event: ExtendableEvent) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event: ExtendableEvent) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event: Fetching) => {
  if (isOurs(event.request)) event.respondWith(networkFirst(event));
});
