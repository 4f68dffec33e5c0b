import { expect, test } from "@playwright/test";
import { aPdf } from "../support/a-file.ts";
import { axeOn } from "../support/axe.ts";
import { ask } from "../support/database.ts";
import { aRegistered, aStranger } from "../support/members.ts";
import { decides, memberAndStaff, pageOf, part } from "../support/portal-pair.ts";
import { sentForm } from "../support/sent-form.ts";

for (const javaScriptEnabled of [true, false]) {
  test(`somebody who never registered asks for a portal on its own page, in one press (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
    browser,
  }) => {
    const { visitor, email } = await aStranger();
    const page = await pageOf(browser, visitor, { javaScriptEnabled });
    await page.goto("/portal/investor");
    const form = page.locator('form[action="/api/grants"]');
    await form.getByRole("button", { name: "Ask for access" }).click();
    await expect(page.locator("#error-summary li")).toHaveCount(3);
    await form.locator("[name=purpose]").fill("We buy cassava from growers in two counties.");
    await form.locator("[name=audience]").selectOption("investor");
    await form.locator("[name=consent]").check();
    await form.getByRole("button", { name: "Ask for access" }).click();
    await expect(form).toHaveCount(0);
    const done = page.locator("main").getByRole("status").first();
    await expect(done).toContainText("Your request is sent");
    await expect(done).toBeFocused();
    await expect(done).toBeInViewport();
    const [row] = await ask<{ state: string; audience: string; consented: boolean }>(
      `select g.state::text, m.audience, m.consented_at is not null as consented
       from grants g join members m on m.id = g.member_id where m.email = $1`,
      [email],
    );
    expect(row).toEqual({ state: "requested", audience: "investor", consented: true });
  });
}

test("vendor: from an empty portal to an accepted profile, with messages both ways", async ({ browser }) => {
  const { member, phone, desk } = await memberAndStaff(browser, "vendor");
  await phone.goto("/portal/vendor");
  await expect(part(phone, "What you sent")).toContainText("You have sent nothing from here yet");
  await expect(part(phone, "Documents")).toContainText("No document is here yet");
  await part(phone, "Overview").getByRole("link", { name: "See what it asks" }).click();
  await expect(phone).toHaveURL(/\/forms\/vendor$/);
  const reference = await sentForm(member.visitor, "vendor");

  await phone.goto("/portal/vendor");
  await expect(part(phone, "What you sent").getByRole("listitem")).toContainText([reference]);
  await expect(part(phone, "Overview")).toContainText("Everything you sent is with us.");
  await decides(desk, reference, "accept", ["Reason", "You stand on the list of vendors."], "Accept");

  await phone.reload();
  await expect(phone.getByRole("link", { name: "What you sent (1 new)" })).toBeVisible();
  await expect(phone.getByRole("link", { name: "Your account (1 new)" })).toBeVisible();
  await expect(part(phone, "Your profile as a vendor")).toContainText(reference);
  expect((await axeOn(phone).analyze()).violations).toEqual([]);
  await part(phone, "Overview").getByRole("link", { name: "Read it" }).click();
  await expect(phone.getByText("You stand on the list of vendors.")).toBeVisible();
  await phone.getByLabel("Write to us about it").fill("May I change what I supply?");
  await phone.getByRole("button", { name: "Send the message" }).click();
  await expect(phone.getByText("May I change what I supply?")).toBeVisible();

  await decides(
    desk,
    reference,
    "reply",
    ["Your answer", "Yes: write here what changed."],
    "Send the answer",
  );
  await expect(desk.getByText("May I change what I supply?")).toBeVisible();
  await desk.goto("/admin/documents");
  expect((await axeOn(desk).analyze()).violations).toEqual([]);
  await phone.goto("/portal/onestop");
  await expect(part(phone, "New for you (1)")).toContainText(reference);
  await part(phone, "New for you (1)").getByRole("link", { name: reference }).click();
  await expect(phone.getByText("Yes: write here what changed.")).toBeVisible();
  await phone.getByRole("link", { name: "Back to Vendor portal" }).click();
  await expect(phone.getByRole("link", { name: "What you sent", exact: true })).toBeVisible();
});

test("investor, without script: staff publish a document, its member opens it and asks about it, and it is taken back", async ({
  browser,
}) => {
  const { member, phone, desk } = await memberAndStaff(browser, "investor", { javaScriptEnabled: false });
  const title = `Report ${member.email.slice(7, 15)}`;
  await desk.goto("/admin/documents");
  const form = part(desk, "Publish a document");
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(desk.locator("#error-summary")).toContainText("Choose the file.");
  await form.getByLabel("Portal").selectOption("investor");
  await form.getByLabel("Kind").selectOption("report");
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Day").fill("30");
  await form.getByLabel("Month").fill("6");
  await form.getByLabel("Year").fill("2026");
  await form.getByLabel(/e-mail address/).fill(member.email);
  await form.getByLabel("File").setInputFiles({ name: "r.pdf", mimeType: "application/pdf", buffer: aPdf() });
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(desk.getByText("Published. Whoever may read it finds it in the portal now.")).toBeVisible();

  await phone.goto("/portal/investor");
  const documents = part(phone, "Documents").first();
  await expect(documents).toContainText("For you alone");
  const href = (await documents.getByRole("link", { name: title, exact: true }).getAttribute("href")) ?? "";
  const answer = await phone.request.get(href);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const other = await aRegistered();
  expect((await other.visitor.ask(href)).status).toBe(404);

  await documents.getByRole("link", { name: new RegExp(`^Ask about it ?: ${title}$`) }).click();
  const question = phone.locator("form[action='/api/leads']");
  const begins = "About the document “Report” of 30 June 2026:";
  await expect(question.locator("textarea")).toHaveValue(new RegExp(`^${begins}`));
  await question.locator("textarea").fill(`${begins} what does the second table count?`);
  await question.getByRole("button", { name: /^Send/ }).click();
  await expect(phone).toHaveURL(/\/contact\/received/);
  await phone.goto("/portal/investor");
  await expect(part(phone, "What you sent").getByRole("listitem")).toHaveCount(1);

  await desk
    .getByRole("listitem")
    .filter({ hasText: title })
    .getByRole("button", { name: /^Take back/ })
    .click();
  await expect(desk.getByText("Taken back. Nobody can open it any more.")).toBeVisible();
  expect((await phone.request.get(href)).status()).toBe(404);
});

test("seed bank: a question of staff is the next step, and what is accepted stands among one's varieties", async ({
  browser,
}) => {
  const { member, phone, desk } = await memberAndStaff(browser, "seed-bank", { javaScriptEnabled: false });
  const reference = await sentForm(member.visitor, "seed-accession");
  await decides(desk, reference, "ask", ["Your question", "Who kept it before you?"], "Send the question");
  await phone.goto("/portal/seed-bank");
  await part(phone, "Overview").getByRole("link", { name: "Answer the question" }).click();
  await phone.getByLabel("Your answer").fill("My grandmother, in the same village.");
  await phone.getByRole("button", { name: "Send the answer" }).click();
  await decides(desk, reference, "accept", ["Reason", "It is described well enough."], "Accept");
  await phone.goto("/portal/seed-bank");
  await expect(part(phone, "Your varieties")).toContainText(reference);
});
