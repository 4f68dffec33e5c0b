import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { ask } from "../support/database.ts";
import { letMailPass } from "../support/let-mail-pass.ts";
import { mailsTo, waitForMail } from "../support/mailbox.ts";
import { required } from "../support/required.ts";
import { aBrowser, askForCode, confirmCode, enterCode, logIn } from "../support/sign-in-page.ts";
import { anAddress, aVisitor, codeFor, signIn } from "../support/visitor.ts";
import { withoutTip } from "../support/without-tip.ts";

async function register(page: Page, email: string): Promise<void> {
  const since = Date.now();
  await page.goto("/register");
  await page.getByLabel(/e-mail/i).fill(email);
  await page
    .getByLabel(/describes you/i)
    .first()
    .selectOption({ index: 1 });
  await page
    .getByLabel(/country/i)
    .first()
    .selectOption("ghana");
  await page.getByRole("checkbox").first().check();
  await page
    .getByRole("button", { name: /code|register|continue/i })
    .first()
    .click();
  await enterCode(page, email, since);
  await expect(page).toHaveURL(/\/portal\/onestop/);
}

for (const javaScriptEnabled of [true, false]) {
  test(`register, read the code from the mail, see the portal; another device sees it and ends it (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
    browser,
  }) => {
    const email = anAddress("journey");
    const first = await aBrowser(browser, { javaScriptEnabled });
    await register(first, email);
    await expect(first.getByRole("main")).toContainText(email);
    const [member] = await ask<{ audience: string; country_slug: string; consented_at: Date | null }>(
      "select audience, country_slug, consented_at from members where email = $1",
      [email],
    );
    expect(member).toMatchObject({ country_slug: "ghana" });
    expect(member?.audience).toBeTruthy();
    expect(member?.consented_at).not.toBeNull();

    await letMailPass(email);
    const second = await aBrowser(browser, { javaScriptEnabled });
    await logIn(second, email);
    await second.goto("/portal/onestop/devices");
    await expect(second.getByText(/this device/i).first()).toBeVisible();
    await second
      .getByRole("button", { name: /^(end|sign out)(?!.*(all|others)).*/i })
      .last()
      .click();
    await expect(second).toHaveURL(/\/portal\/onestop\/devices/);

    await first.goto("/portal/onestop");
    await expect(first.getByRole("main")).not.toContainText(email);
    await expect(first.getByLabel(/e-mail/i).first()).toBeVisible();
    await second.goto("/portal/onestop");
    await expect(second.getByRole("main")).toContainText(email);
  });
}

test("the bearer is kept for good when the device is remembered, opens the wall again, and is thrown away when it is worth nothing", async ({
  browser,
}) => {
  const email = anAddress("bearer");
  const page = await aBrowser(browser);
  await register(page, email);
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("auth_bearer"), sessionStorage.getItem("auth_bearer")]);
  const [kept, tab] = await stored();
  expect(kept).toMatch(/^[\w-]{43}$/);
  expect(tab).toBeNull();
  const me = await page.request.get("/api/auth/me", { headers: { authorization: `Bearer ${kept}` } });
  expect(me.status()).toBe(200);

  // The cookie is gone and the bearer is not: the sign-in wall notices it and lets the member in.
  await page.context().clearCookies();
  await page.goto("/portal/onestop");
  await expect(page.getByRole("main")).toContainText(email);

  // An invalid bearer is deleted.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem("auth_bearer", "a".repeat(43)));
  await page.goto("/portal/onestop");
  await expect(page.getByLabel(/e-mail/i).first()).toBeVisible();
  await expect.poll(stored).toEqual([null, null]);
});

test("a device that is not remembered keeps the bearer for its tab alone, and Reset removes every trace of one", async ({
  browser,
}) => {
  const email = anAddress("visit");
  const page = await aBrowser(browser);
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("auth_bearer"), sessionStorage.getItem("auth_bearer")]);
  const since = Date.now();
  await page.goto("/login?tab=login");
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByLabel(/code/i).first()).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("auth_bearer", "a".repeat(43));
    sessionStorage.setItem("auth_bearer", "b".repeat(43));
  });
  await page.getByRole("link", { name: "Use another e-mail address" }).click();
  await expect(page.getByRole("button", { name: "Send me a code" })).toBeVisible();
  expect(await stored()).toEqual([null, null]);

  await letMailPass(email);
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByRole("checkbox", { name: /remember/i }).uncheck();
  await expect.poll(async () => (await mailsTo(required("MAIL_FOLDER"), email)).length).toBe(2);
  await enterCode(page, email, since);
  await expect(page).toHaveURL(/\/portal\/onestop/);
  expect(await stored()).toEqual([null, expect.stringMatching(/^[\w-]{43}$/)]);
});

test("a wrong code is said in an alert with the tries left, and the right one then works", async ({
  browser,
}) => {
  const email = anAddress("wrong");
  const page = await aBrowser(browser);
  const since = Date.now();
  await askForCode(page, email);
  const code = await codeFor(email, since);
  await page
    .getByLabel(/code/i)
    .first()
    .fill(code === "000000" ? "000001" : "000000");
  await confirmCode(page);
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /4 tries left/ })
      .first(),
  ).toBeVisible();
  await enterCode(page, email, since);
  await expect(page).toHaveURL(/\/portal\/onestop/);
});

test("the link in the mail about a new device opens a page that ends nothing until its button is pressed", async ({
  browser,
}) => {
  const email = anAddress("newdevice");
  const owner = aVisitor();
  await signIn(owner, email);
  await letMailPass(email);
  const since = Date.now();
  const other = aVisitor();
  await signIn(other, email);
  const mail = await waitForMail(required("MAIL_FOLDER"), email, {
    subject: /device|sign-in|signed in/i,
    since,
  });
  const link = /https?:\/\/\S+\/login\/end\/[\w-]{43}/.exec(mail.text ?? "")?.[0];
  expect(link).toBeDefined();
  const page = await aBrowser(browser, { javaScriptEnabled: false });
  await page.goto(new URL(link ?? "").pathname);
  expect((await other.ask("/api/auth/me")).status).toBe(200);
  await page
    .getByRole("button", { name: /end|sign/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\/ended/);
  expect((await other.ask("/api/auth/me")).status).toBe(401);
  expect((await owner.ask("/api/auth/me")).status).toBe(200);
});

test("a device that signed in before opens on the sign-in tab, a new one on register", async ({
  browser,
}) => {
  const email = anAddress("tabs");
  const page = await aBrowser(browser);
  await page.goto("/login");
  await expect(
    page
      .getByRole("main") // the menus have links to these pages as well
      .locator("[aria-current=page]")
      .filter({ hasText: /register/i })
      .first(),
  ).toBeVisible();
  await register(page, email);
  await page.goto("/portal/onestop");
  await page
    .getByRole("button", { name: /sign out/i })
    .first()
    .click();
  await expect(page).toHaveURL(/said=signed-out/); // navigating earlier could leave the browser signed in
  await page.goto("/login");
  await expect(
    page
      .getByRole("main") // the menus have links to these pages as well
      .locator("[aria-current=page]")
      .filter({ hasText: /sign in/i })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_bearer"))).toBeNull();
});

test("pages of sign-in and the account have nothing axe finds, at 320 px too", async ({ browser }) => {
  test.slow();
  const email = anAddress("axe");
  const page = await aBrowser(browser);
  await withoutTip(page); // while it fades in, its colours are not final
  const check = async (path: string) => {
    await page.goto(path);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      // The new size applies before the whole layout has followed it.
      const taken = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(taken, `${path} ${width}`).toBeLessThanOrEqual(width);
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${width}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  };
  for (const path of [
    "/register",
    "/login?tab=login",
    "/login/code",
    `/login/end/${"a".repeat(43)}`,
    "/login/ended",
    "/login/deleted",
    "/portal/clearsight/register",
    "/portal/credit-union",
    "/portal/investor",
    "/foundation?open=1",
  ])
    await check(path);
  await register(page, email);
  for (const path of [
    "/portal/onestop",
    "/portal/onestop/devices",
    "/portal/onestop/account",
    "/portal/afrivent",
    "/portal/clearsight/corporate",
    "/portfolio/roadmap",
    "/portfolio/financials",
  ])
    await check(path);
});

test("without script a typo in every field comes back beside it with all that was typed, a wrong code too, and mended it signs in", async ({
  browser,
}) => {
  const email = anAddress("typos");
  const page = await aBrowser(browser, { javaScriptEnabled: false });
  await page.goto("/register?tab=register&next=%2Fportal%2Fonestop%2Fdevices");
  await page.locator("[name=email]").fill("ama@");
  await page.locator("[name=country]").selectOption("kenya");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.locator("#error-summary li")).toHaveText([
    /address like name@example.org/,
    /describes you best/,
    /Agree to what we store/,
  ]);
  await expect(page.locator("[name=email]")).toHaveValue("ama@");
  await expect(page.locator("[name=country]")).toHaveValue("kenya");
  // axe waits with timers, which a page without script may never run: a second window, with script, runs it.
  const looking = await aBrowser(browser, { storageState: await page.context().storageState() });
  await looking.goto(page.url());
  await expect(looking.locator("#error-summary li")).toHaveCount(3);
  expect((await axeOn(looking).analyze()).violations).toEqual([]);

  const since = Date.now();
  await page.locator("[name=email]").fill(`mailto:${email}\u200b`);
  await page.locator("[name=audience]").selectOption("vendor");
  await page.locator("[name=consent]").check();
  await page.getByRole("button", { name: "Send me a code" }).click();
  const code = await codeFor(email, since);
  await page.locator("[name=code]").fill(code === "000000" ? "111111" : "000000");
  await page.locator("[name=remember]").uncheck();
  await confirmCode(page);
  await expect(page.locator("#error-summary li")).toHaveText(/not right, or is no longer valid/);
  await expect(page.locator("[name=code]")).toHaveValue("");
  await expect(page.locator("[name=remember]")).not.toBeChecked();
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  await page.locator("[name=code]").fill(`\u202a${arabic}\u202c.`); // as some phones paste it
  await confirmCode(page);
  await expect(page).toHaveURL(/\/portal\/onestop\/devices$/);
  const rows = await ask<{ audience: string; country_slug: string; remembered: boolean }>(
    "select m.audience, m.country_slug, s.remembered from members m join sessions s on s.member_id = m.id where m.email = $1",
    [email],
  );
  expect(rows).toEqual([{ audience: "vendor", country_slug: "kenya", remembered: false }]);
});
