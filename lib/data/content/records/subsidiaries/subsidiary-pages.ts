import { fill } from "#lib/platform/words/open/leaf-words.ts";
import type { PageRecord, Section } from "../../types.ts";
import words from "./division-words.json" with { type: "json" };
import type { Subsidiary } from "./types.ts";

const { page: headings, faq: faqWords } = words;

const pathOf = ({ slug }: Subsidiary) => `/subsidiaries/${slug}` as const;
const questionsPathOf = ({ slug }: Subsidiary) => `/subsidiaries/${slug}/faq` as const;

function sectionsOf(one: Subsidiary): PageRecord["sections"] {
  const { name, what, forWhom, works, today, plan, terms, apply, risks, questions, next, rests, sources } =
    one;
  const basis = { ...(rests && { rests }), ...(sources && { sources }) };
  return [
    { kind: "prose", id: "what-it-does", heading: headings.what, paragraphs: what, ...basis },
    { kind: "facts", id: "for-whom", heading: headings.forWhom, facts: forWhom },
    { kind: "diagram", id: "how-it-works", heading: headings.works, ...works },
    { kind: "facts", id: "today", heading: headings.today, facts: today },
    { kind: "standing", id: "standing", heading: headings.standing },
    { kind: "timeline", id: "plan", heading: headings.plan, entries: plan },
    { kind: "facts", id: "terms", heading: headings.terms, facts: terms },
    ...(apply ? [{ kind: "apply", id: "apply", ...apply } as const] : []),
    { kind: "facts", id: "risks", heading: headings.risks, facts: risks },
    { kind: "faq", id: "questions", heading: headings.questions, items: questions },
    {
      kind: "action",
      id: "more-questions",
      heading: headings.moreQuestions,
      actions: [{ href: questionsPathOf(one), label: fill(headings.allQuestions, { name }) }],
    },
    ...(one.extra ?? []),
    { kind: "ask", id: "next", heading: headings.next, ...next },
  ];
}

const faqSections = ({ faq }: Subsidiary): Section[] =>
  faq.groups.map((group) => ({ kind: "faq", ...group }));

/** Builds the page of a division or programme from its file in this folder. */
export function divisionPage(file: object): PageRecord {
  const one = file as Subsidiary;
  const { name, title, description, eyebrow, lead, related, reviewedOn } = one;
  return {
    name,
    title,
    description,
    eyebrow,
    lead,
    contents: true,
    sections: sectionsOf(one),
    related,
    reviewedOn,
  };
}

/** Builds the FAQ page of a division or programme from its file in this folder. */
export function questionsPage(file: object): PageRecord {
  const one = file as Subsidiary;
  const { name, related, reviewedOn, faq } = one;
  const path = pathOf(one);
  const [first, ...rest] = faqSections(one);
  if (!first) throw new Error(`${one.slug} answers no questions`);
  return {
    name: faqWords.name,
    title: fill(faqWords.title, { name }),
    description: faq.description,
    eyebrow: name,
    lead: faq.lead,
    sections: [
      faq.drawing,
      first,
      ...rest,
      {
        kind: "action",
        id: "next",
        heading: faqWords.next,
        actions: [
          { href: `${path}#next`, label: fill(faqWords.ask, { name }) },
          { href: path, label: fill(faqWords.back, { name }) },
        ],
      },
    ],
    related: [path, ...related],
    reviewedOn,
  };
}
