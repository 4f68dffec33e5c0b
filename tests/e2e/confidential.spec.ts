import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { axeOn, violationsWithoutScript } from "../support/axe.ts";
import { aColleague } from "../support/colleague.ts";
import { ask } from "../support/database.ts";
import { lendSession } from "../support/form-member.ts";
import { required } from "../support/required.ts";
import { faultsOf, translateAlways, translateOnce } from "../support/translated.ts";

const intake = "/portal/diaspora/confidential";
const passphrase = "five words nobody else would choose";

/** Keys of caseworkers are the site's, not a test's: one test after the other has its own. */
test.describe.configure({ mode: "serial" });

/** Windows of this test, closed after it: a browser lives as long as its worker. */
const windows: BrowserContext[] = [];

async function aWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  windows.push(context);
  return context.newPage();
}

test.afterEach(async () => {
  await Promise.all(windows.splice(0).map((context) => context.close()));
});

async function aCaseworker(page: Page) {
  const colleague = await aColleague("caseworker");
  await lendSession(page, colleague.visitor);
  await page.goto("/admin/confidential/keys");
  await page.getByLabel("New passphrase", { exact: true }).fill(passphrase);
  await page.getByLabel("The new passphrase again").fill(`${passphrase}!`);
  await page.getByRole("button", { name: "Make the key" }).click();
  await expect(page.getByRole("main")).toContainText("The two passphrases differ.");
  await page.getByLabel("The new passphrase again").fill(passphrase);
  await page.getByRole("button", { name: "Make the key" }).click();
  await expect(page.getByText("The key is made.")).toBeVisible({ timeout: 30_000 });
  return colleague;
}

async function fillIn(page: Page, words: string, file = true): Promise<void> {
  const form = page.getByRole("region", { name: "Tell a caseworker" });
  await form.getByLabel("Threats or violence").check();
  await form.getByLabel("What happened, and what do you need?").fill(words);
  if (file)
    await form.getByLabel("Files").setInputFiles({
      name: "letter.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(`%PDF-1.4 ${words}`),
    });
}

const receiptIn = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).innerText()).replace(/\s/g, "");

const listCases = async (): Promise<string[]> =>
  (await ask<{ id: string }>("select id from confidential_cases")).map(({ id }) => id);

/** Opens the case that says these words, of those that were not there `before`: to try one costs seconds. */
async function openCase(page: Page, words: string, before: readonly string[]): Promise<void> {
  await page.bringToFront();
  const filed = (await listCases()).filter((id) => !before.includes(id));
  for (const id of filed) {
    await page.goto(`/admin/confidential?case=${id}`);
    await page.getByLabel("Your passphrase").fill(passphrase);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.locator(".casework-parts")).toBeVisible({ timeout: 30_000 });
    if (await page.getByText(words).first().isVisible()) return;
  }
  throw new Error("no case says this");
}

/** All that the database holds, and what the log says, hold no word of it. */
async function leavesNoWord(word: string): Promise<void> {
  const tables = await ask<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) {
    const [found] = await ask<{ count: string }>(
      `select count(*) from "${name}" t where t::text like $1 or t::text like $2`,
      [`%${word}%`, `%${Buffer.from(word).toString("hex")}%`],
    );
    expect([name, found?.count]).toEqual([name, "0"]);
  }
  expect(readFileSync(required("LOG_FILE"), "utf8").includes(word)).toBe(false);
}

test("filed with script and a file, answered, read by receipt, written back and closed; an admin finds nothing", async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await aWindow(browser);
  await aCaseworker(desk);
  const before = await listCases();
  expect((await axeOn(desk).analyze()).violations).toEqual([]);
  const mark = `w${randomUUID().slice(0, 8)}`;

  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(intake, { waitUntil: "networkidle" });
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const form = page.getByRole("region", { name: "Tell a caseworker" });
  await form.getByRole("button", { name: "Seal and send" }).click();
  await expect(page.locator("#error-summary")).toContainText("Choose what it is about.");
  await fillIn(page, `They took my passport ${mark}`);
  await form.getByRole("button", { name: "Seal and send" }).click();
  await expect(form.getByText("Write these 16 digits on paper")).toBeVisible({ timeout: 30_000 });
  const receipt = await receiptIn(page, ".intake-digits");
  expect(receipt).toMatch(/^\d{16}$/);
  expect(sent.some((one) => one.includes(mark) || one.includes(receipt) || one.includes("letter.pdf"))).toBe(
    false,
  );
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(intake);
  await leavesNoWord(mark);

  await openCase(desk, `They took my passport ${mark}`, before);
  await expect(desk.getByRole("button", { name: "Save the file “letter.pdf”" })).toBeVisible();
  expect((await axeOn(desk).analyze()).violations).toEqual([]);
  await desk.getByLabel("Your answer").fill(`Ask the consulate ${mark}`);
  await desk.getByRole("button", { name: "Seal and send the answer" }).click();
  await expect(desk.getByText("The answer is sealed.")).toBeVisible();

  await page.bringToFront(); // a window behind another may draw nothing, and a click waits until it does
  await page.goto(intake, { waitUntil: "networkidle" });
  const visit = page.getByRole("region", { name: "You have a receipt" });
  await visit.getByLabel("Your receipt").fill(receipt);
  await visit.getByRole("button", { name: "Open" }).click();
  await expect(visit.getByText(`Ask the consulate ${mark}`)).toBeVisible({ timeout: 30_000 });
  await visit.getByLabel("Write to the caseworker").fill(`It is closed ${mark}`);
  await visit.getByRole("button", { name: "Seal and send" }).click();
  await expect(visit.getByText("A caseworker has not answered yet.")).toBeVisible({ timeout: 30_000 });
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept).toEqual([""]);

  const admin = await aWindow(browser);
  await lendSession(admin, (await aColleague("admin")).visitor);
  const address = new URL(desk.url());
  expect((await admin.goto(address.pathname + address.search))?.status()).toBe(404);

  await openCase(desk, `It is closed ${mark}`, before);
  await desk.getByLabel("Handed on to others").check();
  await desk.getByRole("button", { name: "Close the case" }).click();
  await expect(desk.getByText("Handed on to others.", { exact: false })).toBeVisible();
  await leavesNoWord(mark);
});

