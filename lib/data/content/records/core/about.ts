import type { PageRecord } from "../../types.ts";

/** Who is behind the site, and what can be relied on today. */
export const aboutPage: PageRecord = {
  name: "About",
  title: "About the Akoma Group",
  description:
    "What the Akoma Group is, what its name means, what works today and what is only planned, how pages are checked, and how to tell us about a mistake.",
  eyebrow: "The group",
  lead: "A group at its beginning, in Africa and for people who want to do something there. This page says what you can rely on today and what is still a plan.",
  contents: true,
  sections: [
    {
      kind: "prose",
      id: "name",
      heading: "The name",
      paragraphs: [
        "Akoma is the Akan word for heart. As one of the Adinkra signs of Ghana it stands for patience and endurance: to take heart means to be patient. It suits a plan whose first stage takes years and whose results cannot be hurried.",
        "The group is planned as a holding with divisions in farming, trade, finance, identity, health, education, energy and justice. They are meant to pass goods and trust from one to the next, so that less is lost between them. Most of that is ahead of us.",
      ],
    },
    {
      kind: "facts",
      id: "today",
      heading: "What works today",
      lead: "Everything in this list can be tried from this site, without paying and mostly without an account.",
      facts: [
        {
          term: "Country guides",
          text: "What to register, whom to ask and, where a source says so, what it costs, in each of 54 countries. Every figure has its year.",
        },
        {
          term: "Comparison",
          text: "Up to four countries beside each other, by the same figures, to be taken along as a file.",
        },
        {
          term: "Enquiries",
          text: "Forms that reach the office. You get a reference at once and a person reads what you wrote.",
        },
        {
          term: "An account",
          text: "By e-mail and a code, without a password. You see your devices, export your data and delete all of it.",
        },
      ],
    },
    {
      kind: "facts",
      id: "planned",
      heading: "What is a plan",
      facts: [
        {
          term: "The divisions",
          text: "Nineteen of them. None has reported results, and each page says what it would need before it could open: a licence, land, people.",
        },
        {
          term: "The years",
          text: "Liberia as the pilot country in 2025–26, then three more countries in West Africa, then further regions. A stage waits for the one before it.",
        },
        {
          term: "Figures about ourselves",
          text: "They stand in a register with what is behind each one. A target is marked as a target everywhere.",
        },
      ],
      rests: ["divisions", "roadmap"],
    },
    {
      kind: "diagram",
      id: "checked",
      heading: "How a page is checked",
      shape: "chain",
      caption: "Four stations, from a source to a correction.",
      nodes: [
        {
          title: "From a source",
          text: "A figure about a country needs a document that anybody can open, and the year it speaks of.",
        },
        {
          title: "In our own words",
          text: "We do not copy sentences. Where sources differ, the page says so and does not choose in silence.",
        },
        { title: "Dated", text: "At its foot each page says when all of it was last looked at." },
        {
          title: "Mended",
          text: "A correction that proves right is made on the page and in the files that can be downloaded.",
        },
      ],
    },
    {
      kind: "notice",
      id: "not",
      heading: "What we are not",
      tone: "caution",
      paragraphs: [
        "We are no authority, no bank, no insurer and no law firm, and we speak for none. The guides name the offices that decide. If somebody takes money in our name, it is not us.",
      ],
    },
    {
      kind: "ask",
      id: "correct",
      heading: "Tell us what is wrong",
      lead: "A wrong figure harms the person who plans with it. Name the page and where the right one can be read.",
      leadType: "fact_correction",
      submitLabel: "Send the correction",
    },
  ],
  related: ["/governance", "/portfolio", "/impact", "/faq"],
  reviewedOn: "2026-11-21",
};
