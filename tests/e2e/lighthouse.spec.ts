import { expect, test } from "@playwright/test";
import { withLighthouse, type Category } from "../support/lighthouse.ts";
import { required } from "../support/required.ts";

/** Performance is measured by `npm run bench`: here other tests run beside this one. */
const categories: readonly Category[] = ["accessibility", "best-practices", "seo"];
const paths = ["/", "/start-business", "/start-business/ghana", "/explore/compare?c=kenya,ghana", "/plan"];

test("Lighthouse gives 100 to home, finder, guide, compare and plan", async ({ baseURL }) => {
  test.slow();
  await withLighthouse({ executable: required("CHROMIUM"), port: 9333, categories }, async (audit) => {
    for (const path of paths) {
      const { scores, failed } = await audit(`${baseURL}${path}`);
      expect(scores, `${path}: ${failed.join(", ")}`).toEqual({
        accessibility: 100,
        "best-practices": 100,
        seo: 100,
      });
    }
  });
});
