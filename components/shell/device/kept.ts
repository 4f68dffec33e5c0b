import { chatDatabase, dropChatDatabase } from "#components/browser/chat-database.ts";
import { keepNothingUnasked } from "#components/browser/device-store.ts";
import { dropAllCopies } from "#components/browser/offline-copies.ts";
import { offlineCache } from "#components/browser/offline-rules.ts";

export type Kept = { name: string; place: "local" | "session" | "database" | "cookie" | "copy" };

/** A browser may forbid storage: then nothing is stored in it. */
function keysOf(area: () => Storage): string[] {
  try {
    const storage = area();
    return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null);
  } catch {
    return [];
  }
}

const local = () => localStorage;
const session = () => sessionStorage;
const cookieNames = (): string[] =>
  document.cookie
    .split(";")
    .map((pair) => pair.split("=")[0]?.trim() ?? "")
    .filter(Boolean);

/** What this site stores in the browser now, as far as a script can see: the sign-in cookies are hidden from it. */
export function findKept(): Kept[] {
  return [
    ...keysOf(local).map((name) => ({ name, place: "local" as const })),
    ...keysOf(session).map((name) => ({ name, place: "session" as const })),
    ...cookieNames().map((name) => ({ name, place: "cookie" as const })),
  ];
}

function remove({ name, place }: Kept): void {
  try {
    if (place === "local") localStorage.removeItem(name);
    else if (place === "session") sessionStorage.removeItem(name);
    else {
      const secure = location.protocol === "https:" ? "; Secure" : "";
      document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${secure}`;
    }
  } catch {
    // What the browser refuses to delete is found again and reported.
  }
}

/**
 * Deletes the offline copies of pages and their service workers, which browsers store separately. Returns an entry if
 * there were any.
 */
export async function clearCopies(): Promise<Kept[]> {
  const names = await dropAllCopies().catch(() => []);
  return names.length > 0 ? [{ name: offlineCache, place: "copy" }] : [];
}

/** Deletes the conversation with us. Returns an entry if there was one. */
export const clearChat = async (): Promise<Kept[]> =>
  (await dropChatDatabase()) ? [{ name: chatDatabase, place: "database" }] : [];

/**
 * Deletes everything, including what this version of the site does not know, and returns what was removed and what
 * stayed.
 */
export function clearKept(): { removed: Kept[]; stayed: Kept[] } {
  keepNothingUnasked();
  const before = findKept();
  before.forEach(remove);
  const stayed = findKept();
  const isSame = (one: Kept) => (other: Kept) => one.name === other.name && one.place === other.place;
  return { removed: before.filter((one) => !stayed.some(isSame(one))), stayed };
}
