import { renderToStaticMarkup } from "react-dom/server";
import { MenuPage } from "#components/shell/menus/menu-page.tsx";
import { SiteHeader } from "#components/shell/site-header.tsx";
import { wordsOf } from "#lib/platform/words/index.ts";
import { listMenus } from "#lib/data/content/menus.ts";

const html = renderToStaticMarkup(<SiteHeader />);
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/&amp;/g, "&");

test("the header has the motto, the name, search, the account and the ways in, all as links", () => {
  expect(textOf(html)).toContain(wordsOf("shell")("header.motto"));
  expect(html).toContain('href="/start-business?focus=search" data-opens="quick-nav"');
  expect(html).toMatch(/href="\/currency"[^>]*data-opens="currency"[^>]*>USD</);
  for (const href of ["/portal/onestop", "/lite", "/investors"]) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).toContain(
    'href="/portal/vendor?utm_source=akoma&amp;utm_medium=header&amp;utm_campaign=site"',
  );
});

test("without script every menu is a link to its page, in the row and in the sheet", () => {
  for (const { id } of listMenus()) expect(html.split(`href="/menu/${id}"`)).toHaveLength(3);
  expect(html).toContain("<details");
});

test("the header carries no inline style or script, and costs a page little", () => {
  expect(html).not.toMatch(/ style=| on[a-z]+=|<script/);
  expect(html.length).toBeLessThan(5_000);
});

test("the page of a menu has every link of the menu, its note, and plain calls to action", () => {
  const menus = listMenus();
  for (const menu of menus) {
    const page = renderToStaticMarkup(<MenuPage menu={menu} others={menus.filter((one) => one !== menu)} />);
    for (const { items } of menu.groups)
      for (const { href } of items) expect(page).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
    if (menu.note) expect(page).toContain(menu.note);
    expect(page).not.toContain("btn");
    expect(page.match(/<h1/g)).toHaveLength(1);
  }
});
