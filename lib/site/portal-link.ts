import { brand } from "./brand.ts";
import { kinds } from "./entry.ts";
import { isConfidential } from "./open/confidential.ts";
import { findEntry } from "./find-entry.ts";
import type { Href } from "./paths.ts";

/** What members hold themselves. Nobody asks for it, so it is of no interest by what somebody came there. */
const own = "/portal/onestop";

/** Whether one asks or enquires there: what is below /portal and made for whoever comes, by whatever way they may tell. */
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

/** A link as a part of the site bears it: one to a portal tells the portal by what somebody came. Others stay. */
export function linkFrom<H extends Href>(place: { medium: string; campaign: string }, href: H): H {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  if (!isAskedAt(path)) return href;
  const said = new URLSearchParams(query);
  said.set("utm_source", brand.name.toLowerCase());
  said.set("utm_medium", place.medium);
  said.set("utm_campaign", place.campaign);
  return `${path}?${said.toString()}${hash}` as H;
}

/**
 * A link in what a page says. On pages made for whoever comes, portals among them, links stay as they are, and on
 * confidential ones: nothing may tell that somebody was there.
 */
export function linkOnPage<H extends Href>(page: `/${string}`, href: H): H {
  const entry = findEntry(page);
  if (!entry || kinds[entry.kind].made === "per request" || isConfidential(page)) return href;
  const campaign = page.slice(1).replaceAll("/", "-").toLowerCase() || "home";
  return linkFrom({ medium: entry.kind === "family" ? "country" : "page", campaign }, href);
}
