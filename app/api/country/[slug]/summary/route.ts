import { AppError } from "#lib/platform/errors.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { succeedUnlessHeld } from "#lib/platform/http/etag.ts";
import { summariseCountry } from "#lib/domains/ratings/index.ts";
import { slugOfCountry } from "#lib/data/site/redirects.ts";
import { fault } from "#lib/platform/words/faults.ts";

type Context = { params: Promise<{ slug: string }> };

/** Shared caches keep the response for five minutes, and serve it stale for a day while they revalidate it. */
const cacheControl = "public, s-maxage=300, stale-while-revalidate=86400";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("summariseCountry", async (request: Request, { params }: Context) => {
    const summary = await summariseCountry(slugOfCountry((await params).slug));
    if (!summary) throw new AppError("not_found", fault("noCountry"));
    return succeedUnlessHeld(request, summary, cacheControl);
  }),
});
