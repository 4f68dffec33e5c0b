import { expect, test } from "@playwright/test";
import { gatedPaths } from "#lib/data/site/registry-keys.ts";
import { ask } from "../support/database.ts";
import { anAddress, aVisitor, signIn } from "../support/visitor.ts";

/** Requests that try to get past the sign-in wall. */
const disguises: { name: string; path: (path: string) => string; headers?: Record<string, string> }[] = [
  { name: "plain", path: (path) => path },
  { name: "open=1", path: (path) => `${path}?open=1` },
  { name: "demo_approved=1", path: (path) => `${path}?demo_approved=1` },
  { name: "RSC", path: (path) => `${path}?_rsc=1`, headers: { rsc: "1" } },
  {
    name: "RSC with a router tree",
    path: (path) => path,
    headers: { rsc: "1", "next-router-state-tree": "%5B%22%22%2C%7B%7D%5D", "next-url": "/" },
  },
  { name: ".rsc", path: (path) => `${path}.rsc` },
  { name: ".segments", path: (path) => `${path}.segments/_tree.segment.rsc` },
  {
    name: "prefetch",
    path: (path) => path,
    headers: { rsc: "1", "next-router-prefetch": "1", purpose: "prefetch" },
  },
  {
    name: "x-middleware-subrequest",
    path: (path) => path,
    headers: { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  },
  {
    name: "x-middleware-rewrite",
    path: () => "/contact",
    headers: { "x-middleware-rewrite": "/portal/onestop" },
  },
  { name: "odd case", path: (path) => path.toUpperCase() },
  { name: "%2f", path: (path) => `/${path.slice(1).replaceAll("/", "%2f")}` },
  { name: "encoded letter", path: (path) => path.replace("o", "%6f") },
  { name: "//", path: (path) => `/${path}` },
  { name: "/./", path: (path) => `/.${path}` },
  { name: "trailing slash", path: (path) => `${path}/` },
  { name: "the room behind the wall", path: (path) => `/wall${path}` },
];

test("nothing a member sees is shown to anybody without a session, whatever the request looks like", async () => {
  test.slow();
  const email = anAddress("marker");
  const member = aVisitor();
  await signIn(member, email);
  await ask(
    "update members set consented_at = now(), audience = 'business', country_slug = 'ghana' where email = $1",
    [email],
  );
  const marker = email.slice(0, email.indexOf("@"));
  for (const path of gatedPaths) {
    const own = await member.ask(path);
    expect(own.status, path).toBe(200);
    expect(own.text, `${path} shows its member who is signed in`).toContain(marker);
    expect(own.headers.get("cache-control"), path).toContain("no-store");
    for (const { name, path: disguise, headers = {} } of disguises) {
      const answer = await aVisitor().ask(disguise(path), { headers });
      expect(answer.text.includes(marker), `${name} ${path}`).toBe(false);
      expect(answer.status, `${name} ${path}`).toBeLessThan(500);
    }
    const forged = await aVisitor().ask(path, {
      headers: { cookie: "akoma.session=eyJhbGciOiJkaXIifQ..x.y.z" },
    });
    expect(forged.text.includes(marker), `forged cookie ${path}`).toBe(false);
  }
});

test("every gated page has a preview that search engines leave out, and says who may enter", async () => {
  for (const path of gatedPaths) {
    for (const query of ["", "?open=1"]) {
      const answer = await aVisitor().ask(path + query);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("x-robots-tag"), path).toBe("noindex");
      expect(answer.text, path + query).toContain("SAMPLE");
    }
  }
  expect((await aVisitor().ask("/portal/verify/anything")).status).toBe(404);
});

test("what led somebody to a portal goes with them through the sign-in, into the request they file, and nowhere else", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const query = "utm_source=letter&utm_medium=e-mail&utm_campaign=spring";
  await page.goto(`/portal/vendor?tab=support&${query}`);
  const [next, tab] = [
    page.locator('input[name="next"]').first(),
    page.getByRole("link", { name: "Sign in" }).first(),
  ];
  await expect(next).toHaveValue(`/portal/vendor?tab=support&${query}`);
  await expect(tab).toHaveAttribute("href", new RegExp(encodeURIComponent(`?tab=support&${query}`)));
  const [visitor, email] = [aVisitor(), anAddress()];
  await signIn(visitor, email);
  await ask(
    "update members set consented_at = now(), audience = 'business', country_slug = 'ghana' where email = $1",
    [email],
  );
  const url = baseURL ?? "";
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(`/portal/vendor?${query}`);
  await page.locator("form[action='/api/grants'] textarea").fill("To read the papers of the pilot.");
  await page.locator("form[action='/api/grants'] button").click();
  await expect(page).toHaveURL(/\/portal\/vendor\?done=access#done$/);
  const rows = await ask(
    "select utm_source, utm_medium, utm_campaign from grants g join members m on m.id = g.member_id where m.email = $1",
    [email],
  );
  expect(rows).toEqual([{ utm_source: "letter", utm_medium: "e-mail", utm_campaign: "spring" }]);
  expect(JSON.stringify(await context.storageState())).not.toContain("spring");
  await context.close();
});

test("a request sent without a session comes back filled in once its visitor has signed in", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const [visitor, email] = [aVisitor(), anAddress()];
  await signIn(visitor, email);
  await ask(
    "update members set consented_at = now(), audience = 'business', country_slug = 'ghana' where email = $1",
    [email],
  );
  const url = baseURL ?? "";
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url }));
  await context.addCookies(cookies);
  await page.goto("/portal/vendor");
  const purpose = page.locator("form[action='/api/grants'] textarea");
  await purpose.fill("To sell rice to the depots.");
  await context.clearCookies();
  await page.locator("form[action='/api/grants'] button").click();
  await expect(page).toHaveURL(/\/login\?tab=login&next=/);
  const next = await page.locator('input[name="next"]').first().inputValue();
  expect(next).toMatch(/^\/portal\/vendor\?draft=/);
  await context.addCookies(cookies);
  await page.goto(next);
  await expect(purpose).toHaveValue("To sell rice to the depots.");
  await expect(page.locator("#error-summary")).toHaveCount(0);
  await page.locator("form[action='/api/grants'] button").click();
  await expect(page.getByText("Your request is open.")).toBeVisible();
  await context.close();
});
