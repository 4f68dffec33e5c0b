import type { Page } from "@playwright/test";
import { likely } from "#components/shell/effects/start-fetching-ahead.ts";

/** Waits for what a page fetches in idle time: rates and the likely next pages. "networkidle" can come before them. */
export const fetchedAhead = (page: Page) =>
  page.waitForFunction(
    (paths) => {
      const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      return paths.every((one) => fetched.includes(one));
    },
    ["/api/rates", ...Object.values(likely)],
  );
