import { divisions } from "#lib/data/content/divisions.ts";
import { drawSign } from "#lib/data/content/signs/draw-sign.ts";
import { signOfCountry, signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";

const ofCountries = countrySlugs.map(signOfCountry);
const ofDivisions = divisions.map(({ page }) => signOfPage(page).sign);
const drawn = [...ofCountries, ...ofDivisions].map(drawSign);

test("each country and each division has a sign that no other has", () => {
  expect(drawn).toHaveLength(54 + 19);
  expect(new Set(drawn).size).toBe(54 + 19);
});

test("no two countries have the same arm turned equally often", () => {
  expect(new Set(ofCountries.map(({ fold, arm }) => `${fold} ${arm}`)).size).toBe(54);
});

test("a sign weighs a few hundred bytes and stays on its grid", () => {
  for (const path of drawn) {
    expect(path.length).toBeLessThan(850);
    const numbers = path.replaceAll(/A[^A-Z]*/g, "").match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    expect(Math.max(...numbers.map((one) => Math.abs(Number(one))))).toBeLessThanOrEqual(12.5);
  }
});

test("the page of the questions of a division, and all of justice, have the sign of the division", () => {
  expect(signOfPage("/subsidiaries/agx/faq")).toEqual(signOfPage("/subsidiaries/agx"));
  expect(signOfPage("/justice/reports")).toEqual(signOfPage("/justice/support"));
  expect(signOfPage("/subsidiaries/agriculture").sign).not.toEqual(signOfPage("/subsidiaries/aav").sign);
});
