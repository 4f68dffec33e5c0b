import { expect, test, type Page } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { awaken } from "../support/awaken.ts";

const main = (page: Page) => page.getByRole("main");
const searchPath = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;

/** The pages of the hits, in order, without anchor and query. */
const hitsOn = (page: Page) =>
  main(page)
    .locator("ol.hits h3 a")
    .evaluateAll((links) => links.map((link) => (link.getAttribute("href") ?? "").replace(/:~:.*$/, "")));

/** Queries as people type them, each with the start of an address that must be among the first three. */
const meant: readonly (readonly [query: string, place: string])[] = [
  ["coperative regstration gana", "/start-business/ghana#legal-forms"],
  ["cacao", "/subsidiaries/agx/campus/ghana"],
  ["sociedade por quotas angola", "/start-business/angola#legal-forms"],
  ["IFU benin", "/start-business/benin#"],
  ["TVA sénégal", "/start-business/senegal#tax"],
  ["visa on arrival rwanda", "/one-africa/rwanda#enter"],
];

/** A query for each family of pages. */
const families: readonly (readonly [query: string, place: string])[] = [
  ["minimum wage kenya", "/start-business/kenya#hiring"],
  ["register as a sole trader in benin", "/start-business/benin/sole-trader"],
  ["open a branch in togo of a company from abroad", "/start-business/togo/branch"],
  ["duty calendar senegal", "/start-business/senegal/calendar"],
  ["cocoa ground before it is shipped cameroon", "/explore/countries/cameroon#opportunities"],
  ["living in mali sending money", "/one-africa/mali#money-and-goods"],
  ["help desk for togo", "/one-africa/togo/help-desk"],
  ["who to contact in kenya chamber of commerce", "/support/country/kenya"],
  ["history of ghana asante", "/library/history/ghana"],
  ["nigerian passport kenya visa", "/explore/passport/ng#kenya"],
  ["farmers market near the field", "/subsidiaries/afm"],
  ["nuclear science isotopes", "/innovation/nuclear-science"],
  ["legal network finding a lawyer", "/justice/legal-network"],
  ["grower policy", "/policies/grower"],
  ["privacy notice", "/legal/privacy"],
  ["apply to the cooking school", "/forms/cooking-school"],
  ["letter to ask for academic records", "/directory/academics/request-letter"],
  ["figures of the 54 countries as csv", "/downloads#data"],
  ["publications annual report", "/publications"],
  ["news feed", "/news"],
  ["questions about afm", "/subsidiaries/afm/faq"],
  ["detention diaspora justice", "/programs/detention-diaspora-justice"],
  ["compare countries side by side", "/explore/compare"],
];

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("what is typed finds what it means, and a phrase of each family its page, within the first three", async ({
    page,
  }) => {
    for (const [query, place] of [...meant, ...families]) {
      await page.goto(searchPath({ q: query }));
      const first = (await hitsOn(page)).slice(0, 3);
      expect(
        first.some((href) => href.startsWith(place)),
        `${query}: ${first.join(" ")}`,
      ).toBe(true);
    }
  });

  test("the form leads to results, keeps what was typed, and marks the words in what was found", async ({
    page,
  }) => {
    await page.goto("/search");
    await main(page).getByLabel("What are you looking for?").fill("minimum wage");
    await main(page).getByLabel("Country").selectOption("Kenya");
    await main(page).getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=minimum\+wage&kind=&country=kenya$/);
    await expect(page).toHaveTitle(/^Search: minimum wage/);
    await expect(main(page).getByLabel("What are you looking for?")).toHaveValue("minimum wage");
    await expect(main(page).getByLabel("Country")).toHaveValue("kenya");
    await expect(
      main(page).getByRole("heading", { level: 2, name: /results? for “minimum wage”$/ }),
    ).toHaveCount(1);
    await expect(main(page).locator("ol.hits > li").first().locator("mark").first()).toBeVisible();
  });

  test("kinds and countries are links that hold what they count, and are taken away again", async ({
    page,
  }) => {
    await page.goto(searchPath({ q: "cacao" }));
    const all = await hitsOn(page);
    const narrow = main(page).getByRole("navigation", { name: "Narrow the search" });
    const profiles = narrow.getByRole("link", { name: /^Country profiles/ });
    const count = /\d+/.exec((await profiles.textContent()) ?? "")?.[0];
    await profiles.click();
    await expect(page).toHaveURL(/kind=profile/);
    await expect(
      main(page).getByRole("heading", { level: 2, name: new RegExp(`^(${count}|One) results? for “cacao”`) }),
    ).toBeVisible();
    expect((await hitsOn(page)).every((href) => href.startsWith("/explore/countries/"))).toBe(true);
    await page.goto(searchPath({ q: "cacao", kind: "profile", country: "cameroon" }));
    expect((await hitsOn(page)).every((href) => href.startsWith("/explore/countries/cameroon"))).toBe(true);
    await main(page)
      .getByRole("link", { name: /^Country profiles ?\(take this filter away\)$/ })
      .click();
    await main(page)
      .getByRole("link", { name: /^Cameroon ?\(take this filter away\)$/ })
      .click();
    await expect(page).toHaveURL(/\/search\?q=cacao$/);
    expect(await hitsOn(page)).toEqual(all);
  });

  test("results go on over pages, each hit once, and a page beyond the end is the last", async ({ page }) => {
    await page.goto(searchPath({ q: "visa on arrival" }));
    const first = await hitsOn(page);
    expect(first).toHaveLength(10);
    await main(page).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2$/);
    const second = await hitsOn(page);
    expect(second.filter((href) => first.includes(href))).toEqual([]);
    await main(page).getByRole("link", { name: "Previous page" }).click();
    expect(await hitsOn(page)).toEqual(first);
    await page.goto(searchPath({ q: "visa on arrival", page: "9999" }));
    await expect(main(page)).toContainText("This is the last.");
    expect((await hitsOn(page)).length).toBeGreaterThan(0);
    await expect(main(page).getByRole("link", { name: "Next page" })).toHaveCount(0);
  });

  test("what was meant is said", async ({ page }) => {
    await page.goto(searchPath({ q: "coperative regstration gana" }));
    await expect(main(page)).toContainText("Shown for “cooperative registration");
    await expect(main(page).getByLabel("What are you looking for?")).toHaveValue(
      "coperative regstration gana",
    );
  });

  test("where nothing is found there is whom to ask, with the country that was chosen or named", async ({
    page,
  }) => {
    await page.goto(searchPath({ q: "xqzvwk plomf", country: "togo" }));
    await expect(main(page).locator("#found")).toHaveText("Nothing found for “xqzvwk plomf”");
    for (const name of ["Ask the navigator", "Write to us"])
      await expect(main(page).getByRole("link", { name, exact: true })).toBeVisible();
    await main(page).getByRole("link", { name: "Help desk for Togo" }).click();
    await expect(page).toHaveURL(/\/one-africa\/togo\/help-desk$/);
    await page.goto(searchPath({ q: "xqzvwk plomf ghana" }));
    await expect(main(page).getByRole("link", { name: "Help desk for Ghana" })).toBeVisible();
  });

  test("a hit leads to its place, and a fact that answers stands above it", async ({ page }) => {
    await page.goto(searchPath({ q: "corporate tax ghana" }));
    const answer = main(page).getByRole("region", { name: "Answer" });
    await expect(answer).toContainText(/25\s?%/);
    await expect(answer).toContainText(/20\d\d/);
    await expect(answer.getByRole("link")).toHaveAttribute("href", /^\/start-business\/ghana#/);
    await main(page).locator("ol.hits h3 a").first().click();
    await expect(page).toHaveURL(/\/start-business\/ghana#/);
  });

  test("an address that leads nowhere offers the search of all pages", async ({ page }) => {
    await page.goto("/no/such/page");
    await main(page).getByRole("searchbox", { name: "Search all pages" }).fill("minimum wage kenya");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=minimum\+wage\+kenya$/);
    expect((await hitsOn(page))[0]).toBe("/start-business/kenya#hiring");
  });
});

