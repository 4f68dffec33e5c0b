import type { PageRecord } from "../../types.ts";

/** The group's charter for open learning. */
export const coeusPage: PageRecord = {
  name: "COEUS",
  title: "COEUS: a charter for open learning",
  description:
    "COEUS is the Akoma Group's draft charter for open learning: what it asks of courses and materials, how learning is measured, and a declaration to sign.",
  eyebrow: "Education",
  lead: "Coeus is a Titan of Greek myth whose name was linked with asking. The charter takes that name because it begins with a learner's question and not with a subject. It is a draft; no course runs under it.",
  sections: [
    {
      kind: "facts",
      id: "pillars",
      heading: "Pillars",
      lead: "Five rules. A course that breaks one of them could not call itself part of COEUS.",
      facts: [
        {
          term: "A question first",
          text: "Each lesson opens with something a learner wants to find out: why this field floods, what that contract says. The subject follows from it.",
        },
        {
          term: "Open by licence",
          text: "Materials are to carry a licence that lets others copy, translate and change them, with the author named. A link that can be switched off is not open.",
        },
        {
          term: "In the language of the work",
          text: "If a pump is repaired in Kpelle or Hausa, it has to be taught in Kpelle or Hausa. Examinations may need another language; understanding comes first.",
        },
        {
          term: "On paper too",
          text: "Whatever stands on a screen also has to work as a printed sheet, without power and without a signal.",
        },
        {
          term: "Credit to those who knew",
          text: "Knowledge of herders, healers and weavers is taught with their consent, under their names, and with what they want kept back left out.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "education",
      heading: "Education: how a course would be made",
      lead: "AgX, AeroAg and the academy would be the first to use it. You can use the same order for a course of your own.",
      shape: "chain",
      caption: "Six stages from twenty questions to a certificate that counts.",
      nodes: [
        {
          title: "Collect the questions",
          text: "Ask twenty people who do the work what goes wrong most often. Their words become the headings.",
        },
        {
          title: "Look for what exists",
          text: "Universities, ministries and the FAO publish open manuals. Adapting a good one, as its licence allows, is far quicker than writing a new one.",
        },
        {
          title: "Write the test before the lesson",
          text: "What should somebody be able to do at the end, in front of a witness, with their own tools?",
        },
        {
          title: "Teach a rough version twice",
          text: "Choose two small groups. Note where people lose the thread or stop listening, and change those pages.",
        },
        {
          title: "Let another place check",
          text: "Somebody from a different district teaches from the sheets alone. What cannot be followed without its author is unfinished.",
        },
        {
          title: "Ask the authority",
          text: "A certificate counts for something only where the qualifications authority of the country recognises it. Until then the paper is to say attendance and no more.",
        },
      ],
    },
    {
      kind: "table",
      id: "impact",
      heading: "Impact: what would show that it works",
      lead: "No learner has been taught under the charter, so every cell on the right reads the same.",
      caption: "Measures of learning, how each is taken and what has been reported",
      columns: [{ label: "Measure" }, { label: "How it is taken" }, { label: "Reported" }],
      rows: [
        ["Can do it", "The practical test, repeated three months later without notice", "Nothing so far"],
        [
          "Came back",
          "Learners who returned for a second course, against those who could have",
          "Nothing so far",
        ],
        ["Passed on", "Copies and translations made by others, as far as they tell us", "Nothing so far"],
        [
          "Who was missing",
          "Women, herders, people with disabilities, by share of the district and of the class",
          "Nothing so far",
        ],
        ["Cost to the learner", "Fees, travel and lost working days, asked at the door", "Nothing so far"],
      ],
    },
    {
      kind: "programme",
      id: "declaration",
      heading: "Declaration",
      stage: "planned",
      paragraphs: [
        "We hold that knowing how to feed a family, repair a machine or read a contract should not depend on a fee. We mean to publish what we learn, failures included, in a form that others may use without asking.",
        "We will not sell a certificate. We will not call a visit a qualification. We will not take what a community knows and return it as a product. Where we break these sentences, quote them to us in public.",
        "The declaration binds nobody in law yet. It is to be put to the first council of learners and teachers, who may change it.",
      ],
      forWhom:
        "Learners, teachers, translators, librarians, and anybody who holds materials that could be opened.",
      takePart: [
        "Tell us a question from your work that no course near you answers.",
        "Name a manual that you use, with its licence, and what is wrong with it.",
        "Offer to try a sheet with a group, or to put it into another language.",
      ],
      next: { href: "/contact", label: "Write about the charter" },
    },
  ],
  related: ["/subsidiaries/agx", "/subsidiaries/academy", "/library", "/roots"],
  reviewedOn: "2026-11-21",
};
