import type { PageRecord } from "../../types.ts";

/** What science says about climate in Africa, and what a grower or council can do with it. */
export const climatePage: PageRecord = {
  name: "Climate",
  title: "Climate: planning for other seasons",
  description:
    "What the IPCC reports for Africa, how seasonal forecasts, adaptation and carbon credits work, and what a grower or council can do this season.",
  eyebrow: "Innovation",
  lead: "The rains come late, then all at once. What is known about that, what is only guessed, and how somebody who plants or builds can act before the answers are complete.",
  contents: true,
  sections: [
    {
      kind: "facts",
      id: "known",
      heading: "What is known",
      lead: "From the chapter on Africa in the sixth assessment of the IPCC, in our own words.",
      facts: [
        {
          term: "Small share, early harm",
          text: "Africa has added among the least of the gases that warm the planet, and already feels losses in food, water, health and growth.",
        },
        {
          term: "Hotter everywhere",
          text: "All parts of the continent have warmed. Days too hot for field work become more frequent.",
        },
        {
          term: "Rain differs",
          text: "Heavy downpours are expected to become more frequent and stronger in most regions, while the far north and the south-west become drier. For other parts the models disagree, and honest maps say so.",
        },
        {
          term: "Limits",
          text: "Many measures lower the harm, and each half degree makes more of them insufficient.",
        },
        {
          term: "Thin measurements",
          text: "Weather stations are sparse, so local forecasts rest on less than elsewhere.",
        },
      ],
      sources: [
        {
          label: "IPCC, sixth assessment, working group II, chapter 9: Africa",
          href: "https://www.ipcc.ch/report/ar6/wg2/chapter/chapter-9/",
          year: 2022,
        },
      ],
    },
    {
      kind: "table",
      id: "tools",
      heading: "Four tools that are often confused",
      caption: "Tools of climate work, what each does and what to ask about it",
      columns: [{ label: "Tool" }, { label: "Does" }, { label: "Ask" }],
      rows: [
        [
          "Early warning",
          "Tells of a storm or flood, hours to days ahead",
          "Who passes it on in my language, by which channel?",
        ],
        [
          "Seasonal outlook",
          "Gives odds for a wetter or drier season",
          "Odds for which area, and how often were they right?",
        ],
        [
          "Adaptation",
          "Changes crop, date, building or place",
          "Is it still right if the rain does the opposite?",
        ],
        [
          "Carbon project",
          "Pays for gases avoided or stored",
          "Who owns the land, who signs, for how many years, who gets what share?",
        ],
      ],
      sources: [
        {
          label: "WMO: Early Warnings for All",
          href: "https://wmo.int/activities/early-warnings-all",
          year: 2022,
        },
      ],
    },
    {
      kind: "prose",
      id: "plans",
      heading: "What your government has promised",
      paragraphs: [
        "Under the Paris Agreement each state writes down what it will do, and renews it every five years. These plans are called nationally determined contributions and stand in a public register. They are worth an hour of your time: ministries, banks and funds refer to them. A council that wants a flood channel, or a cooperative that wants solar pumps, has a better case when it can point to the page on which the state named just that.",
      ],
      sources: [
        {
          label: "UNFCCC: register of nationally determined contributions",
          href: "https://unfccc.int/NDCREG",
          year: 2025,
        },
      ],
    },
    {
      kind: "facts",
      id: "study",
      heading: "What the group would study",
      facts: [
        {
          term: "Which advice is used",
          text: "Of the forecasts that reach a village, which change a decision, and why the others do not.",
        },
        {
          term: "Mixed fields",
          text: "Whether two or three crops in one field lose less in bad years than they give up in good ones.",
        },
        { term: "Heat at work", text: "Shade, hours and water for people who load, weed and weld." },
        {
          term: "Our own gases",
          text: "A count for each division from its first month, with fuel receipts as the source.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "stages",
      heading: "Stages and what must be shown",
      shape: "chain",
      caption: "Four stages, the last of them open to doubt.",
      nodes: [
        {
          title: "Listen for a year",
          text: "Shown first: what growers already watch, from ants to the wind, set beside the official outlook.",
        },
        {
          title: "Trial strips on farms that agree",
          text: "Shown first: the yield of the worst year, which counts for more than the average.",
        },
        {
          title: "Advice by radio with the weather service",
          text: "Shown first: the service leads and signs; a private forecast is no business of ours.",
        },
        {
          title: "Carbon, perhaps",
          text: "Shown first: consent in writing, a clear answer from the national office for article 6 of the Paris Agreement, and a contract that growers can leave.",
        },
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        {
          term: "Maladaptation",
          text: "A dyke here floods a village there; a pump for today's drought empties tomorrow's well.",
        },
        {
          term: "Carbon deals",
          text: "Some contracts bind land for longer than a grower lives. Refuse to sign what you may not take away and show to somebody.",
        },
        {
          term: "False precision",
          text: "No model tells the rain of your valley in 2040. A range is the honest answer.",
        },
        {
          term: "Money",
          text: "Funds exist, and their forms are long. The national authority named for each fund can say who is accredited.",
        },
      ],
    },
    {
      kind: "steps",
      id: "now",
      heading: "What you can do now",
      steps: [
        {
          title: "Start a rain book",
          text: "A straight tin, a ruler, the same hour each morning. After three years it tells you things about your field that no map shows.",
        },
        {
          title: "Get the outlook",
          text: "From the national weather service before the season, on the radio or at the extension office.",
        },
        { title: "Plant twice", text: "Part on the first good rain and part two weeks later." },
        {
          title: "Look up",
          text: "Roof, drain, store: what would a day of rain like the worst one you remember do?",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Weather services, researchers, growers' unions",
      lead: "Which advice have you seen people follow? Tell us where, and how you know.",
      form: "partner",
    },
  ],
  related: ["/innovation", "/innovation/desert-reversal", "/policies/insurance", "/programs/farm-with-us"],
  reviewedOn: "2026-11-21",
};
