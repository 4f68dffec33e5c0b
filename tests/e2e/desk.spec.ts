import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { aColleague, lendSession } from "../support/members.ts";
import { ask } from "../support/database.ts";
import { anAddress, aVisitor } from "../support/visitor.ts";

/** Signs a colleague with this role in and gives the page their session. */
async function atDesk(page: Page, role: "staff" | "admin") {
  const colleague = await aColleague(role);
  await lendSession(page, colleague.visitor);
  return colleague;
}

/** Files an enquiry and returns its reference. */
async function anEnquiry(email: string, text: string): Promise<string> {
  const filed = await aVisitor().ask("/api/leads", {
    json: {
      lead_type: "country_question",
      payload: { contact: { email }, messages: [{ role: "user", text }], page: "/contact", country: "togo" },
    },
  });
  return (filed.json() as { data: { reference: string } }).data.reference;
}

const auditOf = async (email: string) =>
  (
    await ask<{ action: string }>(
      "select a.deed as action from audit_events a join members m on m.id = a.actor_id where m.email = $1 and a.deed like 'case.%' order by a.id",
      [email],
    )
  ).map(({ action }) => action);

test("a day at the desk: found, taken, answered, taken back, answered again, read and written back", async ({
  page,
  browser,
}) => {
  const staff = await atDesk(page, "staff");
  const sender = anAddress("sender");
  const mark = sender.slice(7, 15);
  const reference = await anEnquiry(sender, `Which office registers a company? ${mark}`);
  const twice = await anEnquiry(sender, `I ask again: which office? ${mark}`);

  await page.goto("/portal/onestop");
  await page.getByRole("link", { name: "Queue" }).click();
  await expect(page).toHaveTitle(/^Queue/);
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("Country").selectOption("togo");
  await page.getByLabel("Kind").selectOption("enquiry");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/kind=enquiry&country=togo/);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByLabel("Reference, or whole e-mail address").fill(sender);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("2 cases found")).toBeVisible();
  await page.getByRole("listitem").filter({ hasText: reference }).getByRole("link").click();
  await expect(page.getByText(`Which office registers a company? ${mark}`)).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText(`Given to ${staff.email}`)).toBeVisible();
  await page.getByLabel("Labels of the case").fill(`Harvest, ${mark}`);
  await page.getByRole("button", { name: "Keep the labels" }).click();
  await expect(page.getByText(`Labelled harvest, ${mark}`)).toBeVisible();
  await page.getByRole("link", { name: `Cases labelled ${mark}` }).click();
  await expect(page).toHaveURL(`/admin?label=${mark}`);
  await expect(page.locator(".desk-queue > li")).toHaveCount(1);
  await expect(page.locator(".desk-queue > li")).toContainText(mark);
  await page.getByRole("listitem").filter({ hasText: reference }).getByRole("link").click();
  await page.getByRole("link", { name: "Answer", exact: true }).click();
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.locator("#error-summary")).toContainText("Write an answer before you send it.");
  await page.getByLabel("Your answer").fill("The wrong office.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Answer: takes effect in half a minute")).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("takes effect in half a minute")).toHaveCount(0);
  await page.getByRole("link", { name: "Answer", exact: true }).click();
  await page.getByLabel("Your answer").fill(`The one-stop shop. ${mark}`);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await page.getByRole("button", { name: "Do it now" }).click();
  await expect(page.getByText("Answer to the sender")).toBeVisible();
  await expect(page.getByText("The wrong office.")).toHaveCount(0);

  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(`/forms/status?reference=${reference}`);
  await phone.getByLabel("E-mail address").fill(sender);
  await phone.getByRole("button", { name: /^Show/ }).click();
  await expect(phone.getByText(`The one-stop shop. ${mark}`)).toBeVisible();
  await expect(phone.getByText(`Which office registers`)).toHaveCount(0);
  expect((await axeOn(phone).analyze()).violations).toEqual([]);
  await phone.getByLabel("Write to us about it").fill(`Is it open on Fridays? ${mark}`);
  await phone.getByRole("button", { name: "Send the message" }).click();
  await expect(phone.getByText(`Is it open on Fridays? ${mark}`)).toBeVisible();
  await other.close();

  await page.goto("/admin?who=me");
  await expect(page.getByRole("listitem").filter({ hasText: reference })).toContainText("New message");
  await page.getByRole("listitem").filter({ hasText: reference }).getByRole("link").click();
  await expect(page.getByText(`Is it open on Fridays? ${mark}`)).toBeVisible();
  await expect(page.getByRole("region", { name: "From the same sender" })).toContainText(twice);

  await page.goto(`/admin/case?reference=${twice}`);
  await page.getByRole("link", { name: "Join", exact: true }).click();
  await page.getByLabel("Reference it goes on under").fill(reference);
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("button", { name: "Do it now" }).click();
  await expect(page.getByText("This case goes on under")).toBeVisible();
  expect(await auditOf(staff.email)).toEqual(
    expect.arrayContaining([
      "case.read",
      "case.assigned",
      "case.labelled",
      "case.held",
      "case.undone",
      "case.done",
    ]),
  );
});

test("with script off the whole way works by plain pages", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await atDesk(page, "admin");
  const sender = anAddress("sender");
  const reference = await anEnquiry(sender, "Without script");
  await page.goto(`/admin?q=${reference}`);
  await page.getByRole("listitem").filter({ hasText: reference }).getByRole("link").click();
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await page.getByLabel("Why it is closed").fill("Asked elsewhere.");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Do it now" }).click();
  await expect(page.getByText("Asked elsewhere.")).toBeVisible();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("Opened again")).toBeVisible();
  await context.close();
});

test("what is held is done by itself once its time is over", async ({ page }) => {
  await atDesk(page, "staff");
  const reference = await anEnquiry(anAddress("sender"), "By itself");
  await page.goto(`/admin/case?reference=${reference}&do=close`);
  await page.getByRole("region", { name: "What to do" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Close: takes effect in half a minute")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("takes effect in half a minute")).toHaveCount(0);
  }).toPass({ timeout: 60_000, intervals: [2_000] });
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
});
