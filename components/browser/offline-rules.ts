/*
 * What may be answered offline, and for which pages. One service worker (app/scripts/offline.ts) is registered for
 * each country that was kept, for its pages alone, and one for the page of plans: no other page of the site ever meets it.
 */

/** Before the names of the caches. */
export const offlineCache = "ak_offline_v1";
/** The name of the copy of the page of plans, beside those of countries. */
export const planCopy = "plan";
export const workerFile = "/offline.js";
/** What leaves say: kept with each copy, and by the worker too. */
export const wordsFile = "/words.json";

/**
 * Does one thing to the copies after the other, in all windows and workers of this site: what is being taken away is not
 * made anew meanwhile. A browser without locks does it at once.
 */
export async function withCopiesLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(offlineCache, work) : work();
}

const guides = "/start-business/";

/** Where the pages of a copy begin. */
export const scopeOf = (name: string): string => (name === planCopy ? "/plan" : `${guides}${name}`);

/** The name of the copy that a scope is of. */
export const nameOf = (scope: string): string => scope.slice(scope.lastIndexOf("/") + 1);

/** A file that does not change: its name is made of its content, or it is a drawn pattern. */
export const isSealedFile = (pathname: string): boolean => /^\/(_next\/static|patterns)\//.test(pathname);

/** A page of the copy: the scope itself or what stands below it, not what only begins alike (niger, nigeria). */
export const isOwnPage = (pathname: string, scope: string): boolean =>
  pathname === scope || (pathname.startsWith(`${scope}/`) && !pathname.endsWith(".ics"));

/** What the page of plans takes from a guide. */
const isFacts = (pathname: string): boolean => /^\/start-business\/[a-z-]+\/plan\.json$/.test(pathname);

/** Whether an address may be answered for a page below `scope` from what is kept. Calls never are. */
export const mayBeKept = (pathname: string, scope: string): boolean =>
  isOwnPage(pathname, scope) || isSealedFile(pathname) || pathname === wordsFile || isFacts(pathname);
