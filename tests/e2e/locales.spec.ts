import { expect, test, type Page } from "@playwright/test";
import { brand } from "#lib/platform/brand.ts";
import { listPages } from "#lib/data/content/pages.ts";
import { awaken } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";

/**
 * Generated from English by a program (lib/platform/words/pseudo.ts): one long and accented, one written from right to
 * left.
 */
const languages = [
  { locale: "en-xa", dir: "ltr" },
  { locale: "ar-xb", dir: "rtl" },
] as const;
const sealed = ["/", "/start-business/ghana", "/menu/explore"] as const;
const perRequest = ["/login", "/register"] as const;

/** Names that are the same in every language. */
const names = [brand.name, ...listPages().map(({ name }) => name)];

/** Text that every language writes alike: currency and country codes, and the copyright line. */
const isAlike = (text: string) => /^(?:[A-Z]{3}|· [A-Z]{2}|© [\d–]+ .*)$/.test(text) || names.includes(text);

/**
 * Texts of the shell and labels of its parts that the pseudo-locale has not rewritten: everything outside the marks of
 * the mirrored language.
 */
const plainTexts = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const labels = ["aria-label", "title", "placeholder", "alt"];
    const texts: string[] = [];
    for (const part of document.querySelectorAll(selector)) {
      if (part.closest("script, style, [lang]:not(html), main main")) continue;
      for (const node of part.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
      for (const label of labels) texts.push(part.getAttribute(label) ?? "");
    }
    return texts
      .map((text) => text.replace(/\u202e[^\u202c]*\u202c/g, "").trim())
      .filter((text) => /\p{L}/u.test(text));
  }, within);

const shellOnly = "body *:not(main *):not(script):not(style)";
const wholePage = "body *:not(script):not(style)";

async function expectTranslated(page: Page, within: string) {
  const left = (await plainTexts(page, within)).filter((text) => !isAlike(text));
  expect([...new Set(left)]).toEqual([]);
}

for (const { locale, dir } of languages) {
  const at = (path: string) => `/${locale}${path === "/" ? "" : path}`;

  test(`${locale}: home, guide, menus and sign-in are served in it`, async ({ page, request }) => {
    for (const path of [...sealed, ...perRequest]) {
      const answer = await page.goto(at(path));
      expect(answer?.status(), path).toBe(200);
      const html = page.locator("html");
      await expect(html).toHaveAttribute("lang", locale);
      await expect(html).toHaveAttribute("dir", dir);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
    }
    for (const path of sealed) {
      const [own, english] = await Promise.all([request.get(at(path)), request.get(path)]);
      const kept = (headers: Record<string, string>) =>
        Object.keys(headers)
          .filter((name) => !/^(?:date|etag|content-length)$/.test(name))
          .sort();
      expect(kept(own.headers())).toEqual(kept(english.headers()));
      expect(own.headers()["cache-control"]).toBe(english.headers()["cache-control"]);
    }
  });
}

/** Texts in drawings that extend beyond their drawing by more than a letter. */
const wordsOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>("main svg text")].flatMap((text) => {
      let drawing = text.ownerSVGElement;
      while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
      const [word, whole] = [text.getBoundingClientRect(), drawing?.getBoundingClientRect()];
      if (!whole || word.width === 0) return [];
      const over = Math.max(whole.left - word.left, word.right - whole.right);
      return over > 14 ? [text.textContent] : [];
    }),
  );

test("a page that is turned to read from the right keeps the words of its drawings in them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/", "/start-business/senegal", "/explore/countries/ghana", "/explore/scatter"]) {
    await page.goto(path);
    const before = await wordsOff(page);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    const off = (await wordsOff(page)).filter((word) => !before.includes(word));
    expect(off, path).toEqual([]);
  }
});

test("the mirrored language has no English of the shell in it, menus and dialogs included", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/", "/start-business/ghana"]) {
    await page.goto(`/ar-xb${path === "/" ? "" : path}`);
    await expectTranslated(page, shellOnly);
  }
  await awaken(page);
  await page
    .locator(".menu-bar")
    .getByText(/Finance/)
    .first()
    .click();
  await expect(page.locator(".menu-panel[data-state='open']")).toBeVisible();
  await expectTranslated(page, shellOnly);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await expectTranslated(page, shellOnly);
  for (const path of perRequest) {
    await page.goto(`/ar-xb${path}`);
    await expectTranslated(page, wholePage);
  }
});

test("where a page fails, its frame stays, and what takes its place is in its language", async ({ page }) => {
  await page.goto("/ar-xb/start-business/ghana");
  const steps = page.locator("#register").getByRole("checkbox");
  await steps.nth(0).check();
  await steps.nth(1).check();
  await expect(page.locator("#register progress[value='2']")).toBeVisible();
  await page.evaluate(() => {
    globalThis.Number = new Proxy(Number, {
      apply(number, self, given) {
        // The number of a ticked step, and nothing else: Next also calls Number when it handles an error.
        if (typeof given[0] !== "string") return Reflect.apply(number, self, given) as number;
        throw Object.assign(new Error("broken for a test"), { digest: "54" });
      },
    });
  });
  await steps.nth(0).click();
  const fault = page.getByRole("main").getByRole("alert");
  await expect(fault.getByRole("link")).toHaveAttribute("href", "/ar-xb");
  await expect(fault).toContainText("54");
  await expectTranslated(page, "main [role='alert'] *");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("links lead on in the language where the site has the page in it, and to English where not", async ({
  page,
}) => {
  await page.goto("/ar-xb/start-business/ghana");
  const hrefs = await page.$$eval("a[href^='/']", (links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  const english = hrefs.filter((href) =>
    /^\/(?:$|login|register|menu\/|start-business\/[a-z-]+(?:$|#))/.test(href),
  );
  expect(english).toEqual([]);
  expect(hrefs).toContain("/ar-xb");
  expect(hrefs).toContain("/contact");
});

test("English addresses know nothing of the others", async ({ request }) => {
  const html = await (await request.get("/start-business/ghana")).text();
  expect(html).toContain('<html lang="en" dir="ltr"');
  expect(html).not.toMatch(/hreflang|ar-xb|en-xa/i);
  expect(await (await request.get("/sitemap.xml")).text()).not.toMatch(/ar-xb|en-xa/);
  for (const [from, to] of [
    ["/en", "/"],
    ["/en/start-business/ghana?a=1", "/start-business/ghana?a=1"],
    ["/ar-xb/about", "/about"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([308, 307]).toContain(answer.status());
    expect(new URL(answer.headers()["location"] ?? "", "http://x.example").href).toBe(
      `http://x.example${to}`,
    );
  }
  expect((await request.get("/ar-xb/none")).status()).toBe(404);
  expect((await request.get("/none.png")).status()).toBe(404);
});
