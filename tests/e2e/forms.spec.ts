import { expect, test, type Locator, type Page } from "@playwright/test";
import { getForm } from "#lib/domains/forms/definitions/index.ts";
import { rightAnswer } from "#tests/support/sample-answers.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { ask } from "#tests/support/database.ts";
import { axeOn } from "#tests/support/axe.ts";
import { fillPage } from "#tests/support/fill-page.ts";
import { aRegistered, lendSession } from "#tests/support/members.ts";
import { sentForm } from "#tests/support/sent-form.ts";
import { aBrowser } from "#tests/support/sign-in-page.ts";
import { aNetworkAddress, anAddress, aVisitor, codeFor } from "#tests/support/visitor.ts";

const grower = getForm("grower");
const steps = ["you", "land", "crops", "reach", "photos"] as const;

/** The values typed into one step of the grower's form. */
const typedInto = (step: string) =>
  Object.assign(
    {},
    ...(grower.steps.find(({ name }) => name === step)?.fields ?? []).map((field) => rightAnswer(field)),
  ) as Record<string, string[]>;

async function fillSteps(page: Page, from: readonly string[] = steps): Promise<void> {
  for (const step of from) {
    await expect(page.locator(`form[action="/api/forms/grower/${step}"]`)).toBeAttached();
    await fillPage(page, typedInto(step));
    await page.getByRole("button", { name: "Continue" }).click();
  }
}

const filed = (email: string) =>
  ask<{ reference: string; state: string }>(
    "select s.reference, s.state::text from submissions s join members m on m.id = s.member_id where m.email = $1",
    [email],
  );

for (const javaScriptEnabled of [true, false]) {
  test(`whoever is new fills a form in, proves an address at the end, and loses nothing on the way (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
    browser,
  }) => {
    const email = anAddress("grower");
    const page = await aBrowser(browser, { javaScriptEnabled });
    await page.goto("/policies/grower/apply");
    await page.getByRole("link", { name: "Start", exact: true }).first().click();
    await expect(page).toHaveURL(/\/forms\/grower$/);
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await fillSteps(page);
    await expect(page).toHaveURL(/\/forms\/grower\/check$/);
    await expect(page.getByRole("main").getByText("Liberia").first()).toBeVisible();
    await page.getByRole("button", { name: "Send me a code" }).click();
    await expect(page.locator("#error-summary li")).toHaveCount(2);
    await page.locator("[name=declaration]").check();
    await page.locator("[name=email]:visible").fill(email);
    await expect(page.locator("[name=country]")).toHaveValue("liberia");
    await page.locator("[name=audience]").selectOption("other");
    await page.locator("[name=consent]").check();
    const since = Date.now();
    await page.getByRole("button", { name: "Send me a code" }).click();
    await expect(page).toHaveURL(/\/login\/code$/);
    await expect(page.getByText("Once you confirm your address, your answers are sent")).toBeVisible();
    await page.locator("[name=code]").fill(await codeFor(email, since));
    await page.getByRole("button", { name: "Confirm and send" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sent. We have it.");
    const [row] = await filed(email);
    await expect(page.locator(".sent-panel strong")).toHaveText(row?.reference ?? "nothing is filed");

    await page.goto("/portal/onestop");
    await page.getByRole("link", { name: row?.reference ?? "" }).click();
    await expect(page.getByRole("heading", { name: /Where it stands: Received/ })).toBeVisible();
    await page.locator("summary", { hasText: "Withdraw it" }).click();
    await page.getByRole("button", { name: "Yes, withdraw it" }).click();
    await expect(page.getByRole("heading", { name: /Where it stands: Withdrawn/ })).toBeVisible();
    expect((await filed(email)).map(({ state }) => state)).toEqual(["withdrawn"]);
    await expect(page.getByLabel("Write to us about it")).toHaveCount(0);
    const [member] = await ask<{ audience: string; country_slug: string; consented: boolean }>(
      "select audience, country_slug, consented_at is not null as consented from members where email = $1",
      [email],
    );
    expect(member).toEqual({ audience: "other", country_slug: "liberia", consented: true });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`a number that can be read in two ways is asked about, and nothing typed is lost (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
    browser,
  }) => {
    const page = await aBrowser(browser, { javaScriptEnabled });
    await page.goto("/forms/grower");
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await fillSteps(page, ["you"]);
    await expect(page.locator('form[action="/api/forms/grower/land"]')).toBeAttached();
    await fillPage(page, { ...typedInto("land"), hectares: ["1.250"] });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.locator("#error-summary li")).toHaveText(/^Did you mean 1,250 or 1\.25 for/);
    await expect(page.locator("[name=hectares]")).toHaveValue("1.250");
    await page.getByRole("radio", { name: "1,250 (a thousand or more)" }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.locator('form[action="/api/forms/grower/crops"]')).toBeAttached();
    // With script the next step is rendered while the answers of the last are still being sent.
    const waiting = () => page.evaluate(() => localStorage.getItem("ak_forms_v1") ?? "");
    await expect.poll(waiting).not.toContain("hectares");
    await page.goto("/forms/grower/check");
    await expect(page.getByText("1,250 (1 thousand 250) hectares")).toBeVisible();
  });
}

