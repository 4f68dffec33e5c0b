import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { aColleague, aRegistered, lendSession } from "../support/members.ts";
import { ask } from "../support/database.ts";

/** Signs an admin in and gives the page their session. */
async function asAdmin(page: Page) {
  const admin = await aColleague("admin");
  await lendSession(page, admin.visitor);
  return admin;
}

const actionsOf = async (email: string) =>
  (
    await ask<{ action: string }>(
      "select a.deed as action from audit_events a join members m on m.id = a.actor_id where m.email = $1 order by a.id",
      [email],
    )
  ).map(({ action }) => action);

const clean = async (page: Page) => expect((await axeOn(page).analyze()).violations).toEqual([]);

/** Finds an account through the queue and opens it. */
async function openMember(page: Page, email: string) {
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Members" }).click();
  await page.getByLabel("Whole e-mail address").fill(email);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("link", { name: email }).click();
  await expect(page).toHaveTitle(/^Member .•••@/);
  await expect(page.getByRole("heading", { level: 1, name: email })).toBeVisible();
}

test("an admin gives a role that works in a running session, takes it away, and signs the account out", async ({
  page,
}) => {
  const admin = await asAdmin(page);
  const ama = await aRegistered();
  await openMember(page, ama.email);
  await clean(page);
  const role = page.getByRole("region", { name: "Role", exact: true });
  await role.getByRole("button", { name: "Change the role" }).click();
  await expect(page.locator("#error-summary")).toContainText("Choose the new role.");
  await clean(page);
  await role.getByLabel("New role").selectOption("staff");
  await role.getByLabel("Reason").fill("Joins the desk from Monday on.");
  await role.getByRole("button", { name: "Change the role" }).click();
  await expect(page.getByText("Role changed")).toBeVisible();
  await expect(role.getByText("From Member to Staff")).toBeVisible();
  expect((await ama.visitor.ask("/admin")).status).toBe(200);

  await role.getByLabel("New role").selectOption("member");
  await role.getByLabel("Reason").fill("Leaves the desk again.");
  await role.getByRole("button", { name: "Change the role" }).click();
  await expect(role.getByText("From Staff to Member")).toBeVisible();
  expect((await ama.visitor.ask("/admin")).status).toBe(404);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("Each of their devices asks for a code again.")).toBeVisible();
  await expect(page.getByText("Not signed in anywhere.")).toBeVisible();
  expect((await ama.visitor.ask("/api/auth/me")).status).toBe(401);

  await openMember(page, admin.email);
  await expect(page.getByText("Nobody changes their own role")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the role" })).toHaveCount(0);
  expect(await actionsOf(admin.email)).toEqual(
    expect.arrayContaining(["member.sought", "member.read", "role.given", "role.taken", "member.signed_out"]),
  );
});

test("with script off, the pages of what runs the site are read, and a limit is lifted", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const admin = await asAdmin(page);
  const desk = page.getByRole("navigation", { name: "Desk" });

  await page.goto("/admin/mail?state=sent");
  await expect(page).toHaveTitle(/^Mail/);
  // The mail with the admin's code is listed, without its address and text.
  await expect(page.getByText("Sign-in code").first()).toBeVisible();
  await expect(page.getByText("address wiped").first()).toBeVisible();

  await desk.getByRole("link", { name: "Jobs" }).click();
  const upkeep = page.getByRole("main").getByRole("listitem").filter({ hasText: "Delete what is old" });
  await expect(upkeep.getByRole("button", { name: "Run now" })).toBeVisible();

  await desk.getByRole("link", { name: "Limits" }).click();
  await page.getByLabel("E-mail or network address").fill("nobody");
  await page.getByRole("button", { name: "Lift its limits" }).click();
  await expect(page.locator("#error-summary")).toContainText("Type one whole e-mail address");
  await expect(page.getByLabel("E-mail or network address")).toHaveValue("nobody");
  await page.getByLabel("E-mail or network address").fill(admin.email);
  await page.getByRole("button", { name: "Lift its limits" }).click();
  await expect(page.getByText(/counts? (was|were) lifted/)).toBeVisible();

  await desk.getByRole("link", { name: "Audit" }).click();
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("By: whole e-mail address or id").fill(admin.email);
  await page.getByLabel("What was done").selectOption("limits.lifted");
  await page.getByRole("button", { name: "Show" }).click();
  const events = page.getByRole("list", { name: "Events" });
  await expect(events.getByRole("listitem")).toHaveCount(1);
  await expect(events).toContainText("Limits lifted");

  await desk.getByRole("link", { name: "Health" }).click();
  await expect(page.getByText(/^Answers in/)).toBeVisible();

  // On a phone most of the desk's links are folded away, but not the one to the current page.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(desk.getByRole("link", { name: "Health" })).toHaveAttribute("aria-current", "page");
  await expect(desk.getByRole("link", { name: "Limits" })).toHaveCount(0);
  await desk.getByText("More pages").click();
  await desk.getByRole("link", { name: "Limits" }).click();
  await expect(page).toHaveTitle(/^Limits/);
  await context.close();
});

test("a mail that failed is tried again, and the audit is verified from its page", async ({ page }) => {
  await asAdmin(page);
  // A mail that cannot be decrypted stays in the outbox and is never sent.
  const [mail] = await ask<{ id: string }>(
    `insert into outbox_mails (kind, sealed, tries, failed_at, next_try_at, expires_at, last_fault)
     values ('case', '\\x00', 3, now(), now() + interval '1 hour', now() + interval '1 hour', 'RecipientRefused') returning id`,
  );
  await page.goto("/admin/mail");
  await clean(page);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "RecipientRefused" }).first();
  await row.getByRole("button", { name: "Try again now" }).click();
  await expect(page.getByText("It is tried again now.")).toBeVisible();
  const [now] = await ask<{ failed: boolean }>(
    "select failed_at is not null as failed from outbox_mails where id = $1",
    [mail?.id],
  );
  expect(now).toEqual({ failed: false });

  for (const path of ["/admin/jobs", "/admin/limits", "/admin/health", "/admin/members", "/admin/audit"]) {
    await page.goto(path);
    await clean(page);
  }
  const checks = async () => (await ask("select 1 from audit_checks")).length;
  const before = await checks();
  await page.getByRole("button", { name: "Verify now" }).click();
  await expect(page.getByText("The verification waits and runs within seconds.")).toBeVisible();
  await expect.poll(checks, { timeout: 60_000 }).toBeGreaterThan(before);
  await page.goto("/admin/audit");
  await expect(page.getByText("Not verified yet.")).toHaveCount(0);
});
