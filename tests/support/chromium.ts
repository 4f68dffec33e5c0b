import { chromium, type Browser } from "@playwright/test";
import { chromiumArgs, findChromium } from "#lib/ops/cli/chromium.ts";

/**
 * A Chromium for measuring. Signals are left to the caller: at the first one Playwright would end this process, before
 * the servers and the database it started are stopped. The browser ends with the process.
 */
export const launchChromium = async (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, ...args],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

export type Category = "performance" | "accessibility" | "best-practices" | "seo";
/** The score of each category, 0 to 100, and the ids of the failed audits. */
export type Report = { scores: Partial<Record<Category, number>>; failed: string[] };
type Audit = (url: string) => Promise<Report>;

/** Runs Lighthouse on pages with its mobile settings, in one browser that listens on `port` meanwhile. */
export async function withLighthouse(
  { port, categories }: { port: number; categories: readonly Category[] },
  work: (audit: Audit) => Promise<void>,
): Promise<void> {
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const { default: lighthouse } = await import("lighthouse");
    await work(async (url) => {
      const run = await lighthouse(url, {
        port,
        onlyCategories: [...categories],
        disableFullPageScreenshot: true, // the report is not read
        logLevel: "silent",
      });
      if (!run) throw new Error(`Lighthouse says nothing about ${url}.`);
      const { audits, categories: judged } = run.lhr;
      return {
        scores: Object.fromEntries(
          categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]),
        ),
        failed: Object.values(audits)
          .filter(({ score }) => score !== null && score < 1)
          .map(({ id }) => id),
      };
    });
  } finally {
    await browser.close();
  }
}
