import type { PageRecord } from "../../types.ts";

/** The rules for a planned, voluntary register of growers, firms and members. */
export const africanDigitalCensusPage: PageRecord = {
  name: "African Digital Census",
  title: "African Digital Census policy",
  description:
    "Rules for a planned voluntary register of growers, firms and members: what would be asked, what never, and how one leaves. Nobody is counted today.",
  eyebrow: "Policies",
  lead: "A state counts everybody, by law. This would be something smaller: a register people join because it spares them the same form five times. It does not exist. These are the rules it would have to keep before it may open.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Nobody is being counted. This site collects no data for a census.",
      "Joining would be a free choice, for each person and each purpose, and leaving as easy as joining.",
      "No fingerprints, no face, no religion, no ethnic group, no health.",
      "Only totals would be published, and none so small that a neighbour recognises somebody.",
      "It could never take the place of the official census of a country, and may not look like one.",
    ],
  },
  sections: [
    {
      kind: "notice",
      id: "status",
      heading: "How far this text binds",
      tone: "info",
      paragraphs: [
        "It is a draft. No question is asked under it, because no register is open. What the site stores today falls under the privacy notice, which wins wherever the two differ. The first day on which these clauses bind is the day the pilot in Liberia opens a register.",
        "Should anybody come to your door to count for an Akoma census, send them away and write to the office.",
      ],
    },
    {
      kind: "facts",
      id: "words",
      heading: "Scope and words",
      facts: [
        {
          term: "Participant",
          text: "An adult, a firm or a cooperative that has joined. Nobody is entered by a relative, a chief or an employer.",
        },
        { term: "Entry", text: "What one participant has said, each answer with its date and its purpose." },
        { term: "Count", text: "A total drawn from many entries, such as growers of cassava in a district." },
        {
          term: "Steward",
          text: "The person answerable for the register. The name has to stand on this page before the first entry is taken; none stands here now.",
        },
        {
          term: "Outside the scope",
          text: "Population and housing censuses, voter rolls, civil registration, identity cards. They belong to the statistics office, the electoral body and the registries of each state.",
        },
      ],
    },
    {
      kind: "table",
      id: "questions",
      heading: "What might be asked, and what never",
      lead: "A question is allowed when the person who answers can see what it does for them. The right-hand column is closed: no consent opens it.",
      caption:
        "Subjects of the planned register, with questions that may be asked and questions that may not",
      columns: [{ label: "Subject" }, { label: "May be asked" }, { label: "Never" }],
      rows: [
        [
          "Person",
          "A name you choose to be known by, year of birth, language, a way to reach you",
          "Fingerprints, face scans, the number of an identity card",
        ],
        [
          "Place",
          "District, and the village if you wish",
          "The position of your house, or where you were and when",
        ],
        [
          "Work",
          "Trade, crops, animals, size of holding in bands",
          "Debts, bank details, the exact sum you earn",
        ],
        ["Land", "Whether you own, lease or use it by custom", "Copies of deeds"],
        [
          "Household",
          "How many eat from one kitchen, in bands",
          "Names of children, health, faith, ethnic group, politics",
        ],
        ["Skills", "What you can do and would teach", "School marks, criminal record"],
      ],
    },
    {
      kind: "diagram",
      id: "way-of-an-answer",
      heading: "The way of one answer",
      shape: "chain",
      caption:
        "How an answer would become part of a published total without becoming a story about a person.",
      nodes: [
        { title: "Question shown", text: "With its reason, in a language you read or hear." },
        { title: "You answer", text: "Or skip it. Skipping closes no door." },
        { title: "Read back", text: "The helper reads it to you; you correct it." },
        { title: "Split", text: "Your name lies apart from your answers." },
        { title: "Counted", text: "Only totals leave the register. Small ones are held back." },
        { title: "Published", text: "With date, method, and how many did not answer." },
      ],
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties",
      facts: [
        {
          term: "The steward",
          text: "Keeps the list of questions with their reasons, tests who can open what, reports a leak to the authority and to those concerned, and destroys what has no purpose left.",
        },
        {
          term: "Helpers who write for others",
          text: "Show who they are, write only what is said, keep no copy on their own phone, and never accept a gift for an entry.",
        },
        {
          term: "Participants",
          text: "Answer for themselves. An entry somebody else could be harmed by is struck out.",
        },
        {
          term: "Users of counts",
          text: "Name the date and the share that did not answer. They may not try to find out who stands behind a figure.",
        },
        {
          term: "Buyers, lenders, officials",
          text: "May never make a price, a loan or a permit depend on joining.",
        },
      ],
    },
    {
      kind: "steps",
      id: "decisions",
      heading: "How a question is added",
      steps: [
        { title: "Proposal", text: "In writing, with the reason and what would be lost without it." },
        { title: "Check against the closed column", text: "What stands there ends the proposal." },
        {
          title: "Two offices",
          text: "The data protection authority, where the country has one, and the statistics office, where surveys of the public need its leave.",
        },
        {
          title: "Comment",
          text: "Participants see it before it is asked, with what others said against it.",
        },
        {
          title: "Entry in this text",
          text: "A new version with its date. Old answers are not reused for it.",
        },
      ],
      sources: [
        {
          label: "African Union: African Charter on Statistics",
          href: "https://au.int/en/treaties/african-charter-statistics",
          year: 2009,
        },
        {
          label: "African Union: Convention on Cyber Security and Personal Data Protection (Malabo)",
          href: "https://au.int/en/treaties/african-union-convention-cyber-security-and-personal-data-protection",
          year: 2014,
        },
      ],
    },
    {
      kind: "facts",
      id: "leaving",
      heading: "Leaving, complaints, changes",
      facts: [
        {
          term: "Leaving",
          text: "A word is enough. The entry goes; totals that were published stay, because nobody can be found in them.",
        },
        {
          term: "Complaints",
          text: "First to the steward, who would have to answer in writing. Or straight to the data protection authority of your country, without asking us.",
        },
        {
          term: "Changes",
          text: "A change that asks more, keeps longer or lets more people in needs a new yes from each participant. Silence is a no.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Say what you think of the plan",
      lead: "Would it spare you anything? Which question would you refuse? Answers shape the draft. Please describe, and send no lists of people.",
      leadType: "contact",
      submitLabel: "Send your view",
    },
  ],
  related: ["/compliance", "/legal/privacy", "/verifiafrica", "/policies/records-disclosure"],
  reviewedOn: "2026-11-21",
};
