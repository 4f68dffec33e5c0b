import { findEntry } from "#lib/data/site/find-entry.ts";
import type { Href, SitePath } from "#lib/data/site/paths.ts";

const paths: readonly SitePath[] = [
  "/explore",
  "/start-business/ghana",
  "/one-africa/ghana/help-desk",
  "/explore/countries/mali/ratings",
];
const links: readonly Href[] = ["/start-business?q=ghana", "/start-business/ghana#tax", "/home#countries"];

test("the types of links know what the registry knows", () => {
  for (const path of paths) expect(findEntry(path)).toBeDefined();
  for (const href of links) expect(href).toMatch(/^\/[a-z-]+/);
});

test("what is written wrong does not compile", () => {
  const wrong: Href[] = [
    // @ts-expect-error no page has this name
    "/subsidaries",
    // @ts-expect-error no country has this name
    "/start-business/gahna",
    // @ts-expect-error the page behind a query has no address of its own
    "/start-business/results",
    // @ts-expect-error the anchor is fine, the page is not
    "/complianse#haccp",
  ];
  for (const href of wrong) expect(findEntry(href.replace(/#.*/, ""))).toBeUndefined();
});
