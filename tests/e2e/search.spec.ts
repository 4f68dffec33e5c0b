import { expect, test } from "@playwright/test";
import { axeOn } from "../support/axe.ts";

const searches = [
  ["cote d'ivoire", "Côte d'Ivoire"],
  ["Ivory Coast", "Côte d'Ivoire"],
  ["CI", "Côte d'Ivoire"],
  ["abidjan", "Côte d'Ivoire"],
  ["nigria", "Nigeria"],
  ["sao tome", "São Tomé and Príncipe"],
  ["cedi", "Ghana"],
] as const;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [query, name] of searches) {
    test(`"${query}" finds ${name} through the form`, async ({ page }) => {
      await page.goto("/start-business");
      await page.getByRole("searchbox", { name: /country/i }).fill(query);
      await page
        .getByRole("main")
        .getByRole("button", { name: /search|show/i })
        .first()
        .click();
      await expect(page).toHaveURL(/[?&]q=/);
      const list = page.locator("[data-results]");
      await expect(
        list
          .getByRole("link", { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`) })
          .first(),
      ).toBeVisible();
      expect(await list.getByRole("listitem").count()).toBeLessThan(12);
    });
  }

  test("a wrong value in the query is ignored and said", async ({ page }) => {
    const answer = await page.goto("/start-business?region=Atlantis&sort=colour&q=ghana");
    expect(answer?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.locator("[data-results]").getByRole("link", { name: /^Ghana/ })).toBeVisible();
    await expect(main.getByText(/Atlantis|not a region|ignored/i).first()).toBeVisible();
  });

  test("a region shows its countries only, in the list and on the map", async ({ page }) => {
    await page.goto("/start-business?region=North+Africa");
    await expect(page.locator("[data-results]").getByRole("listitem")).toHaveCount(6);
    await expect(page.locator("a[data-slug='egypt']").first()).not.toHaveClass(/map-off/);
    await expect(page.locator("a[data-slug='kenya']").first()).toHaveClass(/map-off/);
  });

  test("an unknown guide is a 404 that offers near matches", async ({ page }) => {
    const answer = await page.goto("/start-business/nigera");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("link", { name: /Nigeria/ })).toBeVisible();
  });

  test("any other unknown address is a 404 with a search and ways on", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  });
});

test("with script the list filters as one types, says how many, and the map follows", async ({ page }) => {
  await page.goto("/start-business");
  await page.getByRole("searchbox", { name: /country/i }).pressSequentially("nigria");
  await expect(page.locator("[data-results]").getByRole("listitem")).toHaveCount(1);
  await expect(page.locator(".find-count")).toContainText(/\b1\b/);
  await expect(page).toHaveURL(/q=nigria/);
  await expect(page.locator("a[data-slug='kenya']").first()).toHaveClass(/map-off/);
});

test("a country pointed at on the map is named under it, and nothing is asked for that is not there", async ({
  page,
}) => {
  const lost: string[] = [];
  page.on("response", (answer) => void (answer.status() >= 400 && lost.push(answer.url())));
  await page.goto("/start-business");
  await page.waitForLoadState("networkidle");
  const egypt = page.locator(".map a[data-slug='egypt']");
  await egypt.locator("use").hover();
  const [name, south] = await Promise.all([
    egypt.locator("text").boundingBox(),
    page.locator(".map a[data-slug='south-africa'] > use").boundingBox(),
  ]);
  expect(name?.y).toBeGreaterThan((south?.y ?? Infinity) + (south?.height ?? 0) - 1);
  await page.waitForLoadState("networkidle");
  expect(lost).toEqual([]);
});

test("focus=search puts the cursor into the search field", async ({ page }) => {
  await page.goto("/start-business?focus=search");
  await expect(page.getByRole("searchbox", { name: /country/i })).toBeFocused();
});

test("a part that fails says so, keeps the rest of the page, and comes back with Retry as it was asked", async ({
  page,
}) => {
  await page.goto("/start-business");
  const field = page.getByRole("searchbox", { name: /country/i });
  await field.pressSequentially("nigria");
  await expect(page).toHaveURL(/q=nigria/);
  await page.evaluate(() => {
    const { toSorted } = Array.prototype;
    Array.prototype.toSorted = () => {
      throw new Error("broken for a test");
    };
    addEventListener("mend", () => (Array.prototype.toSorted = toSorted));
  });
  await field.press("Backspace");
  const fallback = page.getByRole("main").getByRole("alert");
  await expect(fallback).toContainText("Something went wrong loading this section...");
  await expect(fallback.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("main").getByText(/^Business entry is a score/)).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event("mend")));
  await fallback.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator("[data-results]").getByRole("listitem")).toHaveCount(1);
  await expect(field).toHaveValue("nigria");
  await expect(fallback).toHaveCount(0);
});
