import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { AnswersPage } from "#components/desk/admin/answers-page.tsx";
import { navigatorModes } from "#lib/domains/navigator/mode/open/modes.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const at = new Date("2026-11-23T00:00:00Z");
const set = { why: "The model words rules it has not read.", at, by: "kofi@example.org" };
const misses = {
  listed: [{ week: at, words: "cote divoire & co", count: 4, inAll: 9 }],
  weeks: [{ week: at, total: 49, wordless: 40 }],
};

type Parts = Partial<Parameters<typeof AnswersPage>[0]>;
const drawn = (parts: Parts = {}): Document =>
  new JSDOM(
    renderToStaticMarkup(
      <AnswersPage
        member={{ email: "ama@example.org", role: "admin" }}
        mode={{ mode: "off", version: 2, set }}
        misses={misses}
        verdicts={undefined}
        hasModel={false}
        state={undefined}
        isDone={false}
        {...parts}
      />,
    ),
  ).window.document;
const textOf = (page: Document) => page.querySelector("body")?.textContent ?? "";

test.each(navigatorModes)("what %s means is said, with who set it when and why", (mode) => {
  const text = textOf(drawn({ mode: { mode, version: 2, set } }));
  expect(text).toContain(wordsOf("admin-answers")(`mode.says.${mode}`));
  expect(text).toContain("Set 23 November 2026 at 00:00 UTC by kofi@example.org: “The model words rules");
});

test("where nobody has switched it, and where the account is gone, that is said", () => {
  expect(textOf(drawn({ mode: { mode: "on", version: 0 } }))).toContain("Nobody has switched it yet.");
  const gone = { mode: "off", version: 2, set: { ...set, by: undefined } } as const;
  expect(textOf(drawn({ mode: gone }))).toContain("Set 23 November 2026 at 00:00 UTC: “");
});

test("admins have the form, with the version that was read; staff do not", () => {
  const form = 'form[action="/api/admin/answers/mode"]';
  expect(drawn().querySelector(`${form} input[name="version"]`)?.getAttribute("value")).toBe("2");
  expect(drawn({ member: { email: "yaa@example.org", role: "staff" } }).querySelector(form)).toBeNull();
});

test("words that found nothing lead to their search", () => {
  const page = drawn();
  expect(page.querySelector('a[href="/search?q=cote%20divoire%20%26%20co"]')?.textContent).toBe(
    "cote divoire & co",
  );
  expect(textOf(page)).toContain("49");
  expect(textOf(drawn({ misses: { listed: [], weeks: [] } }))).toContain(
    wordsOf("admin-answers")("misses.none"),
  );
});

test("verdicts are counted, and the latest wrong ones lead to question and places", () => {
  const href = "/navigator?ask=corporate%20tax%20ghana";
  const cited = ["/start-business/ghana#taxes:~:text=Corporate%20tax"];
  const latest = [{ href, label: "corporate tax ghana", at, cited, comment: "It is 25 %." }];
  const page = drawn({ verdicts: { right: 1, wrong: 2, latest } });
  expect(textOf(page)).toContain("1 answer was called right, 2 wrong.");
  expect(page.querySelector(`a[href="${href}"]`)?.textContent).toBe("corporate tax ghana");
  expect(page.querySelector(`a[href="${cited[0]}"]`)?.textContent).toBe("/start-business/ghana#taxes");
  expect(page.querySelector("blockquote")?.textContent).toBe("It is 25 %.");
  expect(textOf(drawn({ verdicts: { right: 0, wrong: 0, latest: [] } }))).toContain("Nobody said whether");
});

test("whether a model is set is said", () => {
  const words = wordsOf("admin-answers");
  expect(textOf(drawn({ hasModel: true }))).toContain(words("model.set"));
  expect(textOf(drawn({ hasModel: false }))).toContain(words("model.none"));
});

test("while the database is away the page says so and draws no form", () => {
  const page = drawn({ mode: undefined, misses: undefined });
  expect(page.querySelector("form[action='/api/admin/answers/mode']")).toBeNull();
  expect(textOf(page)).not.toContain(wordsOf("admin-answers")("misses.none"));
});
