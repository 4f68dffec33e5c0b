import { expect, test } from "@playwright/test";
import { withLighthouse, type Category } from "../support/chromium.ts";

/** `npm run bench` measures performance; here other tests run at the same time. */
const categories: readonly Category[] = ["accessibility", "best-practices", "seo"];
/** A comparison is chosen by the visitor and is not meant for search engines. */
const ownMaking = "/explore/compare?c=kenya,ghana";
const paths = ["/", "/start-business", "/start-business/ghana", ownMaking, "/plan"];

test("Lighthouse gives 100 to home, finder, guide, compare and plan", async ({ baseURL }) => {
  test.slow();
  await withLighthouse({ port: 9333, categories }, async (audit) => {
    for (const path of paths) {
      const { scores, failed } = await audit(`${baseURL}${path}`);
      const text = `${path}: ${failed.join(", ")}`;
      expect(scores, text).toMatchObject({ accessibility: 100, "best-practices": 100 });
      if (path === ownMaking) expect(failed).toEqual(["is-crawlable"]);
      else expect(scores.seo, text).toBe(100);
    }
  });
});
