import {
  withCopiesLock,
  isOwnPage,
  isSealedFile,
  offlineCache,
  scopeOf,
  wordsFile,
  workerFile,
} from "./offline-rules.ts";

/** What is stored here for offline use. */
export type Copy = {
  /** The slug of a country, or the page of plans. */
  name: string;
  /** When the oldest of its pages was fetched; 0 if the visitor left during the fetch. */
  at: number;
  bytes: number;
};

/** Dispatched on the window when a copy was made or deleted. */
export const copiesEvent = "ak:copies";
const tellOfCopies = (): boolean => dispatchEvent(new Event(copiesEvent));

const cacheOf = (name: string): string => `${offlineCache}/${name}`;

/** Unlike `open`, creates no cache if there is none. */
const findIn = (name: string, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: cacheOf(name), ignoreVary: true });

/** Browsers have no service workers and caches without https, and some store nothing in private windows. */
export const mayKeepCopies = (): boolean => "serviceWorker" in navigator && "caches" in globalThis;

/** The sealed files that this page has loaded: chunks that load late are named in no page. */
const loadedHere = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isSealedFile(pathname))
    .map(({ pathname, search }) => pathname + search);

/** The sealed files that a page names, anywhere in its HTML. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/\/(?:_next\/static|patterns)\/[\w./~%-]+\.\w+(?:\?[\w=&.-]+)?/g)].map(
    ([address]) => address,
  );

/** Fetched to its last byte, so that an interrupted download breaks nothing that is stored. */
async function fetchWhole(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { cache: isSealedFile(address) ? "default" : "no-cache", signal });
  if (!answer.ok) throw new Error(`${address} did not come: ${answer.status}`);
  const { status } = answer;
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(await answer.blob(), { headers, status });
}

type Answers = ReadonlyMap<string, Response>;
/** The content of one copy: its files, of the immutable ones only those that it lacks; its own page comes last. */
type Fetched = { name: string; files: ReadonlySet<string>; answers: Answers };

async function fetchCopy(name: string, addresses: readonly string[], signal: AbortSignal): Promise<Fetched> {
  const pages = await Promise.all(addresses.map((address) => fetchWhole(address, signal)));
  const texts = await Promise.all(pages.map((page) => page.clone().text()));
  const isHere = isOwnPage(location.pathname, scopeOf(name));
  const files = new Set([wordsFile, ...(isHere ? loadedHere() : []), ...texts.flatMap(namedIn)]);
  const fetched = await Promise.all(
    [...files].map(async (file): Promise<[string, Response][]> => {
      const isKept = isSealedFile(file) && (await findIn(name, file)) !== undefined;
      return isKept ? [] : [[file, await fetchWhole(file, signal)]];
    }),
  );
  const own = addresses
    .map((address, at): [string, Response] => [address, pages[at]!])
    .sort(([one], [other]) => Number(one === scopeOf(name)) - Number(other === scopeOf(name)));
  return { name, files: new Set([...files, ...addresses]), answers: new Map([...fetched.flat(), ...own]) };
}

async function putCopy({ name, files, answers }: Fetched): Promise<void> {
  const cache = await caches.open(cacheOf(name));
  for (const [address, answer] of answers) await cache.put(address, answer);
  const wanted = new Set([...files].map((address) => new URL(address, location.origin).href));
  // On another page it is unknown which chunks the copy's own page loads late.
  const isHere = isOwnPage(location.pathname, scopeOf(name));
  const isOld = ({ url }: Request) => !wanted.has(url) && (isHere || !isSealedFile(new URL(url).pathname));
  await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
}

/** Registers the service worker of a copy, unless the copy was deleted meanwhile. */
async function answerFor(name: string): Promise<void> {
  const scope = scopeOf(name);
  const registration = await navigator.serviceWorker.register(workerFile, { scope, updateViaCache: "none" });
  const isThere = await withCopiesLock(() => caches.has(cacheOf(name)));
  if (!isThere) await registration.unregister();
}

/** The downloads in progress, to be aborted if their copy is deleted meanwhile. */
const running = new Set<{ names: readonly string[]; gone: AbortController }>();

function giveUp(isConcerned: (names: readonly string[]) => boolean): void {
  for (const { names, gone } of running) if (isConcerned(names)) gone.abort();
}

/**
 * Stores pages with all files they need, under a name each, and from then on serves them offline: below `scopeOf(name)`
 * and nowhere else. Replaces what was stored under the name before. Rejects if anything failed to load, or was deleted
 * meanwhile; a renewal, also if the first copy no longer exists.
 */
export async function keepCopies(
  wanted: Readonly<Record<string, readonly string[]>>,
  { isRenewal = false } = {},
): Promise<void> {
  const names = Object.keys(wanted);
  const gone = new AbortController();
  const job = { names, gone };
  running.add(job);
  try {
    const fetched = await Promise.all(
      Object.entries(wanted).map(([name, addresses]) => fetchCopy(name, addresses, gone.signal)),
    );
    await withCopiesLock(async () => {
      const isThere = !isRenewal || (await caches.has(cacheOf(names[0] ?? "")));
      if (gone.signal.aborted || !isThere) throw new Error("The copy was taken away meanwhile.");
      for (const one of fetched) await putCopy(one);
    });
  } finally {
    running.delete(job);
  }
  try {
    await Promise.all(names.map(answerFor));
  } finally {
    tellOfCopies();
  }
}

/** Whether a copy exists and is complete: its page is stored last. */
export const hasCopy = async (name: string): Promise<boolean> =>
  (await findIn(name, scopeOf(name))) !== undefined;

const dateOf = (answer: Response | undefined): number => Date.parse(answer?.headers.get("date") ?? "") || 0;

async function measure(name: string): Promise<Copy> {
  const cache = await caches.open(cacheOf(name));
  const answers = await cache.matchAll();
  const bodies = await Promise.all(answers.map((answer) => answer.clone().arrayBuffer()));
  const scope = scopeOf(name);
  const pages = (await cache.keys()).filter(({ url }) => isOwnPage(new URL(url).pathname, scope));
  const dates = await Promise.all(pages.map(async ({ url }) => dateOf(await findIn(name, url))));
  return {
    name,
    at: (await hasCopy(name)) ? Math.min(...dates) : 0,
    bytes: bodies.reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

async function copyNames(): Promise<string[]> {
  const names = await caches.keys();
  return names.flatMap((name) =>
    name.startsWith(`${offlineCache}/`) ? [name.slice(offlineCache.length + 1)] : [],
  );
}

/** The stored copies, with when they were fetched and how much space they take. */
export async function listCopies(): Promise<Copy[]> {
  if (!mayKeepCopies()) return [];
  return withCopiesLock(async () => Promise.all((await copyNames()).map(measure)));
}

/** Deletes one copy and its service worker. */
export async function dropCopy(name: string): Promise<void> {
  if (!mayKeepCopies()) return;
  giveUp((names) => names.includes(name));
  await withCopiesLock(async () => {
    const registration = await navigator.serviceWorker.getRegistration(scopeOf(name));
    if (registration && new URL(registration.scope).pathname === scopeOf(name))
      await registration.unregister();
    await caches.delete(cacheOf(name));
  });
  tellOfCopies();
}

/** Deletes all copies and all their service workers. Resolves to the names of the copies. */
export async function dropAllCopies(): Promise<string[]> {
  if (!mayKeepCopies()) return [];
  giveUp(() => true);
  const names = await withCopiesLock(async () => {
    const found = await copyNames();
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all(found.map((name) => caches.delete(cacheOf(name))));
    return found;
  });
  tellOfCopies();
  return names;
}
