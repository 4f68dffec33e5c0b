import { expect, test } from "@playwright/test";
import { axeOn } from "../support/axe.ts";
import { aColleague } from "../support/members.ts";
import { ask } from "../support/database.ts";
import { wordsOfHtml } from "../support/page-html.ts";
import { anAddress, aVisitor, signIn } from "../support/visitor.ts";

const path = "/admin/moderation";

test("to a stranger and to a member there is nothing at the moderators' address, in any spelling", async () => {
  const member = aVisitor();
  await signIn(member, anAddress());
  for (const visitor of [aVisitor(), member]) {
    for (const spelling of [path, `${path}?done=keep`, "/Admin/Moderation", "/admin"]) {
      const answer = await visitor.ask(spelling);
      expect([spelling, answer.status]).toEqual([spelling, 404]);
      expect(answer.text).not.toMatch(/<title>Moderation|What visitors wrote/);
    }
  }
  const [hidden, nothing] = [await aVisitor().ask(path), await aVisitor().ask("/admin/nothing-here")];
  const found = ({ headers }: typeof nothing) => [...headers.keys()].toSorted();
  const shown = ({ text }: typeof nothing) => wordsOfHtml(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "");
  expect(found(hidden)).toEqual(found(nothing));
  const toMember = await member.ask(path);
  expect(found(toMember)).toEqual(found(hidden));
  expect(shown(toMember), "without script").toContain("Page not found");
  expect(shown(toMember)).toBe(shown(hidden));
  expect(toMember.text).toMatch(/<title>Page not found/);
  expect(toMember.headers.get("cache-control")).toBe("private, no-store");
  expect(toMember.headers.get("content-security-policy")).toContain("'nonce-");
});

test("a moderator finds the texts from the account, keeps one and removes one", async ({
  page,
  context,
  baseURL,
}) => {
  const { visitor: moderator, email } = await aColleague("moderator");
  const mark = email.slice(10, 18);
  for (const words of [`Opening hours ${mark}`, `Call <b>my cousin</b> ${mark}`]) {
    const filed = await aVisitor().ask("/api/page-feedback", {
      json: { page: "/atm", useful: "no", missing: words },
    });
    expect(filed.status).toBe(200);
  }
  // Other tests leave texts too, and the list starts with the oldest.
  await ask("update page_feedback set filed_at = 'epoch' where words like $1", [`%${mark}%`]);
  await context.addCookies(
    [...moderator.cookies].map(([name, value]) => ({ name, value, url: baseURL ?? "" })),
  );
  await page.goto("/portal/onestop");
  await page.getByRole("link", { name: "Moderation" }).click();
  await expect(page).toHaveTitle(/^Moderation/);
  const nav = page.getByRole("navigation", { name: "Desk" });
  await expect(nav.getByRole("link", { name: "Moderation" })).toHaveAttribute("aria-current", "page");
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
  const text = (words: string) => page.getByRole("listitem").filter({ hasText: words });
  await text(`Call <b>my cousin</b> ${mark}`).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The words are gone for good.")).toBeVisible();
  await expect(text("my cousin")).toHaveCount(0);
  await text(`Opening hours ${mark}`).getByRole("button", { name: "Keep" }).click();
  await expect(page.getByText("It stays with the enquiries.")).toBeVisible();
  await expect(text(mark)).toHaveCount(0);
  const left = await ask("select words from page_feedback where words like $1", [`%${mark}%`]);
  expect(left).toEqual([{ words: `Opening hours ${mark}` }]);
});
