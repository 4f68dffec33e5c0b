import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { homeSections } from "#lib/data/content/home-sections.ts";
import { speculationRules } from "#lib/data/site/open/speculation-rules.ts";
import { awaken } from "../support/awaken.ts";
import { withoutTip } from "../support/without-tip.ts";

/** Waits until the late parts have loaded: the button at the end of the page, and the last effect of the shell. */
async function untilAllIsHere(page: Page): Promise<void> {
  await page.locator(".to-top").waitFor({ state: "attached" });
  await awaken(page);
  await page.locator("[data-far]").first().waitFor({ state: "attached" });
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAllIsHere(page);
}

/** Opens a page without interacting with it, and waits until everything automatic has started. */
async function openUnreached(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(".to-top").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

const toast = (page: Page, text: string) =>
  page.evaluate((shown) => {
    const detail = { text: shown, action: { label: "Where to", href: "/contact" } };
    dispatchEvent(new CustomEvent("ak:toast", { detail }));
  }, text);

const message = (page: Page) => page.locator(".toast");
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const activeId = (page: Page) => page.evaluate(() => document.activeElement?.id);

type Shift = { value: number; sources: readonly { node: Node | null }[] };

/** Triggers a toast. The part that renders it loads asynchronously, so the page's clock is advanced meanwhile. */
async function show(page: Page, text: string): Promise<void> {
  await toast(page, text);
  await expect(async () => {
    await page.clock.runFor(40);
    expect(await message(page).getByText(text).isVisible()).toBe(true);
  }).toPass();
}

test.describe("toasts", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await withoutTip(page);
    await open(page, "/contact");
    // From here on time passes only when the test advances it, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  });

  test("one at a time, gone after five seconds", async ({ page }) => {
    await show(page, "The first.");
    await show(page, "The second.");
    await expect(page.getByText("The first.")).toHaveCount(0);
    await page.clock.runFor(4_000);
    await expect(message(page).getByText("The second.")).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(page.getByText("The second.")).toHaveCount(0);
  });

  test("the live region stands before anything is said in it", async ({ page }) => {
    const stoodEmpty = page.evaluate(
      () =>
        new Promise<boolean>((tell) => {
          new MutationObserver(() => {
            const region = document.querySelector(".toast [role='status']");
            if (region) tell(region.textContent === "");
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await show(page, "Said.");
    expect(await stoodEmpty).toBe(true);
    await expect(message(page).getByRole("status")).toContainText("Said.");
  });

  test("pointing at it and focus in it stop the clock, and what was left goes on", async ({ page }) => {
    await show(page, "Stay.");
    await message(page).hover();
    await page.clock.runFor(20_000);
    await expect(message(page).getByText("Stay.")).toBeVisible();
    await message(page).getByRole("button", { name: "Close" }).focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(message(page).getByText("Stay.")).toBeVisible();
    await page.locator("main").focus();
    await page.clock.runFor(5_000);
    await expect(page.getByText("Stay.")).toHaveCount(0);
  });

  test("Escape inside it and its button take it away, and focus goes back", async ({ page }) => {
    const search = page.getByRole("textbox", { name: /name/i }).first();
    for (const away of ["Escape", "Enter"]) {
      await show(page, "Away.");
      await search.focus();
      await message(page).getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press(away);
      await expect(page.getByText("Away.")).toHaveCount(0);
      await expect(search).toBeFocused();
    }
  });

  test("a swipe of 50 px to the right takes it away; less, or to the left, puts it back", async ({
    page,
  }) => {
    await show(page, "Swipe.");
    const box = await message(page).boundingBox();
    if (!box) throw new Error("no toast");
    const swipe = async (far: number) => {
      await page.mouse.move(box.x + 60, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + far / 2, box.y + box.height / 2);
      await page.mouse.move(box.x + 60 + far, box.y + box.height / 2);
      if (far > 0)
        await expect.poll(() => message(page).evaluate((one) => one.style.translate)).toBe(`${far}px`);
      await page.mouse.up();
    };
    await swipe(49);
    await expect(message(page).getByText("Swipe.")).toBeVisible();
    expect(await message(page).evaluate((one) => one.style.translate)).toBe("");
    await swipe(-80);
    await expect(message(page).getByText("Swipe.")).toBeVisible();
    await swipe(50);
    await expect(page.getByText("Swipe.")).toHaveCount(0);
  });

  test("looking for a free place moves nothing that counts as a shift of the layout", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      const button = document.createElement("button");
      // It covers the place of messages and leaves room above.
      Object.assign(button.style, {
        position: "fixed",
        insetBlockEnd: "0",
        insetInlineStart: "0",
        inlineSize: "100vw",
        blockSize: "9rem",
      });
      document.body.append(button);
      const sum = { value: 0 };
      Object.assign(globalThis, { shifts: sum });
      new PerformanceObserver((list) => {
        // The page itself has just been narrowed, which shifts everything on it.
        for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
          if (entry.sources.some(({ node }) => node instanceof Element && node.closest(".toast")))
            sum.value += entry.value;
      }).observe({ type: "layout-shift" });
    });
    await show(
      page,
      "A message of several lines on a phone, so that it is tall enough to be seen when it moves.",
    );
    const box = await message(page).boundingBox();
    expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740 - 9 * 16);
    const shifts = () =>
      page.evaluate(() => (globalThis as unknown as { shifts: { value: number } }).shifts.value);
    expect(await shifts()).toBeLessThan(0.01);
  });

  test("it makes way for what has focus", async ({ page }) => {
    await show(page, "Over there.");
    const stood = await message(page).boundingBox();
    if (!stood) throw new Error("no toast");
    expect(stood.y).toBeGreaterThan(100);
    await page.evaluate(({ x, y, width, height }) => {
      const button = document.createElement("button");
      Object.assign(button.style, {
        position: "fixed",
        insetBlockStart: `${y}px`,
        insetInlineStart: `${x}px`,
        inlineSize: `${width}px`,
        blockSize: `${height}px`,
      });
      button.id = "under-it";
      button.textContent = "Here";
      document.body.append(button);
    }, stood);
    await page.locator("#under-it").focus();
    await expect(message(page)).toHaveAttribute("data-at-top", "");
    const box = await message(page).boundingBox();
    expect(box?.y).toBeLessThan(100);
  });

  test("it stands where it lies over nothing, as long as there is such a place", async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await show(page, `Saved at ${width}.`);
      const under = await message(page).evaluate((box) => {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
        );
        return points.flatMap(([x, y]) =>
          document
            .elementsFromPoint(x, y)
            .filter((one) => !box.contains(one) && one.closest("a, button, input, select, textarea, summary"))
            .map((one) => one.outerHTML.slice(0, 80)),
        );
      });
      expect(under).toEqual([]);
    }
  });
});

