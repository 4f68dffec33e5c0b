import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { chatKeyHeader, chatMessagesCall } from "#lib/domains/chat/open/paths.ts";
import type { ChatShown } from "#lib/domains/chat/open/shown-chat.ts";
import { patienceMs } from "#lib/platform/next/open/page-parts.ts";
import { awaken } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";
import { coveredWhileReading, coveredWhileTabbing } from "../support/covered.ts";
import { aBrowser } from "../support/sign-in-page.ts";
import { anAddress } from "../support/visitor.ts";

const launcher = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Ask us", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Ask us" });
const box = (page: Page) => panel(page).getByLabel("Your message");
const send = (page: Page) => panel(page).getByRole("button", { name: "Send", exact: true });
const marks = (page: Page, mark: string) => panel(page).locator(`[data-mark=${mark}]`);
const texts = (page: Page) => panel(page).locator(".chat-own > p[dir=auto]");

async function openChat(page: Page, path = "/about"): Promise<void> {
  await page.goto(path);
  await awaken(page);
  await launcher(page).click();
  await expect(box(page)).toBeFocused();
}

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await send(page).click();
}

async function giveAddress(page: Page, email: string): Promise<void> {
  await panel(page).getByLabel("E-mail address").fill(email);
  await panel(page).getByRole("button", { name: "Send to a person" }).click();
}

/** The key in the browser's only record; undefined if there is none. */
const keptKey = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("ak_chat_v1")) return undefined;
    return new Promise<string | undefined>((resolve, reject) => {
      const asked = indexedDB.open("ak_chat_v1");
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const { result } = asked;
        const kept = result.transaction("chat").objectStore("chat").get("now");
        kept.onsuccess = () => {
          result.close();
          resolve((kept.result as { key: string } | undefined)?.key);
        };
      };
    });
  });

/** The conversation as the server has it. */
async function onServer(page: Page): Promise<ChatShown> {
  const answer = await page.request.get(chatMessagesCall, {
    headers: { [chatKeyHeader]: (await keptKey(page)) ?? "" },
  });
  return ((await answer.json()) as { data: ChatShown }).data;
}

/** Makes the browser notice that it is online again. */
async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

test("what is written without a connection survives reload, restart and a second tab, and comes once, in order", async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  const context = page.context();
  await openChat(page);
  await page.waitForLoadState("networkidle"); // the code that asks for the address loads once the chat is open
  await context.setOffline(true);
  const five = ["One", "Two", "Three", "Four", "Five"].map((word) => `${word}: which office is it?`);
  await write(page, five[0]!);
  await giveAddress(page, anAddress("chat")); // places cannot be searched without a connection
  for (const [at, text] of five.entries()) {
    if (at > 0) await box(page).fill(text);
    // Send is disabled while an earlier message is being retried, so the press is repeated.
    const writeAndCount = async () => {
      if ((await box(page).inputValue()) === text) await send(page).click();
      return texts(page).count();
    };
    await expect.poll(writeAndCount).toBe(at + 1);
  }
  await expect(marks(page, "waiting")).toHaveCount(5);
  await expect(marks(page, "waiting").first()).toHaveText("Waiting to be sent");

  // Pages load again, but the chat's API routes do not.
  const calls = "**/api/chat/**";
  await context.route(calls, (route) => route.abort("internetdisconnected"));
  await context.setOffline(false);
  await page.reload();
  await expect(texts(page)).toHaveText(five); // it opens automatically because it was open before
  await page.close();
  const one = await context.newPage();
  await openChat(one, "/contact");
  await expect(texts(one)).toHaveText(five);
  await expect(marks(one, "waiting")).toHaveCount(5);
  const other = await context.newPage();
  await openChat(other);
  await expect(marks(other, "waiting")).toHaveCount(5);

  // Three messages arrive, but their responses do not.
  await context.unroute(calls);
  await context.route(
    "**/api/chat/message",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 3 },
  );
  await reconnect(context);
  for (const tab of [one, other]) {
    await expect(marks(tab, "sent")).toHaveCount(5, { timeout: 60_000 });
    await expect(texts(tab)).toHaveText(five);
  }
  const { lines } = await onServer(one);
  expect(lines.map(({ text }) => text)).toEqual(five);

  // A colleague has seen them: the remaining tab shows that.
  const standing = { state: "open", staffHere: true, seenByStaff: lines.at(-1)?.id };
  await context.route("**/api/chat/live", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `event: state\ndata: ${JSON.stringify(standing)}\n\n`,
    }),
  );
  await one.close();
  await expect(marks(other, "seen")).toHaveCount(5, { timeout: 60_000 });
  await expect(panel(other).getByText("Somebody is here now.")).toBeVisible();
});

