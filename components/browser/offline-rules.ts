/* What may be served offline, and for which pages. One service worker (app/scripts/offline.ts) is registered for
   each country that was stored, for its pages alone, and one for the page of plans: no other page of the site is
   ever controlled by one. */

/** The prefix of the cache names. */
export const offlineCache = "ak_offline_v1";
/** The name of the copy of the page of plans, beside those of countries. */
export const planCopy = "plan";
export const workerFile = "/offline.js";
/** The strings of leaves: stored with each copy, and by the worker too. */
export const wordsFile = "/words.json";

/**
 * A mutex for the copies, across all windows and workers of this site: what is being deleted is not created again
 * meanwhile. A browser without locks runs `work` at once.
 */
export async function withCopiesLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(offlineCache, work) : work();
}

const guides = "/start-business/";

/** Where the pages of a copy begin. */
export const scopeOf = (name: string): string => (name === planCopy ? "/plan" : `${guides}${name}`);

/** The name of the copy that a scope belongs to. */
export const nameOf = (scope: string): string => scope.slice(scope.lastIndexOf("/") + 1);

/** An immutable file: its name is derived from its content, or it is a drawn pattern. */
export const isSealedFile = (pathname: string): boolean => /^\/(_next\/static|patterns)\//.test(pathname);

/** A page of the copy: the scope itself or a path below it, not one that only begins alike (niger, nigeria). */
export const isOwnPage = (pathname: string, scope: string): boolean =>
  pathname === scope || (pathname.startsWith(`${scope}/`) && !pathname.endsWith(".ics"));

/** What the page of plans reads from a guide. */
const isFacts = (pathname: string): boolean => /^\/start-business\/[a-z-]+\/plan\.json$/.test(pathname);

/** Whether a URL may be served from the copy to a page below `scope`. API calls never are. */
export const mayBeKept = (pathname: string, scope: string): boolean =>
  isOwnPage(pathname, scope) || isSealedFile(pathname) || pathname === wordsFile || isFacts(pathname);
