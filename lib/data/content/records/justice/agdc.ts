import type { PageRecord } from "../../types.ts";

/** The planned advisory council of the justice body: its task, its limits, and the fact that it has no members. */
export const justiceAgdcPage: PageRecord = {
  name: "AGDC",
  title: "AGDC: a council to advise on justice",
  description:
    "AGDC is the working name of a planned advisory council: what it would do, how members are chosen, and what it has no power over. No one sits on it.",
  eyebrow: "Justice",
  lead: "AGDC is the working name of a council of people from the diaspora that is to advise the justice body. It has no members, no chair, no seat and no date of a first meeting.",
  sections: [
    {
      kind: "prose",
      id: "name",
      heading: "The name, and other bodies",
      paragraphs: [
        "Other organisations may use the same letters or a similar name. This page speaks only of the council planned by the Akoma Group. It would not represent the diaspora, for nobody has given it that task. It has no link with the African Union. The Union calls the diaspora its sixth region and has bodies of its own for it, among them the Economic, Social and Cultural Council.",
      ],
      sources: [{ label: "African Union", href: "https://au.int/en", year: 2025 }],
    },
    {
      kind: "facts",
      id: "task",
      heading: "What it would be asked",
      facts: [
        {
          term: "Rules of secrecy",
          text: "Before the first desk opens: are the rules good enough that you would send your own brother there?",
        },
        {
          term: "Choice of countries",
          text: "Where do people from the diaspora get stuck, and where would a desk do harm?",
        },
        {
          term: "Complaints",
          text: "Read a yearly list of complaints against the body, without names, and say in public what should change.",
        },
        {
          term: "Separation",
          text: "Warn when a division of the group tries to use the justice work for its own ends.",
        },
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "What it could not do",
      facts: [
        { term: "See a case", text: "Not one name, not one file. Advice on rules needs neither." },
        { term: "Speak for anybody", text: "It would publish its own opinion and sign it as such." },
        {
          term: "Give orders",
          text: "Advice may be refused, but only in writing and with a reason that is published beside it.",
        },
        {
          term: "Collect money",
          text: "No dues, no donations, no fees for titles. A seat cannot be bought.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "cycle",
      heading: "A year of advice, as planned",
      shape: "cycle",
      caption: "How a question goes round between the justice body, the council and the public.",
      nodes: [
        { title: "Body asks", text: "A question and all papers that carry no names." },
        {
          title: "Council listens",
          text: "To former detainees, families and lawyers, invited and heard in confidence.",
        },
        { title: "Opinion", text: "In writing, with dissenting views." },
        { title: "Answer", text: "The body follows it or says why not." },
        { title: "Both are published", text: "On one page, with the date." },
      ],
    },
    {
      kind: "steps",
      id: "members",
      heading: "How members would be chosen",
      steps: [
        {
          title: "A public call",
          text: "On this page, with the task, the hours and the costs that are repaid.",
        },
        {
          title: "A mixed bench",
          text: "People who were held themselves, relatives, lawyers, interpreters and social workers, living in several countries.",
        },
        {
          title: "Conflicts on the table",
          text: "Nobody who holds public office, works for the group or sells to it.",
        },
        {
          title: "Choice by others",
          text: "At least half of those who choose would come from outside the group.",
        },
        {
          title: "Fixed terms",
          text: "Three years, once renewable. Names would be published here and nowhere else first.",
        },
      ],
    },
    {
      kind: "notice",
      id: "false",
      heading: "Nobody may use the title",
      tone: "caution",
      paragraphs: [
        "Since no one has been appointed, any card, letter or profile that shows a “member of the AGDC” of Akoma is wrong. A person who offers you a seat against payment is cheating you.",
      ],
    },
    {
      kind: "action",
      id: "ask",
      heading: "Tell what a council should watch",
      lead: "What you went through shows it best, and belongs under seal: caseworkers alone read it. Writing is no application.",
      actions: [{ href: "/portal/diaspora/confidential", label: "Write it under seal" }],
    },
  ],
  related: ["/justice/support", "/governance", "/roots", "/justice/reports"],
  reviewedOn: "2026-11-21",
};
