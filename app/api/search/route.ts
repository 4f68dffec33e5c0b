import { query, route } from "#lib/http/endpoint.ts";
import { succeedUnlessHeld } from "#lib/http/succeed-unless-held.ts";
import { checkInput } from "#lib/http/check-input.ts";
import { searchSite } from "#lib/search/index.ts";
import { searchInput } from "#lib/search/schema.ts";

/** Nobody's own. Pages may be made anew between two builds, and what they say is found soon after. */
const cacheControl = "public, max-age=300";

/** What the page of the search shows, for scripts. Stricter than the page: nothing is left out or cut silently. */
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