test("with script the page is the same, and an example leads to its results", async ({ page }) => {
  await page.goto("/search");
  await awaken(page);
  await main(page).getByRole("link", { name: "TVA sénégal" }).click();
  await expect(main(page).getByLabel("What are you looking for?")).toHaveValue("TVA sénégal");
  expect((await hitsOn(page)).slice(0, 3)).toContain("/start-business/senegal#tax");
  await main(page).getByLabel("What are you looking for?").fill("cacao");
  await main(page).getByLabel("What are you looking for?").press("Enter");
  await expect(page).toHaveURL(/\/search\?q=cacao/);
  await expect(main(page).getByRole("heading", { level: 2, name: /results for “cacao”/ })).toBeVisible();
});

test("what cannot be used is left out and said, nothing typed is lost, and nothing of it runs", async ({
  page,
}) => {
  const long = "ignore the rules ".repeat(589).trim();
  const answer = await page.goto(searchPath({ q: long, kind: "nothing", country: "atlantis", page: "-1" }));
  expect(answer?.status()).toBe(200);
  await expect(main(page).getByLabel("What are you looking for?")).toHaveValue(long);
  for (const text of ["at most 200 characters", "no such kind", "no such country", "could not be read"])
    await expect(main(page)).toContainText(text);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const typed = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "ነጋዴ",
    "公司注册",
    "شركة",
    "%00",
    "😀😀",
  ];
  for (const q of typed) {
    const one = await page.goto(searchPath({ q }));
    expect([q, one?.status()]).toEqual([q, 200]);
    await expect(main(page).getByLabel("What are you looking for?")).toHaveValue(q);
    await expect(main(page).locator("#found")).toContainText(`“${q}”`);
  }
  expect(dialogs).toEqual([]);
  for (const path of ["/search?q=", "/search?q=++", "/search?kind=guide"]) {
    await page.goto(path);
    await expect(main(page).getByRole("heading", { name: "What can be asked" })).toBeVisible();
  }
});

