import { randomUUID } from "node:crypto";
import * as ratings from "#app/api/country/[slug]/ratings/route.ts";
import * as withdrawals from "#app/api/country/[slug]/ratings/withdraw/route.ts";
import { GET as summary } from "#app/api/country/[slug]/summary/route.ts";
import { db } from "#lib/db.ts";
import { ratingsCall, withdrawalCall } from "#lib/ratings/open/paths.ts";
import type { RatingKind } from "#lib/ratings/open/keys.ts";
import { aGet, aPost } from "../members/account/a-member.ts";

type Headers = Record<string, string>;

const at = (slug: string) => ({ params: Promise.resolve({ slug }) });

/** As our own forms send it: percent-encoding would make nine bytes of a letter. */
function aFormPost(path: string, fields: Record<string, string>, headers: Headers): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`http://localhost${path}`, { method: "POST", headers, body });
}

/** Rates by script, as whoever the headers name. */
export const rate = (slug: string, body: unknown, headers: Headers = {}): Promise<Response> =>
  ratings.POST(aPost(ratingsCall(slug), body, headers), at(slug));

/** Rates by a plain form. */
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

/** The POST of a country's ratings, for a browser that keeps cookies. */
export const postTo = (slug: string) => (request: Request) => ratings.POST(request, at(slug));

export const askSummary = (slug: string, headers: Headers = {}): Promise<Response> =>
  summary(aGet(`/api/country/${slug}/summary`, headers), at(slug));

export async function averageOf(slug: string, kind: RatingKind): Promise<{ avg: number; count: number }> {
  const { data } = await (await askSummary(slug)).json();
  return data.ratings[kind];
}

/** What is on file of one member and country. */
export const onFile = (memberId: string, countrySlug: string) =>
  db().rating.findMany({
    where: { memberId, countrySlug },
    select: { kind: true, score: true, comment: true, commentState: true },
    orderBy: { kind: "asc" },
  });

/** Nobody has rated this country. A test takes countries no other file of tests takes. */
export const forget = (...slugs: string[]) =>
  db().rating.deleteMany({ where: { countrySlug: { in: slugs } } });

/** So many members, with nothing but their rows. */
export async function manyMembers(count: number): Promise<{ id: string }[]> {
  const data = Array.from({ length: count }, () => ({ email: `m_${randomUUID()}@example.org` }));
  return db().member.createManyAndReturn({ data, select: { id: true } });
}
