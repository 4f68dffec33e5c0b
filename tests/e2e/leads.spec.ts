import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { awaken } from "../support/awaken.ts";
import { ask } from "../support/database.ts";
import { aNetworkAddress, anAddress, aVisitor, signIn } from "../support/visitor.ts";

const referencePattern = /AK-[2-9A-Z]{4}-[2-9A-Z]{4}/;

type LeadRow = { reference: string; country_slug: string | null; contact_email: string; lead_type: string };

const leadsOf = (email: string) => ask<LeadRow>("select * from leads where contact_email = $1", [email]);

async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.locator("form[action='/api/leads']");
  await form.getByLabel(/name/i).fill("Ama Example");
  await form.getByLabel(/e-mail/i).fill(email);
  await form.locator("textarea").fill("What does it cost to register a company, and how long does it take?");
}

const send = (page: Page) => page.locator("form[action='/api/leads'] button[type='submit']").click();

// The number of messages from one network is limited, so each sender has a network of their own.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ "x-forwarded-for": aNetworkAddress() }));

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a question from a guide's form is in the database and its reference is shown", async ({ page }) => {
    const email = `plain-${randomUUID()}@example.org`;
    await page.goto("/start-business/togo");
    await fillIn(page, email);
    await send(page);
    await expect(page).toHaveURL(/\/contact\/received\?reference=AK-/);
    const [row] = await leadsOf(email);
    expect(row).toMatchObject({ country_slug: "togo", lead_type: "country_question" });
    await expect(page.getByRole("main")).toContainText(row?.reference ?? "no row");
    await expect(page.getByRole("main")).toContainText("Togo");
  });

  test("a wrong field is said beside it, with everything typed still there, and mending it sends it", async ({
    page,
  }) => {
    await page.goto("/start-business/togo");
    await fillIn(page, "not an address");
    await send(page);
    await expect(page).toHaveURL(/\/contact\?draft=/);
    await expect(page.getByText(/e-mail address like/i).first()).toBeVisible();
    await expect(page.getByLabel(/name/i)).toHaveValue("Ama Example");
    await expect(page.getByLabel(/e-mail/i)).toHaveValue("not an address");
    await expect(page.locator("textarea")).toHaveValue(/What does it cost/);
    const email = `mended-${randomUUID()}@example.org`;
    await page.getByLabel(/e-mail/i).fill(email);
    await page.getByRole("button", { name: /send|ask/i }).click();
    await expect(page).toHaveURL(/reference=AK-/);
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("the address of a form that could not be taken opens nothing in another browser, and says so", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto("/start-business/togo");
    await fillIn(page, "not an address");
    await send(page);
    await expect(page.getByLabel(/e-mail/i)).toHaveValue("not an address");
    const other = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const stranger = await other.newPage();
    await stranger.goto(page.url());
    await expect(stranger.locator("#error-summary")).toContainText("What you typed is not here any more.");
    await expect(stranger.getByLabel(/e-mail/i)).toHaveValue("");
    await other.close();
  });

  test("the contact page takes a question for any country", async ({ page }) => {
    const email = `contact-${randomUUID()}@example.org`;
    await page.goto("/contact");
    await fillIn(page, email);
    await page
      .getByLabel(/country/i)
      .last()
      .selectOption({ label: "Comoros" });
    await send(page);
    await expect(page).toHaveURL(/reference=AK-/);
    expect((await leadsOf(email))[0]).toMatchObject({ country_slug: "comoros", lead_type: "contact" });
  });
});

test("with script a question is answered in place with its reference", async ({ page }) => {
  const email = `script-${randomUUID()}@example.org`;
  await page.goto("/start-business/ghana");
  await awaken(page);
  await fillIn(page, "wrong");
  await send(page);
  await expect(page.getByText(/e-mail address like/i).first()).toBeVisible();
  await fillIn(page, email);
  await send(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  await expect(page).toHaveURL(/\/start-business\/ghana/);
  const rows = await leadsOf(email);
  expect(rows).toHaveLength(1);
  await expect(page.getByText(rows[0]?.reference ?? "no row")).toBeVisible();
});

test("an answer lost on the way loses nothing typed, and sending again makes one row", async ({ page }) => {
  const email = `lost-${randomUUID()}@example.org`;
  await page.goto("/start-business/ghana");
  await awaken(page);
  await fillIn(page, email);
  let isLost = false;
  await page.route("**/api/leads", async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch(); // it is filed, but the visitor gets no response
    await route.abort();
  });
  await send(page);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
  expect(await leadsOf(email)).toHaveLength(1);
  await expect(page.locator("form[action='/api/leads']").getByLabel(/e-mail/i)).toHaveValue(email);
  await send(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  const rows = await leadsOf(email);
  expect(rows).toHaveLength(1);
  await expect(page.getByText(rows[0]?.reference ?? "no row")).toBeVisible();
});

test("20 at once with one key make one row and one answer", async ({ request }) => {
  const email = `burst-${randomUUID()}@example.org`;
  const data = {
    lead_type: "contact",
    payload: {
      contact: { email },
      messages: [{ role: "user", text: "One question.", ts: "2026-11-21T10:00:00Z" }],
      page: "/contact",
    },
  };
  const headers = { "idempotency-key": randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request.post("/api/leads", { data, headers })),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]));
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { data: { reference: string } }).data.reference),
  );
  expect(new Set(references).size).toBe(1);
  expect(await leadsOf(email)).toHaveLength(1);
  const other = {
    ...data,
    payload: {
      ...data.payload,
      messages: [{ role: "user", text: "Another one.", ts: "2026-11-21T10:00:00Z" }],
    },
  };
  expect((await request.post("/api/leads", { data: other, headers })).status()).toBe(422);
});