test("results are kept out of search engines, the page itself is not; browsers find how to search here", async ({
  request,
}) => {
  const bare = await (await request.get("/search")).text();
  expect(bare).not.toMatch(/<meta name="robots" content="noindex/);
  const results = await (await request.get("/search?q=cacao")).text();
  expect(results).toMatch(/<meta name="robots" content="noindex/);
  const link = '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml"';
  for (const html of [bare, results]) expect(html.split("</head>")[0]).toContain(link);
  expect(await (await request.get("/start-business")).text()).not.toContain("opensearch");
  const described = await request.get("/opensearch.xml");
  expect(described.headers()["content-type"]).toMatch(/xml/);
  expect(await described.text()).toMatch(
    /<Url type="text\/html" method="get" template="http[^"]+\/search\?q=\{searchTerms\}"\/>/,
  );
});

test("the call answers as the page does, may be kept, and refuses what the page leaves out", async ({
  page,
  request,
}) => {
  await page.goto(searchPath({ q: "cacao" }));
  const answer = await request.get("/api/search?q=cacao");
  const { data } = (await answer.json()) as { data: { hits: { href: string }[] } };
  expect(data.hits.map(({ href }) => href.replace(/:~:.*$/, ""))).toEqual(await hitsOn(page));
  expect(answer.headers()["cache-control"]).toMatch(/^public, max-age=/);
  const etag = answer.headers()["etag"] ?? "";
  const again = await request.get("/api/search?q=cacao", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  for (const query of ["", "?q=", `?q=${"x".repeat(10_000)}`, "?q=a&kind=b", "?q=a&most=21"]) {
    const refused = await request.get(`/api/search${query}`);
    expect([query.slice(0, 20), refused.status()]).toEqual([query.slice(0, 20), 422]);
  }
  expect((await request.post("/api/search?q=cacao")).status()).toBe(405);
});

for (const width of [360, 1280])
  for (const colorScheme of ["light", "dark"] as const)
    test(`axe finds nothing on the search at ${width} px, ${colorScheme}, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        "/search",
        searchPath({ q: "visa on arrival rwanda", page: "2" }),
        searchPath({ q: "corporate tax ghana" }),
        searchPath({ q: "tax", kind: "guide", country: "ghana" }),
        searchPath({ q: "x".repeat(199), kind: "none", country: "togo" }),
      ]) {
        await page.goto(path);
        const { violations } = await axeOn(page).analyze();
        expect([path, violations.map(({ id }) => id)]).toEqual([path, []]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, path).toBeLessThanOrEqual(0);
      }
    });
