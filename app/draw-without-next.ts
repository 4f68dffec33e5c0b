import "server-only";
import type { ReactNode } from "react";
import { drawnPages, type PageQuery } from "#lib/data/site/drawn-pages.ts";
import { withLocale } from "#lib/platform/words/index.ts";

type Drawn = { title: string; content: ReactNode };

/**
 * Registers a renderer with which the server fills the frame of a page for each query (lib/ops/serve/filled-pages.ts).
 * The page's module calls it when Next loads the module on the first request. Next itself answers that request, and
 * every request for which `draw` returns undefined. The content may use neither React hooks nor client components.
 */
export function drawWithoutNext(page: `/${string}`, draw: (query: PageQuery) => Drawn | undefined): void {
  drawnPages.set(page, (query, locale, toHtml) =>
    withLocale(locale, () => {
      const drawn = draw(query);
      return drawn && { title: drawn.title, html: toHtml(drawn.content) };
    }),
  );
}