test("what the API cannot take is refused with the status that fits", async ({ request, baseURL }) => {
  const json = { "content-type": "application/json" };
  const broken = await fetch(`${baseURL}/api/leads`, { method: "POST", headers: json, body: "{not json" });
  expect(broken.status).toBe(400);
  expect((await request.get("/api/leads")).status()).toBe(405);
  expect(
    (await request.post("/api/leads", { headers: { "content-type": "text/plain" }, data: "hello" })).status(),
  ).toBe(415);
  expect(
    (
      await request.post("/api/leads", { headers: json, data: JSON.stringify({ big: "x".repeat(17_000) }) })
    ).status(),
  ).toBe(413);
  const wrong = await request.post("/api/leads", { data: { lead_type: "nonsense" } });
  expect(wrong.status()).toBe(422);
  expect(await wrong.json()).toMatchObject({
    ok: false,
    code: "invalid_input",
    fields: { lead_type: [expect.any(String)] },
  });
  const foreigners = [
    ["sec-fetch-site", "cross-site"],
    ["origin", "https://elsewhere.example"],
  ] as const;
  for (const [name, value] of foreigners) {
    const headers = new Headers(json);
    headers.set(name, value);
    const foreign = await fetch(`${baseURL}/api/leads`, { method: "POST", headers, body: "{}" });
    expect(foreign.status).toBe(403);
  }
});

/** Signs a member in and gives the browser what sign-in leaves there. */
async function aMemberAt(page: Page, baseURL: string | undefined): Promise<string> {
  const [visitor, email] = [aVisitor(), anAddress()];
  const token = await signIn(visitor, email);
  const url = baseURL ?? "";
  await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
  await page.addInitScript((kept) => localStorage.setItem("auth_bearer", kept), token);
  return email;
}

test.describe("a member", () => {
  test("is told where the answer goes, and is not asked for the address", async ({ page, baseURL }) => {
    const email = await aMemberAt(page, baseURL);
    await page.goto("/start-business/ghana");
    await page.waitForLoadState("networkidle");
    const form = page.locator("form[action='/api/leads']");
    await form.locator("textarea").fill("How long does it take?");
    await expect(form.getByText(/We answer to m•••@example.org, the address of your account/)).toBeVisible();
    await expect(form.getByLabel(/e-mail/i)).toBeHidden();
    await send(page);
    await expect(page.getByText(referencePattern)).toBeVisible();
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("whose session has ended is asked for it, and loses nothing typed", async ({ page, baseURL }) => {
    const email = await aMemberAt(page, baseURL);
    await page.goto("/start-business/ghana");
    await page.waitForLoadState("networkidle");
    const form = page.locator("form[action='/api/leads']");
    await form.locator("textarea").fill("How long does it take?");
    await expect(form.getByText(/the address of your account\.$/).first()).toBeVisible();
    await ask(
      "update sessions set ended_at = now() where member_id = (select id from members where email = $1)",
      [email],
    );
    await send(page);
    await expect(form.getByRole("link", { name: /e-mail/i })).toBeVisible();
    await form.getByLabel(/e-mail/i).fill(email);
    await expect(form.locator("textarea")).toHaveValue("How long does it take?");
    await send(page);
    await expect(page.getByText(referencePattern)).toBeVisible();
    expect(await leadsOf(email)).toHaveLength(1);
  });

  test("in a portal finds no field for it at all, and files without script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    const email = await aMemberAt(page, baseURL);
    await page.goto("/portal/seed-bank");
    await page.getByText("Ask about this portal").click();
    const form = page.locator("form[action='/api/leads']");
    await expect(form.getByText(/We answer to m•••@example.org/)).toBeVisible();
    await expect(form.getByLabel(/e-mail/i)).toBeHidden();
    await form.locator("textarea").fill("Which seeds?");
    await send(page);
    await expect(page).toHaveURL(/reference=AK-/);
    expect(await leadsOf(email)).toHaveLength(1);
    await context.close();
  });
});

test("a visitor's page asks nobody who is signed in", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto("/start-business/ghana");
  await page.waitForLoadState("networkidle");
  await page.locator("form[action='/api/leads'] textarea").fill("How long does it take?");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/api/auth/me");
});

test("the sealed page answers an address with a campaign, which is kept with the question alone", async ({
  page,
}) => {
  const email = `came-${randomUUID()}@example.org`;
  const query = "utm_source=letter&utm_medium=e-mail&utm_campaign=spring";
  const answer = await page.goto(`/start-business/ghana?${query}`);
  expect([answer?.status(), answer?.headers()["etag"]]).toEqual([200, expect.stringMatching(/./)]);
  await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", /\/start-business\/ghana$/);
  await page.waitForLoadState("networkidle");
  await fillIn(page, email);
  await send(page);
  await expect(page.getByText(referencePattern)).toBeVisible();
  expect(
    await ask("select utm_source, utm_medium, utm_campaign from leads where contact_email = $1", [email]),
  ).toEqual([{ utm_source: "letter", utm_medium: "e-mail", utm_campaign: "spring" }]);
  expect(JSON.stringify(await page.context().storageState())).not.toContain("spring");
});
