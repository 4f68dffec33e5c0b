import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { aNetworkAddress, codeFor } from "./visitor.ts";

/** A separate browser context, from a network of its own. */
export async function aBrowser(
  browser: Browser,
  options: Pick<BrowserContextOptions, "javaScriptEnabled" | "storageState" | "viewport" | "hasTouch"> = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { "x-forwarded-for": aNetworkAddress() },
  });
  return context.newPage();
}

/** Requests a code on the sign-in page. */
export async function askForCode(page: Page, email: string, path = "/login?tab=login"): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/e-mail/i).fill(email);
  await page
    .getByRole("button", { name: /code|continue/i })
    .first()
    .click();
}

/** Presses the button below the code field. */
export const confirmCode = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /sign in|continue|confirm/i })
    .first()
    .click();

/** Types the code of the newest mail as people do, in two groups. */
export async function enterCode(page: Page, email: string, since: number): Promise<void> {
  const code = await codeFor(email, since);
  await page
    .getByLabel(/code/i)
    .first()
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await confirmCode(page);
}

/** Signs in on the page, and waits for the address it leads to. */
export async function logIn(page: Page, email: string, next?: string): Promise<void> {
  const since = Date.now();
  await askForCode(
    page,
    email,
    next ? `/login?tab=login&next=${encodeURIComponent(next)}` : "/login?tab=login",
  );
  await enterCode(page, email, since);
  await expect(page).toHaveURL((url) => url.pathname === (next ?? "/portal/onestop"));
}
