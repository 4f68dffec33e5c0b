import type { Page } from "@playwright/test";

/** The tip about Search counts as shown in this tab. */
export const withoutTip = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem("ak_tip_v1", "true"));
