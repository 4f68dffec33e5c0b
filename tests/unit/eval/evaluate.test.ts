import type { AskedQuestion, NavigatorAnswer, Refusal } from "#lib/domains/navigator/open/answer.ts";
import type { Passage } from "#lib/services/search/open/passage.ts";
import type { SearchResults } from "#lib/services/search/open/search-answer.ts";
import type { Engine } from "#tests/eval/ask-everything.ts";
import { freshBounds } from "#tests/eval/bounds.ts";
import { evaluate, type Evaluation } from "#tests/eval/evaluate.ts";
import { reportFresh } from "#tests/eval/report-fresh.ts";
import { missedBounds, report } from "#tests/eval/report.ts";
import type { Sets } from "#tests/eval/sets.ts";

const head: Passage = {
  path: "/start-business/ghana",
  anchor: "",
  kind: "guide",
  country: "ghana",
  title: "Ghana",
  heading: "",
  units: [{ label: "It takes", text: "13 to 14 days", date: "2023" }],
};

const sets: Sets = {
  questions: new Map([
    [
      "west",
      [
        {
          id: "ghana-1",
          ask: "how long ghana",
          countries: ["ghana"],
          expected: { at: ["/start-business/ghana"], says: ["13 to 14 days"] },
        },
      ],
    ],
    [
      "follow-ups",
      [
        {
          id: "follow-1",
          ask: "and how long",
          before: "cost ghana",
          countries: ["ghana"],
          expected: { at: ["/start-business/ghana"], says: ["13 to 14 days"] },
        },
      ],
    ],
    [
      "no-country",
      [{ id: "no-country-1", ask: "how long", countries: [], expected: { does: "ask-country" } }],
    ],
  ]),
  refusals: [
    { id: "refuse-1", ask: "who is the president", why: ["person", "politics"] },
    { id: "refuse-2", ask: "my brother is in prison", why: ["detention"], route: "/justice/support" },
    { id: "refuse-3", ask: "a", times: 10_000, why: ["unreadable"] },
  ],
  nearMisses: [{ id: "near-1", ask: "political risk in ghana" }],
  searches: [{ id: "search-1", q: "gana", first3: ["/start-business/ghana#*"], isPromised: true }],
};

const rightAnswer: NavigatorAnswer = {
  does: "answer",
  countries: ["ghana"],
  about: "register-time",
  sentences: [
    {
      text: "Registering a company in Ghana takes 13 to 14 days.",
      quote: "13 to 14 days",
      cite: { href: "/start-business/ghana", title: "Ghana", date: "2023" },
    },
  ],
  offices: [],
  related: [],
  followUps: [],
};

const refusal = (why: Refusal, href = "/contact"): NavigatorAnswer => ({
  does: "refuse",
  why,
  countries: [],
  routes: [{ href, label: "Help" }],
});

/** Answers everything correctly. */
function answerWell({ ask, countries, about }: AskedQuestion): NavigatorAnswer {
  if (ask === "how long") return { does: "ask-country", countries: [], suggestions: [] };
  if (ask === "and how long" && (countries?.[0] !== "ghana" || about !== "register-time"))
    return { does: "ask-country", countries: [], suggestions: [] };
  if (ask.startsWith("who is")) return refusal("politics");
  if (ask.includes("prison")) return refusal("detention", "/justice/support?country=ghana");
  if (ask.length >= 10_000) return refusal("unreadable");
  return rightAnswer;
}

const found = (href: string): SearchResults => ({
  total: 1,
  hits: [{ href, title: "Ghana", heading: "", kind: "guide", excerpt: [] }],
  page: 1,
  pages: 1,
  kinds: [],
  countries: [],
});

const engine: Engine = {
  answer: answerWell,
  search: () => found("/start-business/ghana#tax"),
  passagesOf: (page) => (page === head.path ? [head] : []),
};

const counted = ({ figures }: Evaluation, name: string): string => {
  const one = figures.find((figure) => figure.name === name);
  return `${one?.right} of ${one?.of}`;
};

test("where everything is right every bound is kept and nothing is listed", () => {
  const evaluation = evaluate(sets, engine);
  expect(missedBounds(evaluation)).toEqual([]);
  expect(evaluation.failures).toEqual([]);
  expect(counted(evaluation, "hit@1")).toBe("2 of 2");
  expect(counted(evaluation, "asks for the country where none is named")).toBe("1 of 1");
  expect(counted(evaluation, "refusal: right way on")).toBe("1 of 1");
  // The question before a follow-up is asked too.
  expect(evaluation.answerMs).toHaveLength(8);
});

