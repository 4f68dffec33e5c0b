import { brand } from "#lib/platform/brand.ts";
import { listNotes } from "#lib/data/content/notes.ts";
import { env } from "#lib/platform/env.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";

export const dynamic = "force-static";

/** The news as RSS 2.0. */
export function GET() {
  const items = listNotes("news").map(
    ({ id, date, title, paragraphs }) =>
      `<item><title>${escapeHtml(title)}</title><link>${env.SITE_URL}/news#${id}</link>` +
      `<guid isPermaLink="false">news-${id}</guid><pubDate>${new Date(date).toUTCString()}</pubDate>` +
      `<description>${escapeHtml(paragraphs.join("\n\n"))}</description></item>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${brand.group}: news</title><link>${env.SITE_URL}/news</link><atom:link href="${env.SITE_URL}/news/feed.xml" rel="self" type="application/rss+xml"/><description>What can be tried or read on this site since when.</description><language>en</language>${items.join("")}</channel></rss>
`;
  return new Response(body, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
