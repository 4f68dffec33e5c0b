import { chromium, type Browser } from "@playwright/test";
import { chromiumArgs, findChromium } from "#lib/ops/cli/draw-icons.ts";

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
