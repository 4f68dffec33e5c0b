import { expect, test, type Page } from "@playwright/test";
import { awaken } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search this site" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search this site" });
const news = (page: Page) => dialog(page).getByRole("status");

/** Presses a key of the shell, which listens once its script has run. */
async function press(page: Page, key: string) {
  await awaken(page);
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

async function open(page: Page, path = "/contact") {
  await page.goto(path);
  await press(page, "Control+k");
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
}

test("it stands near the top, wider than other dialogs, over a veil, and scrolls within", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 320, y: 64, width: 640 });
  await expect(dialog(page)).toHaveCSS("overflow", "hidden");
  const veil = await page.evaluate(() => getComputedStyle(document.body, "::after").position);
  expect(veil).toBe("fixed");
});

/** The rows of the list itself, without those that lead to the full search. */
const ownRows = (page: Page) =>
  dialog(page).getByRole("group").filter({ hasNotText: "Search everything for" }).getByRole("option");

const everything = (page: Page) =>
  dialog(page).getByRole("group", { name: "Everything on this site" }).getByRole("option");

/** Fakes the full search's API route with what `hitsOf` returns for the requested words. */
async function routeSearch(
  page: Page,
  hitsOf: (asked: string) => readonly { href: string; title: string }[],
) {
  await page.route("**/api/search?*", (route) => {
    const asked = new URL(route.request().url()).searchParams.get("q") ?? "";
    const hits = hitsOf(asked).map((hit) => ({ heading: "", kind: "guide", excerpt: [], ...hit }));
    const data = { total: hits.length, hits, page: 1, pages: 1, kinds: [], countries: [] };
    return route.fulfill({ json: { ok: true, data } });
  });
}

const journeys = [
  ["Pages", "contact", "Contact", "/contact"],
  ["Homepage Sections", "home page countries", "Countries", "/#countries"],
  ["Programs", "clinics", "Clinics", "/programs#clinics"],
  ["Compliance & Docs", "keyboard", "Keyboard shortcuts", "/shortcuts"],
  ["Countries", "ivory cost", "Côte d'Ivoire", "/start-business/cote-divoire"],
  ["Portals", "vendor portal", "Vendor portal", "/portal/vendor"],
] as const;

for (const [group, query, label, to] of journeys) {
  test(`an entry of ${group} is found, chosen with Enter, and found again under Recent`, async ({ page }) => {
    await open(page, "/investors");
    await field(page).fill(query);
    const row = dialog(page).getByRole("group", { name: group }).getByRole("option", { name: label }).first();
    await expect(row).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(to);
    await press(page, "Control+k");
    const recent = dialog(page).getByRole("group", { name: "Recent" }).getByRole("option");
    await expect(recent).toHaveText([label]);
  });
}

test("a division appears among the subsidiaries exactly when its page does", async ({ page, request }) => {
  const answer = await request.get("/quick-nav.json");
  const index = (await answer.json()) as { groups: { name: string; entries: { to: string }[] }[] };
  const divisions = index.groups.find(({ name }) => name === "Subsidiaries")?.entries ?? [];
  for (const { to } of divisions) expect([to, (await request.get(to)).status()]).toEqual([to, 200]);
  await open(page);
  await expect(dialog(page).getByRole("group", { name: "Subsidiaries" })).toHaveCount(
    divisions.length ? 1 : 0,
  );
});

test("eight recents are kept, the newest first, and can be cleared", async ({ page }) => {
  const names = ["Kenya", "Ghana", "Togo", "Mali", "Chad", "Egypt", "Libya", "Malawi", "Angola"];
  await page.goto("/contact");
  for (const name of names) {
    await press(page, "Control+k");
    await field(page).fill(name);
    await dialog(page)
      .getByRole("option", { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  }
  await press(page, "Control+k");
  const recent = dialog(page).getByRole("group", { name: "Recent" }).getByRole("option");
  await expect(recent).toHaveText(names.toReversed().slice(0, 8));
  await dialog(page).getByRole("button", { name: "Clear recents" }).click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("ak_recents_v1"))).toBeNull();
});

