import { renderToStaticMarkup } from "react-dom/server";
import { Thread } from "#components/cases/case-status.tsx";
import type { OwnCase } from "#lib/domains/cases/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const title = wordsOf("forms")("thread.title");
const filedAt = new Date("2026-11-28T09:00:00Z");

const draw = (messages: OwnCase["messages"]) => {
  const own: OwnCase = {
    reference: "AK-2345-6789",
    kind: "enquiry",
    topic: "contact",
    state: "open",
    filedAt,
    mergedInto: undefined,
    isWithdrawn: false,
    messages,
  };
  return renderToStaticMarkup(<Thread own={own} state={undefined} />);
};

test("messages have their heading, and no heading is drawn over none", () => {
  const written = draw([{ from: "sender", at: filedAt, words: "Which office is it?" }]);
  expect(written).toMatch(new RegExp(`<h2[^>]*>${title}</h2>.*Which office is it\\?`, "s"));
  expect(draw([])).not.toContain("<h2");
  expect(draw([])).toContain("<form");
});
