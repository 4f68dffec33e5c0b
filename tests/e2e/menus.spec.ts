import { expect, test, type Page } from "@playwright/test";
import { awaken, awakenBySearch } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";

const menus = [
  { id: "one-africa", label: "One Africa", height: 75, first: "Find a country" },
  { id: "finance", label: "Finance & Banking", height: 70, first: "See what moves money" },
  { id: "explore", label: "Explore", height: 75, first: "Divisions" },
  { id: "company", label: "Company", height: 60, first: "Divisions" },
  { id: "apply", label: "Apply", height: 60, first: "Register" },
] as const;

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const trigger = (page: Page, label: string) => main(page).getByRole("button", { name: label, exact: true });
const panel = (page: Page) => page.locator(".menu-panel[data-state='open']");
const held = (page: Page) => page.locator("html[data-held]");

/** Opens a page and waits until its menus have replaced the links. */
async function visit(page: Page, path = "/contact") {
  await page.goto(path);
  await awaken(page);
  await expect(trigger(page, "Apply")).toBeVisible({ timeout: 30_000 });
}

async function expectHeld(page: Page, isHeld: boolean) {
  await expect(held(page)).toHaveCount(isHeld ? 1 : 0);
  await expect(page.locator("main[inert]")).toHaveCount(isHeld ? 1 : 0);
  await expect(page.locator(".site > footer[inert]")).toHaveCount(isHeld ? 1 : 0);
}

