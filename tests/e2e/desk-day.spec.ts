import { readFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { aColleague, lendSession } from "../support/members.ts";
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

const violationsOf = async (page: Page) => (await axeOn(page).analyze()).violations;

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";

  test(`several cases are looked at, closed and taken back, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const staff = await atDesk(page, "staff");
    const sender = anAddress("sender");
    const references = [await anEnquiry(sender, randomUUID()), await anEnquiry(sender, randomUUID())];

    await page.goto(`/admin?q=${encodeURIComponent(sender)}`);
    for (const reference of references)
      await page.getByRole("checkbox", { name: `Choose ${reference}` }).check();
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("Do with the chosen cases").selectOption(`Assign to ${staff.email}`);
    await page.getByRole("button", { name: "Look at it first" }).click();
    await expect(
      page.getByRole("heading", { name: `2 cases will be given to ${staff.email}` }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Give 2 cases" }).click();
    await expect(page.getByText("2 done, 0 held for half a minute, 0 not done.")).toBeVisible();

    await page.getByRole("link", { name: "Back to the queue" }).click();
    for (const reference of references)
      await page.getByRole("checkbox", { name: `Choose ${reference}` }).check();
    await page.getByLabel("Do with the chosen cases").selectOption("Close");
    await page.getByRole("button", { name: "Look at it first" }).click();
    await page.getByLabel("Why it is closed").fill("Answered by phone.");
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Close 2 cases" }).click();
    await expect(page.getByText("0 done, 2 held for half a minute, 0 not done.")).toBeVisible();
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo 2 actions" }).click();
    await expect(page.getByText("2 done, 0 held for half a minute, 0 not done.")).toBeVisible();
    await context.close();
  });
}

test("a view is saved, taken out as a file and removed", async ({ page }) => {
  const staff = await atDesk(page, "staff");
  const reference = await anEnquiry(anAddress("sender"), randomUUID());
  await page.goto("/admin?country=togo&kind=enquiry&who=nobody");
  const views = page.locator(".desk-views");
  await views.getByText("Save this view").click();
  await views.getByRole("button", { name: "Save the view" }).click();
  await expect(page.locator("#error-summary")).toContainText("Give the view a name.");
  await views.getByLabel("Name of the view").fill("Togo, nobody yet");
  await views.getByRole("button", { name: "Save the view" }).click();
  await page.goto("/admin");
  await page.getByRole("link", { name: "Togo, nobody yet" }).click();
  await expect(page).toHaveURL(/kind=enquiry&country=togo&who=nobody/);

  await page.getByText("Export this view").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV", exact: true }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\n").slice(1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes(`by ${staff.email} on`))).toBe(true);
  await page.goto(`/admin/case?reference=${lines[0]!.slice(0, 12)}`);
  await expect(page.getByText("Exported", { exact: true }).last()).toBeVisible();
  expect(reference).toMatch(/^AK-/);

  await page.goto("/admin");
  await views.getByText("Change saved views").click();
  await views.getByRole("button", { name: "Remove Togo, nobody yet" }).click();
  await expect(page.getByRole("link", { name: "Togo, nobody yet" })).toHaveCount(0);
});

test("an answer begins with words that staff keep, and is not sent while a field is open", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await atDesk(page, "staff");
  const reference = await anEnquiry(anAddress("sender"), randomUUID());
  const title = `Togo ${randomUUID()}`;
  await page.goto("/admin/replies?change=new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Enquiry", { exact: true }).check();
  await page.getByLabel("Words", { exact: true }).fill("Dear {nom}, this is about {reference}.");
  await page.getByRole("button", { name: "Save the reply" }).click();
  await expect(page.locator("#error-summary")).toContainText("{nom} is none of the fields.");
  await page.getByLabel("Words", { exact: true }).fill("Dear {name}, this is about {reference}.");
  await page.getByRole("button", { name: "Save the reply" }).click();
  await expect(page.getByRole("region", { name: title })).toBeVisible();

  await page.goto(`/admin/case?reference=${reference}&do=reply`);
  await page.getByLabel("Start from").selectOption(title);
  await page.getByRole("button", { name: "Fill in" }).click();
  const answer = page.getByLabel("Your answer");
  await expect(answer).toHaveValue(`Dear {name}, this is about ${reference}.`);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.locator("#error-summary")).toContainText("{name} is still to be filled in.");
  await answer.fill(`Dear sender, this is about ${reference}.`);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Answer: takes effect in half a minute")).toBeVisible();

  await page.goto("/admin/replies");
  await page.getByRole("region", { name: title }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("region", { name: title })).toHaveCount(0);
  await context.close();
});
