import { randomUUID } from "node:crypto";
import * as ratings from "#app/api/country/[slug]/ratings/route.ts";
import * as withdrawals from "#app/api/country/[slug]/ratings/withdraw/route.ts";
import { GET as summary } from "#app/api/country/[slug]/summary/route.ts";
import { db } from "#lib/platform/db.ts";
import { ratingsCall, withdrawalCall } from "#lib/domains/ratings/open/paths.ts";
import type { RatingKind } from "#lib/domains/ratings/open/ratings.ts";
import { aGet, aPost } from "../members/account/a-member.ts";

type Headers = Record<string, string>;

const at = (slug: string) => ({ params: Promise.resolve({ slug }) });

/** Posts as our own forms do: percent-encoding would turn one letter into nine bytes. */
function aFormPost(path: string, fields: Record<string, string>, headers: Headers): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`http://localhost${path}`, { method: "POST", headers, body });
}

/** Rates by script, with the identity in the headers. */
export const rate = (slug: string, body: unknown, headers: Headers = {}): Promise<Response> =>
  ratings.POST(aPost(ratingsCall(slug), body, headers), at(slug));

/** Rates with a plain form. */
export const rateByForm = (
  slug: string,
  fields: Record<string, string>,
  headers: Headers = {},
): Promise<Response> => ratings.POST(aFormPost(ratingsCall(slug), fields, headers), at(slug));

export const withdraw = (slug: string, body: unknown, headers: Headers = {}): Promise<Response> =>
  withdrawals.POST(aPost(withdrawalCall(slug), body, headers), at(slug));

export const withdrawByForm = (
  slug: string,
  fields: Record<string, string>,
  headers: Headers = {},
): Promise<Response> => withdrawals.POST(aFormPost(withdrawalCall(slug), fields, headers), at(slug));

/** Posts a country's ratings from a browser with cookies. */
export const postTo = (slug: string) => (request: Request) => ratings.POST(request, at(slug));

export const askSummary = (slug: string, headers: Headers = {}): Promise<Response> =>
  summary(aGet(`/api/country/${slug}/summary`, headers), at(slug));

export async function averageOf(slug: string, kind: RatingKind): Promise<{ avg: number; count: number }> {
  const { data } = await (await askSummary(slug)).json();
  return data.ratings[kind];
}

/** The stored ratings of one member and country. */
export const onFile = (memberId: string, countrySlug: string) =>
  db().rating.findMany({
    where: { memberId, countrySlug },
    select: { kind: true, score: true, comment: true, commentState: true },
    orderBy: { kind: "asc" },
  });

/** Deletes all ratings of these countries. Each test file uses countries that no other one uses. */
export const forget = (...slugs: string[]) =>
  db().rating.deleteMany({ where: { countrySlug: { in: slugs } } });

/** Creates members that are nothing but their rows. */
export async function manyMembers(count: number): Promise<{ id: string }[]> {
  const data = Array.from({ length: count }, () => ({ email: `m_${randomUUID()}@example.org` }));
  return db().member.createManyAndReturn({ data, select: { id: true } });
}
