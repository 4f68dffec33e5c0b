import { z } from "zod";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { findEntry } from "#lib/data/site/find-entry.ts";
import type { Href, PageHref } from "#lib/data/site/paths.ts";
import { claims } from "../claims.ts";

/** A text for the reader, after its placeholders were filled in. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((filled) => !/[{}]/.test(filled), {
    error: ({ input }) =>
      `Unknown placeholder in “${String(input)}”: lib/data/content/texts/values.ts has all that there are`,
  });

export const claimId = z.enum(claims.map(({ id }) => id));
export const country = z.enum(countrySlugs);
export const stage = z.enum(["open", "pilot", "planned", "later"]);
export const anchor = z.string().regex(/^[a-z][a-z\d-]*$/);

/** The pages of a country whose parts have anchors. The pages of all other families have none. */
const hasAnchors = (path: string) => /^\/(?:start-business|one-africa)\/[\w-]+$/.test(path);

/** Whether a link leads to a page that exists and takes what follows its path. */
function isPageHref(href: unknown): href is PageHref {
  const [, path = "", mark] = /^(\/[^?#]*)(?:([?#]).+)?$/.exec(String(href)) ?? [];
  const entry = findEntry(path);
  if (!entry) return false;
  if (mark === "#") return entry.kind !== "family" || hasAnchors(path);
  return mark === undefined || ["request", "portal", "staff"].includes(entry.kind) || "reads" in entry;
}

const files = [
  /^\/(?:downloads|brand|patterns)\/./,
  /^\/(?:news\/feed\.xml|api\/account\/export)$/,
  new RegExp(`^/start-business/(?:${countrySlugs.join("|")})/calendar\\.ics$`),
  /^\/(?:explore\/compare\.csv|plan\/dates\.ics|api\/submissions\/letter)\?./,
];

const isHref = (href: unknown): href is Href =>
  isPageHref(href) || [/^(?:\/home)?#./, ...files].some((known) => known.test(String(href)));

const deadLink = { error: ({ input }: { input?: unknown }) => `Dead link: ${String(input)}` };
/** A link to a page that exists. */
export const pageHref = z.custom<PageHref>(isPageHref, deadLink);
/** A link inside the site: to a page, to an anchor on this page, or to a file. */
export const href = z.custom<Href>(isHref, deadLink);
export const action = z.strictObject({ href, label: text });
