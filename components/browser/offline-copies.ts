import { isOwnPage, isSealedFile, offlineCache, scopeOf, wordsFile, workerFile } from "./offline-rules.ts";

/** What is kept here for when there is no line. */
export type Copy = {
  /** The slug of a country, or the page of plans. */
  name: string;
  /** When it was last fetched; 0 where somebody left while it was. */
  at: number;
  bytes: number;
};

const cacheOf = (name: string): string => `${offlineCache}/${name}`;

/** Browsers keep nothing where this is not https, and some keep nothing in private windows. */
export const mayKeepCopies = (): boolean => "serviceWorker" in navigator && "caches" in globalThis;

/** What this page has loaded of the sealed files: parts that come late are named in no page. */
const loadedHere = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isSealedFile(pathname))
    .map(({ pathname, search }) => pathname + search);

/** The sealed files that a page names, wherever it names them. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/\/(?:_next\/static|patterns)\/[\w./~%-]+\.\w+(?:\?[\w=&.-]+)?/g)].map(
    ([address]) => address,
  );

async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: isSealedFile(address) ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${address} did not come: ${answer.status}`);
  return answer;
}

/**
 * Keeps pages with all files they need, under a name, and from then on has them answered when there is no line: below
 * `scopeOf(name)` and nowhere else. What was kept under the name before goes. Rejects where anything did not come.
 */
export async function keepCopy(name: string, addresses: readonly string[]): Promise<void> {
  const answers = await Promise.all(addresses.map(fetchWhole));
  const texts = await Promise.all(answers.map((answer) => answer.clone().text()));
  const isHere = isOwnPage(location.pathname, scopeOf(name));
  const files = new Set([wordsFile, ...(isHere ? loadedHere() : []), ...texts.flatMap(namedIn)]);
  const cache = await caches.open(cacheOf(name));
  await Promise.all(
    [...files].map(async (file) => {
      // Sealed files never change: one that is there is right.
      if (!isSealedFile(file) || !(await cache.match(file))) await cache.put(file, await fetchWhole(file));
    }),
  );
  await Promise.all(addresses.map((address, at) => cache.put(address, answers[at]!)));
  const wanted = new Set([...files, ...addresses].map((address) => new URL(address, location.origin).href));
  // Elsewhere it is not known which parts its own page loads late.
  const isOld = ({ url }: Request) => !wanted.has(url) && (isHere || !isSealedFile(new URL(url).pathname));
  await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
  await navigator.serviceWorker.register(workerFile, { scope: scopeOf(name), updateViaCache: "none" });
}

/** Whether a copy is there and whole: its page is put in last. */
export async function hasCopy(name: string): Promise<boolean> {
  const page = await caches.match(scopeOf(name), { cacheName: cacheOf(name), ignoreVary: true });
  return page !== undefined;
}

async function measure(name: string): Promise<Copy> {
  const cache = await caches.open(cacheOf(name));
  const answers = await cache.matchAll();
  const bodies = await Promise.all(answers.map((answer) => answer.clone().arrayBuffer()));
  const page = await cache.match(scopeOf(name), { ignoreVary: true });
  return {
    name,
    at: Date.parse(page?.headers.get("date") ?? "") || 0,
    bytes: bodies.reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

async function copyNames(): Promise<string[]> {
  const names = await caches.keys();
  return names.flatMap((name) =>
    name.startsWith(`${offlineCache}/`) ? [name.slice(offlineCache.length + 1)] : [],
  );
}

/** What is kept, with when it was fetched and what room it takes. */
export async function listCopies(): Promise<Copy[]> {
  if (!mayKeepCopies()) return [];
  return Promise.all((await copyNames()).map(measure));
}

/** Takes one copy away, and what answered for it. */
export async function dropCopy(name: string): Promise<void> {
  if (!mayKeepCopies()) return;
  const registration = await navigator.serviceWorker.getRegistration(scopeOf(name));
  if (registration && new URL(registration.scope).pathname === scopeOf(name)) await registration.unregister();
  await caches.delete(cacheOf(name));
}

/** Takes all copies away, and all that ever answered for one. Tells their names. */
export async function dropAllCopies(): Promise<string[]> {
  if (!mayKeepCopies()) return [];
  const names = await copyNames();
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all(names.map((name) => caches.delete(cacheOf(name))));
  return names;
}
