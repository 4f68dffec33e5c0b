import type { PageRecord } from "../../types.ts";

/** Why coasts erode, what mangroves and walls can do, and what people near a beach can watch for. */
export const coastalProtectionPage: PageRecord = {
  name: "Coastal protection",
  title: "Coastal protection: mangroves and moving sand",
  description:
    "Why African coasts erode, what mangroves, dunes, groynes and walls can do, which programmes exist, and what people by the sea can do now.",
  eyebrow: "Innovation",
  lead: "A beach is sand on its way. Stop it in one place and it is missing in the next. This page explains that trade, the help mangroves give, and the questions to ask before a wall is built.",
  contents: true,
  sections: [
    {
      kind: "diagram",
      id: "sand",
      heading: "Where the sand goes",
      shape: "chain",
      caption: "The way of sand from the river along the coast, and where people interrupt it.",
      nodes: [
        { title: "River", text: "Brings sand. Dams hold it back." },
        { title: "River mouth", text: "Spreads it. Dredging takes it out." },
        { title: "Current", text: "Carries it along the shore. A harbour wall stops it." },
        { title: "Beach", text: "Grows or shrinks. Diggers sell it for concrete." },
        { title: "Dune, mangrove", text: "Store it for storms. Houses and firewood take their place." },
      ],
    },
    {
      kind: "facts",
      id: "known",
      heading: "What is known",
      facts: [
        {
          term: "Causes add up",
          text: "Along the Gulf of Guinea, harbours, dams, sand digging and building on dunes take from the shore, and the rising sea comes on top. What is built in one place is felt far down the coast, often in the next country.",
        },
        {
          term: "Mangroves",
          text: "They weaken waves, hold mud, and shelter young fish and crabs. They do not grow on an open sandy beach, and cannot defend one.",
        },
        {
          term: "Regional answers",
          text: "West African states work together in the WACA programme with the World Bank; on the western Indian Ocean the Nairobi Convention joins ten states, on the Atlantic side the Abidjan Convention.",
        },
        {
          term: "Maps for everybody",
          text: "Global Mangrove Watch shows where mangroves grew and vanished, year by year.",
        },
      ],
      sources: [
        {
          label: "World Bank: West Africa Coastal Areas Management Program",
          href: "https://www.worldbank.org/en/programs/west-africa-coastal-areas-management-program",
          year: 2025,
        },
        { label: "Nairobi Convention", href: "https://www.nairobiconvention.org/", year: 2025 },
        { label: "Global Mangrove Watch", href: "https://www.globalmangrovewatch.org/", year: 2025 },
      ],
    },
    {
      kind: "table",
      id: "measures",
      heading: "Measures and their price",
      caption:
        "Measures against erosion and flooding, what each is good for, what it costs others and how long it lasts",
      columns: [{ label: "Measure" }, { label: "Good for" }, { label: "Costs others" }, { label: "Lasts" }],
      rows: [
        [
          "Sea wall",
          "A road or town that cannot move",
          "The beach in front is washed away",
          "Decades, with upkeep",
        ],
        ["Groynes", "Keeping sand on one stretch", "The next stretch starves", "Decades"],
        [
          "Bringing sand",
          "Beaches that feed a town",
          "Sea bed where it is dredged",
          "Some years, then again",
        ],
        [
          "Dunes with fences and grass",
          "Sandy shores with room behind",
          "Paths must be closed",
          "As long as it is guarded",
        ],
        [
          "Mangroves",
          "Lagoons, river mouths, mud",
          "Little, if fishers keep their ways through",
          "As long as nobody cuts them",
        ],
        ["Moving back", "Places that will be lost anyway", "Homes, graves, income", "For good"],
      ],
    },
    {
      kind: "prose",
      id: "planting",
      heading: "Why planted mangroves die",
      paragraphs: [
        "Many planting days end with rows of dead sticks. The common reasons are simple: planted too low on open mud, one species for every level of the tide, a channel still blocked, goats. Where mangroves once stood and the water can come and go again, seedlings often arrive without help. So the first tool is a spade for the blocked channel, and the nursery comes second.",
      ],
    },
    {
      kind: "facts",
      id: "study",
      heading: "What the group would study",
      facts: [
        {
          term: "Fuel for smoking fish",
          text: "How much wood better ovens spare, and whether women who smoke fish would choose them.",
        },
        {
          term: "Roads to the sea",
          text: "Which landing sites of planned trade lie on ground that will not be there in twenty years.",
        },
        {
          term: "Rice and mangrove",
          text: "How farmers of tidal rice keep dykes, salt and trees in balance.",
        },
        { term: "Not studied", text: "Land reclamation, private beaches, hotels on dunes." },
      ],
    },
    {
      kind: "table",
      id: "stages",
      heading: "Stages",
      caption: "Stages of study and the condition for each of the next steps",
      columns: [{ label: "Stage" }, { label: "Only if" }],
      rows: [
        ["Old maps, air photographs, talks with the oldest fishers", "They agree on how the shore has moved"],
        [
          "Opening channels on one lost mangrove site",
          "Fisheries and environment offices consent and the owners of the mud are known",
        ],
        ["Ovens with one women's group", "They save wood by their own count and pay part of the price"],
        [
          "Anything with concrete",
          "Never by us: that is for states, with an assessment along the whole coast",
        ],
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        {
          term: "Losing access",
          text: "Protection has been used to shut fishers out. Their landing place comes first.",
        },
        {
          term: "Blue carbon",
          text: "Credits for mangroves sound easy. Who owns tidal land is often unclear, and a storm can end the store.",
        },
        { term: "Time", text: "A shore swings with the years. Five years of growth may be half of a cycle." },
      ],
    },
    {
      kind: "steps",
      id: "now",
      heading: "What you can do now",
      steps: [
        {
          title: "Measure your beach",
          text: "From a fixed corner of a house to the high-water line, after each full moon. Write it on the wall.",
        },
        {
          title: "Before you buy by the sea",
          text: "Ask the lands and environment offices for the building line, and neighbours where the line was ten years ago.",
        },
        {
          title: "Watch for lorries at night",
          text: "In many countries taking beach sand is forbidden or needs a licence. The council or environment agency wants the date and the plate, not a quarrel.",
        },
        {
          title: "Read the assessment",
          text: "In most countries a harbour needs a study of its effects, with a time for comment. Ask what it says about the coast beyond its fence.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Fishers, councils, coastal scientists",
      lead: "Which stretch do you know, how has it moved, and what has been tried there?",
      form: "partner",
    },
  ],
  related: ["/innovation", "/innovation/climate", "/subsidiaries/communities", "/innovation/desert-reversal"],
  reviewedOn: "2026-11-21",
};
