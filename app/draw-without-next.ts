import "server-only";
import type { ReactNode } from "react";
import { drawnPages, type PageQuery } from "#lib/drawn-pages.ts";
import { speakIn } from "#lib/words/index.ts";

type Drawn = { title: string; content: ReactNode };

/**
 * Has the server draw what a page shows for its query and fill it into the frame of the page (lib/ops/serve/filled-pages.ts). Called
 * by the module of the page, which Next loads with the first request for it; that one, and all for which `draw` returns undefined,
 * Next answers. What is drawn may use no hook of React and no component of the browser.
 */
export function drawWithoutNext(page: `/${string}`, draw: (query: PageQuery) => Drawn | undefined): void {
  drawnPages.set(page, (query, locale, toHtml) =>
    speakIn(locale, () => {
      const drawn = draw(query);
      return drawn && { title: drawn.title, html: toHtml(drawn.content) };
    }),
  );
}
