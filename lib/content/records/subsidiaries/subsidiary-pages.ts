import type { Page, Section } from "../../types.ts";
import type { Subsidiary } from "./types.ts";

const aboveAll = "/subsidiaries";

function sectionsOf(one: Subsidiary, faqPath: Page["path"]): Page["sections"] {
  const { what, forWhom, works, today, plan, terms, risks, questions, next, rests, sources } = one;
  const basis = { ...(rests && { rests }), ...(sources && { sources }) };
  return [
    { kind: "prose", id: "what-it-does", heading: "What it does", paragraphs: what, ...basis },
    { kind: "facts", id: "for-whom", heading: "For whom", facts: forWhom },
    { kind: "diagram", id: "how-it-works", heading: "How it works", ...works },
    { kind: "facts", id: "today", heading: "What exists today", facts: today },
    { kind: "timeline", id: "plan", heading: "What is planned", entries: plan },
    { kind: "facts", id: "terms", heading: "Terms and who may take part", facts: terms },
    { kind: "facts", id: "risks", heading: "Risks", facts: risks },
    { kind: "faq", id: "questions", heading: "Asked first", items: questions },
    {
      kind: "action",
      id: "more-questions",
      heading: "More questions",
      actions: [{ href: faqPath, label: `All questions about ${one.name}` }],
    },
    ...(one.extra ?? []),
    { kind: "ask", id: "next", heading: "The next step", ...next },
  ];
}

const faqSections = ({ faq }: Subsidiary): Section[] =>
  faq.groups.map((group) => ({ kind: "faq", ...group }));

/** The page of a division or programme, and the page of its questions. */
export function subsidiaryPages(one: Subsidiary): readonly [Page, Page] {
  const path = `${aboveAll}/${one.slug}` as const;
  const faqPath = `${path}/faq` as const;
  const [first, ...rest] = faqSections(one);
  if (!first) throw new Error(`${one.slug} answers no questions`);
  const { name, title, description, eyebrow, lead, related, reviewedOn, faq } = one;
  return [
    {
      path,
      name,
      parent: aboveAll,
      title,
      description,
      eyebrow,
      lead,
      contents: true,
      sections: sectionsOf(one, faqPath),
      related,
      reviewedOn,
    },
    {
      path: faqPath,
      name: "Questions",
      parent: path,
      title: `Questions about ${name}`,
      description: faq.description,
      eyebrow: name,
      lead: faq.lead,
      sections: [
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
    },
  ];
}
