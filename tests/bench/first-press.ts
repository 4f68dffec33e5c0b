import { performance } from "node:perf_hooks";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { launchChromium } from "../support/chromium.ts";
import { barePaths } from "./bare-app.ts";
import { inMs, ratioOf, type Round } from "./figures.ts";
import { guide } from "./pages.ts";
import { slowLine, whileSlow } from "./slow-line.ts";
import type { Subject } from "./subject.ts";
import { idleMs, wake } from "./wake.ts";

const tries = 3;
const viewport = { width: 1280, height: 800 };

/** What is pressed on a page, and what shows that the press had its effect. */
type Press = {
  url: string;
  target: string;
  answer: string;
  /** The pages to visit before, for a warm cache. */ seen: readonly string[];
};

/** Opens a menu; the answer is the open menu or the page that lists it. */
const menuOf = (origin: string): Press => ({
  url: origin + guide,
  target: ".menu-bar [data-menu='finance']",
  answer: ".menu-panel[data-state='open'] a, main .menu-page a, main h1:text('Finance')",
  seen: [origin + guide],
});

/** A plain link from one bare page to another: the cheapest possible response to a press. */
const linkOf = (origin: string): Press => ({
  url: origin + barePaths.press,
  target: `a[href='${barePaths.there}']`,
  answer: "h1:text('There')",
  seen: [origin + barePaths.there, origin + barePaths.press],
});

type Opened = { page: Page; session: CDPSession | undefined };

/** Opens a page and waits until it is idle. It has a session if its line is slow and its processor will be slowed. */
async function openPage(context: BrowserContext, url: string, isSlow: boolean): Promise<Opened> {
  const page = await context.newPage();
  const session = isSlow ? await slowLine(page) : undefined;
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(idleMs);
  return { page, session };
}

/** Milliseconds from the press to its effect. */
async function timeOfPress({ page, session }: Opened, press: Press): Promise<number> {
  const ms = await (session ? whileSlow(session, () => pressOn(page, press)) : pressOn(page, press));
  await page.close();
  return ms;
}

async function pressOn(page: Page, { target, answer }: Press): Promise<number> {
  const box = await page.locator(target).boundingBox();
  if (!box) throw new Error(`${target} is not there`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.waitForTimeout(100); // a person never presses the moment the pointer arrives
  const begun = performance.now();
  await page.mouse.down();
  await page.mouse.up();
  await page.locator(answer).first().waitFor();
  return performance.now() - begun;
}

/** One context for each try, for a new visitor, or for one who has been here before and loaded the script. */
async function openContexts(browser: Browser, press: Press, isWarm: boolean): Promise<BrowserContext[]> {
  return Promise.all(
    Array.from({ length: tries }, async () => {
      const context = await browser.newContext({ viewport });
      if (!isWarm) return context;
      const before = await context.newPage();
      for (const url of press.seen) await before.goto(url, { waitUntil: "load" });
      await wake(before);
      await before.close();
      return context;
    }),
  );
}

/** Opens all pages at once, because most of the time is waiting, and then presses on them one after another. */
async function measure(
  browser: Browser,
  [own, bare]: readonly [Press, Press],
  { isSlow, isWarm }: { isSlow: boolean; isWarm: boolean },
): Promise<Round[]> {
  const openAll = async (press: Press) => {
    const contexts = await openContexts(browser, press, isWarm);
    return Promise.all(contexts.map((context) => openPage(context, press.url, isSlow)));
  };
  const [owns, bares] = await Promise.all([openAll(own), openAll(bare)]);
  const rounds: Round[] = [];
  for (const [at, opened] of owns.entries()) {
    const beside = bares[at];
    if (!beside) throw new Error("a page is missing");
    rounds.push({ own: await timeOfPress(opened, own), bare: await timeOfPress(beside, bare) });
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
  return rounds;
}

export const firstPress: Subject<"press"> = {
  title: "First press, from the press to the open menu or its page",
  isTimed: true,
  measure: async ({ site, bare }) => {
    const browser = await launchChromium();
    try {
      const presses = [menuOf(site.url), linkOf(bare.url)] as const;
      const fastCold = await measure(browser, presses, { isSlow: false, isWarm: false });
      const fastWarm = await measure(browser, presses, { isSlow: false, isWarm: true });
      const slowCold = await measure(browser, presses, { isSlow: true, isWarm: false });
      const slowWarm = await measure(browser, presses, { isSlow: true, isWarm: true });
      return {
        values: {
          "first press on a menu, fast line, cold, against a bare link": ratioOf(fastCold),
          "first press on a menu, fast line, warm, against a bare link": ratioOf(fastWarm),
          "first press on a menu, slow 4G, cold, against a bare link": ratioOf(slowCold),
          "first press on a menu, slow 4G, warm, against a bare link": ratioOf(slowWarm),
        },
        notes: [
          inMs("fast, cold", fastCold),
          inMs("fast, warm", fastWarm),
          inMs("slow 4G, cold", slowCold),
          inMs("slow 4G, warm", slowWarm),
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
