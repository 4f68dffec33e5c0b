import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** The application of guests and hosts of a planned cultural exchange. */
export const applyCulturalExchangePage: PageRecord = {
  name: "Apply for cultural exchange",
  title: "Apply for cultural exchange",
  description:
    "For guests and hosts who learn from each other in music, craft, language or stories: what is planned, which consulates decide, how art may travel.",
  eyebrow: "Applications",
  lead: "A weaver stays with a weaver, a drummer with a choir, a student with a family. Such stays are planned, and none has been arranged. Apply for a place on the list, from which two sides that fit are told of each other.",
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "From where to where?",
      lead: "Host, guest, or neither: the form asks for your craft and the months. It wants no passport number.",
      form: "cultural-exchange",
    },
    {
      kind: "cards",
      id: "ways",
      heading: "Three ways it is thought of",
      groups: [
        {
          name: "Kinds of exchange",
          cards: [
            {
              title: "Hosting",
              text: "You take a guest in for some days and let them share your work and table.",
              stage: "planned",
              facts: [
                {
                  term: "You need",
                  text: "A room with a door, safe water, and the consent of all who live with you.",
                },
              ],
            },
            {
              title: "Travelling",
              text: "You stay with people of your own trade elsewhere, and show yours.",
              stage: "planned",
              facts: [
                {
                  term: "You need",
                  text: "A passport that lasts beyond the stay, cover for illness, and money for the way home.",
                },
              ],
            },
            {
              title: "Without a journey",
              text: "Two workshops, choirs or classes meet by voice and picture and make one thing together.",
              stage: "planned",
              facts: [
                {
                  term: "You need",
                  text: "A fixed hour, a steady connection, somebody who speaks both languages.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "visas",
      heading: "Who decides on a visa",
      lead: "We invite nobody for a visa and sponsor none. A consulate looks at your own papers, and may refuse without our being asked.",
      caption: "Directions of travel with the office that decides and what to clear up first",
      columns: [{ label: "To" }, { label: "Who decides" }, { label: "Clear up first" }],
      rows: [
        [
          "Another African country",
          "Its embassy or immigration service; some issue visas online or at the border",
          "Whether your bloc lets citizens enter without one, and whether performing counts as work",
        ],
        [
          "The United States",
          "The consulate, after an interview",
          "An exchange visa runs through a sponsor that the Department of State has designated. The group is none",
        ],
        [
          "The Schengen states",
          "Consulate of the country of the longest stay",
          "Insurance, address of the host, sometimes the host's declaration before the town office",
        ],
        [
          "The United Kingdom",
          "UK Visas and Immigration",
          "Whether what you do is allowed to a visitor or needs a creative worker's visa",
        ],
        [
          "Elsewhere",
          "Its embassy, often in a neighbouring capital",
          "Transit visas of the countries on the way",
        ],
      ],
      sources: [
        {
          label: "US Department of State: exchange visitor programme and its designated sponsors",
          href: "https://j1visa.state.gov/",
          year: 2026,
        },
      ],
    },
    {
      kind: "facts",
      id: "things",
      heading: "Things that travel with culture",
      facts: [
        {
          term: "Instruments and costumes",
          text: "An ATA carnet spares the duty where both countries accept it. Elsewhere ask customs for temporary import, with a list and pictures.",
        },
        {
          term: "Ivory, rosewood, skins, feathers",
          text: "May need a permit of the wildlife authority even when old and part of a drum.",
        },
        {
          term: "Old or sacred objects",
          text: "May leave only with the paper of the museum or heritage commission. Without it customs may seize them.",
        },
        {
          term: "Songs, patterns, stories",
          text: "Belong to those who gave them. Ask before recording, name the source, and share what it earns.",
        },
      ],
    },
    {
      kind: "parts",
      id: "stay",
      heading: "What makes a stay safe",
      caption: "Four rules of a stay, for guest and host alike.",
      whole: "A stay",
      parts: [
        { title: "An address", text: "Known to a third person." },
        { title: "An end", text: "On any day, by either side." },
        { title: "No work", text: "Nobody works for their keep." },
        { title: "The passport", text: "Stays with whose it is." },
      ],
    },
    {
      kind: "facts",
      id: "rules",
      heading: "Who, by whom, until when",
      facts: [
        {
          term: "Who may apply",
          text: "Adults, and groups of adults. No child travels or is placed through this; schools may exchange letters and songs.",
        },
        {
          term: "Who chooses",
          text: "The exchange desk decides on the list and on whom it tells of whom. Guest and host choose each other, after a talk. Two people outside the family have to speak for each before a stay.",
        },
        {
          term: "Duration of the wait",
          text: "The desk answers within the days named with the form; a stay has no date. Do not give notice, let your room or buy a ticket because of this form.",
        },
        {
          term: "Rules of a stay",
          text: "The address is known to a third person, both sides can end it on any day, nobody works for their keep, nobody keeps a passport.",
        },
        {
          term: "What it is not",
          text: "A way to migrate, a job, an adoption, a pilgrimage package or a dating service.",
        },
        {
          term: "What is kept",
          text: `Your answers and the address of your account, until ${decidedMonths} months after the decision, where only the exchange desk reads them. Faith and politics are private: leave them out. The privacy notice, linked at the end of this page, has the rest.`,
        },
      ],
    },
  ],
  related: ["/roots", "/subsidiaries/roots-diaspora", "/policies/cooking-school/apply", "/legal/privacy"],
  reviewedOn: "2026-11-21",
};