test("back to top comes past 400 px, brings the page and the keyboard to the top, and is no way in the footer's", async ({
  page,
}) => {
  await open(page, "/start-business/ghana");
  const link = page.getByRole("main").getByRole("link", { name: "Back to top" });
  await scrollTo(page, 400);
  await expect(link).toBeHidden();
  await scrollTo(page, 401);
  await expect(link).toBeVisible();
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await scrollTo(page, 1_000_000);
  const foot = await page.locator(".site-footer").boundingBox();
  const atEnd = await link.boundingBox();
  expect((atEnd?.y ?? 0) + (atEnd?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await scrollTo(page, 900);
  await link.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(link).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("the way back restores the scroll, a visit begins at the top, a hash at its part", async ({ page }) => {
  await open(page, "/start-business/ghana");
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  await scrollTo(page, 1_500);
  const link = page.locator("a[href='/contact']").first();
  // Clicked without scrolling to it first. Retried, because the link may be rendered again at that moment, which a real
  // press survives.
  await expect(async () => {
    await link.evaluate((drawn) => (drawn as HTMLElement).click());
    await expect(page).toHaveURL(/\/contact$/);
  }).toPass();
  expect(await scrolled(page)).toBe(0);
  // The router writes its state to the history when it starts, and `goBack` may take that for the navigation.
  await page.goBack();
  await page.waitForURL("**/start-business/ghana");
  await expect.poll(() => scrolled(page)).toBe(1_500);
  await page.goto("/contact#limits-title");
  await expect(page.locator("#limits-title")).toBeInViewport();
});

test("a long page skips what is far out of sight while it is held, and nothing moves by it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/start-business/liberia");
  const isDrawn = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  const heights = () =>
    page.locator(".guide section").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await page.locator(".site-footer[data-far]").waitFor();
  const before = await heights();
  expect(await isDrawn("#sources > h2")).toBe(true);

  await page.keyboard.press("Control+k");
  await expect.poll(() => isDrawn("#sources > h2")).toBe(false);
  expect(await isDrawn(".answer dt")).toBe(true);
  expect(await heights()).toEqual(before);

  await page.keyboard.press("Escape");
  await expect.poll(() => isDrawn("#sources > h2")).toBe(true);
  expect(await heights()).toEqual(before);
});

test("a link to a part of the page takes focus there", async ({ page }) => {
  await open(page, "/start-business/ghana");
  // The link is found by its name, because the ratings add links of their own later. It is already visible, because
  // focus would scroll to one that is not.
  const hash = "#ask";
  await page.getByRole("main").locator(`a[href='${hash}']`).first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => activeId(page)).toBe(hash.slice(1));
  await expect(page.locator(hash)).toBeInViewport();
});

test.describe("the home section in the address", () => {
  const hash = (page: Page) => page.evaluate(() => location.hash);

  test("follows the visitor's scrolling and leaves the history as long as it was", async ({ page }) => {
    await open(page, "/");
    const length = await page.evaluate(() => history.length);
    expect(await hash(page)).toBe("");
    const ids = await page.locator("main section[id]").evaluateAll((all) => all.map((one) => one.id));
    await page.mouse.move(400, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      const now = await hash(page);
      expect(ids.slice(1).map((id) => `#${id}`)).toContain(now);
    }).toPass();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  for (const [where, path, headers] of [
    ["the main host", "/", {}],
    ["the host of the diaspora", "/home", { "x-forwarded-host": "diaspora.test" }],
  ] as const)
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ])
      test(`on ${where}, ${viewport.width} px wide, it is each of the 24 while that is read, those that stand abreast too`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ viewport, extraHTTPHeaders: headers });
        const page = await context.newPage();
        await withoutTip(page);
        await page.clock.install();
        await open(page, path);
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
        const written = new Set<string>();
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        for (let top = 40; top <= end; top += 40) {
          await scrollTo(page, top);
          // Dispatched here at once: the browser's own scroll event may come after the clock is advanced.
          await page.evaluate(() => dispatchEvent(new Event("scroll")));
          await page.clock.runFor(450);
          written.add(await hash(page));
        }
        expect([...written].filter(Boolean).sort()).toEqual(homeSections.map(({ id }) => `#${id}`).sort());
        await context.close();
      });

  test("a hash somebody jumped to stays as it was given", async ({ page }) => {
    await open(page, "/");
    const last = await page.locator("main section[id]").last().getAttribute("id");
    await page.evaluate((id) => (location.hash = id ?? ""), last);
    await expect(page.locator(`#${last}`)).toBeInViewport();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_200))); // three times the settling time
    expect(await hash(page)).toBe(`#${last}`);
  });

  test("is off for those who save data", async ({ page }) => {
    await sparing(page, { saveData: true, effectiveType: "4g" });
    await openUnreached(page, "/");
    await page.mouse.move(400, 400);
    for (let times = 0; times < 4; times++) await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1_000);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_200)));
    expect(await hash(page)).toBe("");
  });
});

