import { findEntry } from "#lib/data/site/find-entry.ts";

const anySite = "https://site.invalid";

/** Whether a notice may link there: to a page of this site that is not for staff, or to an https address elsewhere. */
export function isLinkTarget(to: string): boolean {
  if (!URL.canParse(to, anySite)) return false;
  const { protocol, origin, username, hostname, pathname } = new URL(to, anySite);
  if (to.startsWith("/")) {
    const entry = origin === anySite ? findEntry(pathname) : undefined;
    return entry !== undefined && entry.kind !== "staff";
  }
  return to.startsWith("https://") && protocol === "https:" && !username && hostname.includes(".");
}
