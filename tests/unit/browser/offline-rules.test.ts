import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { isOwnPage, mayBeKept, nameOf, planCopy, scopeOf } from "#components/browser/offline-rules.ts";
import { registry } from "#lib/data/site/registry.ts";

const names = [...countrySlugs, planCopy];

test("the scope of each copy names it, and no two are the same", () => {
  for (const name of names) expect(nameOf(scopeOf(name))).toBe(name);
  expect(new Set(names.map(scopeOf)).size).toBe(names.length);
});

test("a worker answers for the pages of its own country, and never for one whose name only begins alike", () => {
  const niger = scopeOf("niger");
  expect(isOwnPage("/start-business/niger", niger)).toBe(true);
  expect(isOwnPage("/start-business/niger/branch", niger)).toBe(true);
  expect(isOwnPage("/start-business/niger/plan.json", niger)).toBe(true);
  expect(isOwnPage("/start-business/nigeria", niger)).toBe(false);
  for (const one of names)
    for (const other of names) if (one !== other) expect(isOwnPage(scopeOf(other), scopeOf(one))).toBe(false);
});

test("no page of the registry is answered for but guides and the page of plans", () => {
  const others = Object.keys(registry).filter((path) => !/^\/start-business\/\*|^\/plan$/.test(path));
  expect(others.length).toBeGreaterThan(100);
  for (const name of names)
    expect(others.filter((path) => mayBeKept(path.replace("*", "ghana"), scopeOf(name)))).toEqual([]);
});

test("calls, portals, signing in and confidential pages are never answered for", () => {
  const never = [
    "/api/rates",
    "/api/account/plans",
    "/api/auth/me",
    "/login",
    "/register",
    "/portal/onestop",
    "/justice/access",
    "/portal/diaspora/confidential",
    "/plan/dates.ics",
    "/start-business/togo/calendar.ics",
    "/offline.js",
    "/quick-nav.json",
  ];
  for (const name of names) expect(never.filter((path) => mayBeKept(path, scopeOf(name)))).toEqual([]);
});
