import { expect, test } from "@playwright/test";
import { getForm } from "#lib/domains/forms/definitions/index.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { passOnFields, quoteFields } from "#lib/domains/quotes/open/fields.ts";
import { vacancyFields } from "#lib/domains/vacancies/open/fields.ts";
import { axeOn, violationsWithoutScript } from "../support/axe.ts";
import { aColleague, aRegistered, aStranger } from "../support/members.ts";
import { ask } from "../support/database.ts";
import { fillPage } from "../support/fill-page.ts";
import { decides, pageOf, part } from "../support/portal-pair.ts";
import { rightAnswer } from "../support/sample-answers.ts";
import { sentForm } from "../support/sent-form.ts";

const typedInto = (fields: readonly Field[], given: Typed = {}): Typed =>
  Object.assign({}, ...fields.map((field) => rightAnswer(field)), given) as Typed;

test("without script: a vacancy from advertised to applied for, answered, and closed for whoever comes later", async ({
  browser,
}) => {
  const [member, late, staff] = await Promise.all([aStranger(), aRegistered(), aColleague("staff")]);
  const [phone, other, desk] = await Promise.all([
    pageOf(browser, member.visitor, { javaScriptEnabled: false }),
    pageOf(browser, late.visitor, { javaScriptEnabled: false }),
    pageOf(browser, staff.visitor, { javaScriptEnabled: false }),
  ]);
  const title = `Bookkeeper ${member.email.slice(7, 15)}`;

  await desk.goto("/admin/vacancies");
  await desk.getByRole("link", { name: "Advertise a vacancy" }).click();
  await desk.getByRole("button", { name: "Advertise it" }).click();
  await expect(desk.locator("#error-summary li")).toHaveCount(7);
  await fillPage(
    desk,
    typedInto(vacancyFields, { title: [title], town: ["Monrovia"], country: ["liberia"] }),
  );
  expect(await violationsWithoutScript(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Advertise it" }).click();
  await expect(desk.getByText("Members see it in the People portal now.")).toBeVisible();
  const kept = part(desk, title);
  await expect(kept).toContainText("Nobody has applied");

  await phone.goto("/forms/hr-vacancy");
  await phone.getByRole("main").getByRole("link", { name: "See the vacancies" }).click();
  await expect(phone).toHaveURL(/\/portal\/hr\?tab=open\b/);
  const post = part(phone, "Vacancies").first().getByRole("listitem").filter({ hasText: title });
  await expect(post).toContainText("Monrovia, Liberia");
  expect(await violationsWithoutScript(phone)).toEqual([]);
  await post.getByRole("button", { name: `Apply for ${title}` }).click();
  await expect(phone.locator("#post")).toHaveValue(`${title} (Monrovia, Liberia)`);
  await expect(phone.locator("#post")).toHaveAttribute("readonly");
  for (const { fields } of getForm("hr-vacancy").steps) {
    await fillPage(phone, typedInto(fields.filter(({ name }) => name !== "post")));
    await phone.getByRole("button", { name: "Continue" }).click();
  }
  await phone.locator("[name=declaration]").check();
  await phone.locator("[name=audience]").selectOption("other");
  await phone.locator("[name=consent]").check();
  await phone.getByRole("button", { name: "Send", exact: true }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Sent. We have it.");
  const reference = (await phone.locator(".sent-panel strong").textContent()) ?? "";

  // Begun by another applicant before the vacancy is closed, and sent after.
  await other.goto("/portal/hr");
  await other.getByRole("button", { name: `Apply for ${title}` }).click();
  for (const { fields } of getForm("hr-vacancy").steps) {
    await fillPage(other, typedInto(fields.filter(({ name }) => name !== "post")));
    await other.getByRole("button", { name: "Continue" }).click();
  }
  await decides(
    desk,
    reference,
    "ask",
    ["Your question", "From which month could you begin?"],
    "Send the question",
  );
  await expect(part(desk, "About it").getByRole("link", { name: title })).toBeVisible();
  await part(desk, "About it").getByRole("link", { name: title }).click();
  await expect(desk.getByLabel("Title of the post")).toHaveValue(title);
  await desk.getByRole("link", { name: "Back to the vacancies" }).click();
  await expect(kept).toContainText("1 application");
  await kept.getByRole("button", { name: /^Close now/ }).click();
  await expect(desk.getByText("Nobody can apply for it any more.")).toBeVisible();

  await other.getByRole("checkbox").check();
  await other.getByRole("button", { name: "Send", exact: true }).click();
  await expect(other.locator("#error-summary")).toContainText("This vacancy is closed. Nothing was sent.");
  await expect(other.getByText(`${title} (Monrovia, Liberia)`)).toBeVisible();

  await phone.goto("/portal/hr");
  await expect(part(phone, "Vacancies").first()).not.toContainText(title);
  await expect(part(phone, "What you sent")).toContainText(reference);
  await part(phone, "Overview").getByRole("link", { name: "Answer the question" }).click();
  await expect(phone.getByText("From which month could you begin?")).toBeVisible();
});

test("a buyer, a vendor and staff: asked, quoted, handed over, and read by the buyer", async ({
  browser,
}) => {
  const [buyer, vendor, staff] = await Promise.all([aStranger(), aStranger(), aColleague("staff")]);
  const [listed, wanted] = await Promise.all([
    sentForm(vendor.visitor, "vendor"),
    sentForm(buyer.visitor, "quote-request"),
  ]);
  const [desk, stall, home] = await Promise.all([
    pageOf(browser, staff.visitor),
    pageOf(browser, vendor.visitor),
    pageOf(browser, buyer.visitor, { javaScriptEnabled: false }),
  ]);
  await decides(desk, listed, "accept", ["Reason", "You stand on the list of vendors."], "Accept");

  await desk.goto(`/admin/case?reference=${wanted}`);
  await part(desk, "About it")
    .getByRole("link", { name: /^No vendor asked yet/ })
    .click();
  await desk.getByRole("button", { name: "Pass the request on" }).click();
  await expect(desk.locator("#error-summary")).toContainText("Tick the vendors to ask.");
  const [row] = await ask<{ id: string }>("select id from submissions where reference = $1", [listed]);
  await desk.locator(`[name="vendors"][value="${row?.id}"]`).check();
  await fillPage(desk, typedInto(passOnFields));
  expect((await axeOn(desk).analyze()).violations).toEqual([]);
  await desk.getByRole("button", { name: "Pass the request on" }).click();
  await expect(desk.getByText("Each vendor is told by e-mail")).toBeVisible();

  await stall.goto("/portal/vendor");
  await expect(stall.getByRole("link", { name: "Asked of you (1 open)" })).toBeVisible();
  const asked = part(stall, "Asked of you");
  await expect(asked).not.toContainText(wanted);
  await asked.getByRole("link", { name: /^Answer it/ }).click();
  await asked.getByRole("button", { name: "Send the quote" }).click();
  await expect(stall.locator("#error-summary")).toContainText("Price");
  await fillPage(stall, typedInto(quoteFields));
  expect((await axeOn(stall).analyze()).violations).toEqual([]);
  await asked.getByRole("button", { name: "Send the quote" }).click();
  await expect(asked).toContainText("Quoted");

  await desk.reload();
  await expect(part(desk, "Vendors who were asked")).toContainText(
    "The buyer will read the name of this firm",
  );
  await part(desk, "Vendors who were asked")
    .getByRole("button", { name: /^Hand to the buyer/ })
    .click();
  await expect(desk.getByText("The buyer reads it on the page of their request.")).toBeVisible();

  await home.goto("/portal/vendor");
  await expect(home.getByRole("link", { name: "What you sent (1 new)" })).toBeVisible();
  await expect(part(home, "Quotes for you")).toContainText("1,250.5");
  await part(home, "Quotes for you")
    .getByRole("link", { name: `Follow ${wanted}` })
    .click();
  await expect(part(home, "Quotes for you")).toContainText("A quote is no contract.");
  expect(await violationsWithoutScript(home)).toEqual([]);
  await stall.reload();
  await expect(part(stall, "Asked of you")).toContainText("Handed to the buyer");
});
