import { expect, test, type Page } from "@playwright/test";
import { currencyKey } from "#components/currency/currency-store.ts";
import { partsId, patienceMs } from "#lib/platform/next/open/page-parts.ts";
import { awaken } from "../support/awaken.ts";
import { whyNotKept } from "../support/back-cache.ts";
import { fetchedAhead } from "../support/fetched-ahead.ts";
import { pageKinds } from "../support/page-kinds.ts";

/** Records the addresses of the scripts that a page requests, and its errors and warnings. */
function watch(page: Page) {
  const scripts: string[] = [];
  const problems: string[] = [];
  page.on("request", (one) => one.resourceType() === "script" && scripts.push(new URL(one.url()).pathname));
  page.on("console", (message) => /error|warning/.test(message.type()) && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  return { scripts, problems };
}

const isOwn = (address: string) => /\/_next\/static\/media\/(early|later)\.[\w-]+\.js$/.test(address);

const search = (page: Page) => page.getByRole("combobox", { name: "Search this site" });

/** Pages rendered per request come with their script, as Next sends it. */
const isSealed = (page: Page) => page.locator(`#${partsId}`).count();

const isMissing = (path: string) => /atlantis|\/no\//.test(path);

for (const path of pageKinds.filter((one) => !one.includes("?") && !isMissing(one))) {
  test(`${path} brings its own small script, the rest without a fault once a key is pressed, and is kept for the way back`, async ({
    page,
  }) => {
    const { scripts, problems } = watch(page);
    await page.goto(path, { waitUntil: "networkidle" });
    test.skip(!(await isSealed(page)), "made per request");
    const wishes = await page.locator("[data-wakes='']").count();
    if (wishes === 0) expect(scripts.filter((one) => !isOwn(one))).toEqual([]);
    const hasShell = await page.locator(".site-header").count();
    if (hasShell > 0) await awaken(page);
    else await page.keyboard.press("Shift");
    await expect.poll(() => scripts.some((one) => one.includes("/payload/"))).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
    expect(await whyNotKept(page)).toEqual([]);
  });
}

test("pages whose query alone decides what they show are kept for the way back too; what is not would be told", async ({
  page,
}) => {
  // A receipt belongs to one person, and a directory changes with the decisions of staff.
  const others = /^\/contact|\/listings\?/;
  for (const path of pageKinds.filter((one) => one.includes("?") && !others.test(one))) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await whyNotKept(page), path).toEqual([]);
  }
  await page.goto("/contact");
  await page.evaluate(() => addEventListener("unload", () => undefined));
  expect(await whyNotKept(page)).toContain("unload");
  await page.goto("/contact/received?reference=AK-2345-6789"); // for one person, and not stored
  expect(await whyNotKept(page)).toContain("MainResourceHasCacheControlNoStore");
});

test.describe("the first reach does what it means, once", () => {
  // A test machine may take longer to load the script than a visitor would wait before the menu's page opens.
  test.beforeEach(({ page }) =>
    page.addInitScript((patience) => {
      const real = window.setTimeout;
      window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
        real(run, delay === patience ? 60_000 : delay, ...rest)) as typeof setTimeout;
    }, patienceMs),
  );

  test("Ctrl+K opens Search", async ({ page }) => {
    await page.goto("/contact");
    await page.keyboard.press("Control+k");
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL("/contact");
  });

  test("/ opens Search, and Alt+2 leads to a part of the home page", async ({ page }) => {
    await page.goto("/contact");
    await page.keyboard.press("/");
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue("");
  });

  test("a press of the mouse opens a menu in place", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/contact");
    await page.locator(".menu-bar [data-menu]").first().click();
    await expect(page.locator(".menu-bar [aria-expanded='true']")).toHaveCount(1);
    await expect(page).toHaveURL("/contact");
  });

  test("Enter on a menu opens it, and the focus stays", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/contact");
    await page.locator(".menu-bar [data-menu]").nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".menu-bar [aria-expanded='true']")).toHaveCount(1);
    await expect(page.locator(".menu-bar [aria-expanded='true']")).toBeFocused();
  });

  test("a press a screen reader makes opens Search", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/contact");
    await page
      .locator(".search-link")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL("/contact");
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test("the sheet opens at once, and a menu in it in place", async ({ page }) => {
      await page.goto("/contact");
      await page.locator(".header-menu > summary").tap();
      await page.locator(".menu-sheet [data-menu]").first().tap();
      await expect(page.locator(".menu-sheet details[open]")).toHaveCount(1);
      await expect(page).toHaveURL("/contact");
    });

    test("reading and scrolling ask for no script", async ({ page }) => {
      const { scripts } = watch(page);
      await page.goto("/start-business/ghana", { waitUntil: "networkidle" });
      await page.locator("main h2").first().tap();
      await page.evaluate(() => scrollTo(0, 4_000));
      await page.waitForLoadState("networkidle");
      expect(scripts.filter((one) => !isOwn(one))).toEqual([]);
    });
  });

  test("a form that is sent at once is sent once, and what is wrong is said beside the fields", async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on("request", (one) => one.method() === "POST" && posts.push(one.url()));
    await page.goto("/contact");
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("form[action='/api/leads']");
      const field = form?.querySelector<HTMLInputElement>("input[name='email']");
      if (field) field.value = "no address";
      form?.requestSubmit();
    });
    await expect(page.locator("[aria-invalid='true']").first()).toBeVisible();
    await expect(page).toHaveURL("/contact");
    expect(posts).toHaveLength(1);
    await expect(page.locator("input[name='email']")).toHaveValue("no address");
  });

  test("a head of a table sorts by it", async ({ page }) => {
    await page.goto("/explore/ranking");
    const head = page.locator("th[scope='col']").filter({ hasText: "Country" }).first();
    await head.click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
  });
});

