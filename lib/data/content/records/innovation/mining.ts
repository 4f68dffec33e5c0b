import type { PageRecord } from "../../types.ts";

/** How mining is licensed, taxed and made safer, for people who live beside it or live from it. */
export const miningPage: PageRecord = {
  name: "Mining",
  title: "Mining: who earns, who digs, who stays safe",
  description:
    "The EITI, the Africa Mining Vision and the Minamata Convention in plain words, safety in small pits, and what to ask before signing. We own no mine.",
  eyebrow: "Innovation",
  lead: "Ore leaves once; the pit remains. This page is for neighbours of a mine, small-scale miners and councils: where the money can be looked up, what mercury does, what to ask before you sign.",
  contents: true,
  sections: [
    {
      kind: "facts",
      id: "known",
      heading: "Rules and registers that exist",
      facts: [
        {
          term: "EITI",
          text: "The Extractive Industries Transparency Initiative. Its member states undertake to publish what companies paid and what governments received, who owns the companies, and new contracts. How fully they do so differs.",
        },
        {
          term: "Africa Mining Vision",
          text: "Adopted by African heads of state in 2009: ore should be processed at home, feed other trades, and pay for skills, roads and savings that outlast the mine.",
        },
        {
          term: "Minamata Convention",
          text: "The treaty on mercury. A party with more than a little small-scale gold mining has to write a plan to reduce mercury use and to end the worst practices, such as burning amalgam where people live.",
        },
        {
          term: "Mining cadastre",
          text: "The national register of licences, with a map. It says who holds which plot and until when; in several countries anybody can look it up online.",
        },
      ],
      sources: [
        { label: "EITI: countries and their reports", href: "https://eiti.org/countries", year: 2025 },
        { label: "Minamata Convention on Mercury", href: "https://minamataconvention.org/en", year: 2013 },
        {
          label: "UNECA: draft action plan for implementing the Africa Mining Vision",
          href: "https://www.uneca.org/publications/draft-action-plan-implementing-amv",
          year: 2011,
        },
      ],
    },
    {
      kind: "flow",
      id: "what-a-mine-pays",
      heading: "What a mine pays, and to whom",
      caption: "The ways on which the money of a mine goes; the table says where each can be read.",
      parties: ["Mine", "Treasury", "Land owners and families", "Community fund", "Environment agency"],
      passes: [
        { from: 0, to: 1, what: "Royalty on what is sold; tax on profit" },
        { from: 1, to: 3, what: "Of the royalty often a part for the district" },
        { from: 0, to: 2, what: "Surface rent; compensation for crops and houses" },
        { from: 0, to: 3, what: "What the community agreement says" },
        { from: 0, to: 4, what: "A deposit for closing the pit" },
      ],
    },
    {
      kind: "table",
      id: "money",
      heading: "Where the money of a mine can be read",
      caption: "Payments a mine makes, who receives each and where to look them up",
      columns: [{ label: "Payment" }, { label: "Goes to" }, { label: "Look in" }],
      rows: [
        ["Royalty on what is sold", "Treasury; a part often to the district", "EITI report; budget law"],
        ["Tax on profit", "Revenue authority", "EITI report, by company"],
        ["Surface rent", "Land owner, council or state", "Licence; mining law"],
        ["Compensation for crops and houses", "Families", "Valuation sheet, signed by both sides"],
        ["Community fund", "Trust or council", "Community agreement and its accounts"],
        ["Deposit for closing the pit", "Environment agency or a bank", "Environmental permit"],
      ],
    },
    {
      kind: "steps",
      id: "safety",
      heading: "Safer small pits",
      lead: "Known to every inspector and broken every season. None of it replaces one.",
      steps: [
        {
          title: "Stay out after rain",
          text: "Wet walls fall. Step the sides back; the deeper the pit, the wider the mouth.",
        },
        {
          title: "Never alone, never under another",
          text: "One person above, a rope, a count at the end of the day.",
        },
        {
          title: "Test the air",
          text: "A pump or petrol engine belongs outside. People who faint below must not be followed without air.",
        },
        { title: "Wet the rock", text: "Dust from dry drilling and milling can scar lungs for good." },
        {
          title: "Keep mercury out of homes",
          text: "If it cannot be avoided yet: a closed retort, outdoors, no women who may be pregnant, no children. Sluices and shaking tables work without it.",
        },
        { title: "Fill what you leave", text: "Open pits drown animals and children, and breed mosquitoes." },
      ],
    },
    {
      kind: "facts",
      id: "questions",
      heading: "What a community can ask before it agrees",
      facts: [
        {
          term: "Who are you?",
          text: "Company number, owners, licence number and its kind: to explore or to dig.",
        },
        {
          term: "What will move?",
          text: "Fields, graves, wells, paths, with a map that hangs in the village.",
        },
        {
          term: "Who was counted?",
          text: "Tenants, herders and women who farm need to be on the list, not house owners alone.",
        },
        {
          term: "What about water?",
          text: "A test of wells before the first drill, by a laboratory you choose, kept by you.",
        },
        {
          term: "Who helps us read it?",
          text: "A lawyer or an association paid by the company but chosen by the village.",
        },
        {
          term: "What happens at the end?",
          text: "The closure plan and the money that is set aside for it.",
        },
      ],
    },
    {
      kind: "prose",
      id: "study",
      heading: "What the group would study",
      paragraphs: [
        "We hold no licence to explore or to mine and seek none. Three subjects touch planned divisions: food for mining towns, grown nearby instead of brought by lorry; old pits that could hold fish or be planted again, if the water is clean; and machines for washing gold without mercury, made in local workshops. Each would begin with people who do it already.",
      ],
    },
    {
      kind: "table",
      id: "stages",
      heading: "Stages and proofs",
      caption: "Subjects of study with the proof needed before a trial",
      columns: [{ label: "Subject" }, { label: "First step" }, { label: "Proof before a trial" }],
      rows: [
        [
          "Food for mining towns",
          "Count what is bought, and from where, for one month",
          "Growers within a day can meet the quality",
        ],
        [
          "Old pits",
          "Water and soil tests by a public laboratory",
          "No metals above the limits for fish or crops; owner known",
        ],
        [
          "Washing without mercury",
          "Visit sites that have switched",
          "Miners recover at least as much by their own weighing",
        ],
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        {
          term: "Gold offers",
          text: "Cheap gold dust offered by message is an old swindle. Export needs papers from the state, and buyers need to know the origin.",
        },
        {
          term: "Conflict and children",
          text: "Buyers who follow the OECD guidance look for both. A pit where children work should be reported, and the family helped.",
        },
        {
          term: "Land for ever",
          text: "Some soils will not grow food again. No plan should promise that they will.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Miners' cooperatives, councils, engineers",
      lead: "Tell us what has made a pit safer or a fund fairer where you are. Please offer no minerals: we neither buy nor broker.",
      form: "partner",
    },
  ],
  related: ["/innovation", "/start-business", "/subsidiaries/manufacturing-recycling", "/directory/business"],
  reviewedOn: "2026-11-21",
};
