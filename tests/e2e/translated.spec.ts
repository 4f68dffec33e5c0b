import { expect, test, type Page } from "@playwright/test";
import { getForm } from "#lib/domains/forms/definitions/index.ts";
import { rightAnswer } from "#tests/support/sample-answers.ts";
import { awaken } from "../support/awaken.ts";
import { aColleague } from "../support/members.ts";
import { fillPage } from "../support/fill-page.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { memberAndStaff, pageOf } from "../support/portal-pair.ts";
import { aBrowser, enterCode } from "../support/sign-in-page.ts";
import { faultsOf, showOriginal, translateAlways, translateOnce } from "../support/translated.ts";
import { anAddress } from "../support/visitor.ts";
import { withoutTip } from "../support/without-tip.ts";

test.beforeEach(({ page }) => withoutTip(page));

const texts = "input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel]), textarea";
const firstField = (page: Page) =>
  page.locator(`main :is(${texts}):not([readonly])`).locator("visible=true").first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();
const boundary = (page: Page) => page.getByText("Something went wrong");

/** Waits until React has hydrated the page. Outside the shell, only the marks on its elements show that. */
const scriptIsThere = (page: Page) =>
  page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const main = document.querySelector("main") ?? document.body;
    return document.querySelector(".site-header")
      ? dataset["awake"] !== undefined
      : Object.keys(main).some((key) => key.startsWith("__react"));
  });

/** Types slowly into the first field, so that the page's script loads meanwhile; without a field, presses a key. */
async function reachFor(page: Page): Promise<void> {
  const field = firstField(page);
  if ((await field.count()) === 0) {
    await page.keyboard.press("Shift");
    await scriptIsThere(page);
    return;
  }
  await field.click();
  const before = await field.inputValue();
  await page.keyboard.press("End");
  await page.keyboard.type("am", { delay: 80 });
  await scriptIsThere(page);
  await page.keyboard.type("a", { delay: 80 });
  await expect(field).toHaveValue(`${before}ama`);
  await expect(field).toBeFocused();
}

const wholePages = pageKinds.filter((path) => !/^\/(lite|styleguide)/.test(path));

for (const path of [...wholePages, "/about", "/login", "/register", "/forms/grower/fill?step=you"]) {
  test(`${path}, translated, stays as its reader has it when its script comes: text, focus and words`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await page.goto(path, { waitUntil: "load" });
    await translateOnce(page);
    await reachFor(page);
    await expect(heading(page)).toHaveText(/^~/);
    await showOriginal(page);
    await expect(heading(page)).not.toContainText("~");
    expect(faults.filter((one) => !one.includes("404"))).toEqual([]);
    await expect(boundary(page)).toHaveCount(0);
  });
}

test.describe("translated and back before the script, and again after it", () => {
  for (const path of ["/contact", "/start-business", "/navigator", "/send", "/login"]) {
    for (const by of ["font", "beside", "around", "inside", "afresh"] as const) {
      test(`${path} by ${by}`, async ({ page }) => {
        const faults = faultsOf(page);
        await page.goto(path, { waitUntil: "load" });
        await translateOnce(page, by);
        if (by !== "afresh") {
          await showOriginal(page);
          await expect(heading(page)).not.toContainText("~");
        }
        await reachFor(page);
        await translateOnce(page, by);
        await expect(heading(page)).toHaveText(/^~/);
        await page.keyboard.type("b");
        await expect(firstField(page)).toHaveValue(/amab$/);
        expect(faults).toEqual([]);
      });
    }
  }
});