test("somebody new sends a grower's application with two photos in at most 22 taps, none of them outside the form", async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { "x-forwarded-for": aNetworkAddress() },
  });
  const page = await context.newPage();
  const email = anAddress("taps");
  await page.goto("/forms/grower");
  let taps = 0;
  const pages = new Set<string>();
  const tap = async (target: Locator) => {
    taps += 1;
    pages.add(new URL(page.url()).pathname);
    await target.tap();
  };
  const types = async (name: string, text: string) => {
    await tap(page.locator(`[name="${name}"]`));
    await page.keyboard.type(text);
  };
  const picks = async (name: string, value: string) => {
    await tap(page.locator(`select[name="${name}"]`));
    await page.locator(`select[name="${name}"]`).selectOption(value);
  };
  const goesOn = async (step: string) => {
    await tap(page.getByRole("button", { name: "Continue" }));
    await expect(page).toHaveURL(new RegExp(step));
  };

  await tap(page.getByRole("link", { name: "Start", exact: true }));
  await types("fullName", "Ama Mensah");
  await tap(page.locator('[name="role"][value="owner"]'));
  await goesOn("step=land");
  await picks("country", "liberia");
  await types("district", "Gbarnga");
  await types("hectares", "3");
  await goesOn("step=crops");
  await tap(page.locator('[name="crops"][value="cereals"]'));
  await types("harvest", "Maize and beans, eleven sacks in August.");
  await tap(page.locator('[name="surplus"][value="yes"]'));
  await goesOn("step=reach");
  await tap(page.locator('[name="water"][value="rain"]'));
  await tap(page.locator('[name="road"][value="allYear"]'));
  await goesOn("step=photos");
  const photo = await aPhoto(page);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    tap(page.locator("input[type=file]")),
  ]);
  await chooser.setFiles(files(photo));
  await expect(page.getByText("Added.", { exact: true })).toHaveCount(2, { timeout: 30_000 });
  await goesOn("/check$");
  await tap(page.locator("[name=declaration]"));
  await types("email", email);
  await tap(page.locator("[name=consent]"));
  const since = Date.now();
  await tap(page.getByRole("button", { name: "Send me a code" }));
  await expect(page.locator("[name=code]")).toBeFocused();
  await page.keyboard.type(await codeFor(email, since));
  await tap(page.getByRole("button", { name: "Confirm and send" }));
  await expect(page.locator(".sent-panel strong")).toHaveText(/^AK-/);
  expect(taps).toBeLessThanOrEqual(22);
  expect([...pages]).toEqual(["/forms/grower", "/forms/grower/fill", "/forms/grower/check", "/login/code"]);
});

