import { chromium, type Browser, type Locator, type Page, type ViewportSize } from "@playwright/test";
import { chromiumArgs, findChromium } from "#lib/ops/cli/chromium.ts";
import { wake } from "./wake.ts";

export type Interactions = {
  /** For each deed: the worst time from the input to the next paint, in milliseconds. */
  worstMs: Record<string, number>;
  /** Layout shift over load, a scroll to the end and every deed. */
  layoutShift: number;
};

type Marks = { worst: number; shift: number };
type Watched = typeof globalThis & { akomaMarks: Marks };

const tries = 30;
const slowerBy = 4;
const menus = ["One Africa", "Finance & Banking", "Explore", "Company", "Apply"];
const wide = { width: 1280, height: 800 };
const small = { width: 360, height: 740 };

/** Runs in the page: keeps the worst interaction since it was last asked, and every shift of the layout. */
function watch(): void {
  const marks: Marks = { worst: 0, shift: 0 };
  (globalThis as Watched).akomaMarks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) marks.worst = Math.max(marks.worst, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) marks.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Longer than what an input leaves for after its paint: each is measured by itself. */
const pause = (page: Page, ms = 400) => page.waitForTimeout(ms);

/** A press as a finger makes it: a locator's own click would run checks inside the event that is measured. */
async function press(page: Page, target: Locator): Promise<void> {
  let box: Awaited<ReturnType<Locator["boundingBox"]>> = null;
  for (let looks = 0; !box && looks < 20; looks += 1) {
    await target.waitFor();
    box = await target.boundingBox(); // none where what was asked for late just took the place of what stood there
  }
  if (!box) throw new Error("what is to be pressed is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(100); // no hand presses the moment it arrives
  await page.mouse.down();
  await page.mouse.up();
}

type Deeds = Record<string, (page: Page) => Promise<void>>;

const menuName = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByText(name, { exact: true }).locator("visible=true");

/** What a visitor does, and how it is undone; everything by the keys and clicks of a real input. */
const onWideScreens: Deeds = {
  ...Object.fromEntries(
    menus.map((name) => [
      `menu ${name}`,
      async (page: Page) => {
        await press(page, menuName(page, name));
        await pause(page);
        await page.keyboard.press("Escape");
      },
    ]),
  ),
  "tab of a menu": async (page) => {
    await press(page, menuName(page, "Explore"));
    await pause(page);
    for (const at of [1, 0]) {
      await press(page, page.getByRole("tab").nth(at));
      await pause(page);
    }
    await page.keyboard.press("Escape");
  },
  "Ctrl+K": async (page) => {
    await page.keyboard.press("Control+k");
    await pause(page);
    await page.keyboard.press("Escape");
  },
  "typing in Ctrl+K": async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").first().pressSequentially("gha", { delay: 40 });
    await pause(page);
    await page.keyboard.press("Escape");
  },
  currency: async (page) => {
    await press(page, page.locator("[data-opens='currency']:visible").first());
    await pause(page);
    await page.keyboard.press("Escape");
  },
  toast: async (page) => {
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent("ak:toast", { detail: { text: "A toast to be measured." } })),
    );
    await pause(page);
    await press(page, page.locator(".toast button"));
  },
};

const onSmallScreens: Deeds = {
  "sheet of menus": async (page) => {
    await press(page, page.locator(".header-menu > summary"));
    await pause(page);
    await page.keyboard.press("Escape");
  },
  ...Object.fromEntries(
    menus.map((name) => [
      `sheet, ${name}`,
      async (page: Page) => {
        await press(page, page.locator(".header-menu > summary"));
        await pause(page);
        await press(page, menuName(page, name));
        await pause(page);
        await press(page, menuName(page, name));
        await pause(page);
        await page.keyboard.press("Escape");
      },
    ]),
  ),
};

const read = (page: Page): Promise<Marks> => page.evaluate(() => (globalThis as Watched).akomaMarks);

/** Does each deed thirty times on a processor made four times slower, on a page just opened. */
async function measure(
  browser: Browser,
  url: string,
  viewport: ViewportSize,
  deeds: Deeds,
): Promise<Interactions> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "networkidle" });
  await wake(page);
  const worstMs: Record<string, number> = {};
  for (const [name, deed] of Object.entries(deeds)) {
    await page.evaluate(() => void ((globalThis as Watched).akomaMarks.worst = 0));
    for (let one = 0; one < tries; one += 1) {
      await deed(page);
      await pause(page);
    }
    worstMs[name] = (await read(page)).worst;
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await pause(page, 1_000);
  const { shift } = await read(page);
  await page.close();
  return { worstMs, layoutShift: shift };
}

/** Everything one can do in the shell of a page, on a wide screen and on a small one. */
export async function measureInteractions(url: string): Promise<Interactions> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const ofWide = await measure(browser, url, wide, onWideScreens);
    const ofSmall = await measure(browser, url, small, onSmallScreens);
    return {
      worstMs: { ...ofWide.worstMs, ...ofSmall.worstMs },
      layoutShift: Math.max(ofWide.layoutShift, ofSmall.layoutShift),
    };
  } finally {
    await browser.close();
  }
}
