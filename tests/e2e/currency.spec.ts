import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect, test, type Page, type Route } from "@playwright/test";
import { awaken, awakenBySearch } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";
import { chromiumArgs } from "#lib/ops/cli/chromium.ts";
import snapshotFile from "#lib/data/currency/snapshot.json" with { type: "json" };
import { ask } from "../support/database.ts";
import { startRatesServer, today } from "../support/rates-server.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";

const snapshot: { asOf: string; source: string } = snapshotFile;
const failure = "Failed to load exchange rates";
const dayWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

// The whole database shares one row of rates: one test at a time.
test.describe.configure({ mode: "serial" });

let service: Awaited<ReturnType<typeof startRatesServer>>;
let site: Awaited<ReturnType<typeof startSite>>;

const forget = () => ask("truncate exchange_rates, rates_turns");

test.beforeAll(async () => {
  service = await startRatesServer();
  site = await startSite({ DATABASE_URL: required("TEST_DATABASE_URL"), RATES_URL: service.url });
});
test.afterAll(async () => {
  await forget();
  await site.stop();
  await service.stop();
});
test.beforeEach(async () => {
  service.behave("good");
  await forget();
  await fetch(`${site.url}/api/rates`); // waits for a background request that the previous test may have left
  await forget();
});

const guide = () => `${site.url}/start-business/kenya`;
const note = (page: Page) => page.locator("#rate-note");
const amounts = (page: Page) => page.locator("main [data-money]");
const opener = (page: Page) => page.locator("[data-opens='currency'][aria-haspopup]:visible").first();

/** Opens a page and interacts with it, so that its script marks the links that open the list. */
async function visit(page: Page, url = guide()): Promise<void> {
  await page.goto(url);
  await awaken(page);
}

