import type { PageRecord } from "../../types.ts";

/** What a civil registry would publish about its office and its books, without a line from any of them. */
export const directoryVitalRecordsDashboardPage: PageRecord = {
  name: "Dashboard for registry offices",
  title: "A dashboard for registry offices",
  description:
    "How a civil registry is to publish its hours, districts, years covered and posted fees in the planned directory, without any record of a person. For officials; not built yet.",
  eyebrow: "Directory · Vital records",
  lead: "Many letters reach the wrong registry. An official who can say “our books begin in this year and end at that river” spares both sides the letter.",
  sections: [
    {
      kind: "cards",
      id: "do",
      heading: "What an office could state",
      groups: [
        {
          name: "The books",
          cards: [
            {
              title: "Years covered",
              text: "First and last volume for births, marriages and deaths, each on its own.",
              stage: "planned",
            },
            {
              title: "Gaps",
              text: "Volumes lost to fire, flood or war, and whether a duplicate lies in an archive or a court.",
              stage: "planned",
            },
            {
              title: "Old districts",
              text: "Which former districts, parishes or missions the volumes include.",
              stage: "planned",
            },
          ],
        },
        {
          name: "The counter",
          cards: [
            {
              title: "Copies",
              text: "Kinds of copy, languages, whether they can go to a relative, and whether a letter from abroad is answered.",
              stage: "planned",
            },
            {
              title: "Posted fees",
              text: "As printed in the notice on the wall, with its date. Not what somebody was asked to pay.",
              stage: "planned",
            },
            { title: "Closures", text: "Days of moving, strike or stock-taking.", stage: "planned" },
          ],
        },
      ],
    },
    {
      kind: "notice",
      id: "never",
      heading: "Never a person",
      tone: "caution",
      paragraphs: [
        "No field is to take a name, an entry number or a scan. Whoever pastes a page of the register into a remark would find it refused, and their access paused until the head of the office has been told.",
      ],
    },
    {
      kind: "facts",
      id: "decides",
      heading: "Who may speak for an office",
      facts: [
        {
          term: "Mandate",
          text: "Registration belongs to the state. The registrar general or the ministry above the office would have to agree in writing before an official may publish here.",
        },
        {
          term: "Without a mandate",
          text: "The office could still be listed from what the government has published itself, and the entry would say so.",
        },
        { term: "Disagreement", text: "The ministry prevails over the local office, the gazette over both." },
        {
          term: "Time",
          text: "Governments take the time they take. We can neither hasten a mandate nor guess its date, and would publish without one only what is public already.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "prevails",
      heading: "Whose word prevails",
      shape: "chain",
      caption: "Each prevails over the one before it.",
      nodes: [
        { title: "Local office", text: "Speaks for itself only with a mandate." },
        { title: "Ministry above it", text: "Gives the mandate in writing." },
        { title: "Gazette", text: "Stands over both." },
      ],
    },
    {
      kind: "steps",
      id: "at-hand",
      heading: "Work that helps your public now",
      lead: "A sheet on the door can do much of what a dashboard would.",
      steps: [
        {
          title: "Walk along the shelf",
          text: "Write down first and last year of each series and mark what is missing.",
        },
        {
          title: "Ask the neighbours",
          text: "Which registry has the years before yours? Put its name on the sheet.",
        },
        {
          title: "Copy the fee notice",
          text: "Large enough to read from the queue, with the date and the law behind it.",
        },
        {
          title: "Name the papers needed",
          text: "For a child, for oneself, for a dead parent: three short lists.",
        },
      ],
    },
    {
      kind: "prose",
      id: "data",
      heading: "About this form",
      paragraphs: [
        "The dashboard is an idea on paper. Writing to us expresses interest on behalf of an office; it makes no agreement between a government and the group, and no official should feel bound by it. We keep the message and your address for as long as the form says. Nothing is passed to your ministry.",
      ],
    },
    {
      kind: "ask",
      id: "interest",
      heading: "For registrars and their ministries",
      lead: "Which office do you work in, which records does it keep, and who would have to agree?",
      leadType: "directory_vital_records",
      submitLabel: "Send as registry",
    },
  ],
  related: ["/directory/vital-records", "/policies/african-digital-census", "/policies/records-disclosure"],
  reviewedOn: "2026-11-21",
};