for (const follows of [false, true]) {
  const how = follows ? "by a browser that goes on translating" : "once its script is there";
  /** Opens a page that is translated now, or later by `settle`. */
  const open = async (page: Page, path: string) => {
    if (follows) await translateAlways(page);
    await page.goto(path, { waitUntil: "load" });
  };
  const settle = async (page: Page) => {
    if (!follows) await translateOnce(page);
  };

  test(`sign-in, translated ${how}, leads from the address to the code, says what is wrong, and signs in`, async ({
    browser,
  }) => {
    const page = await aBrowser(browser);
    const faults = faultsOf(page);
    const email = anAddress("translated");
    await open(page, "/login?tab=login");
    const address = page.getByLabel(/e-mail/i);
    await address.click();
    await scriptIsThere(page);
    await settle(page);
    await address.fill("no address");
    await address.press("Enter");
    await expect(page.getByText(/e-mail address like/i).first()).toBeVisible();
    await expect(address).toHaveValue("no address");
    const since = Date.now();
    await address.fill(email);
    await address.press("Enter");
    await expect(page.getByLabel(/code/i).first()).toBeVisible();
    await page.getByLabel(/code/i).first().fill("000000");
    await page.getByLabel(/code/i).first().press("Enter");
    await expect(page.getByText(/not right/i).first()).toBeVisible();
    await enterCode(page, email, since);
    await expect(page).toHaveURL(/\/portal\/onestop/);
    await expect(page.getByRole("main")).toContainText(email);
    expect(faults.filter((one) => !/40[0-9]|422/.test(one))).toEqual([]);
  });

  test(`registering, translated ${how}, comes to its end`, async ({ browser }) => {
    const page = await aBrowser(browser);
    const email = anAddress("translated");
    await open(page, "/register");
    await page.locator("[name=email]:visible").click();
    await scriptIsThere(page);
    await settle(page);
    await page.locator("[name=audience]:visible").selectOption({ index: 1 });
    await page.locator("[name=consent]:visible").check();
    await page.locator("[name=email]:visible").fill(email);
    const since = Date.now();
    await page.locator("[name=email]:visible").press("Enter");
    await enterCode(page, email, since);
    await expect(page).toHaveURL(/\/portal\/onestop/);
  });

  test(`an enquiry, translated ${how}, says what is wrong, keeps what was typed and shows its reference`, async ({
    browser,
  }) => {
    const page = await aBrowser(browser);
    const faults = faultsOf(page);
    for (const path of ["/contact", "/start-business/togo"]) {
      await open(page, path);
      const form = page.locator("form[action='/api/leads']");
      const message = form.locator("textarea");
      await message.click();
      await scriptIsThere(page);
      await settle(page);
      await message.fill("What does it cost to register a company here?");
      await form.locator("[name=email]").fill("no address");
      await form.locator("[name=email]").press("Enter");
      await expect(form.getByText(/e-mail address like/i).first()).toBeVisible();
      await expect(message).toHaveValue("What does it cost to register a company here?");
      await form.locator("[name=email]").fill(anAddress("translated"));
      await form.locator("[name=email]").press("Enter");
      await expect(page.getByText(/AK-[2-9A-Z]{4}-[2-9A-Z]{4}/).first()).toBeVisible();
      await expect(page.locator(".notice [translate=no]")).toHaveText(/^AK-/);
    }
    expect(faults.filter((one) => !one.includes("422"))).toEqual([]);
  });

  test(`a form in steps, translated ${how}, says what is wrong and leads to the check of its answers`, async ({
    browser,
  }) => {
    const page = await aBrowser(browser);
    const faults = faultsOf(page);
    const grower = getForm("grower");
    await open(page, "/forms/grower/fill?step=you");
    await scriptIsThere(page);
    await settle(page);
    const next = page.locator('form[action="/api/forms/grower/send"] button[type=submit]');
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.locator("#error-summary")).toBeVisible();
    for (const { name, fields } of grower.steps) {
      const form = page.locator(`form[action="/api/forms/grower/${name}"]`);
      if (name === "check" || (await form.count()) === 0) continue;
      await expect(form).toBeAttached();
      await fillPage(page, Object.assign({}, ...fields.map((field) => rightAnswer(field))) as never);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(form).toHaveCount(0);
    }
    await expect(next).toBeVisible();
    await expect(page).toHaveURL(/\/forms\/grower\/check$/);
    expect(faults.filter((one) => !one.includes("422"))).toEqual([]);
  });

  test(`the chat, translated ${how}, takes a message to a person`, async ({ browser }) => {
    const page = await aBrowser(browser);
    await withoutTip(page);
    const faults = faultsOf(page);
    await open(page, "/about");
    await awaken(page);
    await settle(page);
    await page.locator("[data-opens=chat]").first().click();
    const panel = page.getByRole("dialog", { name: "Ask us" });
    await panel.getByLabel("Your message").fill("Which office is it?");
    await settle(page);
    await panel.getByRole("button", { name: "Send" }).click();
    const person = panel.getByRole("button", { name: "Ask a person" });
    const address = panel.getByLabel("E-mail address");
    await expect(person.or(address).first()).toBeVisible();
    if (await person.isVisible()) await person.click();
    await address.fill(anAddress("translated"));
    await panel.getByRole("button", { name: "Send to a person" }).click();
    await expect(panel.locator("[data-mark=sent]")).toHaveCount(1, { timeout: 30_000 });
    await expect(panel.getByText("Which office is it?")).toBeVisible();
    expect(faults.filter((one) => !one.includes("412"))).toEqual([]);
  });

  test(`Search, the converter, a plan and the answers of the navigator, translated ${how}, work`, async ({
    browser,
  }) => {
    const page = await aBrowser(browser);
    await withoutTip(page);
    const faults = faultsOf(page);
    await open(page, "/about");
    await awaken(page, "Control+k");
    const search = page.getByRole("combobox", { name: "Search this site" });
    await expect(search).toBeFocused();
    await settle(page);
    await search.pressSequentially("ivory cost", { delay: 30 });
    await expect(page.getByRole("option", { name: /Côte d'Ivoire/ }).first()).toBeVisible();
    await search.fill("zzzzzz");
    await expect(page.getByRole("option", { name: /Côte d'Ivoire/ })).toHaveCount(0);
    await page.keyboard.press("Escape");

    await page.goto("/currency", { waitUntil: "load" });
    await awaken(page);
    await settle(page);
    await page.getByRole("textbox", { name: "Amount" }).fill("twelve");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /amount in digits/ })).toBeVisible();
    await page.getByRole("textbox", { name: "Amount" }).fill("1,250.50");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect(page.locator("#result")).toContainText("1,250.50");

    await page.goto("/start-business/togo", { waitUntil: "load" });
    await awaken(page);
    await settle(page);
    await page.getByRole("link", { name: "Save as my plan" }).click();
    await page.getByRole("link", { name: "Open my plan" }).first().click();
    await expect(page.getByRole("heading", { name: "Costs" })).toBeVisible();
    await settle(page);
    const paid = page.getByRole("textbox", { name: /Paid for/ }).first();
    await page.locator("ol.plan-steps").getByRole("checkbox").first().check();
    await paid.fill("a little");
    await paid.blur();
    await expect(page.getByRole("alert").filter({ hasText: "Not kept yet" })).toBeVisible();
    await paid.fill("12.50");
    await paid.blur();
    await expect(page.getByRole("alert").filter({ hasText: "Not kept yet" })).toHaveCount(0);

    await page.goto("/navigator", { waitUntil: "load" });
    await awaken(page);
    await settle(page);
    const question = page.getByRole("main").getByLabel("What would you like to find out?");
    await question.fill("How long does it take to register a company in Rwanda?");
    await page.getByRole("main").getByRole("button", { name: "Ask" }).first().click();
    await expect(page.locator("#answer")).toBeVisible();
    expect(faults).toEqual([]);
  });

  test(`tables that sort, and the choice of countries, translated ${how}, work`, async ({ browser }) => {
    const page = await aBrowser(browser);
    await withoutTip(page);
    const faults = faultsOf(page);
    await open(page, "/explore/ranking");
    await awaken(page);
    await settle(page);
    const head = page.locator("th[scope=col]").filter({ hasText: "Country" }).first();
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "descending");

    await page.goto("/start-business", { waitUntil: "load" });
    await awaken(page);
    await settle(page);
    await firstField(page).fill("nigria");
    await firstField(page).press("Enter");
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /Nigeria/ })
        .first(),
    ).toBeVisible();

    await page.goto("/explore/compare", { waitUntil: "load" });
    await awaken(page);
    await settle(page);
    const selects = page.getByRole("main").getByRole("combobox");
    await selects.nth(0).selectOption("kenya");
    await selects.nth(1).selectOption("ghana");
    await page
      .getByRole("main")
      .getByRole("button", { name: /compare/i })
      .first()
      .click();
    await expect(page.getByRole("columnheader", { name: /Kenya/ }).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test("portals and the desk, translated by a browser that goes on translating, work", async ({ browser }) => {
  test.slow();
  const { phone, desk } = await memberAndStaff(browser, "vendor");
  const admin = await pageOf(browser, (await aColleague("admin")).visitor);
  for (const [page, paths] of [
    [phone, ["/portal/vendor", "/portal/onestop", "/portal/onestop/devices"]],
    [desk, ["/admin", "/admin?who=me", "/admin/facts", "/admin/replies", "/admin/vacancies"]],
    [
      admin,
      ["/admin/members", "/admin/jobs", "/admin/audit", "/admin/mail", "/admin/webhooks", "/admin/notice"],
    ],
  ] as const) {
    const faults = faultsOf(page);
    await translateAlways(page);
    for (const path of paths) {
      await page.goto(path, { waitUntil: "load" });
      await expect(heading(page)).toHaveText(/^~/);
      await reachFor(page);
      await expect(boundary(page)).toHaveCount(0);
      await showOriginal(page);
      await expect(heading(page)).not.toContainText("~");
    }
    expect(faults).toEqual([]);
  }
});
