import { expect, test, type Page } from "@playwright/test";
import { getForm } from "#lib/domains/forms/definitions/index.ts";
import { controlId } from "#lib/domains/fields/open/drawn-field.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { findPortalByKey } from "#lib/domains/portals/find-portal.ts";
import { grantKeys, type GrantKey } from "#lib/domains/portals/open/keys.ts";
import { sideOf, type PortalForm } from "#lib/domains/portals/open/member-sides.ts";
import { emptyPlan } from "#lib/domains/plans/open/plan.ts";
import { axeOn } from "../support/axe.ts";
import { decides, memberAndStaff, part } from "../support/portal-pair.ts";
import { sampled } from "../support/sweep.ts";
import { sentForm } from "../support/sent-form.ts";

test.describe.configure({ mode: "parallel" });

/** The forms that can be sent from a portal. One for a vacancy needs an open vacancy and has a test of its own. */
const openForms = (key: GrantKey): readonly PortalForm[] =>
  sideOf(key).forms.filter(({ form }) => !getForm(form).isFor);

/** The traits of a portal that decide which code renders and answers it. */
const traitsOf = (key: GrantKey): string[] => {
  const { forms, ...side } = sideOf(key);
  return [
    key.split("-")[0] ?? key,
    `forms: ${Math.min(forms.length, 3)}`,
    ...forms.flatMap((form) => Object.keys(form).map((name) => `a form's ${name}`)),
    ...Object.keys(side),
  ];
};
/** Portals with the same traits are tested in full once; the parts and forms of each are checked in all of them. */
const workedIn = new Set(sampled(grantKeys, traitsOf));

/** Checks that every link of the portal's own navigation leads to a part on the page. */
async function seesEveryPart(phone: Page): Promise<void> {
  const links = phone.getByRole("navigation", { name: "Parts of this portal" }).getByRole("link");
  const missing = await links.evaluateAll((all) =>
    all
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !document.getElementById(href.slice(1))),
  );
  expect(missing).toEqual([]);
  for (const name of ["Overview", /^What you sent/, "Documents", "Ask", "Your access"])
    await expect(links.filter({ hasText: name }).first()).toBeVisible();
}

/** Checks that the portal's links to its forms are right, and that the first form is there. */
async function findsItsForms(phone: Page, key: GrantKey): Promise<void> {
  for (const { form, where } of openForms(key)) {
    const card = phone.locator(".card").filter({
      has: phone.getByRole("heading", { level: 3, name: formTitle(form, "en"), exact: true }),
    });
    const href = where ? `${formPath(form)}?${where.field}=${where.is}` : formPath(form);
    await expect(card.getByRole("link", { name: "Start", exact: true })).toHaveAttribute("href", href);
  }
  const [first] = openForms(key);
  if (!first) throw new Error(`nothing is sent from ${key}`);
  const next = part(phone, "Overview").getByRole("link", { name: "See what it asks" });
  await next.click();
  await expect(phone).toHaveURL((url) => url.pathname === formPath(first.form));
  await expect(phone.getByText("You need an account to send this")).toBeVisible();
  if (first.where) {
    await phone.getByRole("link", { name: "Start", exact: true }).click();
    await expect(phone).toHaveURL(
      (url) => url.searchParams.get(first.where?.field ?? "") === first.where?.is,
    );
    const control = phone.locator(`[name="${first.where.field}"]`);
    const chosen = control.and(phone.locator(":checked, select")).first();
    await expect(chosen).toHaveValue(first.where.is);
  } else {
    await expect(phone).toHaveURL((url) => url.pathname === formPath(first.form));
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(formTitle(first.form, "en"));
    const step = getForm(first.form).steps[0];
    await phone.getByRole("link", { name: "Start", exact: true }).click();
    await expect(phone.locator(`#${controlId("", step?.fields[0]?.name ?? "")}`)).toBeAttached();
  }
}

/** A figure of the overview. */
const figure = (phone: Page, label: string) =>
  part(phone, "Overview").locator("dl > div").filter({ hasText: label }).locator("dd");

/** Checks what a member sees right after being admitted. */
async function looksAround(phone: Page, key: GrantKey): Promise<void> {
  await phone.goto(findPortalByKey(key).path);
  await expect(part(phone, "What you sent")).toContainText("You have sent nothing from here yet");
  await expect(part(phone, "Documents").first()).toContainText("No document is here yet");
  await seesEveryPart(phone);
  await expect(part(phone, "Your access")).toContainText("You may enter.");
  await findsItsForms(phone, key);
}