test("broken recents in storage are no error and are not shown", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (fault) => void problems.push(String(fault)));
  await page.addInitScript(() =>
    localStorage.setItem("ak_recents_v1", '[{"label":"Bad","to":"javascript:alert(1)"},7,{"label":"Togo"}]'),
  );
  await open(page);
  await expect(dialog(page).getByRole("group", { name: "Recent" })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("Ctrl+K and / open it, Escape closes it, and focus returns to where it was", async ({ page }) => {
  await page.goto("/contact");
  const link = page.getByRole("main").getByRole("link", { name: "Compare countries" });
  for (const key of ["Control+k", "/"]) {
    await link.focus();
    await press(page, key);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test("the close button and a press beside the dialog close it", async ({ page }) => {
  await open(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await press(page, "Control+k");
  await page.mouse.click(2, 2);
  await expect(dialog(page)).toHaveCount(0);
});

test("Enter on a button or a link of the dialog does what it says, not what the chosen row says", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("ak_recents_v1", '[{"label":"Togo","to":"/start-business/togo"}]'),
  );
  await open(page);
  await dialog(page).getByRole("button", { name: "Clear recents" }).press("Enter");
  await expect(dialog(page).getByRole("group", { name: "Recent" })).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/contact");
  await press(page, "Control+k");
  await field(page).fill("zzzzzz");
  await expect(news(page)).toHaveText("No results found.");
  await dialog(page).getByRole("link", { name: "Look through all countries" }).press("Enter");
  await expect(page).toHaveURL(/\/start-business\?focus=search$/);
  await press(page, "Control+k");
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  await dialog(page).getByRole("link", { name: "Keyboard shortcuts" }).press("Enter");
  await expect(page).toHaveURL(/\/shortcuts$/);
});

test("while typing / and ? are letters, Ctrl+K still opens", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("[inert]")).toHaveCount(0); // the page is released after the next paint
  const message = page.getByRole("main").getByRole("textbox").first();
  await message.focus();
  await page.keyboard.type("and/or?");
  await expect(message).toHaveValue("and/or?");
  await expect(dialog(page)).toHaveCount(0);
  await press(page, "Control+k");
});

test("the arrows, Home and End choose a row, and the count is announced", async ({ page }) => {
  await routeSearch(page, () => []);
  await open(page);
  await field(page).fill("north africa");
  const rows = dialog(page).getByRole("option");
  await expect(async () =>
    expect(await news(page).textContent()).toBe(`${await ownRows(page).count()} results`),
  ).toPass();
  await expect(rows.nth(0)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(rows.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(rows.nth(0)).toHaveAttribute("aria-selected", "true");
  await field(page).fill("misri");
  await expect(news(page)).toHaveText("1 result");
});

test("where nothing is found it says so and shows a way on", async ({ page }) => {
  await open(page, "/start-business?region=West+Africa");
  await field(page).fill("zzzzzz");
  await expect(news(page)).toHaveText("No results found.");
  await expect(dialog(page).getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  await dialog(page).getByRole("link", { name: "Look through all countries" }).click();
  await expect(page).toHaveURL(/\/start-business\?focus=search&region=West\+Africa$/);
  await expect(page.getByRole("searchbox", { name: /country/i })).toBeFocused();
});

test("the whole search is one row below the list, and its first five stand under it as one types", async ({
  page,
}) => {
  await open(page);
  await expect(everything(page)).toHaveCount(0);
  await field(page).fill("company tax in Ghana");
  await expect(everything(page).first()).toHaveText("Search everything for “company tax in Ghana”");
  await expect(everything(page)).toHaveCount(6);
  await expect(news(page)).toHaveText("5 results");
  await expect(everything(page).first()).toHaveAttribute("aria-selected", "true"); // nothing is above it
  await page.keyboard.press("ArrowDown");
  await expect(everything(page).nth(1)).toHaveAttribute("aria-selected", "true");
  const { violations } = await axeOn(page).include("dialog").analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ghana/);
  await press(page, "Control+k");
  await field(page).fill("company tax in Ghana");
  await expect(everything(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=company+tax+in+Ghana");
});

test("the field keeps the focus that the page below it takes away as it comes to the part its address names", async ({
  page,
}) => {
  await open(page, "/start-business/ghana#tax");
  await field(page).fill("company tax in Ghana");
  await expect(everything(page).first()).toHaveAttribute("aria-selected", "true");
  await field(page).evaluate((one: HTMLElement) => one.blur()); // as the browser does then
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=company+tax+in+Ghana");
});

test("the call waits for a pause in typing, and an answer to what was typed before is not shown", async ({
  page,
}) => {
  const asked: string[] = [];
  await routeSearch(page, (words) => {
    asked.push(words);
    return [{ href: "/contact#answered", title: `Answer to ${words}` }];
  });
  await open(page);
  await field(page).pressSequentially("qwertz", { delay: 20 });
  await expect(everything(page).nth(1)).toHaveText("Answer to qwertz");
  expect(asked.at(-1)).toBe("qwertz");
  expect(asked.length).toBeLessThan(3); // and not one request per key
  await expect(news(page)).toHaveText("1 result");
  await field(page).fill("zzyzx");
  await expect(everything(page).nth(1)).toHaveText("Answer to zzyzx");
  await field(page).fill("");
  await expect(everything(page)).toHaveCount(0);
});

test("where the call fails nothing is said of it, and the way to the whole search stays", async ({
  page,
}) => {
  await page.route("**/api/search?*", (route) => route.fulfill({ status: 503 }));
  await open(page);
  await field(page).fill("misri");
  await expect(news(page)).toHaveText("1 result");
  await field(page).fill("zzzzzz");
  await expect(news(page)).toHaveText("No results found.");
  await expect(everything(page)).toHaveText(["Search everything for “zzzzzz”"]);
});

test("an index that does not come is said, and fetched again by Retry", async ({ page }) => {
  let isDown = true;
  await page.route("**/quick-nav.json", (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto("/contact");
  await press(page, "Control+k");
  await expect(news(page)).toHaveText("The list could not be loaded.");
  await expect(dialog(page).getByRole("link", { name: "Look through all countries" })).toBeVisible();
  isDown = false;
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test.describe("by touch on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 720 } });

  test("Search opens it, a row opens its page, nothing is wider than the screen", async ({ page }) => {
    await page.goto("/contact");
    const search = page
      .getByRole("banner")
      .getByRole("link", { name: /^search/i })
      .first();
    await awaken(page);
    await search.tap();
    await expect(field(page)).toBeVisible();
    await field(page).fill("kenya");
    const row = dialog(page).getByRole("option", { name: /^Kenya/ });
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await row.tap();
    await expect(page).toHaveURL("/start-business/kenya");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in any state of it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.addInitScript(() =>
      localStorage.setItem("ak_recents_v1", '[{"label":"Togo","to":"/start-business/togo"}]'),
    );
    await open(page);
    for (const query of ["", "co", "zzzzzz"]) {
      await field(page).fill(query);
      const { violations } = await axeOn(page).include("dialog").analyze();
      expect(violations.map(({ id, nodes }) => `${query} ${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
    }
  });
}

test("Alt and a digit go to a section of the home page, from there and from elsewhere", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+Digit5");
  await expect(page).toHaveURL("/#countries");
  await expect(page.locator("#countries")).toBeInViewport();
  await press(page, "Control+k");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+Digit1");
  await expect(page).toHaveURL("/#hero");
  await expect(page.locator("#hero")).toBeFocused();
  await press(page, "Control+k");
  await field(page).fill("home page countries");
  await expect(dialog(page).getByRole("option", { name: "Countries" }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#countries");
  await expect(page.locator("#countries")).toBeFocused();
});

test("? opens the page of the shortcuts, where single keys and digits can be switched off at once", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page).toHaveURL("/shortcuts");
  for (const name of ["/ opens Search", "? opens this page", /^Alt and a digit/]) {
    await page.getByRole("checkbox", { name }).uncheck();
  }
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await page.keyboard.press("Alt+Digit5");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/shortcuts");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "/ opens Search" })).not.toBeChecked();
  await press(page, "Control+k");
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "/ opens Search" }).check();
  await page.getByRole("heading", { level: 1 }).click();
  await press(page, "/");
});

test("keys that come faster than the browser tells of the closing are not lost", async ({ page }) => {
  const strike = (...keys: { key: string; ctrlKey?: boolean }[]) =>
    page.evaluate((all) => {
      for (const init of all) {
        const to = document.activeElement ?? document.body;
        to.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
      }
    }, keys);
  await open(page);
  await strike({ key: "Escape" }, { key: "k", ctrlKey: true });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeVisible();
  await strike({ key: "Escape" }, { key: "?" });
  await expect(page).toHaveURL("/shortcuts");
});

const tip = (page: Page) => page.getByText("Press ⌘K (Mac), Ctrl+K (Windows) or / to open Search");

test("the tip is told once a key of a keyboard was pressed, once in a session", async ({ page }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press("Shift"); // alone it triggers no toast
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(tip(page)).toBeVisible();
  await page.goto("/investors", { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("the tip is not told on a screen as narrow as a phone, while somebody types, or to who opened Search by a key", async ({
  page,
}) => {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await page.setViewportSize(wide);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("textbox", { name: /name/i }).first().pressSequentially("Ama");
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".toast")).toHaveCount(0);
  await press(page, "Control+k");
  await page.keyboard.press("Escape");
  await page.locator("html:not([data-held])").waitFor({ state: "attached" });
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("the tip stays untold where it has no free place, and another page tells it", async ({ page }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form.style, { position: "fixed", inset: "0", background: "white", zIndex: "50" });
    document.body.append(form);
  });
  await page.keyboard.press("Tab");
  await page.locator(".toast").waitFor({ state: "attached" });
  await expect(tip(page)).toHaveCount(0);
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await expect(tip(page)).toBeVisible();
});

test("a fault in Search takes Search alone away: the page can be used, and its link leads on", async ({
  page,
}) => {
  await open(page, "/contact");
  const typed = page.getByRole("main").getByRole("textbox", { name: /name/i }).first();
  await page.keyboard.press("Escape");
  await typed.fill("Ama");
  await press(page, "Control+k");
  await page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new Error("broken for a test");
    };
  });
  await page.keyboard.type("é"); // a letter that has to be decomposed to be compared
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("[data-veiled], [inert]")).toHaveCount(0);
  await expect(typed).toHaveValue("Ama");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^search/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/start-business/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of the shortcuts lists the keys and says what they need; Search is a link", async ({
    page,
  }) => {
    await page.goto("/shortcuts");
    await expect(page.getByRole("table", { name: "All keyboard shortcuts" })).toContainText("Ctrl+K");
    await expect(page.getByText("Shortcuts need JavaScript.")).toBeVisible();
    await expect(page.getByRole("checkbox").first()).toBeDisabled();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^search/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/start-business/);
    await page.getByRole("searchbox", { name: /everything/ }).fill("visa on arrival rwanda");
    await page.getByRole("button", { name: "Search everything" }).click();
    await expect(page).toHaveURL("/search?q=visa+on+arrival+rwanda");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
