import { renderToStaticMarkup } from "react-dom/server";
import { FinderPage } from "#components/countries/finder/finder-page.tsx";
import { parseFinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";

test("the finder has a plain form to the whole search, with what was asked of the finder", () => {
  const html = renderToStaticMarkup(<FinderPage query={parseFinderQuery({ q: "trade licence" })} />);
  const form = /<form[^>]*action="\/search"[^>]*>(.*?)<\/form>/s.exec(html)?.[1];
  expect(form).toMatch(/<input[^>]*name="q"[^>]*value="trade licence"/);
  expect(form).toContain("Search everything");
});
