import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { shortcutsKey } from "#components/browser/shortcut-switches.ts";
import { awaken } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";
import { aColleague, lendSession } from "../support/members.ts";
import { anAddress, aVisitor } from "../support/visitor.ts";

/** Files two enquiries of one sender and returns the address of the queue that contains only these. */
async function aQueueOfTwo(): Promise<string> {
  const email = anAddress("sender");
  for (const text of [randomUUID(), randomUUID()]) {
    const contact = { email };
    const messages = [{ role: "user", text }];
    await aVisitor().ask("/api/leads", {
      json: {
        lead_type: "country_question",
        payload: { contact, messages, page: "/contact", country: "togo" },
      },
    });
  }
  return `/admin?q=${encodeURIComponent(email)}`;
}

const rowsOf = (page: Page) => page.locator(".desk-queue a");
const keysOf = (page: Page) => page.getByRole("dialog", { name: "Keys of the desk" });

/** Opens the queue, whose keys need the script, and goes to its first row with "k", which then stays there. */
async function openQueue(page: Page, queue: string): Promise<void> {
  await page.goto(queue);
  await expect(rowsOf(page)).toHaveCount(2);
  await awaken(page);
  await page.keyboard.press("k");
  await expect(rowsOf(page).first()).toBeFocused();
}

test("j, k, x, o, a and r work the queue and a case, and ? lists them", async ({ page }) => {
  const staff = await aColleague("staff");
  await lendSession(page, staff.visitor);
  const queue = await aQueueOfTwo();
  await openQueue(page, queue);
  const [first, last] = [rowsOf(page).first(), rowsOf(page).last()];
  const reference = (await rowsOf(page).first().getAttribute("href"))?.split("=").at(-1) ?? "no row";
  await page.keyboard.press("j");
  await expect(last).toBeFocused();
  await page.keyboard.press("j"); // it is the last one
  await expect(last).toBeFocused();
  await page.keyboard.press("k");
  await expect(first).toBeFocused();
  const box = page.getByRole("checkbox", { name: `Choose ${reference}` });
  await page.keyboard.press("x");
  await expect(box).toBeChecked();
  await page.keyboard.press("x");
  await expect(box).not.toBeChecked();

  await page.keyboard.press("?");
  await expect(keysOf(page)).toContainText("Go to the next case");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.keyboard.press("x"); // the page below is inert
  await page.keyboard.press("Escape");
  await expect(keysOf(page)).toHaveCount(0);
  await expect(box).not.toBeChecked();
  await expect(first).toBeFocused();

  await page.keyboard.press("a"); // leads to a preview first
  await expect(page.getByRole("heading", { name: /^1 case will be given to/ })).toBeVisible();

  await openQueue(page, queue);
  await page.keyboard.press("o");
  await expect(page).toHaveURL(new RegExp(`/admin/case\\?reference=${reference}$`));
  await openQueue(page, queue);
  await page.keyboard.press("r");
  await expect(page).toHaveURL(new RegExp(`/admin/case\\?reference=${reference}&do=reply#do$`));
  await expect(page.getByLabel("Your answer")).toBeVisible();

  await page.goto(`/admin/case?reference=${reference}`);
  await awaken(page);
  await page.keyboard.press("a");
  await expect(page.getByText(`Given to ${staff.email}`)).toBeVisible();
  await awaken(page);
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your answer")).toBeVisible();
});

test("the keys are silent while somebody types, and where they are switched off", async ({
  page,
  context,
}) => {
  await lendSession(page, (await aColleague("staff")).visitor);
  await openQueue(page, await aQueueOfTwo());
  const search = page.getByLabel("Reference, or whole e-mail address");
  await search.fill("");
  await search.pressSequentially("jkxoar?");
  await expect(search).toHaveValue("jkxoar?");
  await expect(search).toBeFocused();
  await expect(keysOf(page)).toHaveCount(0);
  await expect(page.locator(".desk-pick input:checked")).toHaveCount(0);

  const shortcuts = await context.newPage();
  await shortcuts.goto("/shortcuts");
  const toggle = shortcuts.getByRole("checkbox", { name: "? opens this page" });
  // The process of another tab sees what this one stores a moment later.
  const stored = () => page.evaluate((key) => localStorage.getItem(key), shortcutsKey);
  await toggle.uncheck();
  await expect.poll(stored).toContain('"question":false');
  await rowsOf(page).first().focus();
  for (const key of ["j", "x", "?"]) await page.keyboard.press(key);
  await expect(rowsOf(page).first()).toBeFocused();
  await expect(page.locator(".desk-pick input:checked")).toHaveCount(0);
  await expect(keysOf(page)).toHaveCount(0);

  await toggle.check();
  await expect.poll(stored).toContain('"question":true');
  await page.keyboard.press("j");
  await expect(rowsOf(page).last()).toBeFocused();
});