test("places come first, and all of it is done by keyboard, also at 320 px", async ({ browser }) => {
  const page = await aBrowser(browser);
  await page.goto("/about");
  await awaken(page);
  await launcher(page).focus();
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(send(page)).toBeDisabled();
  await page.keyboard.type("How do I register a company in Rwanda?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const places = panel(page).locator(".chat-places a");
  await expect(panel(page).getByRole("heading", { name: "Is it one of these?" })).toBeFocused();
  await expect(places).toHaveCount(3);
  await expect(places.first()).toHaveAttribute("href", /^\/start-business\/rwanda(#|$)/);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  for (let link = 0; link < 5; link += 1) await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("button", { name: "That helped" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
  expect(await keptKey(page)).toBeUndefined(); // nothing was sent and nothing is stored

  await page.setViewportSize({ width: 320, height: 640 });
  await page.keyboard.press("Enter");
  await page.keyboard.type("How do I register a company in Ghana?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(places).toHaveCount(3);
  for (let link = 0; link < 4; link += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByLabel("E-mail address")).toBeFocused();
  await page.keyboard.type("nobody");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("such as name@example.org")).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(anAddress("chat"));
  await page.keyboard.press("Enter");
  await expect(marks(page, "sent")).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const edge = await panel(page).boundingBox();
  expect([edge?.x, edge?.y, edge?.width]).toEqual([8, 8, 304]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
});

test("in a window of 320 × 256 what closes the chat stays in sight, and covers no control with the focus", async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  await page.setViewportSize({ width: 320, height: 256 });
  await openChat(page);
  const close = panel(page).getByRole("button", { name: "Close" });
  const isInSight = async () => {
    const { y = -1, height = 0 } = (await close.boundingBox()) ?? {};
    return y >= 0 && y + height <= 256;
  };
  expect(await isInSight()).toBe(true);
  await write(page, "qwertz zzz"); // no place matches it
  await expect(panel(page).getByLabel("E-mail address")).toBeFocused();
  expect(await isInSight()).toBe(true);
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press(stop < 3 ? "Tab" : "Shift+Tab");
    const isHit = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const { left, top, width } = focused!.getBoundingClientRect();
      return focused!.contains(document.elementFromPoint(left + width / 2, top + 2));
    });
    expect(isHit).toBe(true);
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test("one control takes the conversation from the device, key and all", async ({ browser }) => {
  const page = await aBrowser(browser);
  await openChat(page);
  await write(page, "qwertz zzz"); // no place matches it
  await giveAddress(page, anAddress("chat"));
  await expect(marks(page, "sent")).toHaveCount(1);
  expect(await keptKey(page)).toMatch(/^[\w-]{43}$/);
  await page.goto("/on-this-device");
  await panel(page).getByRole("button", { name: "Close" }).click(); // it opened again and covers the page
  await page.getByRole("button", { name: "Clear everything this site keeps here" }).click();
  await expect(page.getByText("Removed from this device:")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "ak_chat_v1" })).toBeVisible();
  expect(await keptKey(page)).toBeUndefined();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /chat/.test(key)))).toEqual([]);
});

test("without script the launcher leads to a form that does the same", async ({ browser }) => {
  const page = await aBrowser(browser, { javaScriptEnabled: false });
  await page.goto("/start-business/ghana");
  await launcher(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("form[action='/api/leads'] textarea")).toBeVisible();
});

