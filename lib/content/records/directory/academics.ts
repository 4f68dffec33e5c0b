import type { PageRecord } from "../../types.ts";

/** Where degrees and schools can be checked today, and what the section for them would hold. */
export const directoryAcademicsPage: PageRecord = {
  name: "Academics",
  title: "Academics: check a school or a degree",
  description:
    "Which public office confirms a university, a programme, a school certificate or a degree in an African country, how to ask it, and how an institution can put itself forward for the directory.",
  eyebrow: "Directory",
  lead: "A degree is worth what the office behind it confirms. Here is whom to ask in any country today, and what a list of institutions is meant to add.",
  sections: [
    {
      kind: "table",
      id: "where-to-look",
      heading: "Where to look today",
      lead: "Names differ from country to country. The ministry of education can always say which body does which.",
      caption: "Questions about a school or degree, the office that answers and the paper to ask it for",
      columns: [{ label: "Your question" }, { label: "Who answers" }, { label: "Ask for" }],
      rows: [
        [
          "May this university award degrees?",
          "The national universities commission or council for higher education",
          "Its list of recognised institutions, with the year of each decision",
        ],
        [
          "Is this course accredited?",
          "The same body; for nursing, law or engineering the professional council as well",
          "The decision for that course, and when it ends",
        ],
        [
          "Is this school certificate real?",
          "The examination council or board that set the papers",
          "A confirmation by candidate number and year, with the holder's consent",
        ],
        [
          "Did this person graduate?",
          "The registrar of the institution itself",
          "A signed yes or no with the date of the award",
        ],
        [
          "Will it count in another country?",
          "The qualifications authority or recognition centre there",
          "A statement of how it compares, before you pay for a course",
        ],
      ],
      sources: [
        {
          label: "World Higher Education Database, International Association of Universities",
          href: "https://www.whed.net/",
          year: 2025,
        },
      ],
    },
    {
      kind: "steps",
      id: "check",
      heading: "Check a degree in an afternoon",
      steps: [
        {
          title: "Read the paper",
          text: "Note the full name of the institution, the award, the date, the number and the two signatures. Missing numbers are the first sign of trouble.",
        },
        {
          title: "Find the institution without the paper",
          text: "Look it up in the commission's list. Do not follow a web address printed on the diploma: forged ones lead to forged sites.",
        },
        {
          title: "Look at the year",
          text: "An institution recognised now may not have been when the degree was given, and the other way round. Names change when colleges merge.",
        },
        {
          title: "Ask the registrar",
          text: "Write with the holder's signed consent, the number and a copy. Ask for an answer from an office address, not from a private mailbox.",
        },
        { title: "Keep the answer", text: "With its date. The next employer will ask the same." },
      ],
    },
    {
      kind: "flow",
      id: "one-degree",
      heading: "Who answers about one degree",
      caption: "Two questions to two bodies; the paper itself answers neither.",
      parties: ["You", "Commission", "Registrar"],
      passes: [
        { from: 0, to: 1, what: "Was this institution recognised in that year?" },
        { from: 1, to: 0, what: "Its list, with the year of each decision" },
        { from: 0, to: 2, what: "Number, a copy, the holder's signed consent" },
        { from: 2, to: 0, what: "A signed yes or no with the date of the award" },
      ],
    },
    {
      kind: "facts",
      id: "would-list",
      heading: "What an entry would hold",
      facts: [
        {
          term: "The institution",
          text: "Its legal name, earlier names, seat, kind, and the decision by which it is recognised.",
        },
        {
          term: "Its desk for confirmations",
          text: "Which office answers third parties, in which languages, by post or online, and what it charges.",
        },
        {
          term: "Where old files went",
          text: "For colleges that closed or merged: who keeps their records now. Without a list, this is hard to find out.",
        },
        { term: "Left out", text: "Rankings, pass rates, names of students, results of anybody." },
      ],
    },
    {
      kind: "prose",
      id: "recognition",
      heading: "Recognised at home, recognised abroad",
      paragraphs: [
        "Two treaties under UNESCO deal with this. The Addis Convention of 2014 is for higher education in African states; the Global Convention of 2019 is for all regions. Both ask their members to judge a foreign degree fairly and within a reasonable time, and to give reasons when they refuse. They bind only states that have ratified them. Ask the recognition centre of the receiving country whether yours is among them.",
        "Recognition for study and permission to work are two decisions. A university may accept your degree while a nursing council still wants an examination.",
      ],
    },
    {
      kind: "notice",
      id: "mills",
      heading: "Degrees that are sold",
      tone: "caution",
      paragraphs: [
        "Be careful where a degree is offered for “life experience”, where the date can be chosen, or where the accreditor was founded by the school. A commission that no ministry has heard of recognises nothing.",
      ],
    },
    {
      kind: "ask",
      id: "propose",
      heading: "Put an institution forward",
      lead: "Registrars and heads: name the institution, its field, its country and the decision that recognises it. It is noted for the day the list opens; nothing is published now.",
      leadType: "directory_academics",
      submitLabel: "Put it forward",
    },
  ],
  related: [
    "/directory/academics/dashboard",
    "/directory/academics/request-letter",
    "/portal/verify/credentials",
    "/subsidiaries/agx",
  ],
  reviewedOn: "2026-11-21",
};
