import { findHref } from "#lib/data/countries/finder/open/find-href.ts";

test("the way to the finder asks for focus in the search", () => {
  expect(findHref("")).toBe("/start-business?focus=search");
});

test("what the visitor searched for goes along, and nothing else", () => {
  expect(findHref("?q=cedi+%26+co&region=West+Africa&sort=ease&utm_source=x")).toBe(
    "/start-business?focus=search&q=cedi+%26+co&region=West+Africa&sort=ease",
  );
});

test("an empty search is left out", () => {
  expect(findHref("?q=&sort=")).toBe("/start-business?focus=search");
});
