import type { PageRecord } from "../../types.ts";

/** Five lists to come of whom one can look up, how an entry would get in, and how it would be put right. */
export const directoryPage: PageRecord = {
  name: "Directory",
  title: "Directory: who is registered where",
  description:
    "A planned directory of academics, clinics, firms, professionals and vital records offices in Africa: how entries are checked. No entry exists yet.",
  eyebrow: "Take part",
  lead: "Schools, clinics, firms, professionals and registry offices, each read from a public register. The directory is empty today, and it will stay empty until an entry can be checked.",
  contents: true,
  sections: [
    {
      kind: "prose",
      id: "what",
      heading: "What it is to be",
      paragraphs: [
        "An employer receives a diploma from a college in another country. A family abroad needs a notary in the town where their land lies. Both can lose days before they know which office keeps the right register and whether it answers letters. The directory is meant to save them that search: one short page for each body, with the register that names it and the day on which somebody read that register.",
        "It would rank nobody. There are to be no stars, no paid places and no list of favourites. An entry would say that a register named this body on that day. Whether its work is good is a different question, which no register answers.",
      ],
    },
    {
      kind: "cards",
      id: "sections",
      heading: "The five sections",
      lead: "Each page already tells you which public registers to ask while ours is being prepared.",
      groups: [
        {
          name: "Institutions and people",
          cards: [
            {
              title: "Academics",
              text: "Universities, colleges, schools and examination boards, and the commission that recognises them.",
              href: "/directory/academics",
              stage: "planned",
            },
            {
              title: "Medical",
              text: "Hospitals, clinics, pharmacies and laboratories, and the council with which each is registered.",
              href: "/directory/medical",
              stage: "planned",
            },
            {
              title: "Business",
              text: "Companies, cooperatives and sole traders, by the number in the register of their country.",
              href: "/directory/business",
              stage: "planned",
            },
            {
              title: "Professionals",
              text: "Lawyers, notaries, accountants, engineers, surveyors and others who may only work when a body lets them.",
              href: "/directory/professionals",
              stage: "planned",
            },
          ],
        },
        {
          name: "Offices",
          cards: [
            {
              title: "Vital records",
              text: "Where births, marriages and deaths are registered, which years the books cover, and how a copy is asked for.",
              href: "/directory/vital-records",
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "diagram",
      id: "checked",
      heading: "How an entry is to be checked",
      shape: "lanes",
      caption: "The way of a proposal past two readers and the body itself before a page is published.",
      nodes: [
        {
          by: "Proposer",
          title: "Names a body",
          text: "With its register number and its country, through the form of the section.",
        },
        {
          by: "First reader",
          title: "Reads the register",
          text: "At the source. A copy sent by the proposer counts for nothing.",
        },
        {
          by: "The body",
          title: "Is asked",
          text: "At the contact in the register: is this you, may it be shown?",
        },
        {
          by: "Second reader",
          title: "Reads it again",
          text: "Without seeing the first result. Where the two differ, nothing is published.",
        },
        {
          by: "Page",
          title: "Shows date and source",
          text: "After a year without a new reading it is marked as old.",
        },
      ],
    },
    {
      kind: "facts",
      id: "corrections",
      heading: "Corrections and removal",
      lead: "Rules for a list that is still empty, so that whoever joins it knows them first.",
      facts: [
        {
          term: "Who may ask",
          text: "Anybody. The person or body named has the last word on contact details; the register has it on status.",
        },
        {
          term: "What we would need",
          text: "The sentence that is wrong and the place where the right one can be read. A letter without a source would be read, but nothing could be changed by it.",
        },
        { term: "While it is open", text: "The disputed line is hidden and a note says since when." },
        {
          term: "Struck off or closed",
          text: "The page would stay for a while with that fact and its date, because people search for exactly this.",
        },
        {
          term: "Out on request",
          text: "A private person may leave at any time without giving a reason. An office that serves the public may correct its entry but cannot vanish from the list.",
        },
      ],
    },
    {
      kind: "notice",
      id: "empty",
      heading: "No entry, no fee, no badge",
      tone: "caution",
      paragraphs: [
        "Nobody is listed today and nobody has been asked to pay for it. A letter, badge or certificate that says “listed in the Akoma directory” is false. Keep it and tell the office who gave it to you.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Which register did you fail to find?",
      lead: "Name the country, the kind of register and how you looked for it. Such dead ends decide where the directory begins. To propose yourself, use the page of your section.",
      leadType: "contact",
      submitLabel: "Send to the directory",
    },
  ],
  related: ["/start-business", "/portal/verify/credentials", "/governance", "/legal/privacy"],
  reviewedOn: "2026-11-21",
};