for (const [where, headers] of [
  ["the main host", {}],
  ["the host of the diaspora", { "x-forwarded-host": "diaspora.test" }],
] as const) {
  test(`on ${where} Alt and each of the nine digits lead to their sections of the main home page`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ extraHTTPHeaders: headers });
    const page = await context.newPage();
    await withoutTip(page);
    const ids = "hero problem finance vision countries regional-hq summary integrated-solution soil-first";
    for (const from of ["/", "/contact"])
      for (const [at, id] of ids.split(" ").entries()) {
        await page.goto(from);
        await awaken(page);
        await page.keyboard.press(`Alt+Digit${at + 1}`);
        await expect(page).toHaveURL(new RegExp(`/(home)?#${id}$`));
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
    await context.close();
  });

  test(`on ${where} a finger sweeps a message away, 50 px to the right`, async ({ browser }) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ extraHTTPHeaders: headers, viewport, hasTouch: true });
    const page = await context.newPage();
    await page.goto("/");
    await page.locator(".to-top").waitFor({ state: "attached" });
    const devtools = await context.newCDPSession(page);
    const sweep = async (far: number) => {
      const box = await message(page).boundingBox();
      if (!box) throw new Error("no toast");
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", to?: number) =>
        devtools.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: to === undefined ? [] : [{ x: to, y }],
        });
      await touch("touchStart", x);
      for (const part of [0.4, 0.8, 1]) await touch("touchMove", x + far * part);
      await touch("touchEnd");
    };
    await toast(page, "Sweep.");
    await expect(message(page).getByText("Sweep.")).toBeVisible();
    await message(page).evaluate((one) => one.dispatchEvent(new PointerEvent("pointerenter"))); // its timer is paused
    await sweep(30);
    await expect(message(page).getByText("Sweep.")).toBeVisible();
    await sweep(60);
    await expect(page.getByText("Sweep.")).toHaveCount(0);
    await context.close();
  });

  test(`on ${where} rates are asked for again once they are six hours old, on a page that stays open`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ extraHTTPHeaders: headers });
    const page = await context.newPage();
    await page.clock.install();
    let questions = 0;
    let fetchedAt = "";
    await page.route("**/api/rates", async (route) => {
      questions += 1;
      const data = {
        base: "USD",
        rates: { EUR: 0.9 },
        asOf: fetchedAt.slice(0, 10),
        source: "a test",
        fetchedAt,
      };
      await route.fulfill({ json: { ok: true, data } });
    });
    const now = () => page.evaluate(() => Date.now());
    fetchedAt = new Date().toISOString();
    await page.goto("/");
    const hourMs = 3_600_000;
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(questions).toBe(1);
    }).toPass();
    // Another page on the device asked five hours ago, so an hour from now the rates are due.
    await expect.poll(() => page.evaluate(() => "ak_rates_v1" in localStorage)).toBe(true);
    await page.evaluate(
      (at) => {
        const kept = JSON.parse(localStorage.getItem("ak_rates_v1") ?? "{}") as object;
        localStorage.setItem("ak_rates_v1", JSON.stringify({ ...kept, fetchedAt: at, askedAt: at }));
      },
      new Date((await now()) - 5 * hourMs).toISOString(),
    );
    await page.clock.fastForward(0.7 * hourMs);
    expect(questions).toBe(1);
    fetchedAt = new Date((await now()) + 0.5 * hourMs).toISOString();
    await page.clock.fastForward(0.6 * hourMs);
    await expect.poll(() => questions).toBe(2);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("ak_rates_v1") ?? ""))
      .toContain(fetchedAt);
    fetchedAt = new Date((await now()) + 6.5 * hourMs).toISOString();
    await page.clock.fastForward(6.5 * hourMs);
    await expect.poll(() => questions).toBe(3);
    await context.close();
  });
}

