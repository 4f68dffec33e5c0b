import { query, route, checkInput } from "#lib/platform/http/endpoint.ts";
import { succeedUnlessHeld } from "#lib/platform/http/etag.ts";
import { searchSite } from "#lib/services/search/index.ts";
import { searchInput } from "#lib/services/search/schema.ts";

/** The response is public. It is cached briefly, because pages may be regenerated between builds. */
const cacheControl = "public, max-age=300";

/**
 * The search results as JSON. The call is stricter than the page: it rejects input instead of dropping or cutting it.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("searchSite", (request: Request) => {
    const { searchParams } = new URL(request.url);
    const asked = Object.fromEntries(
      [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
    );
    const results = searchSite(checkInput(searchInput, asked));
    return succeedUnlessHeld(request, results, cacheControl);
  }),
});