async function choose(page: Page, label: string): Promise<void> {
  await opener(page).click();
  await page.getByRole("dialog").getByText(label, { exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as Record<string, unknown>, key);

async function expectSoundAmounts(page: Page): Promise<void> {
  const text = await page.getByRole("main").innerText();
  expect(text).not.toMatch(/NaN|Infinity|undefined/);
}

test("amounts are seen in the chosen currency with day and source, also after a restart of the browser", async () => {
  const profile = await mkdtemp(path.join(tmpdir(), "currency-"));
  const open = () =>
    chromium.launchPersistentContext(profile, { executablePath: required("CHROMIUM"), args: chromiumArgs });
  try {
    const before = await open();
    const page = await before.newPage();
    const questions: string[] = [];
    page.on("request", (request) => questions.push(new URL(request.url()).pathname));
    await page.goto(guide());
    await expect.poll(() => questions).toContain("/api/rates"); // once in six hours, before a currency is chosen
    await awaken(page);
    await expect(opener(page)).toHaveText("USD");
    await expect(note(page)).toHaveCount(0);

    await choose(page, "Euro");
    await expect(opener(page)).toHaveText("EUR");
    await expect(opener(page)).toBeFocused();
    await expect(page.locator("main [data-money^='USD']").first()).toHaveText(
      /^\$[\d.]+ billion ≈ €[\d.]+ billion$/,
    );
    await expect(page.locator("main [data-money^='KES']").first()).toHaveText(/^KES [\d,]+ ≈ €[\d.,]+$/);
    await expect(note(page)).toContainText(dayWords.format(new Date(today())));
    await expect(note(page)).toContainText(service.host);
    await expect(page.getByRole("status").filter({ hasText: "Euro (EUR)" })).toHaveCount(1);
    await expectSoundAmounts(page);
    await before.close();

    const after = await open();
    const again = await after.newPage();
    await again.goto(`${site.url}/start-business/ghana`);
    await expect(opener(again)).toHaveText("EUR");
    await expect(amounts(again).first()).toContainText("≈ €");
    await choose(again, "US dollar");
    await expect(note(again)).toHaveCount(0);
    await expect(again.locator(".in-currency")).toHaveCount(0);
    await after.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

test("the list is used by keyboard: arrows choose, Escape and Enter close, focus comes back", async ({
  page,
}) => {
  await visit(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "US dollar USD" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Euro EUR" })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener(page)).toHaveText("GBP");
  await expect(opener(page)).toBeFocused();
  await expect(amounts(page).first()).toContainText("≈ £");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("another dialog takes its place: the search opens over the page, not over the list", async ({
  page,
}) => {
  await visit(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const search = page.getByRole("dialog", { name: "Search this site" });
  await expect(page.locator("main")).toHaveAttribute("inert", "");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(search.getByRole("combobox")).toBeFocused();
  await search.getByRole("combobox").fill("ghana");
  await expect(search.getByRole("option", { name: "Ghana" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page.locator("[inert], [data-veiled]")).toHaveCount(0);
});

test("a currency the newest rates lack is at its last known rate, with the day of it", async ({ page }) => {
  await visit(page);
  await choose(page, "Liberian dollar");
  await expect(amounts(page).first()).toContainText("≈ LRD");
  await expect(note(page)).toContainText(
    `Liberian dollar (LRD) at the rate of ${dayWords.format(new Date(snapshot.asOf))} from ${snapshot.source}`,
  );
  await expect(note(page)).toContainText("more than two days old");
});

test("fees in a country's own currency are seen in the chosen one, with the day of their rate", async ({
  page,
}) => {
  await visit(page, `${site.url}/start-business/ethiopia`);
  await choose(page, "Euro");
  await expect(page.locator("main [data-money^='ETB']").first()).toContainText(/ETB [\d,.]+ ≈ €[\d,.]+/);
  await expect(note(page)).toContainText(`Euro (EUR) at the rate of ${dayWords.format(new Date(today()))}`);
  await expect(note(page)).toContainText(
    `The rate of ETB is of ${dayWords.format(new Date(snapshot.asOf))} from ${snapshot.source}.`,
  );
  await expectSoundAmounts(page);
});

test("who saves data asks for rates only when another currency is chosen", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const questions: string[] = [];
  page.on("request", (request) => questions.push(new URL(request.url()).pathname));
  await page.goto(guide());
  await awakenBySearch(page);
  await expect(opener(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(questions).not.toContain("/api/rates");
  await choose(page, "Euro");
  await expect(amounts(page).first()).toContainText("≈ €");
  expect(questions).toContain("/api/rates");
});

for (const mood of ["down", "slow", "not-json", "negative", "missing"] as const) {
  test(`with a service that is ${mood} the last good rates go on with their day, and the failure is kept`, async ({
    page,
  }) => {
    await visit(page);
    await choose(page, "Euro");
    await expect(amounts(page).first()).toContainText("≈ €");
    const shown = await amounts(page).allTextContents();

    await ask("update exchange_rates set fetched_at = now() - interval '7 hours'");
    await ask("update rates_turns set asked_at = now() - interval '7 hours'");
    service.behave(mood);
    const asked = service.asked.length;
    expect((await fetch(`${site.url}/api/rates`)).status).toBe(200);
    await expect.poll(() => service.asked.length).toBe(asked + 1);
    // The response is complete, and the minute without further requests is not over.
    await ask("update rates_turns set asked_at = now() - interval '10 seconds'");
    await page.evaluate(() => {
      const rates = JSON.parse(localStorage.getItem("ak_rates_v1") ?? "{}") as Record<string, unknown>;
      delete rates["askedAt"];
      rates["fetchedAt"] = new Date(Date.now() - 7 * 60 * 60 * 1000).toISOString();
      localStorage.setItem("ak_rates_v1", JSON.stringify(rates));
    });
    await page.reload();
    await expect(note(page)).toContainText(failure);
    await expect(note(page)).toContainText(dayWords.format(new Date(today())));
    expect(await amounts(page).allTextContents()).toEqual(shown);
    expect(await stored(page, "ak_rates_v1")).toMatchObject({
      base: "USD",
      rates: { EUR: 0.8 },
      error: failure,
    });
    await expectSoundAmounts(page);
  });
}

test("until the service has answered once, the rates that ship with the site are used, and the failure is said", async ({
  page,
}) => {
  service.behave("down");
  await visit(page);
  await choose(page, "Euro");
  await expect(amounts(page).first()).toContainText("≈ €");
  await expect(note(page)).toContainText(failure);
  await expect(note(page)).toContainText(dayWords.format(new Date(snapshot.asOf)));
  expect(await stored(page, "ak_rates_v1")).toMatchObject({ asOf: snapshot.asOf, error: failure });
});

test("with a site that does not answer amounts stay as they are, and the page says why", async ({ page }) => {
  await page.route("**/api/rates", (route) => route.abort());
  await visit(page);
  await choose(page, "Euro");
  await expect(note(page)).toContainText(failure);
  await expect(page.getByRole("main")).not.toContainText("≈ €");
});

test("rates more than two days old say so", async ({ page }) => {
  await fetch(`${site.url}/api/rates`);
  await ask("update exchange_rates set fetched_at = now() - interval '50 hours', as_of = current_date - 3");
  service.behave("down");
  await visit(page);
  await choose(page, "Euro");
  await expect(note(page)).toContainText("more than two days old");
  await page.goto(`${site.url}/currency`);
  await expect(page.getByRole("main")).toContainText("more than two days old");
});

for (const broken of [
  "nonsense",
  "null",
  '{"USD":1,"EUR":0.8}',
  '{"base":"USD","rates":{"EUR":null},"fetchedAt":"x","asOf":"","source":""}',
  '{"base":"USD","rates":{"EUR":-1},"fetchedAt":"2999-01-01T00:00:00Z","asOf":"2999-01-01","source":"x"}',
]) {
  test(`stored rates such as ${broken.slice(0, 30)} are replaced by good ones`, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", (fault) => faults.push(fault.message));
    await visit(page);
    await page.evaluate((text) => {
      localStorage.setItem("ak_currency_v1", '"EUR"');
      localStorage.setItem("ak_rates_v1", text);
    }, broken);
    await page.reload();
    await expect(amounts(page).first()).toContainText("≈ €");
    await expectSoundAmounts(page);
    await expect.poll(() => stored(page, "ak_rates_v1")).toMatchObject({ base: "USD", rates: { EUR: 0.8 } });
    expect(faults).toEqual([]);
  });
}

test("an answer that comes late does not bring back stored rates that were replaced meanwhile", async ({
  page,
}) => {
  // Set before the first page loads: a page that is left may send a request too, which is cancelled with it.
  await page.addInitScript(() => {
    localStorage.setItem("ak_currency_v1", '"EUR"');
    localStorage.setItem(
      "ak_rates_v1",
      '{"base":"USD","rates":{"EUR":-1},"fetchedAt":"2999-01-01T00:00:00Z","asOf":"2999-01-01","source":"x"}',
    );
  });
  const held: Route[] = [];
  await page.route("**/api/rates", async (route) => {
    if (held.length > 0) return route.continue();
    held.push(route);
  });
  await page.goto(guide());
  await expect.poll(() => held.length).toBe(1); // the page's own request, before the first interaction
  await awaken(page);
  await expect.poll(() => stored(page, "ak_rates_v1")).toMatchObject({ rates: { EUR: 0.8 } });
  const [late] = held;
  await late?.continue();
  await (await late?.request().response())?.finished();
  await page.waitForTimeout(200); // the page writes after the response, if it writes at all
  expect(await stored(page, "ak_rates_v1")).toMatchObject({ rates: { EUR: 0.8 } });
});

test("a stored currency nobody knows is replaced by US dollars", async ({ page }) => {
  for (const broken of ["nonsense", '"XXX"', '{"code":"EUR"}']) {
    await visit(page);
    await page.evaluate((text) => localStorage.setItem("ak_currency_v1", text), broken);
    await page.reload();
    await expect(opener(page)).toHaveText("USD");
    await expect.poll(() => stored(page, "ak_currency_v1")).toBe("USD");
    await expect(note(page)).toHaveCount(0);
  }
});

test("the currency page holds the list too, and nothing on it or in the dialog offends axe", async ({
  page,
}) => {
  await page.goto(`${site.url}/currency`);
  const ofSnapshot = page.getByRole("cell", { name: dayWords.format(new Date(snapshot.asOf)) });
  await expect(ofSnapshot).toHaveCount(1); // the service has no LRD
  await page.getByRole("main").getByText("Ghanaian cedi", { exact: true }).click();
  await expect(opener(page)).toHaveText("GHS");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await opener(page).click();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the currency page shows the rates and converts, and wrong input gets a sentence and stays", async ({
    page,
  }) => {
    await page.goto(`${site.url}/currency`);
    await expect(page.getByRole("main")).toContainText(service.host);
    await expect(page.getByRole("row", { name: /Euro \(EUR\)/ })).toContainText("0.8");
    const day = dayWords.format(new Date(snapshot.asOf));
    await expect(page.getByRole("row", { name: /Liberian dollar/ })).toContainText(day);
    await page.getByRole("textbox", { name: "Amount" }).fill("1,250.50");
    await page.getByLabel("To", { exact: true }).selectOption("EUR");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect(page.locator("#result")).toContainText("US$1,250.50 = €1,000.40");
    await expect(page.locator("#result")).toContainText(dayWords.format(new Date(today())));

    await page.getByRole("textbox", { name: "Amount" }).fill("1.250");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect(page.getByRole("alert")).toContainText("Did you mean 1,250 or 1.25?");
    await expect(page.locator("#result")).toHaveCount(0);
    await page.getByRole("link", { name: "1,250 (a thousand or more)" }).click();
    await expect(page.locator("#result")).toContainText("US$1,250 = €1,000");

    await page.getByRole("textbox", { name: "Amount" }).fill("twelve");
    await page.getByLabel("From", { exact: true }).selectOption("KES");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect(page.getByRole("alert")).toContainText(/amount in digits/);
    await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("twelve");
    await expect(page.getByLabel("From", { exact: true })).toHaveValue("KES");
  });
});
