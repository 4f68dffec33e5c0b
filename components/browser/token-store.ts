/** Where the bearer token is kept: for good on a remembered device, else for as long as the tab is open. */
export const bearerKey = "auth_bearer";
/** When the page was last loaded again because the bearer had brought back the cookie. */
const reloadKey = "auth_reloaded_at";
/** A second load within this time means that the cookie did not stay. */
const reloadPauseMs = 60_000;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;
export type Shelves = { local: () => Shelf; session: () => Shelf };

const browserShelves: Shelves = { local: () => localStorage, session: () => sessionStorage };

/** A browser may forbid storage, or have no room: then nothing is kept, and the cookie alone carries the session. */
function attempt<T>(deed: () => T): T | undefined {
  try {
    return deed();
  } catch {
    return undefined;
  }
}

/** The kept token, from wherever it is. */
export function readToken({ local, session }: Shelves = browserShelves): string | undefined {
  const read = (shelf: () => Shelf) => attempt(() => shelf().getItem(bearerKey)) || undefined;
  return read(local) ?? read(session);
}

/** Shows a call who is asking, where a token is kept; else the cookie does. */
export function bearerHeaders(): Record<string, string> {
  const token = readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Removes the token everywhere. */
export function clearToken({ local, session }: Shelves = browserShelves): void {
  for (const shelf of [local, session]) attempt(() => shelf().removeItem(bearerKey));
}

/** Keeps the token in one place and in no other. */
export function keepToken(token: string, isRemembered: boolean, shelves: Shelves = browserShelves): void {
  clearToken(shelves);
  attempt(() => (isRemembered ? shelves.local() : shelves.session()).setItem(bearerKey, token));
}

/** True when the page may be loaded again; at most once a minute, and never where that cannot be noted. */
export function mayReload(nowMs: number, { session }: Shelves = browserShelves): boolean {
  const last = Number(attempt(() => session().getItem(reloadKey)));
  if (last && nowMs - last < reloadPauseMs) return false;
  return attempt(() => (session().setItem(reloadKey, String(nowMs)), true)) ?? false;
}
