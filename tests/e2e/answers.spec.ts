import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { aColleague, lendSession } from "../support/members.ts";
import { ask } from "../support/database.ts";
import { anAddress } from "../support/visitor.ts";

const clean = async (page: Page) => expect((await axeOn(page).analyze()).violations).toEqual([]);
/** A browser cannot break a line in it: there is no opportunity between digits and hyphens. */
const inOnePiece = () => `admin${anAddress("1").replace(/[a-f](?=.*@)/g, "7")}`;
const switchForm = 'form[action="/api/admin/answers/mode"]';

// The mode set here applies to the whole database: the tests run one at a time, and it is reset at the end.
test.describe.configure({ mode: "serial" });
test.afterAll(() => ask("delete from navigator_modes"));

test("with script off an admin switches the navigator, who was slower is told; staff read it and cannot", async ({
  browser,
  page: looking,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { visitor, email } = await aColleague("admin", inOnePiece());
  await lendSession(page, visitor);
  await page.goto("/admin/facts");
  await page.getByRole("link", { name: "What people searched for in vain" }).click();
  await expect(page).toHaveTitle(/^Answers/);
  const late = await context.newPage();
  await late.goto("/admin/answers");

  await page.getByRole("button", { name: "Switch the navigator" }).click();
  await expect(page.locator("#error-summary")).toContainText("Choose how it is to answer.");
  await page.getByLabel("In our words alone", { exact: true }).check();
  await page.getByLabel("Why").fill("A model is looked at today.");
  await page.getByRole("button", { name: "Switch the navigator" }).click();
  await expect(page.getByText("Switched. Every instance follows within 10 seconds.")).toBeVisible();
  await expect(page.getByText(`by ${email}: “A model is looked at today.”`)).toBeVisible();

  await late.getByLabel("On", { exact: true }).check();
  await late.getByLabel("Why").fill("All is well with it again.");
  await late.getByRole("button", { name: "Switch the navigator" }).click();
  await expect(late.locator("#error-summary")).toContainText(
    "Somebody switched the navigator while you did.",
  );
  await expect(late.getByLabel("Why")).toHaveValue("All is well with it again.");
  await late.getByRole("button", { name: "Switch the navigator" }).click();
  await expect(late.getByText("Switched. Every instance follows within 10 seconds.")).toBeVisible();
  const actions = await ask<{ mode: string }>(
    `select a.detail ->> 'mode' as mode from audit_events a join members m on m.id = a.actor_id
     where m.email = $1 and a.deed = 'navigator.switched' order by a.id`,
    [email],
  );
  expect(actions.map(({ mode }) => mode)).toEqual(["own-words", "on"]);
  await context.close();

  const staff = await aColleague("staff");
  await lendSession(looking, staff.visitor);
  await looking.goto("/admin/answers");
  await expect(looking.getByText(`by ${email}`)).toBeVisible();
  await expect(looking.locator(switchForm)).toHaveCount(0);
  await clean(looking);
});

test("staff read what was searched for in vain often enough, and search for it again from there", async ({
  page,
}) => {
  const { visitor } = await aColleague("staff");
  await lendSession(page, visitor);
  const longWord = "zzquestion".repeat(15);
  await visitor.ask("/api/navigator/verdict", {
    json: { ask: `who sells ${longWord}`, right: "no", words: longWord },
  });
  const week = "date_trunc('week', now() at time zone 'UTC')::date";
  await ask(
    `insert into search_misses (week, words, count)
     values (${week}, 'zzcacao zzbourse', 4), (${week}, '${longWord}', 4),
       (${week}, 'zzama zzmensah', 2) on conflict do nothing`,
  );
  await page.goto("/admin/answers");
  const misses = page.getByRole("region", { name: "Searched for in vain", exact: true });
  await expect(misses).toContainText("zzcacao zzbourse");
  await expect(misses).not.toContainText("zzama");
  await expect(page.getByRole("region", { name: "Was this right?" })).toContainText(longWord);
  await clean(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await misses.getByRole("link", { name: "zzcacao zzbourse" }).click();
  await expect(page).toHaveURL(/\/search\?q=zzcacao%20zzbourse$/);
  await ask("delete from search_misses where words like 'zz%'");
});
