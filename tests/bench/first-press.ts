import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { chromiumArgs, findChromium } from "#lib/ops/cli/chromium.ts";
import { median, slowDown } from "./lines.ts";
import { idleMs, wake } from "./wake.ts";

/** From the press on a menu to the menu, open, or to the page that lists it; in milliseconds, the median of some tries. */
export type FirstPress = Record<"fast, cold" | "fast, warm" | "slow 4G, cold" | "slow 4G, warm", number>;

const tries = 5;
const answer = ".menu-panel[data-state='open'] a, main .menu-page a, main h1:text('Finance')";

async function press(context: BrowserContext, url: string, isSlow: boolean): Promise<number> {
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(idleMs);
  const box = await page.locator(".menu-bar [data-menu='finance']").boundingBox();
  if (!box) throw new Error("the menu is not there");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.waitForTimeout(100); // no hand presses the moment it arrives
  const begun = performance.now();
  await page.mouse.down();
  await page.mouse.up();
  await page.locator(answer).first().waitFor();
  const ms = performance.now() - begun;
  await page.close();
  return ms;
}

async function measure(browser: Browser, url: string, isSlow: boolean, isWarm: boolean): Promise<number> {
  const times: number[] = [];
  for (let one = 0; one < tries; one += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    if (isWarm) {
      const before = await context.newPage();
      await before.goto(url, { waitUntil: "load" });
      await wake(before);
      await before.close();
    }
    times.push(await press(context, url, isSlow));
    await context.close();
  }
  return median(times);
}

export async function measureFirstPress(url: string): Promise<FirstPress> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    return {
      "fast, cold": await measure(browser, url, false, false),
      "fast, warm": await measure(browser, url, false, true),
      "slow 4G, cold": await measure(browser, url, true, false),
      "slow 4G, warm": await measure(browser, url, true, true),
    };
  } finally {
    await browser.close();
  }
}
