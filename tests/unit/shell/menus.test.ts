import { listMenus, menuDrafts, menuHeights, type NameOf } from "#lib/data/content/menus.ts";
import type { Menu } from "#lib/data/content/menus/types.ts";
import { divisions } from "#lib/data/content/divisions.ts";
import { findPage } from "#lib/data/content/pages.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";

const hrefsOf = (menus: readonly Menu[]) =>
  menus.flatMap(({ groups }) => groups.flatMap<string | undefined>(({ href, items }) => [href, ...items.map((item) => item.href)]))
    .filter((href) => href !== undefined); // prettier-ignore
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? href;

/** A registry with these paths and no others. */
const only =
  (...paths: string[]): NameOf =>
  (href) =>
    paths.includes(pathOf(href)) ? `Page ${pathOf(href)}` : undefined;
const everything: NameOf = (href) => `Page ${pathOf(href)}`;

test("the five menus stand in their order, each with something in it, and each has a page", () => {
  const menus = listMenus();
  expect(menus.map(({ label }) => label)).toEqual([
    "One Africa",
    "Finance & Banking",
    "Explore",
    "Company",
    "Apply",
  ]);
  for (const { id, label } of menus) expect(findPage(`/menu/${id}`)?.name).toBe(label);
});

test("no menu leads to a page that does not exist, and the anchors it names on the programmes exist", () => {
  const ids = getRecord("/programs").sections.map(({ id }) => id);
  for (const href of hrefsOf(listMenus())) {
    expect([href, findPage(pathOf(href))]).toEqual([href, expect.anything()]);
    if (href.startsWith("/programs#")) expect(ids).toContain(href.split("#")[1]);
  }
});

test("a page appears by itself when the registry knows it, under the registry's name", () => {
  expect(hrefsOf(listMenus(only("/contact")))).toEqual(["/contact"]);
  const [company] = listMenus(only("/contact", "/careers"));
  expect(company?.groups[0]?.items).toEqual([
    expect.objectContaining({ href: "/contact" }),
    { href: "/careers", label: "Page /careers" },
  ]);
});

test("an anchor of a page that does not exist is left out with its page", () => {
  expect(hrefsOf(listMenus(only("/coeus"))).filter((href) => href.includes("#"))).toHaveLength(4);
  expect(hrefsOf(listMenus(only("/contact"))).some((href) => href.startsWith("/coeus"))).toBe(false);
});

test("a tab, a group or a menu without anything in it is left out", () => {
  const menus = listMenus(only("/innovation", "/innovation/mining"));
  expect(menus.map(({ id }) => id)).toEqual(["explore"]);
  expect(menus[0]?.groups.map(({ title }) => title)).toEqual(["Innovation"]);
  expect(listMenus(only())).toEqual([]);
});

test("the title of a group leads nowhere when its page is not linked", () => {
  const [oneAfrica] = listMenus(only("/start-business/ghana"));
  expect(oneAfrica?.groups).toEqual([
    { id: "west-africa", title: "West Africa", inline: true, items: [expect.objectContaining({ label: expect.any(String) })] },
  ]); // prettier-ignore
});

test("One Africa has all 54 guides, each under its region once", () => {
  const oneAfrica = listMenus().find(({ id }) => id === "one-africa");
  const guides = oneAfrica?.groups.filter(({ inline }) => inline).flatMap(({ items }) => items) ?? [];
  expect(new Set(guides.map(({ href }) => href)).size).toBe(54);
  expect(guides).toHaveLength(54);
});

test("Explore has its seven tabs once every page exists, and all the divisions", () => {
  const explore = listMenus(everything).find(({ id }) => id === "explore");
  expect(explore?.tabbed).toBe(true);
  expect(explore?.groups.map(({ title }) => title)).toEqual([
    "Areas",
    "Programs",
    "Justice",
    "Innovation",
    "Docs",
    "COEUS",
    "App",
  ]);
  expect(hrefsOf(explore ? [explore] : [])).toEqual(
    expect.arrayContaining(divisions.map(({ page }) => page)),
  );
});

test("every item of finance has a description, a call to action of its own, and an icon", () => {
  const finance = listMenus(everything).find(({ id }) => id === "finance");
  const entries = finance?.groups.flatMap(({ items }) => items) ?? [];
  expect(entries).not.toHaveLength(0);
  for (const entry of entries) {
    expect(entry).toMatchObject({
      text: expect.any(String),
      action: expect.any(String),
      icon: expect.any(String),
    });
  }
  const actions = entries.map(({ action }) => action);
  expect(new Set(actions).size).toBe(actions.length);
});

test("every word of the menus in the catalogue is said by one of them", () => {
  const shown = new Set(
    listMenus(everything).flatMap(({ label, about, note, groups }) => [
      label,
      about,
      note,
      ...groups.flatMap(({ title, items }) => [title, ...items.flatMap(({ label: name, text, action }) => [name, text, action])]),
    ]),
  ); // prettier-ignore
  const words = wordsOf("menus");
  expect(words.keys().filter((key) => !shown.has(words(key)))).toEqual([]);
});

test("a group without a name in the catalogue does not go unnoticed", () => {
  for (const { groups } of listMenus(everything))
    for (const { id, title } of groups) expect(title).not.toBe(id);
});

test("Apply says that one registers first, and that access goes by permission", () => {
  expect(listMenus().find(({ id }) => id === "apply")?.note).toMatch(/register before you apply.*permission/);
});

test("no place stands twice in one group, and no group twice in one menu", () => {
  for (const { groups } of menuDrafts) {
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    for (const { id, entries } of groups) {
      expect([id, entries.length]).toEqual([id, new Set(entries.map(({ href }) => href)).size]);
    }
  }
});

test("the menus take at most 75, 70 or 60 percent of the window's height", () => {
  expect(menuHeights).toEqual({ "one-africa": 75, explore: 75, finance: 70, company: 60, apply: 60 });
  for (const { id, height } of listMenus()) expect(height).toBe(menuHeights[id]);
});

test("the address of the finder in the menus is one that the finder understands", async () => {
  const { parseFinderQuery } = await import("#lib/data/countries/finder/open/finder-query.ts");
  const asked = hrefsOf(listMenus()).filter((href) => href.startsWith("/start-business?"));
  expect(asked).toHaveLength(5);
  for (const href of asked) {
    const { region, problems } = parseFinderQuery(Object.fromEntries(new URL(href, "https://a.example").searchParams));
    expect([region, problems]).toEqual([expect.any(String), []]);
  }
}); // prettier-ignore
