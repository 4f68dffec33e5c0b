import type { Page } from "@playwright/test";

/** Marks the tip about Search as shown in this tab. */
export const withoutTip = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem("ak_tip_v1", "true"));
