import { gzipSync } from "node:zlib";
import { GET } from "#app/quick-nav.json/route.ts";
import { findPage, listLinkedPages } from "#lib/data/content/pages.ts";
import { divisions } from "#lib/data/content/divisions.ts";
import { homeSections, sectionOfDigit } from "#lib/data/content/home-sections.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { mainHomePath } from "#lib/data/site/homes.ts";
import { gatedPaths } from "#lib/data/site/registry-keys.ts";
import { findEntries, prepareIndex, groupIds } from "#lib/domains/quick-nav/open/find-entries.ts";
import { buildIndex } from "#lib/domains/quick-nav/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const index = buildIndex();
const all = index.groups.flatMap(({ entries }) => entries);
const entriesOf = (name: string) => index.groups.find((group) => group.name === name)?.entries ?? [];
const targetsOf = (name: string) => entriesOf(name).map(({ to }) => to);

test("the file is under 30 KB compressed, and is the index", async () => {
  const body = await GET().text();
  expect(gzipSync(body).byteLength).toBeLessThan(30_000);
  expect(JSON.parse(body)).toEqual(index);
});

test("the groups stand in their order, and none is empty", () => {
  const names = index.groups.map(({ name }) => name);
  const inOrder = groupIds.map((id) => wordsOf("shell")(`quickNav.group.${id}`));
  expect(names).toEqual(inOrder.filter((name) => names.includes(name)));
  for (const { entries } of index.groups) expect(entries.length).toBeGreaterThan(0);
});

test("no entry leads nowhere, and none stands twice", () => {
  const anchors: Record<string, readonly string[]> = {
    "/home": homeSections.map(({ id }) => id),
    "/programs": getRecord("/programs").sections.map(({ id }) => id),
  };
  for (const { to } of all) {
    const [path = "", anchor] = to.split("#");
    if (path !== mainHomePath) expect([to, findPage(path)?.path]).toEqual([to, path]);
    if (anchor) expect([to, anchors[path]?.includes(anchor)]).toEqual([to, true]);
  }
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
});

test("every listed page and every portal of the registry is in it, and no step of a form", () => {
  const targets = all.map(({ to }) => to);
  for (const { path, unlisted } of listLinkedPages()) if (!unlisted) expect(targets).toContain(path);
  expect(targetsOf("Portals")).toEqual(expect.arrayContaining([...gatedPaths]));
  expect(targets).not.toContain("/login/code");
  expect(targets).not.toContain("/menu/explore");
});

test("the 54 countries are in it with region and code, and open their guides", () => {
  const countries = entriesOf("Countries");
  expect(countries).toHaveLength(54);
  for (const { label, to, hint, codes } of countries) {
    const country = listCountries().find(({ name }) => name === label);
    expect({ to, hint, codes }).toEqual({
      to: `/start-business/${country?.slug}`,
      hint: `${country?.region} · ${country?.iso2}`,
      codes: [country?.iso2.toLowerCase(), country?.iso3.toLowerCase()],
    });
  }
});

test("in another language the regions are said as its menus say them, and links lead on in it where they can", () => {
  const countries = buildIndex("ar-xb").groups.flatMap(({ entries }) => entries);
  const ghana = countries.find(({ codes }) => codes?.includes("gha"));
  expect(ghana).toMatchObject({
    label: "Ghana",
    to: "/ar-xb/start-business/ghana",
    hint: `${wordsOf("menus", "ar-xb")("one-africa.west-africa")} · GH`,
  });
  expect(ghana?.hint).not.toContain("West Africa");
});

test("a division is in it once its page is, under its own name", () => {
  for (const { name, page } of divisions) {
    const entry = entriesOf("Subsidiaries").find(({ to }) => to === page);
    expect([page, entry?.label]).toEqual([page, findPage(page) ? name : undefined]);
  }
});

test("the programmes are in it, each at its anchor", () => {
  const anchors = getRecord("/programs")
    .sections.filter(({ kind }) => kind === "programme")
    .map(({ id }) => id);
  expect(targetsOf("Programs")).toEqual(expect.arrayContaining(anchors.map((id) => `/programs#${id}`)));
});

test("every jump of Alt and a digit is in it, with its keys", () => {
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const section = sectionOfDigit(digit);
    const entry = entriesOf("Homepage Sections").find(({ to }) => to === `/home#${section?.id}`);
    if (section) expect(entry?.hint).toContain(`Alt+${digit}`);
    else expect(entry).toBeUndefined();
  }
});

test.each(["fr", "pt", "ar", "sw"])("every country is found first by its name in %s", (language) => {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const prepared = prepareIndex(index);
  for (const { name, iso2 } of listCountries()) {
    const groups = findEntries(prepared, names.of(iso2) ?? "", 40);
    const countries = groups.find((group) => group.name === "Countries");
    expect([language, names.of(iso2), countries?.entries[0]?.label]).toEqual([
      language,
      names.of(iso2),
      name,
    ]);
  }
});
