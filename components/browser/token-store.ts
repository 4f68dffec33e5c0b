/** The key of the bearer token: stored permanently on a remembered device, else for as long as the tab is open. */
const bearerKey = "auth_bearer";
/** When the page was last reloaded because the bearer token had restored the cookie. */
const reloadKey = "auth_reloaded_at";
/** A second reload within this time means that the cookie did not stay. */
const reloadPauseMs = 60_000;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Shelves = { local: () => Shelf; session: () => Shelf };

const browserShelves: Shelves = { local: () => localStorage, session: () => sessionStorage };

/** A browser may forbid storage, or have no space: then nothing is stored, and the cookie alone carries the session. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The stored token, from either storage. */
export function readToken({ local, session }: Shelves = browserShelves): string | undefined {
  const read = (shelf: () => Shelf) => attempt(() => shelf().getItem(bearerKey)) || undefined;
  return read(local) ?? read(session);
}

/** Authenticates a call by the stored token, if there is one; otherwise the cookie does. */
export function bearerHeaders(): Record<string, string> {
  const token = readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Removes the token from both storages. */
export function clearToken({ local, session }: Shelves = browserShelves): void {
  for (const shelf of [local, session]) attempt(() => shelf().removeItem(bearerKey));
}

/** Stores the token in one storage and removes it from the other. */
export function keepToken(token: string, isRemembered: boolean, shelves: Shelves = browserShelves): void {
  clearToken(shelves);
  attempt(() => (isRemembered ? shelves.local() : shelves.session()).setItem(bearerKey, token));
}

/** Whether the page may be reloaded now, and notes it: at most once a minute, and never if that cannot be noted. */
export function mayReload(nowMs: number, { session }: Shelves = browserShelves): boolean {
  const last = Number(attempt(() => session().getItem(reloadKey)));
  if (last && nowMs - last < reloadPauseMs) return false;
  return attempt(() => (session().setItem(reloadKey, String(nowMs)), true)) ?? false;
}

/**
 * The e-mail address of the user who is signed in here. Requested only if a token is stored: other visitors send no
 * request.
 */
export async function readOwnAddress(): Promise<string | undefined> {
  const token = readToken();
  if (!token) return undefined;
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch("/api/auth/me", { headers, cache: "no-store" });
    const { data } = (await answer.json()) as { data?: { email?: string } };
    return answer.ok ? data?.email : undefined;
  } catch {
    return undefined;
  }
}