for (const key of grantKeys.filter((one) => !workedIn.has(one)))
  test(`${findPortalByKey(key).name}: a member who was let in finds every part and every form`, async ({
    browser,
  }) => {
    const { phone, desk } = await memberAndStaff(browser, key);
    await looksAround(phone, key);
    await Promise.all([phone.context().close(), desk.context().close()]);
  });

for (const key of workedIn) {
  const { path, name } = findPortalByKey(key);

  test(`${name}: a member from an empty portal to one with answers, with staff on the other side`, async ({
    browser,
  }) => {
    const { member, phone, desk } = await memberAndStaff(browser, key);
    await looksAround(phone, key);

    const references: string[] = [];
    for (const { form, where } of openForms(key))
      references.push(await sentForm(member.visitor, form, where));
    const [reference = ""] = references;
    await phone.goto(path);
    const sent = part(phone, "What you sent").getByRole("listitem");
    await expect(sent).toHaveCount(references.length);
    for (const one of references) await expect(sent.filter({ hasText: one })).toContainText("Received");
    await expect(figure(phone, "With us")).toHaveText(String(references.length));
    await expect(part(phone, "Overview")).toContainText("Everything you sent is with us.");
    for (const { under } of openForms(key))
      if (under) await expect(phone.locator(`#${under}-send`)).toContainText("What you sent here before");

    const mark = reference.slice(-4);
    await decides(desk, reference, "ask", ["Your question", `Since when? ${mark}`], "Send the question");
    await phone.reload();
    await expect(phone.getByRole("link", { name: "What you sent (1 new)" })).toBeVisible();
    await expect(figure(phone, "Wait for your answer")).toHaveText("1");
    await expect(sent.first()).toContainText(reference);
    await part(phone, "Overview").getByRole("link", { name: "Answer the question" }).click();
    await expect(phone.getByText(`Since when? ${mark}`)).toBeVisible();
    await phone.getByLabel("Your answer").fill(`For three years. ${mark}`);
    await phone.getByRole("button", { name: "Send the answer" }).click();
    await expect(phone.getByText(`For three years. ${mark}`)).toBeVisible();

    await decides(desk, reference, "accept", ["Reason", `It is complete. ${mark}`], "Accept");
    await expect(desk.getByText(`For three years. ${mark}`).first()).toBeVisible();
    await expect(phone.locator("a.form-back").filter({ hasText: "Back to" })).toBeVisible();
    await phone.goto(path);
    await expect(figure(phone, "New from us")).toHaveText("1");
    await expect(sent.filter({ hasText: reference })).toContainText("Accepted");
    if (sideOf(key).holds?.includes(openForms(key)[0]!.form)) {
      await expect(phone.locator("#holdings")).toContainText(reference);
      await expect(phone.locator("#holdings dl.answers").first()).toBeVisible();
    }
    expect((await axeOn(phone).analyze()).violations).toEqual([]);
    await part(phone, "Overview").getByRole("link", { name: "Read it" }).click();
    await expect(phone.getByText(`It is complete. ${mark}`)).toBeVisible();
    await phone.getByLabel("Write to us about it").fill(`Thank you. ${mark}`);
    await phone.getByRole("button", { name: "Send the message" }).click();
    await expect(phone.getByText(`Thank you. ${mark}`)).toBeVisible();
    await desk.reload();
    await expect(desk.getByText(`Thank you. ${mark}`)).toBeVisible();
    await Promise.all([phone.context().close(), desk.context().close()]);
  });
}

/** The first part below the links to the parts. */
const firstPart = (phone: Page) => phone.locator(".portal-nav + .parts section[id]").first();

test("Credit union portal: its tabs and anchors lead to where one opens, borrows, asks and is let in", async ({
  browser,
}) => {
  const { member, phone } = await memberAndStaff(browser, "credit-union");
  const reference = await sentForm(member.visitor, "loan-check");
  for (const [tab, id] of [
    ["open", "accounts"],
    ["credit", "loans"],
    ["support", "support"],
    ["register", "access"],
  ]) {
    await phone.goto(`/portal/credit-union?tab=${tab}`);
    await expect(firstPart(phone)).toHaveAttribute("id", id ?? "");
  }
  await phone.goto("/portal/credit-union#loans");
  await expect(phone.locator("#loans")).toBeInViewport();
  await expect(phone.locator("#loans-send")).toContainText(reference);
  await expect(phone.locator("#accounts-send")).not.toContainText(reference);
  await phone.goto("/portal/credit-union#accounts");
  await expect(phone.locator("#accounts")).toBeInViewport();
});