async function closed(page: Page) {
  await expect(panel(page)).toHaveCount(0);
  await expectHeld(page, false);
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const { id, label, height, first } of menus) {
    test(`${label} by mouse: shown when pointed at, pinned by a click, closed by a click elsewhere`, async ({
      page,
    }) => {
      await visit(page);
      await trigger(page, label).hover();
      await expect(panel(page).getByRole("link", { name: first, exact: true })).toBeVisible();
      await expectHeld(page, false);
      await page.mouse.move(640, 890);
      await closed(page);

      await trigger(page, label).click();
      await expect(trigger(page, label)).toHaveAttribute("aria-expanded", "true");
      await expectHeld(page, true);
      const box = await panel(page).boundingBox();
      expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual((900 * height) / 100);
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(900);
      await page.mouse.move(640, 890);
      await expect(panel(page)).toBeVisible();
      await page.mouse.click(640, 890);
      await closed(page);
      expect(page.url()).not.toContain(`/menu/${id}`);
    });

    test(`${label} by keyboard: shown on focus, pinned by Enter and Space, entered by the down arrow, left by Escape`, async ({
      page,
    }) => {
      await visit(page);
      const button = trigger(page, label);
      await page.keyboard.press("Tab"); // from here on focus comes from the keyboard
      await button.focus();
      await expect(panel(page)).toBeVisible();
      await expectHeld(page, false);
      await page.keyboard.press("Escape");
      await closed(page);
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expectHeld(page, true);
        await expect(button).toBeFocused();
        await page.keyboard.press("Escape");
        await closed(page);
        await expect(button).toBeFocused();
      }
      await page.keyboard.press("ArrowDown");
      await expectHeld(page, true);
      await expect(panel(page).locator(":focus")).toHaveCount(1);

      // Tab cycles: every stop is the trigger or in the panel, and then the trigger again.
      const stops = await panel(page).locator("a, [role='tab'][tabindex='0']").count();
      let rounds = 0;
      for (let at = 0; at <= stops; at += 1) {
        await page.keyboard.press("Tab");
        const where = await page.evaluate(() =>
          document.activeElement?.closest(".menu-panel")
            ? "panel"
            : document.activeElement?.getAttribute("data-menu"),
        );
        if (where === id) rounds += 1;
        else expect(where).toBe("panel");
      }
      expect(rounds).toBe(1);
      await button.focus();
      await page.keyboard.press("Shift+Tab");
      await expect(panel(page).locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await closed(page);
      await expect(button).toBeFocused();
    });

    test(`axe finds nothing in ${label}, light and dark, and nothing moves when it opens`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const sum = { value: 0 };
        Object.assign(globalThis, { shifts: sum });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum.value += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await visit(page);
        await trigger(page, label).hover();
        await expect(panel(page)).toBeVisible();
        await trigger(page, label).click();
        await expectHeld(page, true);
        const { violations } = await axeOn(page).include("header").analyze();
        expect(
          violations.map(({ id: rule, nodes }) => `${colorScheme} ${rule}: ${nodes[0]?.html ?? ""}`),
        ).toEqual([]);
        await page.keyboard.press("Escape");
        await closed(page);
        const shifts = await page.evaluate(
          () => (globalThis as unknown as { shifts: { value: number } }).shifts.value,
        );
        expect(shifts).toBeLessThan(0.01);
      }
    });
  }

  test("the whole header is walked by Tab, and a menu that is only shown does not stand in the way", async ({
    page,
  }) => {
    await visit(page, "/investors");
    const names: string[] = [];
    for (let at = 0; at < 16; at += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest("header, .skip-link") ? (at.textContent ?? "").trim() : undefined;
      });
      if (name === undefined) break;
      names.push(name);
    }
    expect(names).toEqual([
      "Skip to content",
      "Your account",
      expect.stringMatching(/^[A-Z]{3}$/),
      "Lite mode",
      "Akoma",
      ...menus.map(({ label }) => label),
      "Vendor",
      "Join as Investor: interest only",
      "Ask us",
      "Search",
    ]);
    await expect(panel(page)).toHaveCount(0);
  });

  test("the arrows go from menu to menu; a pinned one stays pinned on the way", async ({ page }) => {
    await visit(page);
    await trigger(page, "One Africa").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await expect(trigger(page, "Finance & Banking")).toBeFocused();
    await expect(trigger(page, "Finance & Banking")).toHaveAttribute("aria-expanded", "true");
    await expectHeld(page, true);
    await page.keyboard.press("Escape");
    await closed(page);
    await expect(trigger(page, "Finance & Banking")).toBeFocused();
  });

  test("a second click closes, a click on another menu opens that one", async ({ page }) => {
    await visit(page);
    await trigger(page, "Company").click();
    await expectHeld(page, true);
    await trigger(page, "Apply").click();
    await expect(panel(page).getByRole("link", { name: "Register", exact: true })).toBeVisible();
    await expectHeld(page, true);
    await trigger(page, "Apply").click();
    await closed(page);
  });

  test("a menu closes when the address changes, when the focus goes elsewhere, and when the window becomes small", async ({
    page,
  }) => {
    await visit(page);
    const pin = async () => {
      await trigger(page, "Company").click();
      await expectHeld(page, true);
    };
    await pin();
    await page.evaluate(() => {
      location.hash = "elsewhere";
    });
    await closed(page);
    await pin();
    await page.locator(".logo").first().focus();
    await closed(page);
    await pin();
    await page.setViewportSize({ width: 800, height: 900 });
    await closed(page);
  });

  test("a menu pressed and closed at once stays closed, though the pointer is still on its name", async ({
    page,
  }) => {
    await visit(page);
    await trigger(page, "Company").click();
    await expectHeld(page, true);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(400); // longer than the hover delay of a name
    await closed(page);
  });

  test("the focus that a dialog gives back to the name of a menu opens nothing; the keyboard's own does", async ({
    page,
  }) => {
    await visit(page);
    await trigger(page, "Explore").click();
    await expectHeld(page, true);
    await page.keyboard.press("Escape");
    await closed(page);
    await page.mouse.move(640, 890);
    for (const key of ["Escape", "Close"]) {
      await page.keyboard.press("Control+k");
      const dialog = page.getByRole("dialog", { name: "Search this site" });
      await expect(dialog).toBeVisible();
      if (key === "Escape") await page.keyboard.press("Escape");
      else await dialog.getByRole("button", { name: "Close" }).press("Enter");
      await expect(dialog).toHaveCount(0);
      await expect(trigger(page, "Explore")).toBeFocused();
      await page.waitForTimeout(400); // longer than a menu takes to open
      await closed(page);
    }
    await page.keyboard.press("ArrowDown");
    await expect(panel(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Control+k");
    await expect(panel(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(trigger(page, "Explore")).toBeFocused(); // the element that had focus is gone
    await closed(page);
    await page.keyboard.press("Tab");
    await expect(trigger(page, "Company")).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(trigger(page, "Explore")).toBeFocused();
    await expect(trigger(page, "Explore")).toHaveAttribute("aria-expanded", "true");
  });

  test("going back shows the page without the menu it was left by", async ({ page }) => {
    await visit(page);
    await trigger(page, "Company").click();
    await panel(page).getByRole("link", { name: "Divisions", exact: true }).click();
    await expect(page).toHaveURL(/\/subsidiaries$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await closed(page);
  });

  test("the tabs of Explore follow the arrows, Home and End, and show one list at a time", async ({
    page,
  }) => {
    await visit(page);
    await trigger(page, "Explore").focus();
    await page.keyboard.press("ArrowDown");
    const tabs = panel(page).getByRole("tab");
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(panel(page).getByRole("tab", { name: "App" })).toBeFocused();
    await expect(panel(page).getByRole("tab", { selected: true })).toHaveText("App");
    await expect(panel(page).getByRole("tabpanel", { name: "App" }).getByRole("link").first()).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(panel(page).getByRole("tab", { name: "Programs" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("tabpanel").locator(":focus")).toHaveCount(1);
  });

  test("the page one is on is marked in its menu", async ({ page }) => {
    await visit(page);
    await trigger(page, "Company").click();
    await expect(panel(page).getByRole("link", { name: "Contact", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("Apply says first that one registers before applying", async ({ page }) => {
    await visit(page);
    await trigger(page, "Apply").click();
    await expect(panel(page).getByText(/register before you apply/)).toBeVisible();
  });

  test("who saves data gets the menus on asking only, and plain links in place of finance's buttons", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto("/contact", { waitUntil: "networkidle" });
    expect(asked).not.toContain("/menus.json");
    await awakenBySearch(page);
    await main(page).getByRole("link", { name: "Finance & Banking" }).focus();
    await trigger(page, "Finance & Banking").click();
    await expectHeld(page, true);
    await expect(trigger(page, "Finance & Banking")).toBeFocused();
    const action = panel(page).getByRole("link", { name: "See what moves money" });
    await expect(action).toBeVisible();
    await expect(action).not.toHaveClass(/btn/);
  });

  test("the way in for investors stands on paths of investors and portals only", async ({ page }) => {
    const join = page.locator(".header-row").getByRole("link", { name: "Join as Investor: interest only" });
    for (const [path, isShown] of [
      ["/investors", true],
      ["/portal/investor", true],
      ["/portal/health", true],
      ["/investor-impact", false],
      ["/foundation", false],
      ["/contact", false],
    ] as const) {
      await page.goto(path);
      await expect(join, path).toBeVisible({ visible: isShown });
    }
  });

  test("the way in for investors has two lines at most and room around its words, however wide the window is", async ({
    page,
  }) => {
    await page.goto("/portal/investor");
    const join = page.locator(".header-row").getByRole("link", { name: "Join as Investor: interest only" });
    for (const width of [1120, 1280, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const space = await join.evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const [inside, outside] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
        const lines = inside.height / parseFloat(getComputedStyle(link).lineHeight);
        return {
          lines: Math.round(lines),
          beside: (outside.width - inside.width) / 2,
          height: outside.height,
        };
      });
      expect(space.lines, `${width}`).toBeLessThanOrEqual(2);
      expect(space.beside, `${width}`).toBeGreaterThanOrEqual(8);
      expect(space.height, `${width}`).toBe(48);
    }
  });
});

test("by touch on a wide screen a tap pins a menu, and a tap elsewhere closes it", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await visit(page);
  for (const { label, first } of menus) {
    await trigger(page, label).tap();
    await expect(panel(page).getByRole("link", { name: first, exact: true })).toBeVisible();
    await expectHeld(page, true);
    await page.touchscreen.tap(640, 890);
    await closed(page);
  }
  await context.close();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const button = (page: Page) => page.locator(".header-menu > summary");
  const sheet = (page: Page) => page.locator(".menu-sheet");
  const opener = (page: Page, label: string) => sheet(page).locator("summary", { hasText: label });

  async function openSheet(page: Page) {
    await page.goto("/contact");
    await expect(page.locator(".header-menu[data-scripted]")).toBeAttached();
    await button(page).tap();
    await expect(opener(page, "Apply")).toBeVisible();
    await expectHeld(page, true);
  }

  for (const { label } of menus) {
    test(`${label} opens in the sheet by touch, with targets of 48 px; axe finds nothing, light and dark`, async ({
      page,
    }) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await openSheet(page);
        await opener(page, label).tap();
        const links = sheet(page).locator("details[open] a, details[open] > summary, .sheet-foot a");
        const small = await links.evaluateAll((all) =>
          all
            .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.height > 0 && (box.height < 47.9 || box.width < 43.9))
            .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
        );
        expect(small).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const { violations } = await axeOn(page).include("header").analyze();
        expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html ?? ""}`)).toEqual(
          [],
        );
      }
    });
  }

  test("the sheet fills the window, holds the focus, and gives it back on Escape", async ({ page }) => {
    await openSheet(page);
    expect(await sheet(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    for (let at = 0; at < 14; at += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator(".header-menu :focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expectHeld(page, false);
  });

  test("on a tablet no link of the sheet is torn apart between two columns", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openSheet(page);
    for (const { label } of menus) {
      await opener(page, label).tap();
      const items = sheet(page).locator("details[open] li");
      await expect(items.first()).toBeVisible();
      const torn = await items.evaluateAll(
        (all) => all.filter((one) => one.getClientRects().length > 1).length,
      );
      expect([label, torn]).toEqual([label, 0]);
    }
  });

  test("the sheet makes room for the search when a keyboard asks for it", async ({ page }) => {
    await page.goto("/contact");
    await awaken(page);
    await expect(page.locator("dialog.quick-nav")).toBeAttached(); // it is rendered in advance, and becomes inert too
    await button(page).tap();
    await expectHeld(page, true);
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search this site" });
    await expect(search.getByRole("combobox")).toBeFocused();
    await expect(sheet(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(button(page)).toBeFocused();
    await expectHeld(page, false);
  });

  test("search, account, currency and lite mode are within the thumb's reach", async ({ page }) => {
    await openSheet(page);
    for (const name of ["Search", "Vendor", "Your account", "Lite mode"]) {
      const box = await sheet(page).getByRole("link", { name, exact: true }).boundingBox();
      expect(box?.y, name).toBeGreaterThan(740 / 2);
    }
  });

  test("a link of the sheet leads on, and nothing stays held on the way back", async ({ page }) => {
    await openSheet(page);
    await opener(page, "Company").tap();
    await sheet(page).getByRole("link", { name: "Divisions", exact: true }).tap();
    await expect(page).toHaveURL(/\/subsidiaries$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(button(page)).toBeVisible();
    await expectHeld(page, false);
  });

  test("a translated word for Menu covers nothing beside it", async ({ page }) => {
    await page.goto("/contact");
    for (const [word, dir] of [
      ["Cardápio", "ltr"],
      ["القائمة", "rtl"],
    ])
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const covered = await page.evaluate(
          ([text = "", direction = ""]) => {
            document.documentElement.dir = direction;
            const button = document.querySelector(".header-menu > summary");
            if (!button?.firstElementChild) return ["no button"];
            button.firstElementChild.textContent = text;
            const own = button.getBoundingClientRect();
            return [...document.querySelectorAll(".header-row > :not(:has(summary))")].flatMap((one) => {
              const { left, right, width: wide } = one.getBoundingClientRect();
              return wide > 0 && left < own.right - 0.5 && right > own.left + 0.5 ? [one.className] : [];
            });
          },
          [word, dir],
        );
        expect(covered, `${word} at ${width}`).toEqual([]);
      }
  });

  test("nothing is wider than 320 px with the sheet open, also at 400 % zoom", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openSheet(page);
    await opener(page, "One Africa").tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await sheet(page).getByRole("link", { name: "Lite mode" }).scrollIntoViewIfNeeded();
    await expect(sheet(page).getByRole("link", { name: "Lite mode" })).toBeInViewport();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, label, first } of menus) {
    test(`${label} is a page of links, from the row and from the sheet`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto("/contact");
      await main(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`/menu/${id}$`));
      await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: first, exact: true })).toBeVisible();

      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/contact");
      await page.locator(".header-menu > summary").click();
      await page.locator(".menu-sheet").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`/menu/${id}$`));
    });
  }

  test("the open sheet covers nothing: the page stands below it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact");
    await page.locator(".header-menu > summary").click();
    const sheet = await page.locator(".menu-sheet").boundingBox();
    const below = await page.locator("main").boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0));
  });
});

for (const { id } of menus) {
  test(`every link on /menu/${id} leads somewhere`, async ({ page, request }) => {
    await page.goto(`/menu/${id}`);
    const hrefs = await page
      .locator("main a[href^='/']")
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("href") ?? ""))]);
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
  });
}