for (const path of ["/login", "/portal/vendor", "/forms/grower/fill", "/start-business/togo"])
  for (const width of [320, 360, 1280])
    test(`at ${width} px the launcher of ${path} stands in the header, and opens the chat there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const inHeader = page.locator(".header-row").getByRole("link", { name: "Ask us", exact: true });
      const box = await inHeader.boundingBox();
      const header = await page.locator(".header-bar").boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(header?.y ?? Infinity);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const row = page.locator(".header-row > :visible, .header-menu > summary:visible");
      const spans = await row.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .sort((one, other) => one.left - other.left)
          .map(({ left, right }) => [left, right] as const),
      );
      spans.forEach(([left], at) => expect(left).toBeGreaterThanOrEqual(spans[at - 1]?.[1] ?? 0));
      await inHeader.click();
      await expect(panel(page)).toBeVisible();
    });

test("on a phone a link of the chat is followed to its page, which has a way back to the question", async ({
  browser,
}) => {
  const page = await aBrowser(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await openChat(page);
  await write(page, "How do I register a company in Rwanda?");
  const place = panel(page).locator(".chat-places a").first();
  const to = await place.getAttribute("href");
  await place.click();
  await page.waitForURL(`**${to}`);
  const back = page.getByRole("button", { name: "Back to the conversation" });
  await expect(back).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest(".chat-aside") ?? null)).toBeNull();
  expect(await coveredWhileReading(page)).toEqual([]);
  expect(await coveredWhileTabbing(page)).toEqual([]);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await back.click();
  await expect(panel(page).getByRole("heading", { name: "Is it one of these?" })).toBeFocused();
  await panel(page).getByRole("button", { name: "Change the question" }).click();
  await expect(box(page)).toHaveValue("How do I register a company in Rwanda?");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await page.goto("/contact");
  await awaken(page);
  await expect(back).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
});

test("on a phone the browser's way back leads to the chat as it was left", async ({ browser }) => {
  const page = await aBrowser(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await openChat(page);
  await write(page, "How do I register a company in Rwanda?");
  await panel(page).locator(".chat-places a").first().click();
  await page.waitForURL(/rwanda/);
  await expect(page.getByRole("button", { name: "Back to the conversation" })).toBeVisible();
  await page.goBack();
  await expect(panel(page).locator(".chat-places a")).toHaveCount(3);
});

test("on a wide screen the chat makes room for what has the focus, and keeps what was written", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page, "/start-business/ghana");
  await box(page).fill("A question");
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => {
    const button = document.createElement("button");
    Object.assign(button.style, { position: "fixed", insetBlockEnd: "4rem", insetInlineEnd: "4rem" });
    button.textContent = "Under it";
    document.body.append(button);
  });
  const under = page.getByRole("button", { name: "Under it" });
  await under.focus();
  await expect(panel(page)).toHaveCount(0);
  await expect(under).toBeFocused();
  await launcher(page).click();
  await expect(box(page)).toHaveValue("A question");
});

for (const [line, connection] of [
  ["a fast line", undefined],
  ["a slow line", { saveData: false, effectiveType: "3g", rtt: 400 }],
] as const)
  test(`on ${line} a press before its script has come opens the chat when it comes, and leads nowhere else`, async ({
    page,
  }) => {
    if (connection)
      await page.addInitScript((given) => {
        Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), given) });
      }, connection);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/_next/static/chunks/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.goto("/about");
    await launcher(page).click();
    await expect(launcher(page)).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(2 * patienceMs); // after this time a press on a menu would lead to its page
    await expect(page).toHaveURL("/about");
    release();
    await expect(box(page)).toBeFocused();
    await expect(launcher(page)).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL("/about");
  });

test("on a page made for the visitor, too, a press before its script has come is kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/chunks/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator(".to-top").waitFor({ state: "attached" }); // the page's own small script has run
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("a press leads to the form where its script cannot come", async ({ page }) => {
  await page.route("**/_next/static/chunks/**/*.js", (route) => route.abort());
  await page.goto("/about");
  await launcher(page).click();
  await expect(page).toHaveURL("/contact");
});

for (const path of [
  "/justice/support",
  "/justice/reports",
  "/portal/diaspora/confidential",
  "/forms/detention/assistance",
]) {
  test(`${path} offers no chat`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await expect(page.locator("[data-opens=chat], [data-wakes^=ak_chat]")).toHaveCount(0);
  });
}

test("a page that nobody chats on asks for nothing of the chat, and one that is open holds one line", async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  const asked: string[] = [];
  page.context().on("request", (one) => asked.push(new URL(one.url()).pathname));
  await page.goto("/about", { waitUntil: "networkidle" });
  await awaken(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((one) => /chat/.test(one))).toEqual([]);
  await launcher(page).click();
  await write(page, "qwertz zzz");
  await giveAddress(page, anAddress("chat"));
  await expect(marks(page, "sent")).toHaveCount(1);
  const other = await page.context().newPage();
  await openChat(other, "/contact");
  await expect(marks(other, "sent")).toHaveCount(1);
  const live = () => asked.filter((one) => one === "/api/chat/live").length;
  await expect.poll(live).toBe(1);
});