test("RootsPay portal, without script: the estimate is answered in it, and one sees one's place in the line", async ({
  browser,
}) => {
  const { member, phone } = await memberAndStaff(browser, "rootspay", { javaScriptEnabled: false });
  await phone.goto("/portal/rootspay");
  await expect(part(phone, "Your place in the line")).toContainText("You stand in no line yet");
  const estimate = part(phone, "What a transfer costs");
  await estimate.getByLabel("Amount to send").fill("200");
  await estimate.getByLabel("Fee", { exact: true }).fill("5");
  await estimate.getByLabel("Rate the provider offers").fill("14.25");
  await estimate.getByRole("button", { name: "Work it out" }).click();
  await expect(phone).toHaveURL(/\/portal\/rootspay\?.*#estimate$/);
  await expect(phone.locator("#error-summary")).toBeVisible();
  await expect(estimate.getByLabel("Amount to send")).toHaveValue("200");
  await estimate.getByLabel("Your currency").selectOption("GBP");
  await estimate.getByLabel("Their currency").selectOption("KES");
  await estimate.getByRole("button", { name: "Work it out" }).click();
  await expect(estimate).toContainText(/Market rate: 1 GBP = [\d.,]+ KES, of /);
  await estimate.getByLabel("Market rate of today").fill("15");
  await estimate.getByRole("button", { name: "Work it out" }).click();
  await expect(estimate).toContainText("It costs 15.00 of your currency: 7.5% of what you send.");

  await sentForm(member.visitor, "rootspay-waiting");
  await phone.goto("/portal/rootspay");
  const line = part(phone, "Your place in the line");
  await expect(line.getByRole("heading", { name: "To Liberia" })).toBeVisible();
  await expect(line.locator("dd").first()).toHaveText(/^[1-9]\d*$/);
});

test("ClearSight: the front desk leads to every desk, and from a network that is not registered nobody enters", async ({
  browser,
}) => {
  const { member, phone } = await memberAndStaff(browser, "clearsight");
  await phone.goto("/portal/clearsight");
  const beside = part(phone, "Beside this portal");
  for (const key of grantKeys.filter((one) => one.startsWith("clearsight-")))
    await expect(beside.locator(`a[href="${findPortalByKey(key).path}"]`)).toHaveCount(1);
  await phone.setExtraHTTPHeaders({ "x-forwarded-for": "192.0.2.44" });
  await phone.reload();
  await expect(part(phone, "Your access")).toContainText("192.0.2.44");
  await expect(part(phone, "Documents")).toHaveCount(0);
  expect((await member.visitor.ask("/portal/verify/passport")).status).toBe(404);
});

test("the hub: everything of a member in one place, with the ways to take it along and to leave", async ({
  browser,
}) => {
  const { member, phone } = await memberAndStaff(browser, "vendor");
  const reference = await sentForm(member.visitor, "vendor");
  const letter = await sentForm(member.visitor, "letter-academic");
  const plan = { ...emptyPlan, ticks: { "1": [true, Date.now()] } };
  const saved = await member.visitor.ask("/api/account/plans", { json: { country: "togo", plan } });
  expect(saved.status).toBe(200);
  await phone.goto("/portal/onestop");
  await expect(phone.locator("#applications")).toContainText(reference);
  await expect(phone.locator("#letters")).toContainText(letter);
  await expect(phone.locator("#countries")).toContainText("Togo");
  await expect(phone.locator("#access").getByRole("link", { name: "Vendor portal" })).toBeVisible();
  const file = await phone.request.get("/api/account/export");
  expect(await file.text()).toContain(reference);
  await phone.locator("#data").getByRole("link", { name: "Delete my account" }).click();
  await expect(part(phone, "Delete my account")).toContainText("At once and for good.");
  await phone.goto("/portal/onestop");
  await phone.locator("#devices").getByRole("link", { name: "See and end sign-ins" }).click();
  await expect(part(phone, "Signed in now").getByText("This device").first()).toBeVisible();
});
