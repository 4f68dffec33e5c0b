import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "#components/content/page-view.tsx";
import { Timeline } from "#components/content/stages.tsx";
import { claims } from "#lib/data/content/claims.ts";
import { divisions } from "#lib/data/content/divisions.ts";
import { findPilot } from "#lib/data/content/pilots.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { wordsOfHtml } from "#tests/support/page-html.ts";

const checked = dateWords(claims.find(({ id }) => id === "roadmap")!.reviewedOn);

test.each(divisions.map(({ page }) => page))(
  "%s says whether it exists in law and who answers, once, and how to ask",
  (page) => {
    const words = wordsOfHtml(renderToStaticMarkup(<PageView page={getRecord(page)} />));
    expect(words.match(/In law Not stated\./g)).toHaveLength(1);
    expect(words).toContain("Who answers No director is named");
    expect(words).toContain("Ask whoever speaks for it");
    expect(words).not.toMatch(/registered (?:company|as)|incorporated in/i);
  },
);

test("the pilot of the roadmap is said as it stands, with the day of its last check", () => {
  const entries = [
    { when: "2025–26", title: "Trial", text: "Small.", stage: "pilot" },
    { when: "2027–28", title: "Next", text: "Larger.", stage: "planned" },
  ] as const;
  const words = wordsOfHtml(
    renderToStaticMarkup(<Timeline kind="timeline" id="plan" heading="Plan" entries={entries} />),
  );
  expect(words.match(/no start and no result of the pilot in Liberia has been reported/g)).toHaveLength(1);
  expect(words).toContain(`As of ${checked}`);
  expect(findPilot("liberia")!.lead).toContain(`On ${checked} nothing of it operates`);
  expect(wordsOfHtml(renderToStaticMarkup(<PageView page={getRecord("/subsidiaries")} />))).toContain(
    `on ${checked} nothing of the pilot operates`,
  );
});

test("no text calls the group as being in its pilot", () => {
  for (const path of ["/subsidiaries", "/investors", "/press", "/about"] as const)
    expect(wordsOfHtml(renderToStaticMarkup(<PageView page={getRecord(path)} />))).not.toMatch(
      /in its pilot phase/i,
    );
});