test.describe("a part of the script that does not come", () => {
  /** From now on, chunks that have not been fetched yet fail to load. Returns a function that counts page loads. */
  async function withoutNewChunks(page: Page) {
    const known = new Set<string>();
    page.on("request", (request) => known.add(request.url()));
    await open(page, "/contact");
    await page.waitForLoadState("networkidle");
    const had = new Set(known);
    await page.route("**/_next/static/**", (route) =>
      had.has(route.request().url()) ? route.continue() : route.abort(),
    );
    let loads = 0;
    page.on("load", () => void loads++);
    return () => loads;
  }

  test("has the page loaded again once, and never twice", async ({ page }) => {
    await withoutTip(page);
    const loads = await withoutNewChunks(page);
    await toast(page, "Never seen.");
    await expect.poll(loads).toBe(1);
    await untilAllIsHere(page);
    const failed = page.waitForEvent("requestfailed");
    await toast(page, "Never seen.");
    await failed;
    await page.waitForLoadState("networkidle");
    expect(loads()).toBe(1);
    const mark = await page.evaluate(() => sessionStorage.getItem("ak_chunk_retry_v1"));
    expect(mark).toContain(`"build":"${readFileSync(".next/BUILD_ID", "utf8")}"`);
  });

  test("is left alone where the reload cannot be noted", async ({ page }) => {
    await withoutTip(page);
    const loads = await withoutNewChunks(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const failed = page.waitForEvent("requestfailed");
    await toast(page, "Never seen.");
    await failed;
    await page.waitForLoadState("networkidle");
    expect(loads()).toBe(0);
  });
});

test.describe("installing", () => {
  const opener = (page: Page) => page.locator("a[data-opens='install']").first();

  test("with the browser's offer a click asks the browser", async ({ page }) => {
    await open(page, "/contact");
    await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => Promise.resolve(void (document.body.dataset["asked"] = "yes")),
      });
      dispatchEvent(offer);
    });
    await opener(page).click();
    await expect(page.locator("body")).toHaveAttribute("data-asked", "yes");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("without it the tip names Add to Home Screen, and focus comes back", async ({ page }) => {
    await open(page, "/contact");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    const tip = page.getByRole("dialog", { name: /Install/ });
    await expect(tip).toContainText("Add to Home Screen");
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await tip.getByRole("link", { name: /pictures/ }).click();
    await expect(page).toHaveURL(/\/install$/);
    await expect(page.locator(".install-ways h2").first()).toHaveText("Chrome or Edge on a computer");
    await expect(page.getByText("This looks like your browser.")).toHaveCount(1);
  });

  test("without script every way is told, and the link leads there", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/contact");
    await opener(page).click();
    await expect(page).toHaveURL(/\/install$/);
    for (const name of [
      "Chrome on Android",
      "Safari on iPhone and iPad",
      "Samsung Internet",
      "Safari on a Mac",
    ])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await context.close();
  });
});

