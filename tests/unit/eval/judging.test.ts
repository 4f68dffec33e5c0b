import type { NavigatorAnswer, Sentence } from "#lib/domains/navigator/open/answer.ts";
import type { Passage } from "#lib/services/search/open/passage.ts";
import { findStale } from "#tests/eval/find-stale.ts";
import { findUncited } from "#tests/eval/find-uncited.ts";
import { judgeAnswer } from "#tests/eval/judge-answer.ts";
import { isAt, placeOf } from "#tests/eval/place.ts";
import { says } from "#tests/eval/says.ts";

const sentence = (text: string, href: string, quote = text): Sentence => ({
  text,
  quote,
  cite: { href, title: "Rwanda: Taxes", date: "2026" },
});

const answerOf = (...sentences: Sentence[]): NavigatorAnswer => ({
  does: "answer",
  countries: ["rwanda"],
  sentences,
  offices: [],
  related: [],
  followUps: [],
});

const taxes: Passage = {
  path: "/start-business/rwanda",
  anchor: "tax",
  kind: "guide",
  country: "rwanda",
  title: "Rwanda",
  heading: "Taxes",
  units: [{ label: "Company tax", text: "28% of profit", date: "2026" }],
};
const hiring: Passage = {
  ...taxes,
  anchor: "hiring",
  heading: "Hiring people",
  units: [{ text: "40 hours" }],
};
const passagesOf = (page: string) => (page === taxes.path ? [taxes, hiring] : []);

test("an address leads to its section, whatever words it points at; a page alone is its head", () => {
  expect(placeOf("/start-business/rwanda#tax:~:text=28%25")).toBe("/start-business/rwanda#tax");
  expect(isAt("/start-business/rwanda", ["/start-business/rwanda"])).toBe(true);
  expect(isAt("/start-business/rwanda#tax", ["/start-business/rwanda"])).toBe(false);
  expect(isAt("/start-business/rwanda#step-3", ["/start-business/rwanda#step-*"])).toBe(true);
  expect(isAt("/library/history/benin", ["/library/history/benin#*"])).toBe(true);
  expect(isAt("/start-business/guinea-bissau#tax", ["/start-business/guinea#*"])).toBe(false);
});

test("figures and words count as whole ones, accents and case do not count", () => {
  expect(says("VAT is 15 % on sales", ["15%"])).toBe(true);
  expect(says("VAT is 15% on sales", ["5%"])).toBe(false);
  expect(says("from XOF 57,000", ["57"])).toBe(false);
  expect(says("12.5%", ["5%"])).toBe(false);
  expect(says("Police des étrangers", ["police des etrangers"])).toBe(true);
  expect(says("It takes 6.", ["6"])).toBe(true);
  expect(says("Pakistan", ["Paki"])).toBe(false);
});

test("all facts are needed, and one of those that mean the same", () => {
  expect(says("gold and cotton", ["gold", ["cotton", "cocoa"]])).toBe(true);
  expect(says("gold", ["gold", ["cotton", "cocoa"]])).toBe(false);
});

test("an answer hits by the places of its first three sentences, and says the fact anywhere", () => {
  const elsewhere = sentence("It costs nothing", "/start-business/rwanda");
  const right = sentence("Company tax is 28% of profit", "/start-business/rwanda#tax:~:text=28%25");
  const expected = { at: ["/start-business/rwanda#tax"], says: ["28%"] };
  expect(judgeAnswer(answerOf(right), ["rwanda"], expected)).toEqual({
    isFirst: true,
    isInThree: true,
    hasFact: true,
    isAboutThem: true,
  });
  expect(judgeAnswer(answerOf(elsewhere, elsewhere, elsewhere, right), ["ghana"], expected)).toEqual({
    isFirst: false,
    isInThree: false,
    hasFact: true,
    isAboutThem: false,
  });
  const refused: NavigatorAnswer = { does: "refuse", why: "person", countries: [], routes: [] };
  expect(judgeAnswer(refused, ["rwanda"], expected)).toMatchObject({ isInThree: false, hasFact: false });
});

test("the year that stands beside a sentence is read with it", () => {
  const answer = answerOf(sentence("Company tax is 28%", "/start-business/rwanda#tax"));
  expect(judgeAnswer(answer, [], { at: ["/x"], says: ["2026"] }).hasFact).toBe(true);
});

test("a sentence is cited where its place is there and says what is quoted", () => {
  const uncited = (one: Sentence) => findUncited(answerOf(one), passagesOf).length;
  const at = "/start-business/rwanda#tax:~:text=28%25";
  expect(uncited(sentence("Company tax is 28%", at, "28% of profit"))).toBe(0);
  expect(uncited(sentence("Company tax is 28%", at, "Company tax: 28% of profit"))).toBe(0);
  expect(uncited(sentence("Company tax is 30%", at, "30% of profit"))).toBe(1);
  expect(uncited(sentence("Company tax is 28%", at, ""))).toBe(1);
  expect(uncited(sentence("Company tax is 28%", "/start-business/rwanda#none", "28% of profit"))).toBe(1);
  expect(uncited(sentence("Company tax is 28%", "/start-business/none#tax", "28% of profit"))).toBe(1);
});

test("a quote that is put together has its first part at its place, and the others in its page", () => {
  const uncited = (anchor: string, quote: string) =>
    findUncited(answerOf(sentence("Taxes and hours", `/start-business/rwanda#${anchor}`, quote)), passagesOf)
      .length;
  expect(uncited("tax", "Taxes; 28% of profit; 40 hours")).toBe(0);
  expect(uncited("tax", "40 hours; 28% of profit")).toBe(1);
  expect(uncited("tax", "28% of profit; 44 hours")).toBe(1);
});

test("a question whose fact or place has gone from the pages is told", () => {
  expect(
    findStale({ at: ["/start-business/rwanda#tax", "/none"], says: ["28%"] }, passagesOf),
  ).toBeUndefined();
  expect(findStale({ at: ["/start-business/rwanda#tax"], says: ["30%"] }, passagesOf)).toBe(
    "its places do not say it",
  );
  expect(findStale({ at: ["/start-business/rwanda#import"], says: ["28%"] }, passagesOf)).toBe(
    "none of its places is there",
  );
});
