import type { PageRecord, Section } from "../../types.ts";
import type { Subsidiary } from "./types.ts";

const pathOf = ({ slug }: Subsidiary) => `/subsidiaries/${slug}` as const;
const questionsPathOf = ({ slug }: Subsidiary) => `/subsidiaries/${slug}/faq` as const;

function sectionsOf(one: Subsidiary): PageRecord["sections"] {
  const { what, forWhom, works, today, plan, terms, apply, risks, questions, next, rests, sources } = one;
  const basis = { ...(rests && { rests }), ...(sources && { sources }) };
  return [
    { kind: "prose", id: "what-it-does", heading: "What it does", paragraphs: what, ...basis },
    { kind: "facts", id: "for-whom", heading: "For whom", facts: forWhom },
    { kind: "diagram", id: "how-it-works", heading: "How it works", ...works },
    { kind: "facts", id: "today", heading: "What exists today", facts: today },
    { kind: "standing", id: "standing", heading: "In law, and who answers" },
    { kind: "timeline", id: "plan", heading: "What is planned", entries: plan },
    { kind: "facts", id: "terms", heading: "Terms and who may take part", facts: terms },
    ...(apply ? [{ kind: "apply", id: "apply", ...apply } as const] : []),
    { kind: "facts", id: "risks", heading: "Risks", facts: risks },
    { kind: "faq", id: "questions", heading: "Asked first", items: questions },
    {
      kind: "action",
      id: "more-questions",
      heading: "More questions",
      actions: [{ href: questionsPathOf(one), label: `All questions about ${one.name}` }],
    },
    ...(one.extra ?? []),
    { kind: "ask", id: "next", heading: "The next step", ...next },
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
    name: "Questions",
    title: `Questions about ${name}`,
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
        heading: "Not answered here?",
        actions: [
          { href: `${path}#next`, label: `Ask about ${name}` },
          { href: path, label: `Back to ${name}` },
        ],
      },
    ],
    related: [path, ...related],
    reviewedOn,
  };
}
