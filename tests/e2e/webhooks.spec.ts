import { expect, test } from "@playwright/test";
import { violationsWithoutScript } from "../support/axe.ts";
import { aColleague, lendSession } from "../support/members.ts";
import { ask } from "../support/database.ts";

test("with script off an admin adds a webhook, sees its secret once, tests it, makes a new secret and removes it", async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { visitor, email } = await aColleague("admin");
  await lendSession(page, visitor);
  const clean = async () => expect(await violationsWithoutScript(page)).toEqual([]);
  const secret = page.locator("code", { hasText: /^whsec_/ });
  const name = `CRM of ${email}`.slice(0, 60);

  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Webhooks" }).click();
  await expect(page).toHaveTitle(/^Webhooks/);
  await clean();
  await page.getByRole("link", { name: "New webhook" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Address", { exact: true }).fill("http://127.0.0.1:9/hooks");
  await page.getByLabel("Somebody wrote a message").check();
  await page.getByRole("button", { name: "Add the webhook" }).click();
  const summary = page.locator("#error-summary");
  await expect(summary).toContainText("Enter a whole address that begins with https://");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await clean();
  await expect(page.getByLabel("Somebody wrote a message")).toBeChecked();
  await page.getByLabel("Address", { exact: true }).fill("https://127.0.0.1:9/hooks");
  await page.getByRole("button", { name: "Add the webhook" }).click();

  await expect(page.getByText("The webhook is added and on.")).toBeVisible();
  await expect(secret).toHaveCount(1);
  const first = await secret.textContent();
  await clean();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(secret).toHaveCount(0);

  // Its address is on this machine, so nothing is sent there.
  await page.getByRole("button", { name: "Send a test event" }).click();
  await expect(page.getByText("A test event is on its way.")).toBeVisible();
  const delivery = page.getByRole("region", { name: "Deliveries" }).getByRole("listitem").first();
  await expect
    .poll(
      async () => {
        await page.reload();
        return delivery.textContent();
      },
      { timeout: 60_000 },
    )
    .toContain("its address is private or reserved, so nothing was sent.");
  await expect(delivery).toContainText("Given up");
  await clean();
  await delivery.getByRole("button", { name: /^Send again/ }).click();
  await expect(page.getByText("The event is sent again within seconds, under the same id.")).toBeVisible();

  await page.getByText("New secret, or remove it").click();
  await page.getByRole("button", { name: "Make a new secret" }).click();
  await expect(page.getByText("The webhook has a new secret.")).toBeVisible();
  await expect(secret).toHaveCount(1);
  expect(await secret.textContent()).not.toBe(first);

  await page.getByRole("link", { name: "Change", exact: true }).click();
  await expect(page.getByLabel("Somebody wrote a message")).toBeChecked();
  await page.getByLabel("A conversation is closed").check();
  await page.getByRole("button", { name: "Save the changes" }).click();
  await expect(page.getByText("The webhook is changed.")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("The webhook is paused.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a test event" })).toHaveCount(0);
  await page.getByRole("button", { name: "Switch on again" }).click();
  await expect(page.getByText("The webhook is on again.")).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByText("New secret, or remove it").click();
  await page.getByRole("button", { name: "Remove the webhook" }).click();
  await expect(page.getByText("The webhook is removed.")).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);

  const actions = await ask<{ action: string }>(
    `select a.deed as action from audit_events a join members m on m.id = a.actor_id
     where m.email = $1 and a.deed like 'webhook.%' and a.deed <> 'webhook.listed' order by a.id`,
    [email],
  );
  expect(actions.map(({ action }) => action.replace("webhook.", ""))).toEqual([
    "added",
    "secret_shown",
    "tested",
    "replayed",
    "secret_rotated",
    "secret_shown",
    "changed",
    "paused",
    "resumed",
    "removed",
  ]);
  await context.close();
});

test("one that was switched off says why, and to whoever is no admin there is nothing", async ({ page }) => {
  const [webhook] = await ask<{ id: string }>(
    `insert into webhooks (name, url, secret, events, off_at, off_why)
     values ('A CRM that is gone', 'https://crm.example.org/', '', '{conversation.closed}', now(), 'failing') returning id`,
  );
  const path = `/admin/webhooks?id=${webhook?.id}`;
  const staff = await aColleague("staff");
  for (const asked of ["/admin/webhooks", path]) {
    const answer = await staff.visitor.ask(asked);
    expect([answer.status, answer.text.includes("A CRM that is gone")]).toEqual([404, false]);
  }
  expect((await staff.visitor.ask("/admin")).text).not.toContain("/admin/webhooks");
  const { visitor } = await aColleague("admin");
  await lendSession(page, visitor);
  await page.goto(path);
  await expect(page.getByText("in 3 days and 10 tries or more it took nothing")).toBeVisible();
  await ask("delete from webhooks where id = $1", [webhook?.id]);
});
