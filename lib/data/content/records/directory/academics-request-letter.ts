import type { PageRecord } from "../../types.ts";

/** What a letter to a school or university should ask for, and how a graduate gets the record without one. */
export const directoryAcademicsRequestLetterPage: PageRecord = {
  name: "Letter for academic records",
  title: "A letter to ask for academic records",
  description:
    "Write a letter that asks an African university for a transcript or a degree: in English or French, as a PDF. And what apostille and legalisation mean.",
  eyebrow: "Directory · Academics",
  lead: "You studied there, and now somebody far away wants the transcript. Ask the registrar yourself: here your request is written out as a letter, and below stands how it gets an answer.",
  contents: true,
  sections: [
    {
      kind: "apply",
      id: "letter",
      heading: "Write your letter",
      lead: "Answer some questions, read the letter, take it as a PDF and send it. You need no account; with one, your letters stay at hand.",
      form: "letter-academic",
    },
    {
      kind: "steps",
      id: "today",
      heading: "How a request gets an answer",
      steps: [
        {
          title: "Find the registrar's page",
          text: "Look for “transcripts” or “verification”. Many universities have a form, a fee and a list of what to enclose.",
        },
        {
          title: "Write as yourself",
          text: "Full name as a student, admission number, faculty, years, award, date of birth, and an address for the reply.",
        },
        {
          title: "Say where it must go",
          text: "Some bodies accept only a sealed envelope or an electronic transcript that comes straight from the institution.",
        },
        {
          title: "Pay the bursar",
          text: "To the account printed on the university's own form, and enclose the receipt.",
        },
        {
          title: "Follow up by visit",
          text: "After the posted time, send a relative with a signed note and a copy of your identity card. A person at the counter sometimes succeeds where letters did not.",
        },
      ],
    },
    {
      kind: "facts",
      id: "what",
      heading: "What the letter is",
      facts: [
        {
          term: "It is",
          text: "Your own request to a registrar: who asks, for which record, where the answer is to go. Five kinds, in English or French, as a PDF and as text.",
        },
        {
          term: "It is not",
          text: "A transcript, proof of a degree, a translation, or an order. The university remains free to refuse.",
        },
        {
          term: "Who may ask",
          text: "The graduate. For a child, a parent; for a relative, whoever may act for them. An employer may not.",
        },
        {
          term: "Who decides",
          text: "The registrar. Nobody of ours reads the letter or sends it.",
        },
        {
          term: "How long",
          text: "The letter is there at once. For the answer nobody can promise a date: exams, strikes and moves of the archive decide.",
        },
      ],
    },
    {
      kind: "prose",
      id: "apostille",
      heading: "Apostille and legalisation of a diploma",
      paragraphs: [
        "A foreign office cannot know the signature of every registrar. So a chain of offices vouches for it. Where both countries belong to the Apostille Convention of 1961, the chain is one link long: an authority in the country of the diploma attaches an apostille, and that is enough. The table of members and their authorities is on the site of the Hague Conference; the convention must be in force between your two countries, since some members object to others.",
        "Otherwise the paper is legalised: the ministry of education confirms the registrar, the ministry of foreign affairs confirms the ministry of education, and the embassy of the receiving country confirms that. Plan for weeks.",
        "Either way only the signature and the seal are confirmed. Whether the degree counts is for the recognition centre to say. Some offices put the apostille on a notary's certified copy instead of on the original, so ask first which one the receiver wants.",
      ],
      sources: [
        {
          label: "Hague Conference: Apostille Convention, status table",
          href: "https://www.hcch.net/en/instruments/conventions/status-table/?cid=41",
          year: 2025,
        },
      ],
    },
    {
      kind: "diagram",
      id: "links",
      heading: "The chain of signatures",
      shape: "chain",
      caption:
        "Where both countries belong to the Apostille Convention one link stands for the rest. Either way only signature and seal are confirmed.",
      nodes: [
        { title: "Registrar", text: "Signs the diploma." },
        { title: "Ministry of education", text: "Confirms the registrar." },
        { title: "Ministry of foreign affairs", text: "Confirms the ministry of education." },
        { title: "Embassy of the receiving country", text: "Confirms the ministry of foreign affairs." },
      ],
    },
    {
      kind: "steps",
      id: "at-hand",
      heading: "Have at hand, but send us no papers",
      steps: [
        { title: "Your student number", text: "On an old identity card, fee receipt or examination slip." },
        { title: "The certificate", text: "A scan kept on your own device." },
        {
          title: "The receiver's wish",
          text: "The exact words in which the foreign university, employer or council describes what it needs.",
        },
      ],
    },
    {
      kind: "notice",
      id: "data",
      heading: "What happens to what you write",
      tone: "info",
      paragraphs: [
        "Your answers are stored sealed, so that you can open the letter again, change it and note when you sent it. Our staff neither list nor read letters, and no school gets anything from us. Some months after you close a letter a program deletes it; the form says how many. It takes no transcripts and no identity papers: those go to the registrar, from you.",
      ],
    },
  ],
  related: ["/directory/academics", "/portal/verify/credentials", "/forms", "/legal/privacy"],
  reviewedOn: "2026-11-25",
};
