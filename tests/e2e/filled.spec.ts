import { expect, test, type APIRequestContext, type APIResponse } from "@playwright/test";
import { awaken } from "../support/awaken.ts";

const asked = [
  {
    path: "/search?q=cacao%20%3Cghana%3E",
    title: "cacao <ghana>",
    frame: "/search/frame",
    says: /<ol class="hits">/,
    shows: "ol.hits",
  },
  {
    path: "/navigator?ask=What%20is%20the%20corporate%20tax%20in%20Ghana%3F",
    title: "What is the corporate tax in Ghana?",
    frame: "/navigator/frame",
    says: /<ol class="said">/,
    shows: "ol.said",
  },
] as const;

/** A page that Next renders has a nonce for its scripts. */
const isOfNext = (answer: APIResponse): boolean =>
  answer.headers()["content-security-policy"]?.includes("'nonce-") ?? false;

/** Next answers the first requests, and loads the renderer meanwhile. */
async function filled(request: APIRequestContext, path: string): Promise<APIResponse> {
  let answer = await request.get(path);
  await expect(async () => {
    answer = await request.get(path);
    expect(isOfNext(answer)).toBe(false);
  }).toPass();
  return answer;
}

for (const { path, frame, says } of asked)
  test(`${frame} is filled with what is asked, kept for the way back, and sent to nobody as it is`, async ({
    request,
  }) => {
    const answer = await filled(request, path);
    expect(answer.status()).toBe(200);
    const { etag = "", ...headers } = answer.headers();
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers["x-frame-options"]).toBe("DENY");
    const html = await answer.text();
    expect(html).toMatch(says);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);
    const lite = await (await request.get(path, { headers: { "save-data": "on" } })).text();
    expect(lite).toMatch(says);
    expect(lite).toContain('class="lite-note"');
    expect(lite).not.toMatch(/<script(?! type="application\/ld\+json")/);
    for (const address of [frame, `${frame}?q=a&ask=a`])
      expect((await request.get(address)).status()).toBe(404);
  });

test("what needs more than its query is made by Next", async ({ request }) => {
  await filled(request, asked[1].path);
  for (const path of [`${asked[1].path}&draft=gone`, "/navigator?ask=", "/search?q=", "/search?kind=guide"])
    expect([path, isOfNext(await request.get(path))]).toEqual([path, true]);
});

for (const { path, title, shows } of asked)
  test(`the page of “${title}” stays as it was sent when its script comes`, async ({ page, request }) => {
    await filled(request, path);
    const faults: string[] = [];
    page.on("pageerror", (fault) => faults.push(fault.message));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    await page.goto(path);
    const before = await page.title();
    expect(before).toContain(title);
    const shown = await page.locator(shows).innerHTML();
    await awaken(page);
    expect(await page.title()).toBe(before);
    expect(await page.locator(shows).innerHTML()).toBe(shown);
    expect(faults).toEqual([]);
  });
