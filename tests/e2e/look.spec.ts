import { expect, test, type Page } from "@playwright/test";
import { awaken } from "../support/awaken.ts";

/** Visible headings, labels and list items, from the top of the paper down. */
const seenDown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 2)
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map((one) => one.textContent.trim()),
  );

/** Sentences may begin with a capital and end with a full stop; lists need not. */
const plain = (texts: string[]) => texts.map((text) => text.toLowerCase().replace(/\.$/, ""));

for (const path of [
  "/start-business/togo",
  "/start-business/togo/branch",
  "/start-business/kenya/sole-trader",
])
  test(`${path} printed as it stands has the parts of its sheet for paper, in their order`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(`${path}/print`);
    const sheetSteps = await seenDown(page, ".sheet .boxes > li > b");
    const sheetTitle = await page.locator("h1").textContent();
    const sheetHeads = await seenDown(page, ".sheet h2");
    const listUnder = (head: string) => seenDown(page, `.sheet h2:text-matches("^${head}") + ul > li`);
    const [checks, duties, offices] = [
      await listUnder("Check"),
      await listUnder("After"),
      await listUnder("Offices"),
    ];
    await page.goto(path);
    expect(await seenDown(page, "h1")).toEqual([sheetTitle]);
    expect(await seenDown(page, ".steps:not(.steps-apart) > li > h3")).toEqual(sheetSteps);
    expect(plain(await seenDown(page, ".verify li"))).toEqual(plain(checks));
    const printedDuties = await seenDown(page, "#after .rows h3");
    expect(printedDuties.filter((duty, at) => !duties[at]?.startsWith(duty))).toEqual([]);
    expect(printedDuties).toHaveLength(duties.length);
    const printedOffices = await seenDown(page, ".offices h4");
    expect(printedOffices.filter((office) => !offices.some((line) => line.startsWith(office)))).toEqual([]);
    const parts = {
      Have: ".papers > summary",
      Steps: "#register > h2",
      Only: ".steps-apart",
      Check: ".verify",
      After: "#after",
      Offices: ".offices",
      Key: "#at-a-glance",
    };
    const seen = await page.locator(Object.values(parts).join()).evaluateAll(
      (all, named) =>
        all
          .filter((one) => one.checkVisibility())
          .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map((one) => Object.keys(named).find((key) => one.matches(named[key as keyof typeof named]))),
      parts,
    );
    expect([...new Set(seen)]).toEqual(sheetHeads.map((head) => head.split(" ")[0]));
    for (const gone of [".toc", ".country-tabs", ".page-end", ".page-actions", "#ask", ".site-header nav"])
      await expect(page.locator(gone).first()).toBeHidden();
  });

test("in a window of 800 px a menu is seen whole, or fades where there is more of it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  // Until the script has loaded, hovering a name opens nothing, and a press leads to the menu's page.
  await awaken(page);
  for (const name of ["One Africa", "Finance & Banking", "Explore", "Company", "Apply"]) {
    const open = page.locator(".menu-panel[data-state=open]");
    await page.locator(".menu-bar [data-menu]", { hasText: name }).hover();
    await expect(open.locator(".menu-body")).toBeVisible();
    const panel = await open.evaluate((one) => ({
      isWhole: one.scrollHeight <= one.clientHeight,
      end: one.getBoundingClientRect().bottom,
    }));
    expect([name, panel.end <= 800]).toEqual([name, true]);
    // A fade covers the foot of the panel, cards included, until the end is reached.
    const atFoot = () =>
      open.evaluate((one) => {
        const { left, bottom, width } = one.getBoundingClientRect();
        const fade = getComputedStyle(one, "::after");
        const isFaded = one.matches("[data-more]") && fade.position === "sticky" && fade.content !== "none";
        return { isFaded, isOwn: one.contains(document.elementFromPoint(left + width / 2, bottom - 12)) };
      });
    await expect.poll(atFoot).toEqual({ isFaded: !panel.isWhole, isOwn: true });
    if (name === "Finance & Banking") {
      expect(panel.isWhole).toBe(false);
      await open.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      await expect.poll(atFoot).toEqual({ isFaded: false, isOwn: true });
    }
    await page.mouse.move(640, 790);
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(0);
  }
});

test("what scrolls in a panel fades while there is more of it, and what has the focus stays clear of the fade", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  await awaken(page);
  await page.locator(".menu-bar [data-menu=finance]").click();
  const panel = page.locator(".menu-panel[data-state=open]");
  await expect(panel).toHaveAttribute("data-more", "");
  const fadePx = 64;
  for (const link of await panel.getByRole("link").all()) {
    await link.focus();
    // Whether there is more below is known once the panel has received its scroll event.
    const clearPx = () =>
      link.evaluate((one) => {
        const box = one.closest(".menu-panel");
        if (!box) return NaN;
        const under = box.getBoundingClientRect().bottom - one.getBoundingClientRect().bottom;
        return box.matches("[data-more]") ? under : Infinity;
      });
    await expect.poll(clearPx, await link.innerText()).toBeGreaterThanOrEqual(fadePx);
  }
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  const list = page.locator("[cmdk-list]");
  await expect(list).toHaveAttribute("data-more", "");
  await expect(list).toHaveCSS("mask-image", /linear-gradient/);
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect(list).not.toHaveAttribute("data-more");
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 360, height: 560 });
  await page.locator(".header-menu > summary").click();
  const sheet = page.locator(".menu-sheet");
  await sheet.locator("summary[data-menu]").first().click();
  await expect(sheet).toHaveAttribute("data-more", "");
  await sheet.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect(sheet).not.toHaveAttribute("data-more");
});

test("what scrolls to the side on a phone fades at its edge while there is more of it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, selector] of [
    ["/start-business/togo", ".path-switch"],
    ["/start-business/togo", ".country-tabs"],
    ["/explore/countries/nigeria", ".country-tabs"],
  ] as const) {
    await page.goto(path);
    const strip = page.locator(selector).first();
    const fade = () => strip.evaluate((one) => getComputedStyle(one).getPropertyValue("--fade"));
    expect(await strip.evaluate((one) => one.scrollWidth > one.clientWidth), `${path} ${selector}`).toBe(
      true,
    );
    await expect.poll(fade).toBe("48px");
    await strip.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: "instant" }));
    await expect.poll(fade).toBe("0px");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of [
    "/start-business/togo",
    "/subsidiaries/agx",
    "/policies/shipping",
    "/programs/farm-with-us",
  ])
    test(`what is on ${path} is folded, and the fold opens it`, async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole("navigation", { name: "On this page" });
      await expect(contents.getByRole("link").first()).toBeHidden();
      await contents.locator("summary").click();
      await expect(contents.getByRole("link").first()).toBeVisible();
    });

  for (const path of [
    "/subsidiaries/agx/campus/sierra-leone",
    "/start-business/sao-tome-and-principe/foreign-owner",
  ])
    test(`breadcrumbs of ${path} stand in one line within the screen`, async ({ page }) => {
      await page.goto(path);
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      expect((await crumbs.locator("ol").boundingBox())?.height).toBeLessThan(60);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
});
