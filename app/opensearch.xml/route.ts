import { brand } from "#lib/platform/brand.ts";
import { env } from "#lib/platform/env.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

export const dynamic = "force-static";

/**
 * Lets a browser search this site from its address bar (OpenSearch 1.1). It declares no suggestions, so the browser
 * sends the query only when it is submitted, not on each key.
 */
export function GET() {
  const words = wordsOf("search", defaultLocale);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${escapeHtml(brand.name)}</ShortName><Description>${escapeHtml(words("about"))}</Description><InputEncoding>UTF-8</InputEncoding><Language>${defaultLocale}</Language><Image width="32" height="32" type="image/x-icon">${env.SITE_URL}/favicon.ico</Image><Url type="text/html" method="get" template="${env.SITE_URL}/search?q={searchTerms}"/></OpenSearchDescription>
`;
  return new Response(body, {
    headers: { "content-type": "application/opensearchdescription+xml; charset=utf-8" },
  });
}
