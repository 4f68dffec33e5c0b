import { renderToStaticMarkup } from "react-dom/server";
import { SuitPage } from "#components/countries/suit/suit-page.tsx";
import { SuitResult } from "#components/countries/suit/suit-result.tsx";
import { parseSuitQuery } from "#lib/data/countries/index.ts";
import { snapshot } from "#lib/data/currency/snapshot.ts";
import { toBaseBy } from "#lib/data/currency/open/convert.ts";

const draw = (answers: Record<string, string>) => {
  const query = parseSuitQuery(answers);
  return renderToStaticMarkup(
    <SuitPage query={query}>
      {query.isAnswered && <SuitResult query={query} toOneMoney={toBaseBy(snapshot)} />}
    </SuitPage>,
  );
};

const whole = {
  want: "sell",
  who: "foreign-alone",
  passport: "kenyan",
  amount: "500",
  currency: "EUR",
  first: "tax",
};

test("without answers there are five questions in one form and no country", () => {
  const html = draw({});
  expect([...html.matchAll(/>(\d)\. /g)].map(([, number]) => number)).toEqual(["1", "2", "3", "4", "5"]);
  expect(html.match(/<form [^>]*action="\/explore\/which-country"/g)).toHaveLength(1);
  expect(html).not.toContain("suit-card");
});

test("with answers all 54 stand there, each with its guide, and every year leads somewhere", () => {
  const html = draw(whole);
  expect(html.match(/class="suit-card"/g)).toHaveLength(54);
  expect(html.match(/href="\/start-business\/[a-z-]+\/foreign-owner">Open a company in /g)).toHaveLength(53);
  expect(html).toContain('href="/start-business/kenya">Register a company in Kenya</a>');
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target = ""] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  expect(html).not.toMatch(/undefined|NaN|\[object|>null</);
});

test("the first three lead to a comparison with the same path and passport", () => {
  expect(draw(whole)).toMatch(
    /href="\/explore\/compare\?c=[a-z-]+,[a-z-]+,[a-z-]+&amp;passport=KE&amp;path=foreign-owner"[^>]*>Compare the first three</,
  );
});

test("the rule names every weight, what a visa is worth and what is not known", () => {
  const rule = /<section id="rule".*?<\/section>/.exec(draw(whole))?.[0] ?? "";
  for (const part of [
    "Corporate tax rate (6)",
    "Your EUR 500 (2)",
    "Kenyan passport (1)",
    "visa free 100",
    "50 points, the middle",
  ])
    expect(rule).toContain(part);
});

test("what is not known of a country is said once in it", () => {
  const html = draw({ ...whole, first: "cheap" });
  for (const [card] of html.matchAll(/<li class="suit-card">.*?(?=<li class="suit-card">|<\/section>)/g))
    expect(card.match(/Cost of registering/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(html).toContain("of which what matters most to you is not known");
});

test("what cannot be used is said, and stays in the form as it was typed", () => {
  const html = draw({ want: "fly", passport: "Atlantis", amount: "5o0", currency: "EUR", first: "tax" });
  expect(html).toContain("Part of the address was ignored");
  expect(html).toContain("“Atlantis” is no passport of this site");
  expect(html).toMatch(/name="passport"[^>]*value="Atlantis"|value="Atlantis"[^>]*name="passport"/);
  expect(html).toMatch(/name="amount"[^>]*value="5o0"|value="5o0"[^>]*name="amount"/);
  expect(html).toContain('<option value="EUR" selected="">');
  expect(html).toContain('<details class="disclosure" open="">');
});