test("a session that ends while the check is open loses nothing: the sign-in sends what was pressed", async ({
  browser,
}) => {
  const { visitor, email } = await aRegistered();
  const page = await aBrowser(browser);
  await lendSession(page, visitor);
  await page.goto("/forms/grower/fill?step=you");
  await fillSteps(page);
  await expect(page).toHaveURL(/\/forms\/grower\/check$/);
  await page.locator("[name=declaration]").check();
  await ask(
    "update sessions set ended_at = now() where member_id = (select id from members where email = $1)",
    [email],
  );
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  const since = Date.now();
  await page.locator("[name=email]:visible").fill(email);
  await page.getByRole("button", { name: /code/i }).first().click();
  await page.locator("[name=code]").fill(await codeFor(email, since));
  await page.getByRole("button", { name: "Confirm and send" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sent. We have it.");
  expect(await filed(email)).toHaveLength(1);
});

test("a member near the limit of forms is told before they fill one in and before they send it", async ({
  browser,
}) => {
  const { visitor, email } = await aRegistered();
  for (let count = 0; count < 8; count += 1) await sentForm(visitor, "seed-accession");
  const page = await aBrowser(browser);
  await lendSession(page, visitor);
  await page.goto("/forms/grower");
  await expect(page.getByText("at most 10 forms can be sent in an hour")).toBeVisible();
  await page.goto("/forms/grower/fill?step=you");
  await expect(page.getByText("You can send 2 more forms for now")).toBeVisible();
  await sentForm(visitor, "seed-accession");
  await sentForm(visitor, "seed-accession");
  await page.reload();
  await expect(page.getByText("You cannot send this yet")).toBeVisible();
  await expect(page.getByText(/You have sent 10 of the 10 forms .* send it in \d+ minutes/)).toBeVisible();
  await fillSteps(page);
  await expect(page).toHaveURL(/\/forms\/grower\/check$/);
  await expect(page.getByText("You cannot send this yet")).toBeVisible();
  expect(await filed(email)).toHaveLength(10);
});

test("with script a step is drawn at once, back and forward lead through them, and reloading finds them again", async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  await page.goto("/forms/grower/fill?step=you");
  const saved = page.waitForResponse("**/api/forms/grower/you");
  await fillSteps(page, ["you"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your land");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\?step=land$/);
  await expect(page).toHaveTitle(/^Your land: Apply as a grower /);
  await page.goBack();
  await expect(page).toHaveTitle(/^You: Apply as a grower /);
  await expect(page.locator("[name=fullName]")).toHaveValue(typedInto("you")["fullName"]?.[0] ?? "");
  await page.goForward();
  await expect(page.locator("[name=district]")).toBeVisible();
  await saved; // in the background: until then the server does not know the second step
  await page.reload();
  await expect(page.locator("[name=district]")).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("radio", { name: /cooperative/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("[name=members]")).toBeVisible();
  await expect(page.getByText("Step 2 of 6")).toBeVisible();
});

test("a lost connection keeps the answers on the device and sends them later; what is sent twice is filed once", async ({
  browser,
}) => {
  const { visitor, email } = await aRegistered();
  const page = await aBrowser(browser);
  await lendSession(page, visitor);
  await page.goto("/forms/grower/fill?step=you");
  await fillSteps(page, ["you", "land"]);
  await page.context().setOffline(true);
  await fillSteps(page, ["crops", "reach", "photos"]);
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/forms\/grower\/check$/, { timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem("ak_forms_v1"))).toMatch(/^(?:\{\})?$|null/);
  await page.getByRole("checkbox").check();

  // The response to the first try is lost: the server has filed it, and the browser does not know.
  await page.route(
    "**/api/forms/grower/send",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(/sent as soon as there is one/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sent. We have it.", { timeout: 30_000 });
  expect(await filed(email)).toHaveLength(1);
});

test("nobody skips a step, opens what is not begun, or reads what another sent", async ({ browser }) => {
  const page = await aBrowser(browser);
  await page.goto("/forms/grower/fill?step=reach");
  await expect(page).toHaveURL(/\?step=you$/);
  await page.goto("/forms/grower/check");
  await expect(page).toHaveURL(/\/forms\/grower$/);
  const { visitor } = await aRegistered();
  expect(fieldsOf(grower).length).toBeGreaterThan(8);
  for (const step of steps) {
    const form = Object.fromEntries(
      Object.entries(typedInto(step)).map(([name, [value = ""]]) => [name, value]),
    );
    await visitor.ask(`/api/forms/grower/${step}`, { form });
  }
  const check = await visitor.ask("/forms/grower/check");
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(check.text)?.[1] ?? "";
  const json = { started: hidden("started"), version: hidden("version"), declaration: true };
  const { data } = (await visitor.ask("/api/forms/grower/send", { json })).json() as {
    data: { reference: string };
  };
  for (const reference of [data.reference, "AK-2222-2222", "nonsense"]) {
    await page.goto(`/forms/status?reference=${reference}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Follow what you sent");
    await expect(page.locator("[name=reference]")).toHaveValue(reference);
    await expect(page.locator(".sent-panel")).toHaveCount(0);
  }
});

test("the pages of a form have nothing axe finds, and nothing scrolls sideways at 320 px", async ({
  browser,
}) => {
  const { visitor } = await aRegistered();
  const page = await aBrowser(browser);
  await lendSession(page, visitor);
  const look = async () => {
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await page.goto("/forms/grower");
  await look();
  await page.goto("/forms/grower/fill?step=you");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("#error-summary")).toBeFocused();
  await look();
  await fillSteps(page);
  await expect(page).toHaveURL(/check$/);
  await look();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/status/);
  await look();
  await page.goto("/forms/status");
  await look();
});

/** A photo like a phone's: too much detail to be compressed into one part. */
const aPhoto = (page: Page): Promise<Buffer> =>
  page
    .evaluate(() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [1600, 1200];
      const paint = canvas.getContext("2d");
      if (!paint) throw new Error("no canvas");
      const noise = paint.createImageData(1600, 1200);
      for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 2_654_435_761) >>> (at % 24);
      paint.putImageData(noise, 0, 0);
      return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
    })
    .then((text) => Buffer.from(text, "base64"));

const files = (photo: Buffer) => [
  { name: "field.jpg", mimeType: "image/jpeg", buffer: photo },
  { name: "water.jpg", mimeType: "image/jpeg", buffer: photo },
];

test("two photos come over a line that is cut twice, go with what is sent, and open for their sender alone", async ({
  browser,
}) => {
  const { visitor } = await aRegistered();
  const page = await aBrowser(browser);
  await lendSession(page, visitor);
  await page.goto("/forms/grower/fill?step=you");
  await fillSteps(page, steps.slice(0, -1));
  const cut = new Set<string>();
  await page.route("**/api/uploads/*", (route) => {
    const request = route.request();
    const isLater = Number(request.headers()["upload-offset"] ?? 0) > 0;
    if (request.method() !== "PATCH" || !isLater || cut.has(request.url())) return route.continue();
    cut.add(request.url());
    return route.abort("connectionreset");
  });
  const photo = await aPhoto(page);
  const [first, second] = files(photo);
  await page.locator("input[type=file]").setInputFiles(first ?? []);
  await expect(page.getByText("Added.", { exact: true })).toBeVisible({ timeout: 30_000 });
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.locator("input[type=file]").setInputFiles(second ?? []);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The form goes on by itself once they have come.")).toBeVisible();
  await expect(page).toHaveURL(/\/forms\/grower\/check$/);
  expect(cut.size).toBe(2);
  await expect(page.getByText(/field\.jpg.*water\.jpg/)).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sent. We have it.");
  const at = (await page.getByRole("link", { name: "field.jpg" }).getAttribute("href")) ?? "";
  const mine = await visitor.ask(at);
  expect(mine.status).toBe(200);
  expect(mine.headers.get("content-disposition")).toMatch(/^attachment; filename="field\.jpg"/);
  expect(mine.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await aVisitor().ask(at)).status).toBe(404);
  expect((await (await aRegistered()).visitor.ask(at)).status).toBe(404);
});

test("without script photos come with the form, and what is none is said beside the question", async ({
  browser,
}) => {
  const { visitor } = await aRegistered();
  const page = await aBrowser(browser, { javaScriptEnabled: false });
  await lendSession(page, visitor);
  await page.goto("/forms/grower/fill?step=you");
  await fillSteps(page, steps.slice(0, -1));
  const photo = await aPhoto(page);
  const liar = { name: "deed.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>alert(1)</script>") };
  await page.locator("input[type=file]").setInputFiles([...files(photo).slice(0, 1), liar]);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("#error-summary li")).toHaveText([/This is no photo/]);
  await page.locator("input[type=file]").setInputFiles(files(photo).slice(1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/forms\/grower\/check$/);
  await expect(page.getByText(/field\.jpg.*water\.jpg/)).toBeVisible();
});

test("whoever has no account takes the answers along as a link, and goes on with them in another browser", async ({
  browser,
}) => {
  const page = await aBrowser(browser);
  await page.goto("/forms/grower/fill?step=you");
  await fillSteps(page, ["you", "land"]);
  await expect(page.locator("[name=harvest]")).toBeVisible();
  await page.locator("[name=harvest]").fill("Half a sentence about rice");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel(/Your link, until/).inputValue();
  expect(link).toMatch(/\/forms\/grower\/fill\?step=you#saved=[\w-]{36}\.[\w-]{43}$/);
  const kept = await ask<{ body: Buffer }>("select body from saved_forms where id = $1", [
    /#saved=([\w-]{36})/.exec(link)?.[1],
  ]);
  expect(kept[0]?.body.toString("latin1")).not.toContain("rice");
  const other = await aBrowser(browser);
  await other.goto(link);
  await expect(other.locator("[name=fullName]")).toHaveValue(typedInto("you")["fullName"]?.[0] ?? "");
  // An incomplete step is rejected, and stays on the device until it is complete.
  await expect.poll(() => other.evaluate(() => localStorage.getItem("ak_forms_v1"))).not.toContain('"land"');
  await other.goto("/forms/grower/fill?step=crops");
  await expect(other.locator("[name=harvest]")).toHaveValue("Half a sentence about rice");
  await expect(other.locator("#error-summary li")).not.toHaveCount(0);
  await other.goto("/forms/grower/fill?step=land");
  await expect(other.locator("[name=district]")).toHaveValue(typedInto("land")["district"]?.[0] ?? "");
  await other.goto(`${link.slice(0, -3)}abc`);
  await expect(other.getByText("This link is not whole")).toBeVisible();
});
