import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { isForOrganisations, type GrantKey } from "#lib/domains/portals/open/keys.ts";
import { aColleague, aStranger, lendSession } from "./members.ts";
import { aNetworkAddress, type Visitor } from "./visitor.ts";

type From = { javaScriptEnabled?: boolean; from?: string };

/** A page in a separate browser, signed in as a visitor. */
export async function pageOf(
  browser: Browser,
  visitor: Visitor,
  { javaScriptEnabled = true, from = aNetworkAddress() }: From = {},
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    extraHTTPHeaders: { "x-forwarded-for": from },
  });
  const page = await context.newPage();
  await lendSession(page, visitor);
  return page;
}

/** A member who registered by requesting a portal and was admitted, and a member of staff, in separate browsers. */
export async function memberAndStaff(
  browser: Browser,
  portal: GrantKey,
  { javaScriptEnabled = true }: Pick<From, "javaScriptEnabled"> = {},
) {
  const from = aNetworkAddress();
  const [member, staff] = await Promise.all([aStranger({ from }), aColleague("staff")]);
  const purpose = "To use what the portal has for its members.";
  const organisation = "The Trial Company";
  const json = { portal, purpose, organisation, audience: "founder", consent: true };
  const asked = await member.visitor.ask("/api/grants", { json });
  const { id } = (asked.json() as { data: { id: string } }).data;
  const networks = isForOrganisations(portal) ? [`${from}/32`] : [];
  const decision = { id, decision: "approve", reason: "The purpose fits the portal.", networks };
  expect((await staff.visitor.ask("/api/admin/grants", { json: decision })).status).toBe(200);
  const [phone, desk] = await Promise.all([
    pageOf(browser, member.visitor, { javaScriptEnabled, from }),
    pageOf(browser, staff.visitor, { javaScriptEnabled }),
  ]);
  return { member, staff, phone, desk };
}

/** Takes an action on a case at the desk, without its delay. */
export async function decides(
  desk: Page,
  reference: string,
  action: string,
  words: [label: string, text: string],
  button: string,
): Promise<void> {
  await desk.goto(`/admin/case?reference=${reference}&do=${action}`);
  const form = desk.getByRole("region", { name: "What to do" });
  await form.getByLabel(words[0]).fill(words[1]);
  await form.getByRole("button", { name: button }).click();
  await form.getByRole("button", { name: "Do it now" }).click();
  await expect(form.getByText("takes effect in half a minute")).toHaveCount(0);
}

/** A part of a page by its heading. */
export const part = (page: Page, name: string | RegExp): Locator => page.getByRole("region", { name });