test("without script the same, by pages; a changed key still opens the old case", async ({ browser }) => {
  test.slow();
  const desk = await aWindow(browser);
  await aCaseworker(desk);
  const before = await listCases();
  const mark = `w${randomUUID().slice(0, 8)}`;
  const plain = await aWindow(browser, { javaScriptEnabled: false });
  await plain.goto("/forms/detention/assistance");
  await fillIn(plain, "", false);
  const send = plain.getByRole("button", { name: "Seal and send" });
  await send.click();
  await expect(plain.getByRole("alert")).toContainText("Write what happened before you send it.");
  await expect(plain.getByLabel("Threats or violence")).toBeChecked();
  expect(await violationsWithoutScript(plain)).toEqual([]);
  await plain.getByLabel("What happened, and what do you need?").fill(`My brother is held ${mark}`);
  await plain.getByLabel("Files").setInputFiles({
    name: "order.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.4 ${mark}`),
  });
  await send.click();
  await expect(plain.getByRole("heading", { name: "Your receipt" })).toBeVisible();
  const receipt = await receiptIn(plain, ".receipt");
  expect(receipt).toMatch(/^\d{16}$/);
  expect(plain.url()).not.toContain(receipt);
  await leavesNoWord(mark);

  await desk.bringToFront();
  await desk.goto("/admin/confidential/keys");
  const rotate = desk.getByRole("region", { name: "Change the key or the passphrase" });
  await rotate.getByLabel("Your passphrase until now").fill("not my passphrase at all");
  await rotate.getByLabel("New passphrase", { exact: true }).fill(passphrase);
  await rotate.getByLabel("The new passphrase again").fill(passphrase);
  await rotate.getByRole("button", { name: "Make the key" }).click();
  await expect(rotate).toContainText("That passphrase does not open your key.", { timeout: 30_000 });
  await rotate.getByLabel("Your passphrase until now").fill(passphrase);
  await rotate.getByRole("button", { name: "Make the key" }).click();
  await expect(desk.getByText("The key is made.")).toBeVisible({ timeout: 30_000 });
  await openCase(desk, `My brother is held ${mark}`, before);
  await desk.getByLabel("Your answer").fill(`Ring the duty number ${mark}`);
  await desk.getByRole("button", { name: "Seal and send the answer" }).click();
  await expect(desk.getByText("The answer is sealed.")).toBeVisible();

  await plain.bringToFront();
  await plain.goto("/forms/detention/assistance");
  const visit = plain.getByRole("region", { name: "You have a receipt" });
  await visit.getByLabel("Your receipt").fill("1234");
  await visit.getByRole("button", { name: "Open" }).click();
  await expect(plain.getByRole("alert")).toContainText("A receipt has 16 digits.");
  await plain.getByLabel("Your receipt").fill(receipt);
  await plain.getByRole("button", { name: "Open" }).click();
  await expect(plain.getByText(`Ring the duty number ${mark}`)).toBeVisible();
  await plain.getByLabel("Write to the caseworker").fill(`Thank you ${mark}`);
  await plain.getByRole("button", { name: "Seal and send" }).click();
  await expect(plain.getByText("You wrote on", { exact: false })).toHaveCount(2);
  await leavesNoWord(mark);
});

test("one leaves at once: by the bar, by Shift three times, and without script by a link; Back does not return", async ({
  page,
  browser,
}) => {
  await page.goto("/contact");
  await page.goto(intake, { waitUntil: "networkidle" });
  await page.getByLabel("Your receipt").fill("1234");
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift");
  await expect(page).toHaveURL(/\/explore\/countries$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);

  await page.goto(intake, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Leave this page now" }).click();
  await expect(page).toHaveURL(/\/explore\/countries$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);

  const plain = await aWindow(browser, { javaScriptEnabled: false });
  const answer = await plain.goto(intake);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await plain.getByRole("link", { name: "Leave this page now" }).click();
  await expect(plain).toHaveURL(/\/explore\/countries$/);
});

for (const follows of [false, true])
  test(`on a page that a browser translates${follows ? ", and goes on translating" : ""}, a report is sealed and its receipt is shown as it is`, async ({
    page,
    browser,
  }) => {
    await aCaseworker(await aWindow(browser));
    const faults = faultsOf(page);
    if (follows) await translateAlways(page);
    await page.goto(intake, { waitUntil: "load" });
    if (!follows) await translateOnce(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^~/);
    const form = page.getByRole("region", { name: "Tell a caseworker" });
    await form
      .getByLabel("What happened, and what do you need?")
      .pressSequentially("They took", { delay: 60 });
    await form.getByRole("button", { name: "Seal and send" }).click();
    await expect(page.locator("#error-summary")).toContainText("Choose what it is about.");
    await expect(form.getByLabel("What happened, and what do you need?")).toHaveValue("They took");
    await fillIn(page, "They took my passport", false);
    await form.getByRole("button", { name: "Seal and send" }).click();
    await expect(form.getByText("Write these 16 digits on paper")).toBeVisible({ timeout: 30_000 });
    expect(await receiptIn(page, ".intake-digits")).toMatch(/^\d{16}$/);
    expect(faults).toEqual([]);
  });
