import type { PageRecord } from "../../types.ts";

/** The papers the project itself has published. */
export const publicationsPage: PageRecord = {
  name: "Publications",
  title: "Publications",
  description:
    "What the project has published itself: the data set with its dictionary, the table of sources, the register of claims, draft policies and histories.",
  eyebrow: "Library",
  lead: "What the project has written or compiled itself. Everything on this page can be opened or taken away now.",
  sections: [
    {
      kind: "downloads",
      id: "registers",
      heading: "Data and registers",
      lead: "Made from the same records as the pages, at each release, so that a file and a page cannot disagree.",
      files: [
        {
          href: "/downloads/akoma-countries.csv",
          title: "Country figures",
          text: "One line for each figure and country, with year, source, licence and marks. Tax rates stay out.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-dictionary.csv",
          title: "Dictionary of figures",
          text: "What each figure counts, its unit and its decimals.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-sources.csv",
          title: "Sources and licences",
          text: "Who published what, on which terms, and which sources are switched off and why.",
          format: "CSV",
        },
        {
          href: "/downloads/akoma-claims.csv",
          title: "Register of claims",
          text: "Every claim of the group about itself, its kind and what stands behind it.",
          format: "CSV",
        },
      ],
    },
    {
      kind: "cards",
      id: "papers",
      heading: "Papers to read here",
      groups: [
        {
          name: "Reference",
          cards: [
            {
              title: "Histories",
              text: "Dated events for each country, from early states to the present.",
              href: "/library",
            },
            {
              title: "Policies",
              text: "Drafts with version and day, each with a summary in plain words.",
              href: "/compliance",
            },
            {
              title: "Privacy",
              text: "What is stored, how long, and on which ground.",
              href: "/legal/privacy",
            },
          ],
        },
        {
          name: "Plans",
          cards: [
            {
              title: "The portfolio",
              text: "How the fields of work are meant to lean on each other, and what each has to prove.",
              href: "/portfolio/overview",
            },
            {
              title: "Technology",
              text: "What the site is built on, and what is still an idea.",
              href: "/portfolio/technology",
            },
            {
              title: "Impact",
              text: "What would be counted, and what would count as failure.",
              href: "/impact",
            },
          ],
        },
      ],
    },
    {
      kind: "facts",
      id: "none-yet",
      heading: "Kinds of paper that do not exist yet",
      facts: [
        {
          term: "Annual report",
          text: "There has been no full year of operation to report on. The first one will say what was planned beside what happened.",
        },
        {
          term: "Audited accounts",
          text: "None have been drawn up. Targets on this site must not be read in their place.",
        },
        {
          term: "Studies",
          text: "No field study has been carried out. If one is, its method and its raw numbers are to be published with it.",
        },
      ],
    },
    {
      kind: "facts",
      id: "terms",
      heading: "Using and citing them",
      facts: [
        {
          term: "The data set",
          text: "The collection is offered under the Open Database Licence 1.0. Single figures keep the terms of their publishers, which the table of sources names.",
        },
        {
          term: "Texts",
          text: "Short passages may be quoted with the name of the page, its address and the day it was reviewed.",
        },
        {
          term: "Versions",
          text: "A file carries no version of its own: the day of compiling stands in the JSON file and at the foot of each guide. Keep the copy you worked with.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Take it with you",
      actions: [{ href: "/downloads", label: "All files" }],
    },
  ],
  related: ["/library", "/downloads", "/compliance"],
  reviewedOn: "2026-11-21",
};
