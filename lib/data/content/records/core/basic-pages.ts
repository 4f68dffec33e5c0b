import type { PageRecord } from "../../types.ts";

/** Every page as a plain link. The list itself comes from the registry. */
export const basicPagesPage: PageRecord = {
  name: "Basic pages",
  title: "Every page as a plain link",
  description:
    "All pages of this site as a plain list of links, for basic phones, old browsers, screen readers and slow lines, with advice on saving data.",
  eyebrow: "This site",
  lead: "No menus, no map and no pictures are needed here. Each line leads to one page and says nothing else, so the list loads quickly and reads well aloud.",
  sections: [
    {
      kind: "prose",
      id: "for-whom",
      heading: "Whom this page is for",
      paragraphs: [
        "Some phones have a small browser and a row of number keys. Some connections are paid by the megabyte or break off in the middle of a page. Some people find a long list quicker than a menu, because a screen reader or the search of the browser jumps straight to the word. This page is for all of them.",
        "Save its address as a bookmark. On many phones you can send it to somebody else as a text message, too: it is short, has no strange signs and never changes. A page that is missing from the list does not exist, and one that needs an account asks for it only after you have opened it.",
      ],
    },
    {
      kind: "facts",
      id: "little-data",
      heading: "Using few keys and little data",
      facts: [
        {
          term: "Find a word",
          text: "Most browsers search within a page. Type the first letters of a country or a topic.",
        },
        {
          term: "Turn pictures off",
          text: "In the settings of the browser. Flags and maps vanish; every fact they show also stands in words.",
        },
        {
          term: "Lite mode",
          text: "One tap, and later pages come without scripts and font. The choice is remembered for a year.",
        },
        {
          term: "Short addresses",
          text: "A guide is the address of the site, then start-business, then the country: start-business/ghana.",
        },
        {
          term: "Forms",
          text: "All of them are sent as plain pages. If the line breaks, go back once: most browsers still hold what you typed.",
        },
        {
          term: "Paper",
          text: "Every guide has a print version. A shop with a printer can hand you the whole of it.",
        },
      ],
    },
    { kind: "index", of: "pages", id: "all", heading: "Every page" },
    {
      kind: "action",
      id: "lite",
      heading: "Make the other pages smaller as well",
      actions: [{ href: "/lite", label: "Switch on lite mode" }],
    },
  ],
  related: ["/lite", "/start-business", "/support"],
  reviewedOn: "2026-11-21",
};
