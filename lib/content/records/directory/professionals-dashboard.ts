import type { PageRecord } from "../../types.ts";

/** What members of a professional roll would manage themselves, and what only their body may change. */
export const directoryProfessionalsDashboardPage: PageRecord = {
  name: "Dashboard for professionals",
  title: "A dashboard for members of a roll",
  description:
    "What a lawyer, accountant, engineer or surveyor is to manage in the planned directory, what stays with the professional body, and how consent is given and taken back. Not built yet.",
  eyebrow: "Directory · Professionals",
  lead: "Your body says whether you may practise. You say whether strangers may find you. The dashboard is to keep those two answers apart.",
  sections: [
    {
      kind: "table",
      id: "yours-theirs",
      heading: "What is yours, what is your body's",
      caption: "Lines of an entry, who would change each of them, and whether it is public",
      columns: [{ label: "Line" }, { label: "Changed by" }, { label: "Shown" }],
      rows: [
        ["Whether you are listed", "You, at any hour", "Only as an entry or none"],
        ["Name and number", "The body's roll", "If you are listed"],
        ["Year of practising certificate", "The body's roll", "If you are listed"],
        ["Languages, town, fields of work", "You", "Yes"],
        ["E-mail or telephone for clients", "You", "Only after a visitor asks for it"],
        ["Suspension", "The body", "Yes, with the date and a link"],
        ["Fees, references, past clients", "Nobody", "No such line exists"],
      ],
    },
    {
      kind: "diagram",
      id: "consent",
      heading: "Consent, and taking it back",
      shape: "cycle",
      caption: "Consent goes round once a year, and ends by itself.",
      nodes: [
        {
          title: "You ask",
          text: "Listing starts with you. An employer, partner or body cannot enrol you, even with a list in hand.",
        },
        { title: "You see the page", text: "Exactly as strangers would see it, before it is published." },
        {
          title: "You say yes for a year",
          text: "When the year ends without a word from you, the entry is taken down, not renewed.",
        },
        {
          title: "You leave",
          text: "One button. Search engines may show a remnant for some days, over which we have no power.",
        },
      ],
    },
    {
      kind: "prose",
      id: "bodies",
      heading: "For bars, boards and institutes",
      paragraphs: [
        "A body could answer for its whole roll in one of two ways. Either it publishes the roll and our readers look there, or it names a person whom they may ring about single numbers. In neither case would it hand over the list: data protection law in many countries would not allow that, and we do not want it.",
        "Rules on advertising differ. Some bars forbid their members any listing beyond name and address. Where that is so, the section will hold less for that country. A body can tell us now what its rules permit.",
      ],
    },
    {
      kind: "facts",
      id: "decides",
      heading: "Who decides, how long, what to have ready",
      facts: [
        {
          term: "On status",
          text: "The body. We could not list somebody whom it does not confirm, however well known the name.",
        },
        {
          term: "On your words",
          text: "Our reader strikes praise, comparisons with others and promises of success. You may object; a second person looks.",
        },
        {
          term: "How long",
          text: "Unknown. Much depends on when the body's new roll comes out, often in the first months of a year.",
        },
        {
          term: "At hand",
          text: "The current certificate, the code of conduct of your body on publicity, and the consent of your partners if you work in a firm.",
        },
      ],
    },
    {
      kind: "notice",
      id: "not-built",
      heading: "Interest only",
      tone: "info",
      paragraphs: [
        "So far there is this text and a form. The form does not enrol you. Your message rests with the office as an enquiry, unseen by clients and by your body, until it is deleted after the period printed next to it.",
      ],
    },
    {
      kind: "ask",
      id: "interest",
      heading: "Members and bodies: write to us",
      lead: "Tell us what your rules on publicity allow, and whether your roll can be read by the public. That decides where this section could begin.",
      leadType: "directory_professionals",
      submitLabel: "Send as member or body",
    },
  ],
  related: ["/directory/professionals", "/justice/legal-network", "/careers"],
  reviewedOn: "2026-11-21",
};
