import type { PageRecord } from "../../types.ts";

/** What a yearly report on detention and courts would count, from which public sources, and what it leaves out. */
export const justiceInsightsReportPage: PageRecord = {
  name: "Yearly report: method",
  title: "The yearly report: how it would count",
  description:
    "The method of a planned yearly report on detention in African countries: measures, public sources, gaps, what stays unpublished. No edition yet.",
  eyebrow: "Justice · Insights",
  lead: "Before anybody counts, say what is counted. This is the draft method of a report that has not appeared. Argue with it while that is still easy.",
  contents: true,
  sections: [
    {
      kind: "table",
      id: "measures",
      heading: "What would be counted",
      lead: "Only what states or international bodies have already published. We would measure nothing in a prison ourselves.",
      caption: "Measures of the planned report, how each is defined and from where it would come",
      columns: [{ label: "Measure" }, { label: "Defined as" }, { label: "Public source" }],
      rows: [
        [
          "People in prison",
          "On one named day, all who are held by the prison service",
          "Prison services; World Prison Brief",
        ],
        [
          "Held without a sentence",
          "Share of them who wait for trial or judgment",
          "UNODC, as indicator 16.3.2 of the global goals",
        ],
        ["Foreign nationals", "Share of them who are not citizens", "Prison services; World Prison Brief"],
        ["Room", "Official places beside people held", "Prison services; inspection reports"],
        ["Time to a first judge", "What the law says, in hours", "Codes of criminal procedure"],
        [
          "Legal aid",
          "Whether a law gives it, from which moment, and who pays",
          "Laws; yearly reports of legal aid boards",
        ],
        [
          "Consular notice",
          "Whether national law repeats the duty of article 36",
          "Laws, police standing orders",
        ],
        [
          "Outside visits",
          "Whether an independent body may enter unannounced",
          "Ratification tables of the United Nations",
        ],
      ],
      sources: [
        { label: "UNODC data portal", href: "https://dataunodc.un.org/", year: 2025 },
        { label: "World Prison Brief", href: "https://www.prisonstudies.org/", year: 2025 },
      ],
    },
    {
      kind: "facts",
      id: "yardsticks",
      heading: "Measured against what",
      lead: "Yardsticks on which states have agreed, so that the opinion of the writer matters less.",
      facts: [
        {
          term: "African Charter, articles 6 and 7",
          text: "Nobody may be detained arbitrarily; everybody has a right to be heard and defended within a reasonable time.",
        },
        {
          term: "International Covenant, article 9",
          text: "Reasons for arrest at the time of arrest, prompt appearance before a judge, and a court that can end unlawful detention.",
        },
        {
          term: "Luanda Guidelines of 2014",
          text: "The African Commission on arrest, police custody and detention before trial.",
        },
        {
          term: "Nelson Mandela Rules of 2015",
          text: "Minimum rules for the treatment of prisoners: space, health, contact with family, complaints.",
        },
      ],
      sources: [
        {
          label: "African Charter on Human and Peoples' Rights",
          href: "https://au.int/en/treaties/african-charter-human-and-peoples-rights",
          year: 1981,
        },
        {
          label: "International Covenant on Civil and Political Rights",
          href: "https://www.ohchr.org/en/instruments-mechanisms/instruments/international-covenant-civil-and-political-rights",
          year: 1966,
        },
        {
          label: "Nelson Mandela Rules, UNODC edition",
          href: "https://www.unodc.org/documents/justice-and-prison-reform/Nelson_Mandela_Rules-E-ebook.pdf",
          year: 2015,
        },
      ],
    },
    {
      kind: "prose",
      id: "gaps",
      heading: "Gaps that no method closes",
      paragraphs: [
        "Many police cells, camps and immigration centres appear in no statistics. A country that counts well can therefore look worse than one that counts nothing. Each figure would carry its date and what it leaves out, and a missing figure would be shown as missing. It would not be guessed from a neighbour.",
        "Countries are to stand in the order of the alphabet. There would be no league table: legal systems define “detained” and “sentenced” differently, and a rank would hide that.",
      ],
    },
    {
      kind: "facts",
      id: "unpublished",
      heading: "What stays out",
      facts: [
        {
          term: "Stories",
          text: "No account of a person, however disguised. Relatives recognise details that editors overlook.",
        },
        {
          term: "Our enquiries",
          text: "What people write to this site is never material for the report, not even as a count.",
        },
        {
          term: "Groups too small to hide in",
          text: "A nationality or age group with few people in one place is added to “other”.",
        },
        { term: "Forecasts", text: "No guess at next year's prison population." },
      ],
    },
    {
      kind: "diagram",
      id: "year",
      heading: "The course of an edition",
      shape: "lanes",
      caption: "Whose turn it is in the course of one edition.",
      nodes: [
        {
          by: "Office",
          title: "Freeze the sources",
          text: "One day on which every table is downloaded and stored with its date.",
        },
        {
          by: "Office",
          title: "Compute openly",
          text: "Each figure with its formula in a file that others can run.",
        },
        {
          by: "States",
          title: "Ask the states",
          text: "A draft to each ministry concerned, with two months to answer.",
        },
        {
          by: "Reviewers",
          title: "Outside review",
          text: "Two people who know prison statistics and are not paid by us. Their comments are printed.",
        },
        {
          by: "Office",
          title: "Publish, or do not",
          text: "If the review finds it misleading, there is no edition that year and the page says why.",
        },
      ],
    },
    {
      kind: "action",
      id: "ask",
      heading: "Help to mend the method",
      lead: "Do you know a public source we missed, or a definition that would mislead? Name it on the contact page, where nothing is secret. People, cases and prisons you have been in are told to caseworkers alone.",
      actions: [
        { href: "/portal/diaspora/confidential", label: "Tell a caseworker what happened" },
        { href: "/contact", label: "Name a source" },
      ],
    },
  ],
  related: ["/justice/reports", "/justice/support", "/publications", "/downloads"],
  reviewedOn: "2026-11-21",
};
