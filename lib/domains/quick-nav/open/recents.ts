import { confidentialPaths } from "#lib/data/site/open/confidential.ts";

/** A visited place, as the device stores it. */
export type Recent = { label: string; to: string };

export const recentsKey = "ak_recents_v1";
export const recentsKept = 8;
const longestKept = 300;

const someOrigin = "https://site.invalid";

/** Whether a value is the address of a page of this site that may be remembered. */
function mayBeKept(to: string): boolean {
  if (!to.startsWith("/") || to.length > longestKept) return false;
  if (!URL.canParse(to, someOrigin)) return false;
  const url = new URL(to, someOrigin);
  if (url.origin !== someOrigin) return false;
  const path = url.pathname.replace(/\/+$/, "").toLowerCase();
  return !confidentialPaths.some((page) => path === page || path.startsWith(`${page}/`));
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { label, to } = value as Partial<Record<keyof Recent, unknown>>;
  if (typeof label !== "string" || typeof to !== "string") return false;
  return label.trim() !== "" && label.length <= longestKept && mayBeKept(to);
}

/** Cleans a stored list: invalid entries, foreign addresses and duplicates are dropped, and eight are kept. */
export function soundRecents(stored: readonly unknown[]): Recent[] {
  const sound = stored.filter(isRecent).map(({ label, to }) => ({ label, to }));
  const isFirst = ({ to }: Recent, at: number) => sound.findIndex((other) => other.to === to) === at;
  return sound.filter(isFirst).slice(0, recentsKept);
}

/** The list with `visited` on top. */
export const withRecent = (recents: readonly Recent[], visited: Recent): Recent[] =>
  soundRecents([visited, ...recents]);
