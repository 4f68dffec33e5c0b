import { execFileSync } from "node:child_process";
import { expect, test, type Page } from "@playwright/test";
import { getListingForm } from "#lib/domains/forms/definitions/index.ts";
import { axeOn } from "#tests/support/axe.ts";
import { fillPage } from "#tests/support/fill-page.ts";
import { aRegistered, lendSession } from "#tests/support/members.ts";
import { required } from "#tests/support/required.ts";
import { rightAnswer } from "#tests/support/sample-answers.ts";
import { aBrowser } from "#tests/support/sign-in-page.ts";
import { aVisitor } from "#tests/support/visitor.ts";

const form = getListingForm("academics");

/** The values typed into one step, with this name and its contact instead of sample ones. */
function typedInto(step: string, name: string): Record<string, string[]> {
  const fields = form.steps.find((one) => one.name === step)?.fields ?? [];
  const asked = fields.filter(({ when }) => !when || when.is.includes("website"));
  const typed = Object.assign({}, ...asked.map((field) => rightAnswer(field))) as Record<string, string[]>;
  const own: Record<string, string[]> = { listedName: [name], publicWebsite: ["college.example.org"] };
  return Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, own[key] ?? value]));
}

/** Fills in the form from its first step, sends it and returns its reference. */
async function list(page: Page, name: string): Promise<string> {
  for (const step of form.steps) {
    await expect(page.locator(`form[action="/api/forms/${form.id}/${step.name}"]`)).toBeAttached();
    await fillPage(page, typedInto(step.name, name));
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sent. We have it.");
  return page.locator(".sent-panel strong").innerText();
}

/** Runs the command that staff type, with the database and the secret of the site under test. */
const decide = (action: "accept" | "refuse", reference: string) =>
  execFileSync(
    process.execPath,
    ["--conditions=react-server", "lib/ops/cli/decide-submissions.ts", action, reference, "--words", "Looked up."],
    { env: { ...process.env, DATABASE_URL: required("TEST_DATABASE_URL") } },
  ); // prettier-ignore

for (const javaScriptEnabled of [true, false]) {
  test(`what a member lists and staff accept is found by everybody, until it is taken off (scripts ${javaScriptEnabled ? "on" : "off"})`, async ({
    browser,
  }) => {
    const name = `College of ${javaScriptEnabled ? "Rivers" : "Hills"} ${Date.now()}`;
    const { visitor } = await aRegistered();
    const page = await aBrowser(browser, { javaScriptEnabled });
    await lendSession(page, visitor);
    await page.goto("/directory/academics");
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    const reference = await list(page, name);

    const anybody = await aBrowser(browser, { javaScriptEnabled });
    const search = async () => {
      await anybody.goto("/directory/academics");
      await anybody.getByLabel(/^Name, town or word/).fill(name);
      await anybody.getByLabel("Country", { exact: true }).selectOption("liberia");
      await anybody.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
      await expect(anybody).toHaveURL(/\/directory\/academics\/listings\?.*country=liberia/);
    };
    await search();
    await expect(anybody.getByText("No entry fits this search")).toBeVisible();

    decide("accept", reference);
    await search();
    await expect(anybody.getByRole("heading", { level: 3, name })).toBeVisible();
    await expect(anybody.getByLabel(/^Name, town or word/)).toHaveValue(name);
    await expect(anybody.getByRole("link", { name: "college.example.org" })).toHaveAttribute(
      "rel",
      "nofollow ugc noopener",
    );

    await page.goto("/directory/academics/dashboard");
    await expect(page.getByText("In the directory since")).toBeVisible();
    await page.locator("summary", { hasText: `Take off ${name}` }).click();
    await page.getByRole("button", { name: `Yes, take off ${name}` }).click();
    await expect(page.getByRole("heading", { name: /Where it stands: Withdrawn/ })).toBeVisible();
    await search();
    await expect(anybody.getByText("No entry fits this search")).toBeVisible();
  });
}

test("a dashboard without a session says what it is for, and comes back after the sign-in", async ({
  page,
}) => {
  await page.goto("/directory/business/dashboard");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Sign in to see what you list");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    /next=%2Fdirectory%2Fbusiness%2Fdashboard/,
  );
});

test("an address below a directory that leads nowhere is answered so", async () => {
  const visitor = aVisitor();
  for (const path of ["/directory/astrology/listings", "/directory/astrology/dashboard"])
    expect((await visitor.ask(path)).status).toBe(404);
  const answer = await visitor.ask("/directory/medical/listings?q=%00%25_&country=atlantis&after=x");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([
    200,
    expect.stringMatching(/no-store/),
  ]);
});

test("search, results and dashboard have nothing axe finds, and nothing scrolls sideways at 320 px", async ({
  browser,
}) => {
  const { visitor } = await aRegistered();
  const page = await aBrowser(browser);
  await lendSession(page, visitor);
  for (const path of [
    "/directory",
    "/directory/medical",
    "/directory/medical/listings",
    "/directory/vital-records/dashboard",
  ]) {
    await page.goto(path);
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
