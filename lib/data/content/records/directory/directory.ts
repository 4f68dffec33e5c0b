import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** The five directories, how an entry gets in, and how it is corrected. */
export const directoryPage: PageRecord = {
  name: "Directory",
  title: "Directory: who is registered where",
  description:
    "Five directories of schools, clinics, firms, professionals and vital records offices in Africa: how to search them, get in, and how entries are checked.",
  eyebrow: "Take part",
  lead: "Schools, clinics, firms, professionals and registry offices, put in by themselves and looked up in the register they name before they are shown.",
  contents: true,
  sections: [
    {
      kind: "prose",
      id: "what",
      heading: "What it is",
      paragraphs: [
        "An employer receives a diploma from a college in another country. A family abroad needs a notary in the town where their land lies. Both can lose days before they know which office keeps the right register and whether it answers letters. The directory is meant to save them that search: one short entry for each body, with its place, its languages and a contact that answers.",
        "It ranks nobody. There are no stars, no paid places and no list of favourites; entries stand by name. An entry says that a register or body knew this name when we looked. Whether the work is good is a different question, which no register answers. The lists are new: where one is empty, its page tells you which public registers to ask today.",
      ],
    },
    {
      kind: "cards",
      id: "sections",
      heading: "The five sections",
      lead: "Search each of them, or ask to be listed. Each page also tells you which public registers to ask.",
      groups: [
        {
          name: "Institutions and people",
          cards: [
            {
              title: "Academics",
              text: "Universities, colleges, schools and examination boards, and the commission that recognises them.",
              href: "/directory/academics",
              stage: "open",
            },
            {
              title: "Medical",
              text: "Hospitals, clinics, pharmacies and laboratories, and the council with which each is registered.",
              href: "/directory/medical",
              stage: "open",
            },
            {
              title: "Business",
              text: "Companies, cooperatives and sole traders, by sector and place.",
              href: "/directory/business",
              stage: "open",
            },
            {
              title: "Professionals",
              text: "Lawyers, notaries, accountants, engineers, surveyors and others who may only work when a body lets them.",
              href: "/directory/professionals",
              stage: "open",
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
              stage: "open",
            },
          ],
        },
      ],
    },
    {
      kind: "diagram",
      id: "checked",
      heading: "How an entry gets in",
      shape: "lanes",
      caption: "The way of an entry from the form to the directory, and out of it again.",
      nodes: [
        {
          by: "You",
          title: "Fill in the form",
          text: "It says which answers will be public. You name the register or body that knows you.",
        },
        {
          by: "Desk",
          title: "Looks it up",
          text: "At the source. Copies are not asked for and count for nothing.",
        },
        {
          by: "Desk",
          title: "Asks, where something differs",
          text: "You answer on the page of your reference.",
        },
        {
          by: "Desk",
          title: "Lists it, or says why not",
          text: "Within the days the form names. The public answers stand in the directory from then on.",
        },
        {
          by: "You",
          title: "Change it, or take it off",
          text: "In your account, at any time. A change is looked at anew; until then the old entry stays.",
        },
      ],
    },
    {
      kind: "prose",
      id: "own",
      heading: "What you list yourself",
      paragraphs: [
        "Each section has a dashboard for those who asked to be listed. It shows each of your entries with its state, lets you change it, answer a question from the desk or take it off, and keeps your request letters beside it. What you list belongs to your account; nobody else sees your dashboard.",
      ],
    },
    {
      kind: "facts",
      id: "corrections",
      heading: "Corrections and removal",
      facts: [
        { term: "Who may ask", text: "Anybody. Each entry has a link to report a mistake." },
        {
          term: "What we need",
          text: "The sentence that is wrong and the place where the right one can be read.",
        },
        {
          term: "What happens",
          text: "The desk looks at the source and asks the sender. What turns out wrong is taken off until it is put right.",
        },
        {
          term: "Out on request",
          text: "Whoever is listed takes the entry off with one button, without giving a reason. With the account it goes, too.",
        },
        {
          term: "How long",
          text: `At most ${decidedMonths} months after it was accepted. Then it is deleted, and you can ask again: what nobody confirms does not stay.`,
        },
      ],
    },
    {
      kind: "notice",
      id: "no-badge",
      heading: "No fee, no badge",
      tone: "caution",
      paragraphs: [
        "Nobody is asked to pay for an entry, and there is no badge or certificate of it. Whoever shows you one has made it. Look in the directory yourself, and then in the register.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Which register did you fail to find?",
      lead: "Name the country, the kind of register and how you looked for it. To be listed, use the form of your section.",
      leadType: "contact",
      submitLabel: "Send to the directory",
    },
  ],
  related: ["/start-business", "/portal/verify/credentials", "/governance", "/legal/privacy"],
  reviewedOn: "2026-11-21",
};
