import { getRecord } from "#lib/data/content/records/find-record.ts";
import { findPortal } from "#lib/domains/portals/index.ts";
import { portals } from "#lib/domains/portals/find-portal.ts";
import { confidentialPaths } from "#lib/data/site/open/confidential.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";
import { linksOf } from "#tests/support/record-checks.ts";

const isOfJustice = (path: string) => path.startsWith("/justice/");
const pages = [...keysOf("record").filter(isOfJustice), ...keysOf("confidential")].map(getRecord);

test("no page of justice, and none for people in danger, has a form that stores words we could read", () => {
  expect(pages.length).toBeGreaterThan(6);
  for (const { path, sections } of pages)
    expect([path, sections.filter(({ kind }) => ["ask", "apply"].includes(kind))]).toEqual([path, []]);
  for (const { path, isSealed } of portals)
    if (isOfJustice(path)) expect([path, isSealed]).toEqual([path, true]);
  expect(findPortal("/justice/access")).toBeDefined();
});

test("each of them that asks for something leads to a sealed form, and the first page of justice to nothing else", () => {
  for (const { path, sections } of pages) {
    const asks = sections.find(({ id }) => id === "ask");
    if (asks) expect([path, confidentialPaths]).toEqual([path, expect.arrayContaining([linksOf(asks)[0]])]);
  }
  const asks = getRecord("/justice/support").sections.find(({ id }) => id === "ask");
  expect(linksOf(asks).toSorted()).toEqual([...confidentialPaths].toSorted());
});
