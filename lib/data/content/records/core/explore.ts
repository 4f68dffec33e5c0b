import type { PageRecord } from "../../types.ts";

/** The tools that look across countries, and which question each answers. */
export const explorePage: PageRecord = {
  name: "Explore",
  title: "Explore: look across the 54 countries",
  description:
    "Profiles, comparisons, rankings, charts and the risk rating of African countries: which page answers which question, and where its figures come from.",
  eyebrow: "Countries",
  lead: "One question about several countries is best asked on one page. Here is every such page of the site, with what it is good for and where it stops.",
  contents: true,
  sections: [
    {
      kind: "cards",
      id: "pages",
      heading: "What is here",
      lead: "All of them work without an account and without script, and each can be sent to somebody as an address.",
      groups: [
        {
          name: "One country at a time",
          cards: [
            {
              title: "Country profiles",
              text: "Towns, markets, opportunities and risks of each country, with a short welcome and the languages spoken there.",
              href: "/explore/countries",
            },
            {
              title: "Business guides",
              text: "Registration step by step, taxes, offices and money, for whoever wants to begin something.",
              href: "/start-business",
            },
            {
              title: "Living there",
              text: "Who may enter and stay, and what daily life takes. Meant for moving or returning.",
              href: "/one-africa",
            },
          ],
        },
        {
          name: "Several countries beside each other",
          cards: [
            {
              title: "Which country suits me",
              text: "Five questions, then all 54 in the order in which they suit your answers, with what speaks for and against each.",
              href: "/explore/which-country",
            },
            {
              title: "Compare",
              text: "Two to four countries, figure by figure, in a table, in bars and as a file for a spreadsheet.",
              href: "/explore/compare",
            },
            {
              title: "Rank",
              text: "All countries in the order of one figure, or by a question such as where the lights stay on.",
              href: "/explore/ranking",
            },
            {
              title: "Two figures",
              text: "Each country as a point between two figures, so that you see what goes together and who stands apart.",
              href: "/explore/scatter",
            },
            {
              title: "Risk rating",
              text: "The one rule by which a country is called low, moderate, elevated or high, and what it gives for each.",
              href: "/explore/risk-rating",
            },
            {
              title: "Visa by passport",
              text: "Which of the 54 ask your passport for a visa, where it is given and for how many days, on a map and in a table.",
              href: "/explore/passport",
            },
          ],
        },
      ],
    },
    {
      kind: "facts",
      id: "which",
      heading: "Which page for which question",
      facts: [
        {
          term: "“Ghana or Senegal?”",
          text: "Begin with the comparison. Look at the rows that would stop you first: the cost of registering, power, and what you may send home.",
        },
        {
          term: "“Where is it easiest?”",
          text: "Use the ranking, then open the guides of the first three. A place in an order says nothing about your trade.",
        },
        {
          term: "“Do rich countries have better power?”",
          text: "Put both figures against each other. Points that lie together show a pattern; they do not show a cause.",
        },
        {
          term: "“Is it safe to invest?”",
          text: "Read the rule of the risk rating before its result. It rests on one index, and an index is an opinion with a method.",
        },
      ],
    },
    {
      kind: "prose",
      id: "limits",
      heading: "Where figures stop",
      paragraphs: [
        "Every figure bears its source and its year. Years differ between countries, so a small gap between two of them may only be the gap between two surveys. Where nothing is known, the page says “No data” and why, and leaves the country out of the order instead of putting it last.",
        "Averages hide regions. A capital and a border town of the same country can be further apart than two countries are. For a decision that costs money, ask the office named in the guide, and somebody who did last year what you want to do.",
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Begin with a comparison",
      lead: "Choose two countries you know something about: you will see at once what the table can tell and what it cannot.",
      actions: [
        { href: "/explore/compare", label: "Compare countries" },
        { href: "/downloads", label: "Take the figures away as a file" },
      ],
    },
  ],
  related: ["/start-business", "/one-africa", "/library", "/navigator"],
  reviewedOn: "2026-11-22",
};
