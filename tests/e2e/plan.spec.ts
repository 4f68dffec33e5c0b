import { readFile } from "node:fs/promises";
import { expect, test, type Browser, type Page, type Route } from "@playwright/test";
import { awaken } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";
import { letMailPass } from "../support/let-mail-pass.ts";
import { aBrowser, logIn } from "../support/sign-in-page.ts";
import { anAddress } from "../support/visitor.ts";
import { withoutTip } from "../support/without-tip.ts";

const guide = "/start-business/togo";

/** Saves a plan from its guide and waits until the offline copy is complete. */
async function savePlan(page: Page, path = guide): Promise<void> {
  await withoutTip(page);
  await page.goto(path);
  await awaken(page);
  await page.getByRole("link", { name: "Save as my plan" }).click();
  await expect(page.getByRole("link", { name: "Open my plan" }).first()).toBeVisible();
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations())
            .map(({ scope }) => new URL(scope).pathname)
            .toSorted(),
        ),
      { timeout: 30_000 },
    )
    .toEqual(expect.arrayContaining(["/plan", guide]));
  await page.evaluate(() => navigator.serviceWorker.ready);
}

async function openPlan(page: Page, address = "/plan#togo"): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Togo: my plan" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Costs" })).toBeVisible();
}

/** The number of A4 sheets that a page prints on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return Math.max(
    ...[...pdf.matchAll(/\/Type ?\/Pages[\s\S]{0,200}?\/Count (\d+)/g)].map(([, count]) => Number(count)),
  );
}

const stepBoxes = (page: Page) => page.locator("ol.plan-steps").getByRole("checkbox");

test("from a guide to a plan with ticks, an amount, a date and a note, to a calendar file and to paper", async ({
  page,
}) => {
  await savePlan(page);
  await page.getByRole("link", { name: "Open my plan" }).first().click();
  await openPlan(page);
  await stepBoxes(page).nth(0).check();
  const paid = page.getByRole("textbox", { name: /^Paid for/ }).nth(0);
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  const widthOf = async () => (await paid.boundingBox())?.width;
  const width = await widthOf();
  await paid.fill("12,500");
  await paid.blur();
  await expect(page.getByRole("alert").filter({ hasText: "Which do you mean?" })).toBeVisible();
  expect(await widthOf()).toBe(width);
  await page.setViewportSize(desktop);
  await expect(paid).toHaveValue("12,500");
  await page.getByRole("button", { name: "12.5 (less than a thousand)" }).click();
  await expect(paid).toHaveValue("12.5");
  await paid.fill("12 500");
  await paid.blur();
  await expect(page.locator(".plan-costs dd").first()).toContainText("12,500");
  await page.getByLabel("What is due").fill("VAT return");
  await page.getByLabel("On", { exact: true }).fill("2031-01-15");
  await page.getByRole("button", { name: "Add the date" }).click();
  await expect(page.locator(".plan-dues").getByText("15 January 2031")).toBeVisible();
  await page.getByRole("textbox", { name: "Notes" }).fill("Ask for Ama");
  await page.getByRole("textbox", { name: "Notes" }).blur();
  await paid.fill("13 500"); // still focused when the page is left
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await page.reload();
  await expect(stepBoxes(page).nth(0)).toBeChecked();
  await expect(page.locator(".plan-costs dd").first()).toContainText("13,500");
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Ask for Ama");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Calendar file (.ics)" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("DTSTART;VALUE=DATE:20310115\r\n");
  expect(file).toContain("SUMMARY:Togo: VAT return\r\n");
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);

  // The guide shows the same ticks: they are stored in one place.
  await page.goto(guide);
  await expect(page.locator("#register").getByText(/^1 of \d+ done$/)).toBeVisible();
  expect(await page.evaluate(() => "ak_checklist_v1" in localStorage)).toBe(false);
});

/** Answers the five questions and opens the guide of the country that fits best. */
async function askWhichCountry(page: Page): Promise<void> {
  await page.goto("/explore/which-country");
  const main = page.getByRole("main");
  await main.getByLabel(/^2\./).selectOption({ label: "Foreigner, new company" });
  await main.getByLabel(/^3\./).fill("french");
  await main.getByLabel(/^5\./).selectOption({ label: "Low company tax" });
  await main.getByRole("button", { name: "Show the countries" }).click();
  await main
    .getByRole("link", { name: /^Open a company in / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/start-business\/[a-z-]+\/foreign-owner$/);
}

test("from five questions to a country, to its saved plan, to a calendar file and to paper", async ({
  page,
}) => {
  await withoutTip(page);
  await askWhichCountry(page);
  await awaken(page);
  await page.getByRole("link", { name: "Save as my plan" }).click();
  await page.getByRole("link", { name: "Open my plan" }).first().click();
  await expect(page.getByRole("heading", { name: /: my plan$/ })).toBeVisible();
  await expect(page.getByLabel("What you register").first()).toHaveValue("foreign-owner");
  await page.getByLabel("What is due").fill("First return");
  await page.getByLabel("On", { exact: true }).fill("2031-01-15");
  await page.getByRole("button", { name: "Add the date" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Calendar file (.ics)" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(": First return\r\n");
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test("another path of a plan has its own steps, and ticks stay", async ({ page }) => {
  await savePlan(page);
  await openPlan(page);
  const before = await stepBoxes(page).count();
  await page.getByLabel("What you register").first().selectOption("sole-trader");
  await expect(stepBoxes(page)).not.toHaveCount(before);
  await page.getByLabel("What you register").first().selectOption("company");
  await expect(stepBoxes(page)).toHaveCount(before);
});

test("ticks of before there were plans move into the plan without loss", async ({ page }) => {
  await withoutTip(page);
  await page.addInitScript(() => {
    if (!localStorage.getItem("ak_plans_v1")) localStorage.setItem("ak_checklist_v1", '{"togo":["1","3"]}');
  });
  await page.goto(guide);
  await expect(page.locator("#register").getByText(/^2 of \d+ done$/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("ak_checklist_v1"))).toBeNull();
  await openPlan(page, "/plan");
  await expect(page.locator("ol.plan-steps").getByRole("checkbox", { checked: true })).toHaveCount(2);
});

test("a link carries a plan to somebody else; cut, it offers what can be read; nothing kept is written over", async ({
  page,
  browser,
}) => {
  await savePlan(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlan(page);
  await stepBoxes(page).nth(1).check();
  await page.getByRole("textbox", { name: "Notes" }).fill("From the first");
  await page.getByRole("textbox", { name: "Notes" }).blur();
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Share as a link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Send as a message" }).click();
  await expect(page.getByText("The message is copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(Buffer.byteLength(text)).toBeLessThan(1024);
  expect(text).not.toContain("From the first");

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(link.slice(0, -4));
  await expect(theirs.getByText("The link was cut or changed")).toBeVisible();
  expect(await theirs.evaluate(() => localStorage.getItem("ak_plans_v1"))).toBeNull();
  await theirs.getByRole("button", { name: "Leave it" }).click();
  await expect(theirs).toHaveURL(/\/plan$/);
  await theirs.goto("/plan#plan=1nonsense");
  await expect(theirs.getByText("no plan that can be read")).toBeVisible();

  await savePlan(theirs);
  await openPlan(theirs);
  await theirs.getByRole("textbox", { name: "Notes" }).fill("My own");
  await theirs.getByRole("textbox", { name: "Notes" }).blur();
  await theirs.goto(link);
  await expect(theirs.getByText("You have a plan for Togo.")).toBeVisible();
  await expect(theirs.getByRole("textbox", { name: "Notes" })).toHaveValue("My own");
  await theirs.getByRole("button", { name: "Add it to mine" }).click();
  await expect(theirs.getByRole("textbox", { name: "Notes" })).toHaveValue("My own\n\nFrom the first");
  await expect(stepBoxes(theirs).nth(1)).toBeChecked();
  expect(theirs.url()).not.toContain("plan=1");
  await other.close();
});

/** A separate device on which `before` runs before sign-in. */
async function aDevice(
  browser: Browser,
  email: string,
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await aBrowser(browser);
  await before(page);
  await logIn(page, email, "/plan");
  return page;
}

test("signed in on a second device the plan is there, merged, and the words of both are kept", async ({
  browser,
}) => {
  const email = anAddress();
  const phone = await aDevice(browser, email);
  await savePlan(phone);
  await openPlan(phone);
  await stepBoxes(phone).nth(0).check();
  await phone.getByRole("textbox", { name: "Notes" }).fill("From the phone");
  await phone.getByRole("textbox", { name: "Notes" }).blur();
  await phone.waitForResponse(async (answer) => (await answer.text()).includes("From the phone"));
  await expect(phone.getByText("Shared with your account.")).toBeVisible();

  await letMailPass(email);
  // The laptop has a plan of its own before the member signs in.
  const laptop = await aDevice(browser, email, async (page) => {
    await savePlan(page);
    await openPlan(page);
    await stepBoxes(page).nth(2).check();
    await page.getByRole("textbox", { name: "Notes" }).fill("From the laptop");
    await page.getByRole("textbox", { name: "Notes" }).blur();
  });
  await openPlan(laptop);
  await expect(laptop.getByText("Shared with your account.")).toBeVisible();
  for (const step of [0, 2]) await expect(stepBoxes(laptop).nth(step)).toBeChecked();
  const notes = await laptop.getByRole("textbox", { name: "Notes" }).inputValue();
  expect(notes.split("\n\n").toSorted()).toEqual(["From the laptop", "From the phone"]);

  await phone.reload();
  await expect(stepBoxes(phone).nth(2)).toBeChecked();
  await expect(phone.getByRole("textbox", { name: "Notes" })).toHaveValue(notes);
});

test("a saved country and its plan are there offline, say so, and no other page is", async ({
  page,
  context,
}) => {
  await savePlan(page);
  await openPlan(page);
  await page.getByRole("textbox", { name: "Notes" }).fill("Written online");
  await page.getByRole("textbox", { name: "Notes" }).blur();
  await context.setOffline(true);
  await page.goto(guide);
  await expect(page.getByText(/^You are offline\. This is the copy of /)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Togo");
  await expect(page.getByRole("heading", { name: "Where to go" })).toBeVisible();
  await page.goto("/plan");
  await expect(page.getByText(/^You are offline\. This is the copy of /)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Written online");
  await stepBoxes(page).nth(0).check();
  await page.reload();
  await expect(stepBoxes(page).nth(0)).toBeChecked();
  for (const other of ["/login", "/start-business/ghana", "/portal/onestop", "/"])
    await expect(page.goto(other)).rejects.toThrow();
  await context.setOffline(false);
  await page.goto(guide);
  await expect(page.getByText(/^You are offline\. This is the copy of /)).toHaveCount(0);
});

test("the list says what is kept, of which day and how large; a switch removes it everywhere", async ({
  page,
  context,
}) => {
  await savePlan(page);
  await page.goto("/on-this-device");
  await awaken(page);
  await expect(page.getByText(/^Togo: copy of \d+ \w+ \d{4}, [\d,]+ KB$/)).toBeVisible();
  await page.getByRole("button", { name: "Remove all copies" }).click();
  await expect(page.getByText("Removed, with what answered for it.")).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  expect(await left()).toEqual([0, 0]);
  await context.setOffline(true);
  await expect(page.goto(guide)).rejects.toThrow();
  await context.setOffline(false);
});

test("once a copy is removed, the focus is on what says so", async ({ page }) => {
  await savePlan(page);
  await page.goto("/on-this-device");
  await awaken(page);
  await page.getByRole("button", { name: "Remove the copy of Togo" }).click();
  await expect(page.getByText("Removed, with what answered for it.")).toBeFocused();
});

test("a tick made while it is not known yet what is kept comes beside it", async ({ page }) => {
  await withoutTip(page);
  await page.addInitScript(() => {
    if (!localStorage.getItem("ak_plans_v1")) localStorage.setItem("ak_checklist_v1", '{"togo":["1","3"]}');
  });
  // The page's own script loads; the chunks it loads later are held back.
  const html = await (await page.request.get(guide)).text();
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/_next/static/chunks/**", async (route) => {
    if (isHeld && !html.includes(new URL(route.request().url()).pathname)) held.push(route);
    else await route.continue();
  });
  // Does not wait for the load event: a chunk that is held back may be requested before it.
  await page.goto(guide, { waitUntil: "domcontentloaded" });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.locator('#register input[type="checkbox"]').nth(1).check();
  isHeld = false;
  for (const route of held) await route.continue();
  await expect(page.locator("#register").getByText(/^3 of \d+ done$/)).toBeVisible();
});

test("clearing everything on this device takes the plans, their copies and what answers for them", async ({
  page,
}) => {
  await savePlan(page);
  await page.goto("/on-this-device");
  await awaken(page);
  await page.getByRole("button", { name: /^Clear everything/ }).click();
  await expect(page.getByRole("status").getByText("ak_offline_v1")).toBeVisible();
  const left = await page.evaluate(async () => [
    Object.keys(localStorage).filter((key) => key.includes("plans")).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect(left).toEqual([0, 0, 0]);
});

test("nobody who saves no country ever gets a worker", async ({ page }) => {
  for (const path of ["/", guide, "/plan", "/on-this-device"]) {
    await page.goto(path);
    await awaken(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }
});

test("a plan is removed once somebody says so twice", async ({ page }) => {
  await savePlan(page);
  await openPlan(page);
  await page.getByRole("button", { name: "Remove this plan" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Remove this plan" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("heading", { name: "Togo: my plan" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("No plan is shown here yet.")).toBeVisible();
});

test("a comparison saves the plan of each of its countries", async ({ page }) => {
  await withoutTip(page);
  await page.goto("/explore/compare?c=togo,ghana");
  await awaken(page);
  await page.getByRole("link", { name: "Save a plan for Togo" }).click();
  await expect(page.getByRole("link", { name: "Open my plan" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("ak_plans_v1"))).toContain("togo");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("from a guide to a sheet with blank boxes, to a calendar file and to paper", async ({
    page,
    request,
  }) => {
    await page.goto(`${guide}/branch`);
    await page.getByRole("link", { name: "Save as my plan" }).click();
    await expect(page).toHaveURL(/\/plan\?c=togo&path=branch$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("branch");
    expect(await stepBoxes(page).count()).toBeGreaterThan(0);
    await expect(page.getByText("Without script, print this sheet")).toBeVisible();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    const form = page.locator("form[action='/plan/dates.ics']");
    await form.getByLabel("What is due").first().fill("VAT return");
    await form.getByLabel("On").first().fill("2031-01-15");
    const download = page.waitForEvent("download");
    await form.getByRole("button").click();
    expect(await readFile(await (await download).path(), "utf8")).toContain("SUMMARY:Togo: VAT return");
    const answer = await request.get("/plan/dates.ics?c=togo&what=x&on=2031-01-15");
    expect(answer.headers()).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-store",
    });
  });

  test("from five questions to a country, to the sheet of its plan, to a calendar file and to paper", async ({
    page,
  }) => {
    await askWhichCountry(page);
    await page.getByRole("link", { name: "Save as my plan" }).click();
    await expect(page).toHaveURL(/\/plan\?c=[a-z-]+&path=foreign-owner$/);
    expect(await stepBoxes(page).count()).toBeGreaterThan(0);
    const form = page.locator("form[action='/plan/dates.ics']");
    await form.getByLabel("What is due").first().fill("First return");
    await form.getByLabel("On").first().fill("2031-01-15");
    const download = page.waitForEvent("download");
    await form.getByRole("button").click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(": First return");
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  });

  test("the page of plans says what it does and leads to the sheet; a country or path there is none of is said", async ({
    page,
  }) => {
    await page.goto("/plan");
    await expect(page.getByText("Without script nothing is kept")).toBeVisible();
    await page.getByLabel("Country", { exact: true }).selectOption("kenya");
    await page.getByLabel("What you register").selectOption("sole-trader");
    await page.getByRole("button", { name: "Show the plan" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kenya");
    await page.goto("/plan?c=kenya&path=shop");
    await expect(page.getByText("“shop” is nothing that can be registered here.")).toBeVisible();
    await page.goto("/plan?c=atlantis");
    await expect(page.getByText("There is no guide to “atlantis”.")).toBeVisible();
    await page.goto("/plan/dates.ics?c=kenya");
    await expect(page.getByText("Write down at least one thing that is due")).toBeVisible();
    await page.goto("/plan/dates.ics?c=kenya&what=Rent&on=2031-02-01&what=VAT+return&on=");
    const days = page.locator("form[action='/plan/dates.ics']").getByLabel("On", { exact: true });
    await expect(page.getByLabel("What is due").nth(1)).toHaveValue("VAT return");
    await expect(days.nth(0)).toHaveValue("2031-02-01");
    await expect(days.nth(1)).toHaveAccessibleDescription(/Give the day too, or clear the row/);
  });
});

test("the worker's script may ask this site alone, and is asked for anew each time", async ({ request }) => {
  const { headers } = { headers: (await request.get("/offline.js")).headers() };
  expect(headers["content-type"]).toContain("text/javascript");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(headers["content-security-policy"]).toContain("connect-src 'self'");
});
