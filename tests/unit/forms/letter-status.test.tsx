import { renderToStaticMarkup } from "react-dom/server";
import { LetterStatus } from "#components/forms/steps/letter-status.tsx";
import { getForm, type OwnSubmission } from "#lib/domains/forms/index.ts";

const at = new Date("2026-11-25T09:30:00.000Z");
const letter = { language: "fr", text: "Madame, Monsieur,\n\nJe vous prie", missing: [] as string[] };
const submission: OwnSubmission = {
  id: "0a0a0a0a-0000-4000-8000-000000000000",
  reference: "AK-2345-6789",
  form: getForm("letter-academic"),
  state: "ready",
  isOfMember: false,
  sentAt: at,
  deletedOn: null,
  events: [{ kind: "written", at, words: undefined }],
  answers: { letter: "transcript" },
  files: [],
  listedAt: undefined,
  dueAt: undefined,
};
const draw = (parts: Partial<OwnSubmission> = {}, shown: typeof letter | undefined = letter) =>
  renderToStaticMarkup(
    <LetterStatus
      submission={{ ...submission, ...parts }}
      state={undefined}
      isJustSent={false}
      letter={shown}
    />,
  );

test("a written letter stands there in its own language, with its files, and the step that comes next", () => {
  const html = draw();
  expect(html).toContain('<div class="letter-paper" lang="fr">Madame, Monsieur,\n\nJe vous prie</div>');
  for (const as of ["pdf", "txt"])
    expect(html).toContain(`href="/api/submissions/letter?reference=AK-2345-6789&amp;as=${as}"`);
  expect(html).toContain("I sent it");
  expect(html).toContain("Change my answers");
  expect(html).not.toMatch(/You have an answer by|Withdraw|An answer came/);
});

test("once it was sent it is not changed; closed, nothing is left to note", () => {
  const posted = draw({ state: "posted" });
  expect(posted).toContain("An answer came");
  expect(posted).not.toMatch(/I sent it|Change my answers/);
  const replied = draw({ state: "replied" });
  expect(replied.match(/action="\/api\/submissions\/track"/g)).toHaveLength(1);
  expect(draw({ state: "closed", deletedOn: at })).not.toContain("<form");
});

test("letters the fonts lack are named beside the PDF; without an account it is said how long it opens", () => {
  expect(draw({}, { ...letter, missing: ["ߒ", "ߞ"] })).toContain("The PDF cannot draw ߒ and ߞ");
  expect(draw()).not.toContain("cannot draw");
  expect(draw()).toContain("for a day");
  expect(draw({ isOfMember: true })).not.toContain("for a day");
});

test("whoever may not read it sees where it stands, and neither letter nor files", () => {
  const html = renderToStaticMarkup(
    <LetterStatus
      submission={{ ...submission, answers: undefined }}
      state={undefined}
      isJustSent={false}
      letter={undefined}
    />,
  );
  expect(html).toContain("Written, not sent yet");
  expect(html).not.toMatch(/letter-paper|as=pdf|Change my answers/);
});
