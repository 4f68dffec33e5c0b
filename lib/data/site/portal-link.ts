import { brand } from "#lib/platform/brand.ts";
import { kinds } from "./entry.ts";
import { isConfidential } from "./open/confidential.ts";
import { findEntry } from "./find-entry.ts";
import type { Href } from "./paths.ts";

/** The members' own account. It takes no enquiries, so where a visitor came from is not recorded. */
const own = "/portal/onestop";

/**
 * Whether a page takes enquiries: it is below /portal, rendered per request and neither the account nor confidential.
 */
const isAskedAt = (path: string): boolean => {
  const entry = findEntry(path);
  return (
    path.startsWith("/portal/") &&
    !path.startsWith(own) &&
    !isConfidential(path) &&
    entry !== undefined &&
    kinds[entry.kind].made === "per request"
  );
};

/** Adds UTM parameters that name the link's place to a link to a portal, and returns other links unchanged. */
export function linkFrom<H extends Href>(place: { medium: string; campaign: string }, href: H): H {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  if (!isAskedAt(path)) return href;
  const search = new URLSearchParams(query);
  search.set("utm_source", brand.name.toLowerCase());
  search.set("utm_medium", place.medium);
  search.set("utm_campaign", place.campaign);
  return `${path}?${search.toString()}${hash}` as H;
}

/**
 * Adds UTM parameters to a link in the content of a page. Links stay unchanged on pages rendered per request, portals
 * included, and on confidential pages, where nothing may reveal that a visitor was there.
 */
export function linkOnPage<H extends Href>(page: `/${string}`, href: H): H {
  const entry = findEntry(page);
  if (!entry || kinds[entry.kind].made === "per request" || isConfidential(page)) return href;
  const campaign = page.slice(1).replaceAll("/", "-").toLowerCase() || "home";
  return linkFrom({ medium: entry.kind === "family" ? "country" : "page", campaign }, href);
}
