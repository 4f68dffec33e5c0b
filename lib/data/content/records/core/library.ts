import type { PageRecord } from "../../types.ts";

/** What can be read and downloaded, how to cite it and how facts are checked. */
export const libraryPage: PageRecord = {
  name: "Library",
  title: "Library: histories, papers and data",
  description:
    "Short histories of 54 countries, publications, downloads and the data behind the guides: what each holds, how to cite it and how facts are checked.",
  eyebrow: "Library",
  lead: "Everything here that is meant to be read slowly or taken away, with a word on how far you can rely on it.",
  contents: true,
  sections: [
    {
      kind: "cards",
      id: "shelves",
      heading: "Shelves",
      groups: [
        {
          name: "To read",
          cards: [
            {
              title: "Country guides",
              text: "Steps, taxes, trade and risk, with a print version of each.",
              href: "/start-business",
            },
            {
              title: "Publications",
              text: "Longer papers of the group, or a plain note that there are none of a kind.",
              href: "/publications",
            },
            {
              title: "Rules and policies",
              text: "Draft policies, standards and what each is meant to bind.",
              href: "/compliance",
            },
          ],
        },
        {
          name: "To take away",
          cards: [
            {
              title: "Downloads",
              text: "Files with their format. The licence of the data stands above them.",
              href: "/downloads",
            },
            {
              title: "A comparison as a file",
              text: "Choose two to four countries and save the table for a spreadsheet.",
              href: "/explore/compare",
            },
          ],
        },
      ],
    },
    {
      kind: "prose",
      id: "histories",
      heading: "Histories of 54 countries",
      lead: "One page for each: ten or so dates, from early states to the present constitution.",
      paragraphs: [
        "Why does a country have two legal systems, or a port that serves its neighbour? The answer is often a date. These histories are kept short on purpose: they explain names, borders and institutions that somebody doing business will meet, and they name works in which to read on.",
        "Dates before writing are approximate and say so. Where historians disagree, the text keeps to what both sides hold. Borders and names of earlier times are those used by the sources, and no history is meant to settle a claim of today.",
      ],
    },
    {
      kind: "index",
      of: "histories",
      id: "all-histories",
      heading: "All histories, by region",
    },
    {
      kind: "table",
      id: "certainty",
      heading: "How sure a fact is",
      caption: "Marks that facts carry on this site, what each means and what to do with it",
      columns: [{ label: "Mark" }, { label: "What was done" }, { label: "Use it for" }],
      rows: [
        [
          "Sourced",
          "It was read in the document named, in the edition of the year named",
          "A plan; confirm before paying if the year is old",
        ],
        [
          "Indicative",
          "Widely known; no document that establishes it was at hand",
          "Orientation; ask the office",
        ],
        ["Estimate", "The publisher itself calls it an estimate", "Comparison in rough terms"],
        ["Older than 2020", "The newest figure found is from before 2020", "Background only"],
        ["No data", "Searched for and not found, or not free to be shown", "Nothing; the reason is stated"],
      ],
    },
    {
      kind: "diagram",
      id: "check",
      heading: "How a fact gets onto a page",
      shape: "chain",
      caption: "Five stations from a document to the page, and the way back when a reader finds a fault.",
      nodes: [
        { title: "Document", text: "A law, a gazette, a statistical table that anybody may open." },
        { title: "Record", text: "Value, unit, year and source in one file for each country." },
        { title: "Test", text: "Programs look for gaps, odd units and dead references." },
        { title: "Page", text: "Drawn from the record, never typed a second time." },
        { title: "Correction", text: "Goes into the record, so that page and files change together." },
      ],
    },
    {
      kind: "steps",
      id: "cite",
      heading: "How to cite",
      steps: [
        {
          title: "Cite the origin where you can",
          text: "A figure belongs to whoever measured it: the statistical office, the bank, the ministry. Its name and year stand beside it.",
        },
        {
          title: "Cite this site for the arrangement",
          text: "Akoma, title of the page, heading of the section, date of the last check at its foot, address, day on which you read it.",
        },
        {
          title: "Keep a copy",
          text: "Print the page or save it. Pages change, and a link shows only the newest state.",
        },
        {
          title: "Mind the licence",
          text: "Sources differ: some ask to be named, some limit commercial use. The list at the end of each guide says which is which.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Suggest a source",
      lead: "Best are documents with a stable address: laws, gazettes, official tables. Say which fact on which page it would correct or add.",
      leadType: "fact_correction",
      submitLabel: "Suggest it",
    },
  ],
  related: ["/publications", "/downloads", "/navigator", "/coeus"],
  reviewedOn: "2026-11-21",
};
