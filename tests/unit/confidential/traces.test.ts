import { getRecord } from "#lib/data/content/records/find-record.ts";

test("the page about traces names the translation of a browser, and what helps against it", () => {
  const { sections } = getRecord("/portal/diaspora/confidential");
  const rows = sections.flatMap((section) => (section.kind === "table" ? section.rows : []));
  const [, keeps, helps] = rows.find(([place]) => /translation/i.test(JSON.stringify(place))) ?? [];
  expect(keeps).toMatch(/what you type/);
  expect(helps).toMatch(/original.*turn translation off/);
});
