import type { PageRecord } from "../../types.ts";

/** The rules under which the justice body would publish reports. It has published none. */
export const justiceReportsPage: PageRecord = {
  name: "Reports",
  title: "Reports: the rules before the first one",
  description:
    "How reports of the planned justice body are to be written, checked and corrected, and how to judge other people's on detention. None is published.",
  eyebrow: "Justice",
  lead: "A report on prisons can free people or put them in danger. So the rules are written first. No report has been made, and no date for one is set.",
  sections: [
    {
      kind: "table",
      id: "kinds",
      heading: "Kinds of report",
      caption: "Planned kinds of publication, what each rests on and how often it could appear",
      columns: [{ label: "Kind" }, { label: "Rests on" }, { label: "How often" }],
      rows: [
        [
          "Yearly report",
          "Statistics that states and international bodies have published",
          "Once a year, once there is a first",
        ],
        ["Country note", "Laws, court rules, fees and opening hours of offices", "When a law changes"],
        ["Method note", "Our own mistakes and how we count", "With each report"],
        ["Case report", "None: single cases are not reported", "Never"],
      ],
    },
    {
      kind: "diagram",
      id: "making",
      heading: "From question to page",
      shape: "lanes",
      caption: "Who holds the text at which stage.",
      nodes: [
        {
          by: "Author",
          title: "A question that can be answered",
          text: "“How long do people wait for a first hearing, by the court's own figures?” rather than “how bad is it?”",
        },
        {
          by: "Author",
          title: "Sources on the table",
          text: "A list of every document with its date, before the first sentence is written.",
        },
        {
          by: "Two readers",
          title: "Two readers against it",
          text: "One looks for errors, the other for anything that could point to a living person.",
        },
        {
          by: "Those described",
          title: "Reply of those described",
          text: "The ministry, prison service or court gets the text and time to answer. Its reply is printed, whole or by link.",
        },
        {
          by: "Author",
          title: "Publication with data",
          text: "The table behind each figure as a file, so that anybody may count again.",
        },
      ],
    },
    {
      kind: "facts",
      id: "never",
      heading: "What is never printed",
      facts: [
        {
          term: "Names",
          text: "Of detained people, relatives, witnesses, guards. Public office holders only for what they did in office and what is on record.",
        },
        {
          term: "Small numbers",
          text: "“One woman from a certain country in a certain prison” is a name by another route. Such cells are merged or left blank.",
        },
        { term: "Places of refuge", text: "Safe houses, routes, the hours of a visit." },
        {
          term: "Photographs of faces",
          text: "Even with consent, which somebody behind bars can hardly give freely.",
        },
        {
          term: "Leaked files",
          text: "We could not tell whether they are complete, or who would be punished for the leak.",
        },
      ],
    },
    {
      kind: "facts",
      id: "independence",
      heading: "Who pays, who decides",
      facts: [
        {
          term: "Money",
          text: "A report would name who paid for it on its first page. Payment by the state described is excluded.",
        },
        {
          term: "The divisions",
          text: "They are not to see a text before the public does, even if a licence is at stake.",
        },
        {
          term: "Mistakes",
          text: "Corrected in the file and listed under it, with the old wording and the date.",
        },
      ],
    },
    {
      kind: "prose",
      id: "reading",
      heading: "Reading other people's reports",
      paragraphs: [
        "Until there is one of ours, you will read those of prison services, UN bodies, commissions and campaigners. Four questions help with all of them. What day does the figure speak of, and does it count people or events? Are police cells and immigration centres included, or prisons alone? Is the share of untried people a share of all, or of men? And did the writer visit, count or copy?",
        "Two reports that differ may both be right: one counts on the last day of the year, the other everybody who came through.",
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "See the method of the yearly one",
      lead: "Which figures would be counted, where they come from, and what we would leave out.",
      actions: [{ href: "/justice/insights/report", label: "Read the method" }],
    },
  ],
  related: ["/justice/insights/report", "/justice/agdc", "/publications", "/governance"],
  reviewedOn: "2026-11-21",
};