test("on a slow line a menu is its page, at once, and no script is asked for", async ({ page }) => {
  const { scripts } = watch(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: Object.assign(new EventTarget(), { effectiveType: "3g", saveData: false }),
    }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/contact");
  await page.locator(".menu-bar [data-menu='finance']").click();
  await expect(page).toHaveURL("/menu/finance");
  expect(scripts.filter((one) => !isOwn(one))).toEqual([]);
});

test("where the script does not come, the press goes its plain way", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route("**/_next/static/payload/**", (route) => route.abort());
  await page.goto("/contact");
  await page.locator(".menu-bar [data-menu='finance']").click();
  await expect(page).toHaveURL("/menu/finance");
});

test("where the script does not come, a shortcut does its action on the page that is loaded anew", async ({
  page,
}) => {
  let isThere = false;
  let loads = 0;
  page.on("load", () => void loads++);
  await page.route("**/_next/static/payload/**", (route) => (isThere ? route.continue() : route.abort()));
  await page.goto("/contact");
  page.on("requestfailed", () => (isThere = true));
  await page.keyboard.press("Control+k");
  await expect(search(page)).toBeFocused();
  expect(loads).toBe(2);
  await page.keyboard.press("Escape");
  await page.reload();
  await awaken(page);
  await expect(search(page)).toHaveCount(0);
});

test.describe("offline", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const menu = (page: Page) => page.locator(".menu-bar [data-menu='finance']");
  const sentence = (page: Page) => page.getByRole("alert").filter({ hasText: "You are offline" });

  test("a press is told so, keeps the page, and opens the menu once the browser is online again", async ({
    page,
    context,
  }) => {
    const { scripts, problems } = watch(page);
    await page.goto("/contact");
    await fetchedAhead(page);
    await expect(sentence(page)).toHaveCount(0);
    await context.setOffline(true);
    await menu(page).click();
    await expect(sentence(page)).toBeVisible();
    await expect(page).toHaveURL("/contact");
    expect(scripts.filter((one) => !isOwn(one))).toEqual([]);
    await context.setOffline(false);
    await expect(sentence(page)).toHaveCount(0);
    await menu(page).click();
    await expect(page.locator(".menu-bar [aria-expanded='true']")).toHaveCount(1);
    expect(problems).toEqual([]);
  });

  test("what was typed stays with a form that cannot be sent, and the second press goes the plain way", async ({
    page,
    context,
  }) => {
    await page.goto("/contact", { waitUntil: "networkidle" });
    await context.setOffline(true);
    const field = page.locator("form[action='/api/leads'] input[name='email']");
    await field.fill("ama@example.org");
    const send = () =>
      field.evaluate((one: HTMLInputElement) => {
        if (one.form) one.form.noValidate = true;
        one.form?.requestSubmit();
      });
    await send();
    await expect(sentence(page)).toBeVisible();
    await expect(field).toHaveValue("ama@example.org");
    const posted = page.waitForRequest((one) => one.method() === "POST" && one.isNavigationRequest());
    await send();
    await posted;
  });
});

test("a page whose styles do not come tells nobody that they are offline", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  await page.goto("/explore/compare?c=kenya,ghana", { waitUntil: "domcontentloaded" });
  await expect(page.getByText("You are offline")).toBeHidden();
});

test("a pointer that moves onto the header is a reach, one that comes to lie on it is none", async ({
  page,
}) => {
  const { scripts } = watch(page);
  const others = () => scripts.filter((one) => !isOwn(one));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.move(300, 400);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.mouse.move(320, 420);
  expect(others()).toEqual([]);
  await page.locator(".site-header .search-link:visible").hover();
  await expect.poll(others).not.toEqual([]);
  await expect(page.locator("html[data-awake]")).toBeAttached();
  await expect(search(page)).toHaveCount(0);
});

test("a currency that was chosen before is a wish for script", async ({ page }) => {
  await page.goto("/send", { waitUntil: "networkidle" });
  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify("KES")), currencyKey);
  const { scripts } = watch(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(scripts.some((one) => one.includes("/payload/"))).toBe(true);
});
