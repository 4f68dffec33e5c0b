import { expect, test, type Page } from "@playwright/test";
import { awaken } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";
import { aColleague, lendSession } from "../support/members.ts";
import { ask, aSiteDatabase } from "../support/database.ts";
import { startSite } from "../support/start-site.ts";
import { aVisitor } from "../support/visitor.ts";

/** No other spec checks pages of Lesotho, which these notices change. */
const guide = "/start-business/lesotho";
const often = { intervals: [500] };

/** Fills in the day after tomorrow as the last day. */
async function fillLastDay(page: Page): Promise<void> {
  const [year = "", month = "", day = ""] = new Date(Date.now() + 2 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split("-");
  const group = page.getByRole("group", { name: "Last day" });
  for (const [part, value] of Object.entries({ Year: year, Month: month, Day: day }))
    await group.getByLabel(part, { exact: true }).fill(value);
}

test("with script off staff set a notice for one country, change it and end it; its pages come to show it, no others do", async ({
  browser,
  page: looking,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { visitor, email } = await aColleague("staff");
  await lendSession(page, visitor);
  // axe waits with timers, which a page without script may never run: a second window, with script, runs it.
  await lendSession(looking, visitor);
  const reader = aVisitor();
  const at = async (path: string, headers: Record<string, string> = {}) =>
    (await reader.ask(path, { headers })).text;
  const sealed = await reader.ask(guide);
  const words = "Offices in Maseru are closed <on Friday>.";
  const shown = "Offices in Maseru are closed &lt;on Friday&gt;.";

  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Notices" }).click();
  await page.getByRole("link", { name: "New notice" }).click();
  await page.getByLabel("Country").selectOption("lesotho");
  await page.getByRole("button", { name: "Set the notice" }).click();
  await expect(page.locator("#error-summary")).toContainText("Write what the notice says.");
  await expect(page.getByLabel("Country")).toHaveValue("lesotho");
  await looking.goto("/admin/notice?change=new");
  expect((await axeOn(looking).analyze()).violations).toEqual([]);
  await page.getByLabel("Important", { exact: true }).check();
  await page.getByLabel("What it says").fill(words);
  await page.getByLabel("Where a link in it leads").fill("/contact");
  await page.getByLabel("Words of the link").fill("Ask us");
  await fillLastDay(page);
  await page.getByLabel("Time it ends, in UTC").fill("18:00");
  await page.getByRole("button", { name: "Set the notice" }).click();
  await expect(page.getByText("The notice is set.")).toBeVisible();
  await looking.goto("/admin/notice");
  expect((await axeOn(looking).analyze()).violations).toEqual([]);

  await expect.poll(() => at(guide), often).toContain(shown);
  for (const path of ["/explore/countries/lesotho", "/explore/countries/lesotho/ratings"])
    await expect.poll(() => at(path), often).toContain(shown);
  expect(await at(guide, { "save-data": "on" })).toContain(shown);
  for (const path of ["/start-business/eswatini", `${guide}/print`, "/start-business", "/contact"])
    expect([path, (await at(path)).includes(shown)]).toEqual([path, false]);

  const phone = await context.newPage();
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.goto(guide);
  const notice = phone.getByRole("complementary", { name: "Notice for this country" });
  await expect(notice).toContainText(`Important: ${words}`);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await notice.getByRole("link", { name: "Ask us" }).click();
  await expect(phone).toHaveURL(/\/contact$/);

  // A second notice for the same pages is rejected, and the message names the first.
  await page.getByRole("link", { name: "New notice" }).click();
  await page.getByLabel("Country").selectOption("lesotho");
  await page.getByLabel("Information", { exact: true }).check();
  await page.getByLabel("What it says").fill("Another one.");
  await fillLastDay(page);
  await page.getByLabel("Time it ends, in UTC").fill("9:00");
  await page.getByRole("button", { name: "Set the notice" }).click();
  await expect(page.locator("#error-summary")).toContainText("Another notice stands on the pages of Lesotho");
  await expect(page.getByLabel("What it says")).toHaveValue("Another one.");

  await page.getByRole("link", { name: "All notices" }).click();
  const row = page.getByRole("listitem").filter({ hasText: words });
  await row.getByRole("link", { name: /^Change/ }).click();
  await page.getByLabel("What it says").fill("Offices in Maseru open on Monday.");
  await page.getByRole("button", { name: "Save the changes" }).click();
  await expect(page.getByText("The notice is changed.")).toBeVisible();
  await expect.poll(() => at(guide), often).toContain("Offices in Maseru open on Monday.");
  await page
    .getByRole("listitem")
    .filter({ hasText: "Offices in Maseru open on Monday." })
    .getByRole("button", { name: /^End now/ })
    .click();
  await expect(page.getByText("The notice is ended.")).toBeVisible();
  await expect.poll(async () => (await reader.ask(guide)).text, often).toBe(sealed.text);
  const actions = await ask<{ action: string }>(
    "select a.deed as action from audit_events a join members m on m.id = a.actor_id where m.email = $1 and a.deed like 'notice.%' order by a.id",
    [email],
  );
  expect(actions.map(({ action }) => action)).toEqual(["notice.set", "notice.changed", "notice.ended"]);
  await context.close();
});

test("a notice of the site stands on every page of two servers, in every language, and goes by itself", async ({
  browser,
}) => {
  test.slow();
  const database = await aSiteDatabase();
  const sites = await Promise.all(
    [1, 2].map(() => startSite({ DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1" })),
  );
  const readers = sites.map(({ url }) => aVisitor({ origin: url }));
  const words = "The site is slow today.";
  try {
    const before = await readers[0]!.ask("/legal/terms");
    await database.ask(
      `insert into site_notices (country_slug, level, words, starts_at, ends_at)
       select place, 'information', $1 || coalesce(' ' || place, ''), now(), now() + interval '1 hour'
       from (values (null), ('lesotho')) as places (place)`,
      [words],
    );
    for (const reader of readers) {
      const at = async (path: string) => (await reader.ask(path)).text;
      await expect.poll(() => at("/legal/terms"), often).toContain(words);
      for (const path of [
        "/",
        "/login",
        "/start-business?q=togo",
        "/portal/investor",
        "/no-such-page",
        "/ar-xb",
      ])
        expect([path, (await at(path)).includes(words)]).toEqual([path, true]);
      expect(await at("/ar-xb")).toContain(`<span lang="en" dir="ltr">${words}</span>`);
      expect(await at(guide)).toMatch(new RegExp(`${words}.*</aside>.*${words} lesotho.*</aside>.*<main`));
      for (const path of ["/portal/diaspora/confidential", `${guide}/print`])
        expect([path, (await at(path)).includes(words)]).toEqual([path, false]);

      const noticed = await reader.ask("/legal/terms");
      const etag = noticed.headers.get("etag") ?? "";
      expect(etag).not.toBe(before.headers.get("etag"));
      expect(noticed.headers.get("content-security-policy")).toBe(
        before.headers.get("content-security-policy"),
      );
      expect((await reader.ask("/legal/terms", { headers: { "if-none-match": etag } })).status).toBe(304);
      const head = await reader.ask("/legal/terms", { method: "HEAD" });
      expect([head.status, head.text]).toEqual([200, ""]);
    }

    // React, which loads on the first interaction, leaves the notices alone.
    const context = await browser.newContext({ baseURL: sites[0]!.url });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (fault) => problems.push(String(fault)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto(guide);
    await awaken(page);
    await expect(page.getByRole("complementary", { name: "Notice", exact: true })).toHaveText(words);
    await expect(page.getByRole("complementary", { name: "Notice for this country" })).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();

    await database.ask("update site_notices set ends_at = now()");
    for (const reader of readers)
      await expect
        .poll(async () => (await reader.ask("/legal/terms")).headers.get("etag"), often)
        .toBe(before.headers.get("etag"));
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await database.drop();
  }
});