/** What the browser reports about the connection. */
const sparing = (page: Page, connection: { saveData: boolean; effectiveType: string; type?: string }) =>
  page.addInitScript((given) => {
    const target = Object.assign(new EventTarget(), given);
    Object.defineProperty(navigator, "connection", { get: () => target });
  }, connection);

test.describe("fetching ahead", () => {
  const ahead = (page: Page) =>
    page
      .locator("link[rel='prefetch']:not([as])")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));

  /** The rules for what the browser may prefetch when a link is hovered. No test can see it do so. */
  const rules = (page: Page) => page.locator("script[type='speculationrules']").allTextContents();

  test("the browser gets the rules by which it fetches ahead, and no policy is broken", async ({ page }) => {
    await sparing(page, { saveData: false, effectiveType: "3g" });
    const problems: string[] = [];
    page.on("console", (entry) => void (entry.type() === "error" && problems.push(entry.text())));
    await openUnreached(page, "/investors");
    expect(await rules(page)).toEqual([speculationRules]);
    expect(await ahead(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("on a fast line the seven pages most visitors go on to come in idle time", async ({ page }) => {
    await sparing(page, { saveData: false, effectiveType: "4g" });
    await openUnreached(page, "/investors");
    await expect
      .poll(() => ahead(page))
      .toEqual([
        "/subsidiaries",
        "/programs",
        "/start-business",
        "/verifiafrica",
        "/subsidiaries/clearsight",
        "/subsidiaries/healthshare",
        "/compliance",
      ]);
    // They are prefetched once per visit, on its first page.
    const referer = page.url();
    await page.goto("/contact", { referer, waitUntil: "networkidle" });
    await expect.poll(() => rules(page)).toEqual([speculationRules]);
    await page.waitForTimeout(1_000);
    expect(await ahead(page)).toEqual([]);
  });

  test("on the line of a phone only what somebody points at is fetched ahead", async ({ page }) => {
    await sparing(page, { saveData: false, effectiveType: "4g", type: "cellular" });
    await openUnreached(page, "/investors");
    await expect.poll(() => rules(page)).toEqual([speculationRules]);
    await page.waitForTimeout(1_000);
    expect(await ahead(page)).toEqual([]);
  });

  for (const [name, connection] of [
    ["Save-Data", { saveData: true, effectiveType: "4g" }],
    ["2g", { saveData: false, effectiveType: "2g" }],
  ] as const) {
    test(`nothing is fetched ahead with ${name}`, async ({ page }) => {
      await sparing(page, connection);
      await openUnreached(page, "/investors");
      expect([...(await ahead(page)), ...(await rules(page))]).toEqual([]);
    });
  }

  test("nothing is fetched ahead in lite mode", async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "ak_lite_v1", value: "1", url: baseURL ?? "" }]);
    await page.goto("/investors");
    await page.waitForLoadState("networkidle");
    expect([...(await ahead(page)), ...(await rules(page))]).toEqual([]);
  });
});

