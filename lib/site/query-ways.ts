import { isGuideTopic } from "#lib/content/guide-topics.ts";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import type { Way } from "./way.ts";

const slugs: ReadonlySet<string> = new Set(countrySlugs);
/** So much of a typed country is looked for. */
const longestCountry = 80;

/** The part of a guide that answers what the navigator was asked; a country with a slip goes to the search, which forgives it. */
export function navigatorWay(query: URLSearchParams): Way {
  const asked = (query.get("country") ?? "").trim().slice(0, longestCountry);
  const slug = asked.toLowerCase();
  const topic = query.get("topic");
  const part = isGuideTopic(topic) ? `#${topic}` : "";
  const to = slugs.has(slug)
    ? `/start-business/${slug}${part}`
    : `/start-business?${new URLSearchParams({ q: asked }).toString()}`;
  return { does: "send", to, status: 303 };
}

/** The form without script sends one `c` for each country; the address that is shared has one list. */
export function compareWay(query: URLSearchParams): Way {
  const given = query.getAll("c");
  if (given.length === 1 && !given[0]?.includes(" "))
    return { does: "render", page: "/explore/compare/of", isForAll: true };
  const list = given.flatMap((part) => part.split(/[\s,]+/)).filter(Boolean);
  const search = list.length ? `?c=${list.map(encodeURIComponent).join(",")}` : "";
  return { does: "send", to: `/explore/compare${search}`, status: 303 };
}
