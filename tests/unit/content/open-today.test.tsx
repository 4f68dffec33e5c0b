import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "#components/content/page-view.tsx";
import { openToday } from "#components/content/board.tsx";
import { divisions } from "#lib/data/content/divisions.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { findPage } from "#lib/data/content/pages.ts";
import { applyMenu } from "#lib/data/content/menus/apply.ts";
import { listForms } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";

const rowsOf = (id: string) => openToday().find((group) => group.id === id)!.rows;

test("every division, portal, programme and form of the site stands on the board, and each row leads to a page that is there", () => {
  expect(rowsOf("divisions").map(({ name, text }) => [name, text])).toEqual(
    divisions.map(({ name, today }) => [name, today]),
  );
  expect(rowsOf("portals").length).toBeGreaterThan(20);
  for (const page of keysOf("record")
    .filter((one) => !isConfidential(one))
    .map(getRecord))
    for (const section of page.sections) {
      if (section.kind === "programme")
        expect(rowsOf("programmes").map(({ name }) => name)).toContain(section.heading);
      if (section.kind === "search")
        expect(rowsOf("works").map(({ href }) => href)).toContain(`${String(page.path)}#${section.id}`);
      if (section.kind === "apply")
        expect(rowsOf("forms").map(({ name }) => name)).toContain(formTitle(section.form));
    }
  const open = listForms().filter(({ isFor }) => !isFor);
  expect(rowsOf("forms").map(({ href }) => href)).toEqual(open.map(({ id }) => formPath(id)));
  for (const { rows } of openToday()) {
    expect(rows.length).toBeGreaterThan(0);
    const hrefs: string[] = rows.map(({ href }) => href);
    expect(hrefs.filter((href) => !findPage(href.split(/[?#]/)[0]!))).toEqual([]);
  }
});

test("nothing that is planned reads open, and no place stands twice in a group", () => {
  for (const { name, stage, state } of rowsOf("divisions")) {
    expect([name, stage]).toEqual([name, "planned"]);
    expect(state ?? "").not.toMatch(/^Open/);
  }
  for (const { rows } of openToday())
    expect(new Set(rows.map(({ href, name }) => `${href} ${name}`)).size).toBe(rows.length);
});

test("the board is one page, in the footer, in the menu Apply, and linked from Support", () => {
  expect(findPage("/open-today")?.footer).toBe("take-part");
  const inMenu = applyMenu.groups.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(inMenu).toContain("/open-today");
  const support = renderToStaticMarkup(<PageView page={getRecord("/support")} />);
  expect(support).toContain('href="/open-today"');
  const html = renderToStaticMarkup(<PageView page={getRecord("/open-today")} />);
  expect(html).toContain("/subsidiaries/seed-bank#next");
  expect(html).toContain("Takes what you send");
  expect(html).toContain("Written at once");
});