test("what refuses everything is told by precision, hits and facts; its reasons by their kind", () => {
  const evaluation = evaluate(sets, { ...engine, answer: () => refusal("unsupported") });
  expect(missedBounds(evaluation)).toEqual(["hit@3", "fact in the answer", "refusal: precision"]);
  expect(counted(evaluation, "refusal: precision")).toBe("3 of 4");
  expect(counted(evaluation, "refusal: right kind")).toBe("0 of 3");
  expect(counted(evaluation, "not refused")).toBe("0 of 2");
});

test("what answers everything is told by recall", () => {
  const evaluation = evaluate(sets, { ...engine, answer: () => rightAnswer });
  expect(missedBounds(evaluation)).toEqual(["refusal: recall"]);
  expect(evaluation.failures.map(({ id }) => id)).toEqual([
    "no-country-1",
    "refuse-1",
    "refuse-2",
    "refuse-3",
  ]);
});

test("one sentence that no page bears out is one too many", () => {
  const lie = (asked: AskedQuestion): NavigatorAnswer => {
    const answer = answerWell(asked);
    if (answer.does !== "answer" || asked.ask !== "how long ghana") return answer;
    return { ...answer, sentences: answer.sentences.map((one) => ({ ...one, quote: "2 days" })) };
  };
  const evaluation = evaluate(sets, { ...engine, answer: lie });
  expect(missedBounds(evaluation)).toEqual(["cited sentences"]);
  expect(evaluation.failures).toMatchObject([{ id: "ghana-1", missed: ["cited"] }]);
});

test("a search that finds something else is told, with what it found", () => {
  const evaluation = evaluate(sets, { ...engine, search: () => found("/start-business/guinea#tax") });
  expect(missedBounds(evaluation)).toEqual(["search: hit@3", "search: promised by name"]);
  expect(evaluation.failures).toMatchObject([{ id: "search-1", got: "/start-business/guinea#tax" }]);
});

test("a question that the pages no longer bear out is told as one that has to follow", () => {
  const passagesOf = () => [{ ...head, units: [{ text: "3 days" }] }];
  const evaluation = evaluate(sets, { ...engine, passagesOf });
  expect(missedBounds(evaluation)).toContain("questions that fit the pages");
  expect(evaluation.stale.map(({ id }) => id)).toEqual(["ghana-1", "follow-1"]);
});

test("the report has the figures by group, marks what is below its bound and lists what was missed where asked", () => {
  const evaluation = evaluate(sets, { ...engine, answer: () => rightAnswer });
  const figures = report(evaluation);
  expect(figures).toMatch(/^ {2}follow-ups$/m);
  expect(figures).toMatch(/^ ! refusal: recall +0\.0 % +0 of 3 +at least 95 %$/m);
  expect(figures).toMatch(/^ {3}hit@3 +100\.0 % +2 of 2 +at least 95 %$/m);
  expect(figures).not.toContain("refuse-2");
  expect(report(evaluation, { withFailures: true })).toContain(
    "[refused: detention] refuse-2: my brother is in prison\n      missed refused:",
  );
});

test("what was never tuned on is told beside the tuned, and only a sentence without its place is too bad", () => {
  const tuned = evaluate(sets, engine);
  const refusing = evaluate(sets, { ...engine, answer: () => refusal("unsupported") }, freshBounds);
  expect(missedBounds(refusing)).toEqual([]);
  const lines = reportFresh({ ...refusing, failures: [] }, tuned);
  expect(lines).toMatch(/^Never tuned on .*no bound/);
  expect(lines).toMatch(/^ {3}hit@3 +0\.0 % +0 of 2 +tuned +100\.0 %$/m);
  expect(reportFresh(refusing, tuned, { withFailures: true })).toContain("[west] ghana-1: how long ghana");

  const lying = { ...rightAnswer, sentences: [{ ...rightAnswer.sentences[0]!, quote: "2 days" }] };
  expect(missedBounds(evaluate(sets, { ...engine, answer: () => lying }, freshBounds))).toEqual([
    "cited sentences",
  ]);
});

test("figures of what was not asked are left out of those never tuned on", () => {
  const fresh = evaluate({ ...sets, searches: [] }, engine, freshBounds);
  expect(reportFresh(fresh, evaluate(sets, engine))).not.toContain("search:");
});
