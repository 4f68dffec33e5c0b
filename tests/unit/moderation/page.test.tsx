import { renderToStaticMarkup } from "react-dom/server";
import { ModerationPage } from "#components/moderation/moderation-page.tsx";
import type { WaitingWords } from "#lib/backoffice/moderation/index.ts";

const filedAt = new Date("2026-03-01T09:30:00.000Z");
const waiting: WaitingWords[] = [
  { about: "page", id: "an-id", page: "/atm", useful: false, words: "<b>Fees</b>?", filedAt },
  { about: "rating", id: "a-mark", slug: "gambia", kind: "ease", score: 2, words: "Queues", filedAt },
];
type Parts = Partial<Parameters<typeof ModerationPage>[0]>;
const draw = (parts: Parts = {}) =>
  renderToStaticMarkup(
    <ModerationPage
      email="m@example.org"
      nav={undefined}
      words={{ waiting, total: 2 }}
      done={undefined}
      {...parts}
    />,
  );

test("each text says what it is about and sends that along with the decision", () => {
  const [, page = "", rating = ""] = draw().split('<li class="card">');
  expect(page).toContain('href="/atm"');
  expect(page).toContain("Not useful");
  expect(page).toContain('name="about" value="page"');
  expect(page).toContain("&lt;b&gt;Fees&lt;/b&gt;?");
  expect(rating).toContain('href="/explore/countries/gambia/ratings"');
  expect(rating).toContain("Ratings of the Gambia");
  expect(rating).toContain("Ease: 2 of 5");
  expect(rating).toContain('name="about" value="rating"');
  expect(rating).toContain('name="id" value="a-mark"');
});

test("what was decided is said by kind", () => {
  expect(draw({ done: { about: "page", decision: "keep" } })).toContain("It stays with the enquiries.");
  expect(draw({ done: { about: "rating", decision: "keep" } })).toContain("on the page of ratings now.");
  expect(draw({ done: { about: "rating", decision: "remove" } })).toContain("the score still counts.");
});

test("a decision that could not be taken is said above the list", () => {
  const html = draw({
    state: { form: "moderation", typed: {}, faults: { "": "It is decided." }, code: "conflict" },
  });
  expect(html).toMatch(/id="error-summary".*It is decided\..*<li class="card">/s);
});

test("an empty list and a database that is away are said", () => {
  expect(draw({ words: { waiting: [], total: 0 } })).toContain("Nothing waits");
  expect(draw({ words: undefined })).toContain("This cannot be shown right now");
});
