import { renderToStaticMarkup } from "react-dom/server";
import { SiteFrame } from "#app/site-frame.tsx";
import { showNotices } from "#lib/domains/notices/open/shown-notices.ts";
import { withNotices } from "#lib/domains/notices/open/with-notices.ts";
import { withinRequest } from "#lib/platform/request-scope.ts";

afterEach(() => showNotices([]));

const draw = () => renderToStaticMarkup(<SiteFrame>words</SiteFrame>);
const asked = (path: string) => withinRequest({ id: "one", path }, draw);
const html = "<aside>Closed</aside>";

test("a page made for a request stands with its notices, below the header; one made for none takes them when it is sent", () => {
  showNotices([{ country: "togo", from: 0, until: Date.now() + 60_000, html: { en: html } }]);
  const [own, other, sealed] = [asked("/start-business/togo"), asked("/contact"), draw()];
  expect(own).toMatch(new RegExp(`</header>(?:(?!<main).)*<div data-notice="">${html}</div><main`));
  expect(other).not.toContain(html);
  expect(sealed).toBe(other);
  expect(withNotices(sealed, html)).toBe(own);
});
