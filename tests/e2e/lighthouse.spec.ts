import { chromium, expect, test } from "@playwright/test";
import { chromiumArgs } from "#lib/ops/cli/chromium.ts";
import { required } from "../support/required.ts";

test("Lighthouse gives accessibility 100 to home, list, guide and compare", async ({ baseURL }) => {
  const port = 9333;
  const browser = await chromium.launch({
    executablePath: required("CHROMIUM"),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    const { default: lighthouse } = await import("lighthouse");
    for (const path of ["/", "/start-business", "/start-business/ghana", "/explore/compare?c=kenya,ghana"]) {
      const run = await lighthouse(`${baseURL}${path}`, {
        port,
        onlyCategories: ["accessibility"],
        // The report is not looked at.
        disableFullPageScreenshot: true,
        logLevel: "silent",
      });
      const failed = Object.values(run?.lhr.audits ?? {})
        .filter((audit) => audit.score !== null && audit.score < 1)
        .map((audit) => audit.id);
      expect(failed, path).toEqual([]);
      expect(run?.lhr.categories["accessibility"]?.score, path).toBe(1);
    }
  } finally {
    await browser.close();
  }
});
