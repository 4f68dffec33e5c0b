import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { faultNames, lies, startModelServer } from "../support/model-server.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";
import { aNetworkAddress } from "../support/visitor.ts";

// All tests share one model, so its behaviour in one test applies to all of them.
test.describe.configure({ mode: "serial" });

let model: Awaited<ReturnType<typeof startModelServer>>;
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  model = await startModelServer();
  site = await startSite({
    DATABASE_URL: required("TEST_DATABASE_URL"),
    TRUSTED_PROXIES: "127.0.0.1",
    NAVIGATOR_API_URL: model.url,
    NAVIGATOR_API_KEY: "a key of the tests",
    NAVIGATOR_API_MODEL: "stand-in",
  });
  // A site does not use the model until it has read whether staff have switched it off.
  const call = `${site.url}/api/navigator/worded${new URL(addressOf("corporate tax in Chad")).search}`;
  await expect
    .poll(async () => {
      const { status, body } = await fetch(call);
      await body?.cancel();
      return status;
    })
    .toBe(200);
});
test.afterAll(async () => {
  await site.stop();
  await model.stop();
});
// The number of requests from one caller is limited, so each test is a caller of its own.
test.beforeEach(async ({ page }) => {
  model.behave("honest");
  await page.setExtraHTTPHeaders({ "x-forwarded-for": aNetworkAddress() });
  // The body of a stream that its page has closed cannot be read from outside, so the page records how it ended.
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address);
        for (const end of ["done", "keep", "error"])
          this.addEventListener(end, () => (document.documentElement.dataset["worded"] = end));
      }
    };
  });
});

const worded = (page: Page) => page.locator("#answer [aria-live]");
const own = (page: Page) => page.locator("#answer details");
const how = "A language model worded these sentences";

/** A question that was not asked before, because answers are cached by their words. */
let asked = 0;
const addressOf = (question: string) =>
  `${site.url}/navigator?ask=${encodeURIComponent(`${question}${"?".repeat((asked += 1))}`)}`;

/** Opens the answer to a question and waits until the model's stream has ended. Returns the name of its last event. */
async function askOf(page: Page, question: string): Promise<string | null> {
  await page.goto(addressOf(question));
  await page.locator("html[data-worded]").waitFor({ state: "attached" });
  return page.locator("html").getAttribute("data-worded");
}

/** The model's sentences as they are shown, with the places that each links to. */
const shownTo = (page: Page) =>
  worded(page)
    .locator("li")
    .evaluateAll((items) =>
      items.map((item) =>
        [item.firstElementChild?.textContent, ...[...item.querySelectorAll("a")].map((a) => a.href)].join(
          " ",
        ),
      ),
    );

test("a model words the answer from our places, and the answer in our own words is a press away", async ({
  page,
}) => {
  expect(await askOf(page, "What is the corporate tax in Ghana")).toBe("done");
  await expect(worded(page)).toContainText(/In Ghana, .*25/);
  await expect(worded(page)).toContainText(how);
  await expect(worded(page)).toHaveAttribute("aria-busy", "false");
  await expect(worded(page)).toContainText("Source: ");
  await expect(own(page).locator(".said")).toBeHidden();
  await expect(page.getByText("Each sentence is taken from the page")).toBeHidden();
  await own(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(own(page).locator(".said")).toBeVisible();
  await worded(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/start-business\/ghana/);
});

test("no lie of the model is shown, and the answer in our own words stands open", async ({ page }) => {
  const question = "What is the corporate tax in Ghana and in Kenya";
  await askOf(page, question);
  const faithful = await shownTo(page);
  expect(faithful).not.toEqual([]);
  for (const lie of lies) {
    model.behave(lie);
    const before = model.asked.length;
    const end = await askOf(page, question);
    expect([lie, model.asked.length]).toEqual([lie, before + 1]);
    const shown = await shownTo(page);
    expect([lie, shown.filter((one) => !faithful.includes(one))]).toEqual([lie, []]);
    if (end === "keep") await expect(own(page).locator(".said")).toBeVisible();
    else expect([lie, shown]).not.toEqual([lie, []]);
  }
});

test("a model that is away, late or no model leaves the answer as it is, from the first moment on", async ({
  page,
}) => {
  const left: string[] = [];
  for (const fault of faultNames) {
    model.behave(fault);
    const end = await askOf(page, "minimum wage in Kenya");
    await expect(own(page).locator(".said")).toBeVisible();
    await expect(worded(page)).toBeEmpty();
    left.push(`${fault}: ${end}`);
  }
  expect(left).toEqual(faultNames.map((fault) => `${fault}: keep`));
});

test("who is reading the answer when the model has done keeps their place in it", async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/navigator\/worded\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(addressOf("How long does it take to register a company in Rwanda"));
  const link = own(page).locator(".said a").first();
  await link.focus();
  release();
  await expect(worded(page)).toContainText(how);
  await expect(link).toBeFocused();
  await expect(own(page).locator(".said")).toBeVisible();
});

test("who saves data asks no model", async ({ page }) => {
  await page.context().addCookies([{ name: "ak_lite_v1", value: "1", url: site.url }]);
  const before = model.asked.length;
  await page.goto(addressOf("corporate tax in Togo"), { waitUntil: "networkidle" });
  await expect(own(page).locator(".said")).toBeVisible();
  expect(model.asked).toHaveLength(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the answer stands in our own words", async ({ page }) => {
    await page.goto(addressOf("corporate tax in Ghana"));
    await expect(own(page).locator(".said").first()).toBeVisible();
    await expect(own(page).locator("summary")).toBeHidden();
  });
});

test("a worded answer is in the first screen of a phone, and axe finds nothing in it", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await askOf(page, "What is the corporate tax in Ghana");
      await expect(worded(page)).toContainText(how);
      await expect(worded(page).locator("li").first()).toBeInViewport();
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => [width, colorScheme, id, nodes[0]?.html])).toEqual([]);
    }
});
