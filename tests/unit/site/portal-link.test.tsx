import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "#components/content/page-view.tsx";
import { headerLinks } from "#lib/data/content/navigation.ts";
import { listMenus } from "#lib/data/content/menus.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";
import { linkFrom, linkOnPage } from "#lib/data/site/portal-link.ts";

test("a link to a portal says by what somebody comes; what it asks for and its anchor stay", () => {
  expect(linkOnPage("/subsidiaries/afrivent", "/portal/afrivent")).toBe(
    "/portal/afrivent?utm_source=akoma&utm_medium=page&utm_campaign=subsidiaries-afrivent",
  );
  expect(linkOnPage("/", "/portal/credit-union?tab=support#accounts")).toBe(
    "/portal/credit-union?tab=support&utm_source=akoma&utm_medium=page&utm_campaign=home#accounts",
  );
  expect(linkOnPage("/start-business/ghana", "/portal/clearsight/register")).toContain(
    "utm_medium=country&utm_campaign=start-business-ghana",
  );
  expect(linkFrom({ medium: "menu", campaign: "apply" }, "/portal/vendor")).toBe(
    "/portal/vendor?utm_source=akoma&utm_medium=menu&utm_campaign=apply",
  );
});

test.each([
  "/contact",
  "/portal/onestop",
  "/portal/onestop/devices",
  "/portal/diaspora/confidential",
  "/justice/access",
  "#part",
] as const)("%s is no portal that one comes to, and its link stays", (href) =>
  expect(linkOnPage("/about", href)).toBe(href),
);

test.each([
  "/portal/vendor",
  "/justice/access",
  "/contact/received",
  "/portal/diaspora/confidential",
  "/forms/detention/assistance",
] as const)(
  "on %s every link stays: it is no public page, or nothing may tell that somebody was there",
  (page) => expect(linkOnPage(page, "/portal/vendor")).toBe("/portal/vendor"),
);

const toPortals = /(?:^|href=")(\/portal\/(?!onestop|diaspora)[^"]*)/g;
const whole =
  /^[^?]+\?(?:tab=\w+&(?:amp;)?)?utm_source=akoma&(?:amp;)?utm_medium=\w+&(?:amp;)?utm_campaign=[\w-]+(?:#.*)?$/;

test("every link of every public page, of the menus and of the header to a portal bears all three", () => {
  const pages = keysOf("record").filter((path) => !isConfidential(path));
  const html = pages.map((path) => renderToStaticMarkup(<PageView page={getRecord(path)} />)).join("");
  const shell = [
    ...listMenus().flatMap(({ groups }) => groups.flatMap(({ items }) => items)),
    ...headerLinks,
  ];
  const hrefs = [
    ...html.matchAll(toPortals),
    ...shell.flatMap(({ href }) => [...href.matchAll(toPortals)]),
  ].map(([, href]) => href);
  expect(hrefs.length).toBeGreaterThan(50);
  expect(hrefs.filter((href) => !whole.test(href ?? ""))).toEqual([]);
});