for (const path of ["/portal/diaspora/confidential", "/forms/detention/assistance"]) {
  test(`${path} leaves nothing on the device, and so shows no tip`, async ({ page }) => {
    await sparing(page, { saveData: true, effectiveType: "2g" });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Escape");
    const kept = () => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(await page.evaluate(kept)).toEqual([""]);
    await expect(page.locator(".toast")).toHaveCount(0);
  });
}

test.describe("on this device", () => {
  const clear = (page: Page) => page.getByRole("button", { name: "Clear everything this site keeps here" });

  async function keepThings(page: Page, baseURL: string | undefined): Promise<void> {
    await page.context().addCookies([{ name: "ak_lite_v1", value: "0", url: baseURL ?? "" }]);
    await page.goto("/on-this-device");
    await page.evaluate(() => {
      localStorage.setItem("ak_currency_v1", '"GHS"');
      localStorage.setItem("from_an_older_version", "x");
      sessionStorage.setItem("ak_tip_v1", "true");
    });
    await page.reload();
  }

  test("says what is here, clears all of it and says what it removed", async ({ page, baseURL }) => {
    await keepThings(page, baseURL);
    const part = page.locator("#clear");
    for (const name of ["ak_currency_v1", "from_an_older_version", "ak_tip_v1", "ak_lite_v1"])
      await expect(part.getByText(name)).toBeVisible();
    const signOut = page.waitForRequest("**/api/auth/sign-out");
    await clear(page).click();
    await signOut;
    const shown = part.getByRole("status");
    await expect(shown).toContainText("Removed from this device:");
    for (const name of ["Your currency", "from_an_older_version", "Tip shown", "Lite mode"])
      await expect(shown).toContainText(name);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect((await page.context().cookies()).filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  });

  test("who is signed in is asked once before being signed out", async ({ page, baseURL }) => {
    await keepThings(page, baseURL);
    await page.evaluate(() => localStorage.setItem("auth_bearer", "a-token"));
    await page.route("**/api/auth/me", (route) => route.fulfill({ json: { ok: true, data: {} } }));
    const posted: string[] = [];
    await page.route("**/api/auth/sign-out", (route) => {
      posted.push(route.request().headers()["authorization"] ?? "");
      return route.fulfill({ json: { ok: true, data: {} } });
    });
    await clear(page).click();
    await page.getByRole("button", { name: "Keep everything" }).click();
    expect(posted).toEqual([]);
    await clear(page).click();
    await page.getByRole("button", { name: "Clear everything and sign out" }).click();
    await expect(page.locator("#clear").getByRole("status")).toContainText("auth_bearer");
    expect(posted).toEqual(["Bearer a-token"]);
    expect(await page.evaluate(() => localStorage.getItem("auth_bearer"))).toBeNull();
  });

  test("without script it says all the same what may be kept, and signs out by a form", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/on-this-device");
    await expect(page.getByRole("table")).toContainText("ak_recents_v1");
    await page.getByRole("button", { name: /Sign out/ }).click();
    await expect(page).toHaveURL(/\/login\?tab=login&said=signed-out/);
    await context.close();
  });
});
