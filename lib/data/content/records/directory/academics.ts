import type { PageRecord } from "../../types.ts";

/** Where degrees and schools can be checked today, and which institutions are listed. */
export const directoryAcademicsPage: PageRecord = {
  name: "Academics",
  title: "Academics: check a school or a degree",
  description:
    "Which public office confirms a university, a programme or a degree in an African country, how to ask it, and how an institution puts itself forward.",
  eyebrow: "Directory",
  lead: "A degree is worth what the office behind it confirms. Here is whom to ask in any country today, and which institutions have put themselves on the list.",
  sections: [
    {
      kind: "search",
      id: "search",
      heading: "Find a school, university or institute",
      lead: "Entries that institutions put in themselves, each looked up at the body it names.",
      directory: "academics",
    },
    {
      kind: "apply",
      id: "apply",
      heading: "List your institution",
      lead: "For whoever may speak for it. Name, kind, place, languages and a public contact are shown; how it was checked is not.",
      form: "list-academic",
    },
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
      id: "entry",
      heading: "What an entry shows",
      facts: [
        {
          term: "Everybody sees",
          text: "Name, kind, country and town, what the institution says of itself, the languages it answers in, its public contacts, and since when it is listed.",
        },
        {
          term: "The desk alone sees",
          text: "Which body recognises it and who asked. Both are for looking it up and are never published.",
        },
        {
          term: "Worth saying",
          text: "Earlier names, which office answers confirmations and what it charges, and for colleges that merged who keeps the old files. Without a word about it, this is hard to find out.",
        },
        {
          term: "Left out",
          text: "Rankings, pass rates, names of students, results of anybody. A listing is no accreditation: for that, ask the commission.",
        },
      ],
    },
    {
      kind: "steps",
      id: "at-hand",
      heading: "For registrars: gather this",
      lead: "Useful for your own website, too.",
      steps: [
        { title: "A list of programmes", text: "With the reference and last day of every accreditation." },
        {
          title: "A history on one page",
          text: "Names of the institution since it was founded, with years.",
        },
        {
          title: "A rule for confirmations",
          text: "Who may ask, what the holder must sign, what it costs, who signs the reply.",
        },
        {
          title: "A word on signatures",
          text: "Since when the present registrar signs, so that a paper signed by another in that year stands out. Specimens stay inside.",
        },
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
  ],
  related: [
    "/directory/academics/dashboard",
    "/directory/academics/request-letter",
    "/portal/verify/credentials",
    "/subsidiaries/agx",
  ],
  reviewedOn: "2026-11-21",
};
