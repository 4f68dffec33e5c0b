import type { PageRecord } from "../../types.ts";

/** What must be known and proved before goods cross a border. */
export const importExportPage: PageRecord = {
  name: "Import and export policy",
  title: "Import and export policy",
  description:
    "What to settle before goods cross a border: tariff code, permits, value and origin, which office reads which paper, AfCFTA rules. A draft.",
  eyebrow: "Policies",
  lead: "Customs asks four things of every load: what is it, what is it worth, where does it come from, may it pass. Whoever can prove the four answers before loading waits less at the border.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Nothing is imported or exported in the group's name at this time.",
      "Tariff code, value, origin and permits are to be settled in writing before any sale abroad.",
      "Papers say the truth. Nobody writes a lower value or another origin, also not as a favour.",
      "Goods that nobody may trade, or that could not be traced, are refused.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "scope",
      heading: "Scope and words",
      lead: "For goods that cross a border in either direction, for sale or for a trial. Today the site only informs: what it says keeps to the clauses on truthful papers and on refusal. All other clauses wait until a pilot division trades.",
      facts: [
        {
          term: "HS code",
          text: "The number of a kind of goods in the Harmonized System. Six digits are the same nearly everywhere, the rest is national. Duty, permits and origin rules hang on it.",
        },
        {
          term: "Importer of record",
          text: "The person with a tax number in the country of arrival who answers for the declaration for years afterwards.",
        },
        {
          term: "Broker",
          text: "A licensed clearing agent. The agent lodges; the importer answers.",
        },
        {
          term: "Advance ruling",
          text: "A decision on code, origin or value that many customs offices give before the goods move. Ask for it in writing.",
        },
      ],
    },
    {
      kind: "steps",
      id: "before",
      heading: "Before you agree on a price",
      steps: [
        {
          title: "Find the code",
          text: "Dried mango and mango pulp are two codes with two duties. Describe to customs what it is made of, how, and for what.",
        },
        {
          title: "Ask whether it may leave",
          text: "Raw timber, grain in a shortage, hides, scrap and gold are often held back or need a licence from a ministry.",
        },
        {
          title: "Ask whether it may enter",
          text: "Import bans, quotas, standards with a test before shipment, registration of food with the authority. The buyer asks at home; get the reply as a copy.",
        },
        {
          title: "Settle the origin",
          text: "If it counts as African under the rule for its code, the duty may be lower or nil. If not, no stamp makes it so.",
        },
        {
          title: "Work out the whole duty",
          text: "Duty, import tax, levies, inspection, storage, broker. It is charged on the customs value, which in many countries includes freight and insurance.",
        },
        {
          title: "Ask the bank",
          text: "Many central banks want export earnings brought home within a set time, and a form that links payment and goods.",
        },
      ],
    },
    {
      kind: "table",
      id: "offices",
      heading: "Which office reads which paper",
      lead: "Officers compare papers with each other first and with the goods second. One name, one weight, one number throughout.",
      caption: "Trade papers, the office that looks at each and what it compares",
      columns: [{ label: "Paper" }, { label: "Read by" }, { label: "What must agree" }],
      rows: [
        [
          "Commercial invoice",
          "Customs, central bank",
          "Seller, buyer, goods in plain words, quantity, unit price, currency, delivery term. It is the base of the value.",
        ],
        [
          "Packing list",
          "Customs at inspection, warehouse",
          "What lies in which carton, net and gross weight, marks. It lets an officer open one box instead of all.",
        ],
        [
          "Certificate of origin",
          "Customs of the buyer's country",
          "Right form for the agreement claimed, code and description as on the invoice, stamp of the body that may issue it.",
        ],
        [
          "Phytosanitary certificate",
          "Plant quarantine on arrival",
          "Botanical name, place where it grew, treatment, and the import permit it answers to.",
        ],
        [
          "Health or veterinary certificate",
          "Veterinary or food authority",
          "Plant or slaughterhouse number, batch, date. For food of animal origin.",
        ],
        [
          "Certificate of conformity",
          "Standards bureau",
          "That samples were tested to the national standard, where the country asks for it before shipment.",
        ],
        [
          "Transport document",
          "Customs, port or airport",
          "Consignee and packages as declared. Which rule of Incoterms 2020 was agreed tells who pays for it.",
        ],
        [
          "CITES permit",
          "Wildlife authority on both sides",
          "Species by scientific name. Some timbers, medicinal plants, shells and skins need one even as a finished product.",
        ],
      ],
      sources: [
        {
          label: "World Customs Organization: Harmonized System and customs instruments",
          href: "https://www.wcoomd.org/",
          year: 2022,
        },
        { label: "CITES: how the convention works", href: "https://cites.org/", year: 1973 },
      ],
    },
    {
      kind: "facts",
      id: "afcfta",
      heading: "AfCFTA: when goods count as African",
      lead: "The African Continental Free Trade Area lowers duties step by step between states that have ratified it and published their offers. It works for your goods only if all of this holds.",
      facts: [
        {
          term: "Both states trade under it",
          text: "Ratification alone is not enough. Ask customs on both sides whether your code is in the schedule that applies now.",
        },
        {
          term: "Wholly obtained",
          text: "Grown, born, caught or dug there. Maize harvested in a member state is; cloth woven from imported yarn is not.",
        },
        {
          term: "Or worked enough",
          text: "The rule for the code asks for a share of value added, a cap on foreign material, another tariff heading, or a named process. Look it up in the annex, and ask whether the rule for your code is final.",
        },
        {
          term: "Never enough",
          text: "Packing, sorting, washing, mixing, sticking on a label.",
        },
        {
          term: "Adding up",
          text: "Material from one member state, worked on in another, counts as if it came from there. Keep proof from the supplier.",
        },
        {
          term: "Proof",
          text: "The certificate of the body your state has named, or a declaration on the invoice by an approved exporter. Small consignments have an easier way. Keep records: origin is checked later.",
        },
      ],
      sources: [
        {
          label: "African Union: Agreement establishing the AfCFTA, Protocol on Trade in Goods, Annex 2",
          href: "https://au.int/en/treaties/agreement-establishing-african-continental-free-trade-area",
          year: 2018,
        },
      ],
    },
    {
      kind: "fork",
      id: "african",
      heading: "Does it count as African?",
      caption: "First ask customs on both sides whether the code is in the schedule that applies now.",
      asks: [
        {
          question: "Was it only packed, sorted, washed, mixed or labelled there?",
          yes: "It does not count.",
        },
        { question: "Was it grown, born, caught or dug there?", yes: "It counts as wholly obtained." },
        {
          question: "Was foreign material worked on as the rule for its code asks?",
          yes: "It counts, with the proof for that rule.",
        },
        {
          question: "Does its material come from another member state?",
          yes: "It counts as if from there, with proof from the supplier.",
        },
      ],
      otherwise: "It does not count. An advance ruling says so in writing.",
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties and refusals",
      facts: [
        {
          term: "A division that sells",
          text: "Gives the buyer the true code, value and origin, keeps copies as long as customs may ask, and corrects an error it finds itself.",
        },
        {
          term: "A buyer or agent",
          text: "Never asks for a second invoice. Whoever does is not dealt with again.",
        },
        {
          term: "Refused",
          text: "Weapons, protected species without permit, minerals from areas of armed conflict without a traced chain, waste sent for dumping, seed taken without the consent of those who bred it, and parties under sanctions that bind either side.",
        },
        {
          term: "Payments to officers",
          text: "Fees with a receipt from the office. A gift to hurry a stamp is a bribe whatever it is called.",
        },
      ],
    },
    {
      kind: "prose",
      id: "decisions",
      heading: "Decisions, complaints, changes",
      paragraphs: [
        "Inside a division the person who sells may not be the one who releases the papers: a second one reads code, value and origin and signs. Where they disagree the load waits, and customs is asked.",
        "A partner who thinks a refusal wrong would write to the head of the division, who would have to name the rule it rests on. Against customs there are appeals with short time limits, at the office itself and then at a tax tribunal or court; a broker or lawyer of the country knows them.",
        "Rules at borders change by notice and overnight. Each clause here is to be looked at again when a treaty, a tariff or a pilot country changes.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask about goods and a border",
      lead: "Name the goods, from where to where, and what you have been told so far. A reply can name offices and sources. The office is not a broker and lodges nothing.",
      leadType: "country_question",
      submitLabel: "Send the question",
    },
  ],
  related: ["/policies/shipping", "/policies/packaging-safety", "/start-business", "/subsidiaries/ahx"],
  reviewedOn: "2026-11-21",
};
