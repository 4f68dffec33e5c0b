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
import { commandOf } from "../support/run-command.ts";
import { aColleague, lendSession } from "../support/members.ts";
import { ask } from "../support/database.ts";
import { required } from "../support/required.ts";
import { faultsOf, translateAlways, translateOnce } from "../support/translated.ts";

const intake = "/portal/diaspora/confidential";
const passphrase = "five words nobody else would choose";

/** Caseworkers' keys belong to the whole site: the tests run one after another, each with keys of its own. */
test.describe.configure({ mode: "serial" });

/** The contexts of this test, closed after it: a browser lives as long as its worker. */
const windows: BrowserContext[] = [];

async function aWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  windows.push(context);
  return context.newPage();
}

test.afterEach(async () => {
  await Promise.all(windows.splice(0).map((context) => context.close()));
});

type Caseworker = Awaited<ReturnType<typeof aColleague>>;
/** The caseworker with the first key, who signs the keys of the others. */
let first: Caseworker | undefined;

/** `npm run caseworkers -- first …`: the operator makes the first key trusted. */
async function ceremony(fingerprint: string): Promise<void> {
  process.env["DATABASE_URL"] = required("TEST_DATABASE_URL");
  const caseworkers = commandOf("lib/ops/cli/caseworkers.ts");
  expect(await caseworkers("first", ...fingerprint.split(" "))).toMatchObject({ code: 0 });
}

/** The first caseworker signs a colleague's key after being given its fingerprint. */
async function signed(browser: Browser, by: Caseworker, email: string, fingerprint: string) {
  const page = await aWindow(browser);
  await lendSession(page, by.visitor);
  await page.goto("/admin/confidential/keys");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const form = page.getByRole("region", { name: `Sign the key of ${email}` });
  await form
    .getByLabel("The fingerprint its owner gave you")
    .fill(fingerprint.split("").toReversed().join(""));
  await form.getByLabel("Your passphrase").fill(passphrase);
  await form.getByRole("button", { name: "Sign the key" }).click();
  await expect(form).toContainText("This is not the fingerprint of the key that waits here.");
  await form.getByLabel("The fingerprint its owner gave you").fill(fingerprint.toLowerCase());
  await form.getByRole("button", { name: "Sign the key" }).click();
  await expect(page.getByText("The key is signed.")).toBeVisible({ timeout: 30_000 });
}

async function aCaseworker(page: Page, browser: Browser) {
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
  const fingerprint = await page.locator("#make .casework-fingerprint").innerText();
  expect(fingerprint).toMatch(/^([\dA-F]{4} ){5}[\dA-F]{4}$/);
  await page.getByRole("link", { name: "Back to the page of keys" }).click();
  await expect(page.getByText("Your key waits.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Keys that wait for a signature" })).toContainText(
    fingerprint,
  );
  if (first) await signed(browser, first, colleague.email, fingerprint);
  else await ceremony(fingerprint);
  first ??= colleague;
  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole("region", { name: "Who can open what is filed now" })).toContainText(
    fingerprint,
  );
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

/** Opens the case that contains these words. It skips the cases in `before`, because trying one takes seconds. */
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

/** Checks that neither the database nor the log contains this word. */
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
  await aCaseworker(desk, browser);
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

  await page.bringToFront(); // a window behind another may render nothing, and a click waits until it does
  await page.goto(intake, { waitUntil: "networkidle" });
  const visit = page.getByRole("region", { name: "You have a receipt" });
  await visit.getByLabel("Your receipt").fill(receipt);
  await visit.getByRole("button", { name: "Open" }).click();
  await expect(visit.getByText(`Ask the consulate ${mark}`)).toBeVisible({ timeout: 30_000 });
  await expect(visit.getByText(`They took my passport ${mark}`)).toBeVisible();
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
  await aCaseworker(desk, browser);
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
  await expect(plain.getByText(`My brother is held ${mark}`)).toBeVisible();
  await plain.getByLabel("Write to the caseworker").fill(`Thank you ${mark}`);
  await plain.getByRole("button", { name: "Seal and send" }).click();
  await expect(plain.getByText("You wrote on", { exact: false })).toHaveCount(2);
  await leavesNoWord(mark);
});

/** Fakes the sites that a visitor leaves for. Returns the requested addresses with their referrers. */
async function elsewhere(page: Page): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await page.context().route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, async (route) => {
    asked.push(`${route.request().url()} ${route.request().headers()["referer"] ?? ""}`.trim());
    await route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>Elsewhere" });
  });
  return { asked };
}

test("one leaves this site at once: by the bar, by Shift three times, and without script by a link; Back does not return, and nothing is asked of the other site before", async ({
  page,
  browser,
}) => {
  const neutral = "https://www.wikipedia.org/";
  const { asked } = await elsewhere(page);
  await page.goto("/contact");
  await page.goto(intake, { waitUntil: "networkidle" });
  await page.getByLabel("Your receipt").fill("1234");
  await page.getByRole("link", { name: "Leave this page now" }).hover();
  expect(asked).toEqual([]);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Shift");
  await expect(page).toHaveURL(neutral);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);

  await page.goto(intake, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Leave this page now" }).click();
  await expect(page).toHaveURL(neutral);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);

  const plain = await aWindow(browser, { javaScriptEnabled: false });
  const without = await elsewhere(plain);
  const answer = await plain.goto(intake);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await plain.getByRole("link", { name: "Leave this page now" }).click();
  await expect(plain).toHaveURL(neutral);
  expect([...asked, ...without.asked].every((one) => one === neutral)).toBe(true);
});

for (const follows of [false, true])
  test(`on a page that a browser translates${follows ? ", and goes on translating" : ""}, a report is sealed and its receipt is shown as it is`, async ({
    page,
    browser,
  }) => {
    await aCaseworker(await aWindow(browser), browser);
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
