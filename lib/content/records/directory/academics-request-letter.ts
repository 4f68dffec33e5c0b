import type { PageRecord } from "../../types.ts";

/** What a letter to a school or university is to ask for, and how a graduate gets the record without one. */
export const directoryAcademicsRequestLetterPage: PageRecord = {
  name: "Letter for academic records",
  title: "A letter to ask for academic records",
  description:
    "How to get a transcript or a confirmation of a degree from an African school or university today, what apostille and legalisation mean for a diploma, and what our planned letter would add.",
  eyebrow: "Directory · Academics",
  lead: "You studied there, and now somebody far away wants the transcript. Ask the registrar yourself first: most requests need no helper. A letter of ours is planned for the rest.",
  contents: true,
  sections: [
    {
      kind: "steps",
      id: "today",
      heading: "What to do today",
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
      heading: "What our letter is to be",
      facts: [
        {
          term: "It is",
          text: "One page from the directory to a registrar: this graduate, with this consent, asks for this record to be sent to this place; here is your own rule for it.",
        },
        {
          term: "It is not",
          text: "A transcript, proof of a degree, a translation, or an order. The university remains free to refuse.",
        },
        {
          term: "Who could ask",
          text: "The graduate. For somebody who has died, the heirs; for a child, a parent. An employer could not.",
        },
        {
          term: "Who decides",
          text: "A person of our office on whether to write; the registrar on everything after that.",
        },
        {
          term: "How long",
          text: "We promise no date. Exams, strikes and moves of the archive decide more than our letter could.",
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
      heading: "Have at hand, but do not send to us",
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
        "No letter is written at present. Your message shows us which institutions are hard to reach. The office keeps it for the period stated beside the form and forwards it to no school. Please send neither transcripts nor identity papers: we have no use for them and no safe place to put them.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Tell us what you could not obtain",
      lead: "The institution, the years and the receiver in general terms: “a nursing board”, “an employer”. No scans, no student number.",
      leadType: "letter_academics",
      submitLabel: "Send about academic records",
    },
  ],
  related: ["/directory/academics", "/portal/verify/credentials", "/forms", "/legal/privacy"],
  reviewedOn: "2026-11-21",
};
