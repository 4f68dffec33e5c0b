import type { PageRecord } from "../../types.ts";

/** Who would carry what, at whose cost and risk, and which documents travel with a load. */
export const shippingPage: PageRecord = {
  name: "Shipping policy",
  title: "Shipping policy: who carries, who pays, who bears",
  description:
    "Incoterms 2020 in plain words, the papers that travel with a load, duties of shipper and carrier, and what to do about loss or damage. A draft.",
  eyebrow: "Policies",
  lead: "Many quarrels about freight come from one question that nobody asked: at which point do you bear the risk for the load? This page answers it rule by rule, then lists the papers in the order in which you need them.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "The group ships nothing today and takes no booking.",
      "Every future contract would name one Incoterms 2020 rule and one exact place.",
      "Papers are made ready before the lorry is loaded, and say the same thing in each line.",
      "Damage is noted on the carrier's paper at the door, before signing.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "scope",
      heading: "Scope and words",
      lead: "A draft. No load moves under it today, and the office can do no more than give information. The clauses are to start with the first load of the pilot.",
      facts: [
        { term: "Shipper", text: "Whoever hands the goods over and is named so in the paper of carriage." },
        {
          term: "Carrier",
          text: "Lorry owner, railway, shipping line or airline that promises to bring them.",
        },
        { term: "Consignee", text: "Who may collect them at the other end." },
        {
          term: "Forwarder",
          text: "Arranges carriage for others. Ask whether the firm signs as a carrier or only as your agent: it decides whom you can claim from.",
        },
        {
          term: "Not covered",
          text: "Parcels of private persons, live animals, passengers, and household goods of people who move.",
        },
      ],
    },
    {
      kind: "table",
      id: "incoterms",
      heading: "Incoterms 2020: the eleven rules",
      lead: "Three letters and a place: “FCA Freetown, warehouse gate 2”. They say who arranges carriage, where risk passes and who clears customs. They do not say what the price is, when ownership passes, or what happens after a late delivery.",
      caption: "The eleven Incoterms rules with who pays the main carriage and where the risk passes",
      columns: [
        { label: "Rule" },
        { label: "Main carriage" },
        { label: "Risk passes" },
        { label: "Remember" },
      ],
      rows: [
        [
          "EXW, ex works",
          "Buyer",
          "When goods stand ready at the seller's place, not loaded",
          "The buyer even clears the export, which a foreigner often cannot do",
        ],
        [
          "FCA, free carrier",
          "Buyer",
          "When handed to the buyer's carrier at the named place",
          "The safe choice for containers; the seller clears the export",
        ],
        [
          "CPT, carriage paid to",
          "Seller",
          "When handed to the first carrier",
          "Risk and cost end at two different places",
        ],
        [
          "CIP, carriage and insurance paid to",
          "Seller",
          "As in CPT",
          "The seller buys wide cover, Institute Cargo Clauses A",
        ],
        [
          "DAP, delivered at place",
          "Seller",
          "At the named place, ready to be unloaded",
          "The buyer clears the import",
        ],
        [
          "DPU, delivered at place unloaded",
          "Seller",
          "There, once unloaded",
          "The only rule by which the seller unloads",
        ],
        [
          "DDP, delivered duty paid",
          "Seller",
          "At the named place, import cleared",
          "Hard for a seller who has no tax number there",
        ],
        [
          "FAS, free alongside ship",
          "Buyer",
          "Beside the ship in the named port",
          "Sea and river only; bulk goods",
        ],
        [
          "FOB, free on board",
          "Buyer",
          "On board in the port of loading",
          "Sea only, and not made for containers",
        ],
        [
          "CFR, cost and freight",
          "Seller",
          "On board in the port of loading",
          "Freight is paid further than the risk goes",
        ],
        [
          "CIF, cost, insurance and freight",
          "Seller",
          "On board in the port of loading",
          "The cover may be narrow, Clauses C; ask for more",
        ],
      ],
      sources: [
        {
          label: "International Chamber of Commerce: Incoterms 2020",
          href: "https://iccwbo.org/",
          year: 2020,
        },
      ],
    },
    {
      kind: "table",
      id: "papers",
      heading: "Papers in the order you need them",
      lead: "Start a folder for each load. The number of the invoice goes on everything else.",
      caption:
        "Papers of a shipment by the time they must be ready, with who makes them and the mistake that holds a load up",
      columns: [{ label: "When" }, { label: "Paper" }, { label: "Made by" }, { label: "The usual mistake" }],
      rows: [
        [
          "At the sale",
          "Pro forma, then commercial invoice",
          "Seller",
          "No Incoterms place, or a value that leaves out freight the rule includes",
        ],
        [
          "Weeks before",
          "Certificate of origin, for a lower duty",
          "Chamber of commerce or customs, by country",
          "Asked for after the ship has sailed",
        ],
        [
          "Days before",
          "Phytosanitary certificate, for plants, seed, grain, wood",
          "Plant protection office after inspection",
          "Goods packed and sealed before the inspector came",
        ],
        ["At packing", "Packing list", "Shipper", "Counts that differ from the invoice by one carton"],
        [
          "At packing",
          "Mark on wooden pallets (ISPM 15)",
          "A treatment firm that is allowed to stamp",
          "Raw boards nailed on to brace the load",
        ],
        [
          "At the gate",
          "Verified gross mass of the container",
          "Shipper, by weighing",
          "Estimated; ships may refuse to load it",
        ],
        [
          "At loading",
          "Bill of lading, waybill or consignment note",
          "Carrier",
          "Wrong consignee. An original bill is a key to the goods: who holds it collects them",
        ],
        [
          "On the way",
          "Insurance certificate and transit bond",
          "Insurer, customs agent",
          "Cover that ends at the port while the lorry goes on inland",
        ],
      ],
      sources: [
        {
          label: "International Plant Protection Convention: standards ISPM 12 and ISPM 15",
          href: "https://www.ippc.int/",
          year: 2018,
        },
        {
          label: "International Maritime Organization: SOLAS, verified gross mass",
          href: "https://www.imo.org/",
          year: 2016,
        },
      ],
    },
    {
      kind: "diagram",
      id: "hands",
      heading: "Whose hands it passes",
      shape: "lanes",
      caption:
        "The way of one container from packing to the door, and who answers for it at each step under FCA.",
      nodes: [
        { by: "Seller", title: "Packs and counts", text: "Photographs each row and the seal number." },
        { by: "Seller", title: "Clears export", text: "Hands over at the named gate, against a receipt." },
        { by: "Carrier", title: "Carries", text: "Answers for the load while it is in its charge." },
        { by: "Customs", title: "May open it", text: "Writes down the new seal." },
        { by: "Buyer", title: "Clears import", text: "Pays duty, and storage if papers are late." },
        { by: "Buyer", title: "Checks at the door", text: "Seal, count and dampness, before signing." },
      ],
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties, once loads move",
      facts: [
        {
          term: "Divisions as shippers",
          text: "Describe goods truly, pack for the worst road on the way, declare batteries, chemicals and anything that burns, and never load a lorry above its axle limit.",
        },
        {
          term: "Carriers",
          text: "Show vehicle papers, insurance and a driver who has slept. No load is split or passed to another firm without a yes in writing.",
        },
        {
          term: "At checkpoints",
          text: "Pay against a printed receipt or do not pay. Drivers report each demand, and nobody is blamed for the hour it costs.",
        },
        {
          term: "Food",
          text: "No vehicle that smells, leaks or has carried poison. The last three loads of a tanker or box are asked for.",
        },
      ],
    },
    {
      kind: "steps",
      id: "damage",
      heading: "Loss, damage, delay",
      steps: [
        {
          title: "Write on the paper",
          text: "“Six bags wet, seal broken” beside your signature. A clean signature says that all was well.",
        },
        {
          title: "Keep the evidence",
          text: "Photographs, the seal, the thermometer strip, the packaging itself.",
        },
        {
          title: "Notify within the time",
          text: "The contract or the convention that governs it gives only days for what could not be seen at the door. Notify carrier and insurer at once.",
        },
        {
          title: "Ask for a surveyor",
          text: "Port, insurer or chamber of commerce name one. Both sides are told the hour of the visit.",
        },
        {
          title: "Decide",
          text: "In the group, the division that shipped would answer in writing, with figures. Whoever disagrees may go to a mediator, an arbitrator or a court, as the contract of carriage and the law allow.",
        },
      ],
    },
    {
      kind: "prose",
      id: "changes",
      heading: "Changes to this policy",
      paragraphs: [
        "A booking keeps the version under which it was made. New editions of Incoterms do not alter old contracts: the year stands beside the three letters for that reason.",
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Plan a route from the facts",
      lead: "Each country guide shows trade figures and names the offices, with source and year.",
      actions: [{ href: "/start-business", label: "Choose the country of arrival" }],
    },
  ],
  related: [
    "/policies/import-export",
    "/policies/packaging-safety",
    "/policies/insurance",
    "/subsidiaries/ahx",
  ],
  reviewedOn: "2026-11-21",
};
