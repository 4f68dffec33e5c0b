import type { PageRecord } from "../../types.ts";

/** Eight fields the group follows and might study, with the rule by which a field becomes a project. */
export const innovationPage: PageRecord = {
  name: "Innovation",
  title: "Innovation: eight fields under study",
  description:
    "Aerospace, spectrum, nuclear science, climate, deserts, coasts, mining and borders: what is known, what we would study, and what must be shown first.",
  eyebrow: "The group",
  lead: "The group has no laboratory and no patent. These pages put together what public bodies know about eight fields, and say what would have to be shown before we spent anybody's money on one of them.",
  contents: true,
  sections: [
    {
      kind: "cards",
      id: "fields",
      heading: "The eight fields",
      lead: "Each page has its sources, its limits, and something you can do with it this week.",
      groups: [
        {
          name: "Land, sea and weather",
          cards: [
            {
              title: "Climate",
              text: "Seasons that shift, forecasts that help, and the difference between adapting and offsetting.",
              href: "/innovation/climate",
              stage: "planned",
            },
            {
              title: "Desert reversal",
              text: "The Great Green Wall, zaï pits, and trees that grow again from old roots.",
              href: "/innovation/desert-reversal",
              stage: "planned",
            },
            {
              title: "Coastal protection",
              text: "Mangroves, sand that moves, and walls that shift the damage to the neighbour.",
              href: "/innovation/coastal-protection",
              stage: "planned",
            },
          ],
        },
        {
          name: "Science and signals",
          cards: [
            {
              title: "Aerospace",
              text: "Free satellite pictures of a field, drones under permit, and who answers for a satellite.",
              href: "/innovation/arospace",
              stage: "planned",
            },
            {
              title: "Frequency",
              text: "Radio spectrum, village networks, and the licence between you and a mast.",
              href: "/innovation/frequence",
              stage: "planned",
            },
            {
              title: "Nuclear science",
              text: "Medicine, crops and water under the eyes of a regulator. No power station.",
              href: "/innovation/nuclear-science",
              stage: "planned",
            },
          ],
        },
        {
          name: "Ground and borders",
          cards: [
            {
              title: "Mining",
              text: "Who earns what from a mine, mercury, and safety in small pits.",
              href: "/innovation/mining",
              stage: "planned",
            },
            {
              title: "Rebordering",
              text: "Borders that are easier to cross, left exactly where they are.",
              href: "/innovation/rebordering",
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "diagram",
      id: "gates",
      heading: "How a field would become a project",
      lead: "Five gates. Most fields will stop at the second, and that is what gates are for.",
      shape: "chain",
      caption: "The gates a field of study would have to pass, each with the question asked there.",
      nodes: [
        { title: "Read", text: "Do public sources agree on what works, and where it failed?" },
        { title: "Find the need", text: "Does a division, grower or council lack exactly this?" },
        { title: "Ask the office", text: "Which permit is needed, and would the authority grant it?" },
        { title: "Try small", text: "One place, one season, with somebody who already knows how." },
        { title: "Publish", text: "Result and cost, above all if it did not work." },
      ],
    },
    {
      kind: "facts",
      id: "where-we-stand",
      heading: "Where we stand",
      facts: [
        {
          term: "Gate one, for all eight",
          text: "These pages are the reading. No field has passed the second gate.",
        },
        {
          term: "Partners",
          text: "None. Naming an organisation as a source does not mean that it knows us.",
        },
        {
          term: "Money",
          text: "Nothing is raised or granted for research. An offer of shares in an “Akoma technology” is fraud.",
        },
        {
          term: "Rights",
          text: "What communities know about plants, soil or weather stays theirs. For plants and other living resources, the Nagoya Protocol and national law say how consent is asked.",
        },
      ],
    },
    {
      kind: "prose",
      id: "why",
      heading: "Why a farming group reads about satellites",
      paragraphs: [
        "A grower's harvest depends on rain that is measured from space, a price that travels by telephone, a border that opens or does not, and a coast road that may be gone after the next storm. Whoever plans for ten years has to understand these things, without wishing to own them. In most of the eight fields the right course for a group like this one is to use what public bodies give away, and to leave the rest to those who are licensed for it.",
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Do you work in one of these fields?",
      lead: "Universities, agencies, cooperatives and firms: say which field, what you have tried and what came of it. Failed trials are as welcome as others.",
      form: "partner",
    },
  ],
  related: ["/subsidiaries", "/portfolio/technology", "/partners", "/publications"],
  reviewedOn: "2026-11-21",
};
