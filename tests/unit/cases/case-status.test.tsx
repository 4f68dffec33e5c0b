import { renderToStaticMarkup } from "react-dom/server";
import { CaseStatus } from "#components/cases/case-status.tsx";
import type { OwnCase } from "#lib/domains/cases/index.ts";
import { wordsOfHtml } from "#tests/support/page-html.ts";

const own: OwnCase = {
  reference: "AK-2345-6789",
  kind: "enquiry",
  topic: "contact",
  state: "open",
  filedAt: new Date("2026-11-28T09:00:00Z"),
  mergedInto: undefined,
  isWithdrawn: false,
  messages: [],
};

const draw = (parts: Partial<OwnCase> = {}) =>
  wordsOfHtml(
    renderToStaticMarkup(
      <CaseStatus own={{ ...own, ...parts }} title="A question" state={undefined} thread={null} />,
    ),
  );

test("what was just sent is called received, with what happens next, and nobody is said to work on it yet", () => {
  expect(draw()).toMatch(/Received.*Somebody reads it and answers/s);
  expect(draw()).not.toMatch(/working on it/i);
});

test("what is answered, closed or goes on elsewhere promises no further answer here", () => {
  for (const parts of [{ state: "waiting" }, { state: "done" }, { mergedInto: "AK-2222-3333" }] as const)
    expect(draw(parts)).not.toContain("Somebody reads it");
});
