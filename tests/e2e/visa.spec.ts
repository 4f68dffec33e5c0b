import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { awaken } from "../support/awaken.ts";

const key = "ak_passport_v1";
const keep = (page: Page, code: string) =>
  page.addInitScript(([name, value]) => localStorage.setItem(name ?? "", JSON.stringify(value)), [key, code]);
const main = (page: Page) => page.getByRole("main");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guide and its Living page lead to the line of their country for the passport that is named", async ({
    page,
  }) => {
    for (const path of ["/start-business/ghana", "/one-africa/ghana"]) {
      await page.goto(path);
      await main(page).getByLabel("Visa for your passport").fill("french");
      await main(page).getByRole("button", { name: "Show", exact: true }).click();
      await expect(page).toHaveURL(/\/explore\/passport\/fr#ghana$/);
      await expect(main(page).getByRole("row", { name: /^Ghana/ })).toContainText("Visa from an embassy");
    }
  });

  test("what is no passport is ignored and said, and the next one leads back to the country", async ({
    page,
  }) => {
    await page.goto("/start-business/kenya");
    await main(page).getByLabel("Visa for your passport").fill("Nigria");
    await main(page).getByRole("button", { name: "Show", exact: true }).click();
    await expect(main(page)).toContainText("“Nigria” is no passport of this site");
    await main(page).getByRole("link", { name: "Nigerian passport" }).click();
    await expect(page).toHaveURL(/\/explore\/passport\/ng#kenya$/);
    await expect(main(page).getByRole("row", { name: /^Kenya/ })).toContainText("Visa free");
  });

  test("comparison and ranking read the passport from the address, in one spelling", async ({ page }) => {
    await page.goto("/explore/compare?c=kenya,ghana");
    await main(page).getByLabel("Your passport").fill("Kenyan");
    await main(page).getByRole("button", { name: "Show the visas" }).click();
    await expect(page).toHaveURL(/\/explore\/compare\?c=kenya,ghana&passport=KE$/);
    await expect(
      main(page)
        .getByRole("row", { name: /^Ghana/ })
        .filter({ hasText: "Visa" }),
    ).toContainText("Visa free, up to 60 days");
    await page.goto("/explore/ranking?by=population&passport=GB");
    await expect(main(page).getByRole("row", { name: /Egypt/ })).toContainText(
      "Visa on arrival, up to 30 days",
    );
    await page.goto("/explore/ranking?passport=atlantis");
    await expect(main(page)).toContainText("“atlantis” is no passport of this site");
  });
});

test("a passport is chosen once and answers on guide, Living, comparison and ranking", async ({ page }) => {
  await page.goto("/explore/passport/fr");
  await awaken(page);
  await main(page).getByRole("button", { name: "This is my passport" }).click();
  await expect(main(page)).toContainText("The French passport is kept on this device.");
  await page.goto("/start-business/kenya");
  await expect(main(page)).toContainText("French passport: Travel authorisation (ETA), up to 90 days.");
  await page.goto("/one-africa/egypt");
  await expect(main(page)).toContainText("French passport: Visa on arrival, up to 30 days.");
  await page.goto("/explore/compare?c=kenya,ghana");
  await main(page).getByRole("link", { name: "Show visas for your passport (FR)" }).click();
  await expect(page).toHaveURL(/c=kenya,ghana&passport=FR$/);
  await expect(main(page)).toContainText("Travel authorisation (ETA), up to 90 days");
  await page.goto("/explore/ranking");
  await main(page).getByRole("link", { name: "Show visas for your passport (FR)" }).click();
  await expect(page).toHaveURL(/ranking\?passport=FR$/);
  await expect(main(page).getByRole("row", { name: /Kenya/ })).toContainText("Travel authorisation (ETA)");
});

test("a guide keeps the passport that is named there, and nothing but that pair is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (one) => one.url().includes("/api/visa") && asked.push(new URL(one.url()).search));
  await page.goto("/start-business/togo");
  // If the button is pressed before the script has loaded, the form opens the passport's page, as without script.
  await awaken(page);
  await main(page).getByLabel("Visa for your passport").fill("British");
  await main(page).getByRole("button", { name: "Show", exact: true }).click();
  await expect(main(page)).toContainText("British passport: E-visa, up to 15 days.");
  expect(asked).toEqual(["?passport=British&to=togo"]);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('"GB"');
  await main(page).getByRole("button", { name: "Another passport" }).click();
  await main(page).getByLabel("Visa for your passport").fill("atlantis");
  await main(page).getByRole("button", { name: "Show", exact: true }).click();
  await expect(main(page).getByRole("alert")).toContainText("This is no passport of this site");
});

test("a wish that came before script is done once, and a link from elsewhere keeps no passport", async ({
  page,
}) => {
  const wish = "/explore/passport?passport=FR&keep=1";
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  await page.goto(wish);
  const button = main(page).getByRole("button", { name: "This is my passport" });
  await expect(button).toBeVisible();
  await awaken(page);
  expect(await stored()).toBeNull();
  await page.goto("/explore/passport/fr");
  const here = page.url();
  await page.goto(wish, { referer: here });
  await main(page).getByRole("button", { name: "Forget it" }).click();
  await expect(button).toBeVisible();
  await page.reload();
  await awaken(page);
  await expect(button).toBeVisible();
  expect(await stored()).toBeNull();
});

test("no page asks about visas where no passport is kept", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (one) => one.url().includes("/api/visa") && asked.push(one.url()));
  for (const path of ["/start-business/togo", "/one-africa/togo", "/explore/ranking"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await awaken(page);
  }
  expect(asked).toEqual([]);
});

test("the table of openness is as wide as a phone, figures and all", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/explore/passport");
  await main(page).getByText("All 54 in a table").click();
  const box = await main(page)
    .getByRole("table", { name: /^Visa openness/ })
    .boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(360);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the pages of passports, ${colorScheme}, and at 320 px nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await keep(page, "FR");
    for (const path of [
      "/explore/passport",
      "/explore/passport/us",
      "/explore/passport?to=ghana&passport=x",
    ]) {
      await page.goto(path);
      const { violations } = await axeOn(page).analyze();
      expect(violations).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([path, wide]).toEqual([path, false]);
    }
  });
}
