import type { PageRecord } from "../../types.ts";

/** Making African borders easier to cross, without moving them: treaties, joint posts and small traders. */
export const reborderingPage: PageRecord = {
  name: "Rebordering",
  title: "Rebordering: easier to cross, not moved",
  description:
    "What the AfCFTA, the free movement protocol and joint border posts change for traders and travellers in Africa, and where to report obstacles.",
  eyebrow: "Innovation",
  lead: "By rebordering we mean how a border works: papers, hours, fees, manners. Not where it runs. Here is what has been agreed, what is in force, and how a trader can use it on Monday.",
  contents: true,
  sections: [
    {
      kind: "notice",
      id: "meaning",
      heading: "No map is redrawn here",
      tone: "info",
      paragraphs: [
        "In 1964 the Organisation of African Unity resolved that its members respect the borders they had at independence. The group takes no part in any dispute about one, and nothing on this page supports a claim to land.",
      ],
    },
    {
      kind: "table",
      id: "agreements",
      heading: "What has been agreed",
      caption: "Agreements on trade and movement in Africa, what each covers and how far it has come",
      columns: [{ label: "Agreement" }, { label: "Covers" }, { label: "How far" }],
      rows: [
        [
          "AfCFTA, signed 2018",
          "Tariffs on goods, services, later investment and more",
          "In force since 2019; used between states that apply their tariff lists, for products that meet the rules of origin",
        ],
        [
          "Protocol on free movement of persons, 2018",
          "Entry, then residence, then setting up a business",
          "Signed by many, ratified by few; we know of no entry into force. The African Union keeps the status list",
        ],
        [
          "Regional blocs such as ECOWAS, EAC, SADC, COMESA",
          "Own tariffs, visa rules, insurance cards, transit bonds",
          "In force, unevenly applied; often more useful today",
        ],
        [
          "Niamey Convention, 2014",
          "Cooperation of councils on both sides of a border",
          "Needs fifteen ratifications; we know of no entry into force. See the same list",
        ],
      ],
      sources: [
        {
          label: "African Union: agreement establishing the AfCFTA",
          href: "https://au.int/en/treaties/agreement-establishing-african-continental-free-trade-area",
          year: 2018,
        },
        {
          label: "African Union: protocol on free movement of persons",
          href: "https://au.int/en/treaties/protocol-treaty-establishing-african-economic-community-relating-free-movement-persons",
          year: 2018,
        },
      ],
    },
    {
      kind: "diagram",
      id: "joint-post",
      heading: "A border post where you stop once",
      lead: "Officials call it a one stop border post, OSBP for short.",
      shape: "lanes",
      caption:
        "How a lorry passes a joint post of the common kind: both countries work in the building on the side of arrival.",
      nodes: [
        { by: "Trader", title: "Declares ahead", text: "One electronic entry, before the lorry sets off." },
        {
          by: "Country of exit",
          title: "Checks out",
          text: "Its officers sit across the line, under a treaty and national laws.",
        },
        {
          by: "Country of entry",
          title: "Checks in",
          text: "Same hall, next desk: customs, health, plant health, police.",
        },
        { by: "Both", title: "Inspect together", text: "The load is opened once." },
        {
          by: "Trader",
          title: "Drives on",
          text: "With both stamps, or with a written reason for the halt.",
        },
      ],
      sources: [
        {
          label: "African Union, PIDA: One Stop Border Post Sourcebook, second edition",
          href: "https://www.au-pida.org/download/one-stop-border-post-sourcebook-2nd-edition/",
          year: 2016,
        },
      ],
    },
    {
      kind: "facts",
      id: "small",
      heading: "For small traders and travellers",
      facts: [
        {
          term: "Simplified regimes",
          text: "Some blocs let small loads on a common list pass with a one-page form and no duty. Ask the customs desk for the list and the ceiling of value.",
        },
        {
          term: "Origin",
          text: "A lower tariff needs proof where the thing was made. Customs, or a chamber where the state has named one, issues the certificate, as a rule before the goods leave.",
        },
        {
          term: "Plants and animals",
          text: "A plant or animal health certificate is usually asked for, even where no duty is due.",
        },
        {
          term: "What to ask for at the desk",
          text: "A receipt for each payment, the tariff on the wall, an officer with a name plate, and for women a search by a woman in private.",
        },
        {
          term: "Report it",
          text: "Road blocks, odd fees and closed scales can be reported at tradebarriers.africa. The report goes to contact points of the states concerned, and you can follow it.",
        },
      ],
      sources: [
        {
          label: "AfCFTA mechanism for non-tariff barriers",
          href: "https://tradebarriers.africa/",
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
          term: "Hours and reasons",
          text: "Where a load of graded goods loses time between two pilot countries, noted by drivers, desk by desk.",
        },
        {
          term: "One paper, two languages",
          text: "Which forms could be filled once for neighbours that speak English and French.",
        },
        {
          term: "Markets on the line",
          text: "What twin markets need: scale, shade, toilets, a bank that changes both currencies.",
        },
        { term: "Not studied", text: "Fences, biometrics at borders, private customs." },
      ],
    },
    {
      kind: "steps",
      id: "stages",
      heading: "Stages, with the proof each needs",
      steps: [
        {
          title: "A diary of crossings",
          text: "Needed: a hundred trips by ordinary traders, written down the same way.",
        },
        {
          title: "Talk with both customs services",
          text: "Needed: they recognise their post in the figures, or correct them.",
        },
        {
          title: "A help sheet at one post",
          text: "Needed: traders pass faster with it than without, measured by somebody else.",
        },
        {
          title: "Anything built",
          text: "Needed: it is built by states. A group like ours can at most rent a stall.",
        },
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        {
          term: "People who live from delay",
          text: "Porters, clearers and food stalls lose when queues go. They belong at the table.",
        },
        {
          term: "Revenue",
          text: "Poor states fear for their customs income, with reason. Faster must not mean unchecked.",
        },
        {
          term: "Closing overnight",
          text: "Disease, elections and quarrels shut borders without warning. Perishable goods need a second buyer at home.",
        },
        {
          term: "Data",
          text: "Shared systems know who went where. National laws, and in the states that ratified it the Malabo Convention, set limits, which few travellers can enforce.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Drivers, traders, customs officers",
      lead: "Which post do you cross, with what, and where does the time go? Leave out names of officers; describe the step.",
      form: "partner",
    },
  ],
  related: [
    "/innovation",
    "/policies/import-export",
    "/explore/compare",
    "/start-business",
    "/subsidiaries/ahx",
  ],
  reviewedOn: "2026-11-21",
};
