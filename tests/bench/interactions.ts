import type { Browser, CDPSession, Locator, Page, ViewportSize } from "@playwright/test";
import { launchChromium } from "../support/chromium.ts";
import { barePaths } from "./bare-app.ts";
import { median } from "./figures.ts";
import { guide } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import { whileSlow } from "./slow-line.ts";
import type { Subject } from "./subject.ts";
import { wake } from "./wake.ts";

type Interactions = {
  /** For each interaction: milliseconds from its slowest input to the next paint, as the median of its tries. */
  ms: Map<string, number>;
  /** The same for a plain list on a bare page, measured in the same browser between the other interactions. */
  bareMs: number;
  /** Layout shift during load, a scroll to the end and every interaction. */
  layoutShift: number;
};

type Marks = { worst: number; shift: number };
type Watched = typeof globalThis & { akomaMarks: Marks };

const bounds = { least: 2, most: 5, seconds: 20 };
/** The browser does not report anything faster; its clock for this counts in steps of 8 ms. */
const quickestMs = 16;
const menus = ["One Africa", "Finance & Banking", "Explore", "Company", "Apply"];
const wide = { width: 1280, height: 800 };
const small = { width: 360, height: 740 };

/** Runs in the page: records the slowest interaction since the last reset, and every layout shift. */
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

/** Longer than the work that an input leaves for after its paint, so that each interaction is measured alone. */
const pause = (page: Page, ms = 200) => page.waitForTimeout(ms);

/** Presses as a finger does: a locator's own click would run its checks inside the event that is measured. */
async function press(page: Page, target: Locator): Promise<void> {
  let box: Awaited<ReturnType<Locator["boundingBox"]>> = null;
  for (let looks = 0; !box && looks < 20; looks += 1) {
    await target.waitFor();
    box = await target.boundingBox(); // null if lazily loaded content has just replaced the element
  }
  if (!box) throw new Error("what is to be pressed is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(100); // a person never presses the moment the pointer arrives
  await page.mouse.down();
  await page.mouse.up();
}

type Interaction = (page: Page) => Promise<void>;

const menuName = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByText(name, { exact: true }).locator("visible=true");

/** What a visitor does and how it is undone, all with the keys and clicks of real input. */
const onWideScreens: Record<string, Interaction> = {
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

const onSmallScreens: Record<string, Interaction> = {
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

type Opened = { page: Page; session: CDPSession };

/** Opens a page and waits until its script has loaded. */
async function openWatched(browser: Browser, url: string, viewport: ViewportSize): Promise<Opened> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "networkidle" });
  await wake(page);
  return { page, session: await page.context().newCDPSession(page) };
}

/** The slowest input of one try, on a processor made four times slower. */
async function slowestInput({ page, session }: Opened, interaction: Interaction): Promise<number> {
  await page.evaluate(() => void ((globalThis as Watched).akomaMarks.worst = 0));
  await whileSlow(session, async () => {
    await interaction(page);
    await pause(page);
  });
  return Math.max(quickestMs, (await read(page)).worst);
}

type Sides = { url: string; bareUrl: string };

/** Runs every interaction in rounds, and opens and closes a bare list after every second one. */
async function measure(
  browser: Browser,
  { url, bareUrl }: Sides,
  viewport: ViewportSize,
  interactions: Readonly<Record<string, Interaction>>,
): Promise<Interactions> {
  const [own, bare] = await Promise.all([
    openWatched(browser, url, viewport),
    openWatched(browser, bareUrl, viewport),
  ]);
  const { page } = own;
  const openAndShut = async (at: Page) => {
    await press(at, at.getByRole("button"));
    await pause(at);
    await press(at, at.getByRole("button"));
  };
  const times = new Map<string, number[]>();
  const bareTimes: number[] = [];
  await inRounds(bounds, async () => {
    for (const [at, [name, interaction]] of Object.entries(interactions).entries()) {
      times.set(name, [...(times.get(name) ?? []), await slowestInput(own, interaction)]);
      if (at % 2 === 0) bareTimes.push(await slowestInput(bare, openAndShut));
    }
  });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await pause(page, 1_000);
  const { shift } = await read(page);
  await Promise.all([page.close(), bare.page.close()]);
  return {
    ms: new Map([...times].map(([name, all]) => [name, median(all)])),
    bareMs: median(bareTimes),
    layoutShift: shift,
  };
}

/** Every interaction with the shell of a page, on a wide screen and on a small one. */
export const shell: Subject<"shell"> = {
  title: "The shell on a processor made four times slower",
  isTimed: true,
  measure: async ({ site, bare }) => {
    const browser = await launchChromium();
    const sides = { url: `${site.url}${guide}`, bareUrl: `${bare.url}${barePaths.press}` };
    try {
      const measured = [
        await measure(browser, sides, wide, onWideScreens),
        await measure(browser, sides, small, onSmallScreens),
      ];
      const ratios = measured.flatMap(({ ms, bareMs }) => [...ms.values()].map((one) => one / bareMs));
      return {
        values: {
          "next paint of the slowest interaction against a bare list": Math.max(...ratios),
          "layout shift over load, scroll and every menu": Math.max(
            ...measured.map(({ layoutShift }) => layoutShift),
          ),
        },
        notes: measured.map(
          ({ ms, bareMs }) =>
            `to the next paint: ${[...ms].map(([name, one]) => `${name} ${one} ms`).join(", ")}; a bare list ${bareMs.toFixed(1)} ms`,
        ),
      };
    } finally {
      await browser.close();
    }
  },
};
