import type { PageRecord } from "../../types.ts";

/** What may touch a product, what its label must say, and how a bad lot is recalled. */
export const packagingSafetyPage: PageRecord = {
  name: "Packaging and safety policy",
  title: "Packaging and product safety policy",
  description:
    "Packaging that touches food, labels, lot numbers, storage, plastic bans and recalls: what sellers and buyers would owe each other. A draft.",
  eyebrow: "Policies",
  lead: "A bad bag can spoil a good harvest, and a bad lot does less harm if it is found in time. These are rules for what goes around a product and for the day on which something is wrong with it.",
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "No product carries the group's name today. If you are shown one, tell us.",
      "What has held chemicals never holds food again.",
      "A label says what is in it, how much, who made it, from which lot and until when it is good.",
      "A lot that may do harm is called back first and argued about later.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "scope",
      heading: "Scope and words",
      lead: "Written for food, feed, seed, herbal goods and tools that divisions might one day sell. Since none is on sale, only the form at the end works at present: the office reads reports of false goods. The rest is to begin product by product in the pilot.",
      facts: [
        { term: "Primary packaging", text: "Touches the product: sack, bottle, film, tray, cap." },
        {
          term: "Outer packaging",
          text: "Carton, crate, pallet, strap. It bears weight and keeps rain out.",
        },
        {
          term: "Lot",
          text: "What was made or harvested under the same conditions and bears one number. The smaller the lot, the smaller the loss when it fails.",
        },
        {
          term: "Recall",
          text: "Taking goods back from those who have bought them. Withdrawal stops at the shop.",
        },
      ],
    },
    {
      kind: "table",
      id: "choose",
      heading: "Choosing what touches food",
      lead: "Ask the maker for a statement that the material is fit for contact with this food, at this heat, for this time.",
      caption: "Common packaging for farm goods, with what it is good for and where it fails",
      columns: [{ label: "Packaging" }, { label: "Good for" }, { label: "Fails when" }],
      rows: [
        [
          "Woven sack",
          "Grain that is sold within weeks",
          "Grain is damp, insects are inside already, or it stands on bare floor",
        ],
        [
          "Airtight liner in a sack",
          "Storing dry grain and pulses for months without poison",
          "One pinhole, or grain that was not dry",
        ],
        [
          "Jute or sisal",
          "Coffee, cocoa, nuts, where air should pass",
          "It was oiled with mineral oil, or wet",
        ],
        ["Plastic crate", "Fruit that bruises; can be washed", "It is piled above its rim"],
        [
          "Glass",
          "Oil, honey, preserves; gives no taste",
          "It was not sterilised, or the lid is used a second time",
        ],
        [
          "PET bottle",
          "Water and juice, filled cold",
          "It is filled hot, left in the sun or held kerosene before",
        ],
        ["Paper with a lining", "Flour, tea, herbs", "The air is humid and it stands open"],
      ],
    },
    {
      kind: "facts",
      id: "label",
      heading: "What a food label has to say",
      lead: "By the Codex standard that many national rules follow. The food authority of the country of sale decides on language and wording.",
      facts: [
        { term: "Name and contents", text: "What it truly is. Ingredients by weight, the heaviest first." },
        {
          term: "Allergens",
          text: "Groundnut, sesame, milk, egg, fish, wheat and whatever else the food authority lists, also where it hides in a mixed ingredient.",
        },
        { term: "How much", text: "Net weight or volume, in metric units." },
        {
          term: "Who and where",
          text: "Name and address of maker, packer or importer, and the country of origin.",
        },
        { term: "Which and until when", text: "Lot number, date mark, how to store it, how to use it." },
        {
          term: "What it may not say",
          text: "That it cures. A claim about health needs approval, and a herb is no exception.",
        },
      ],
      sources: [
        {
          label: "Codex Alimentarius: Labelling of Prepackaged Foods, CXS 1-1985",
          href: "https://www.fao.org/fao-who-codexalimentarius/en/",
          year: 2024,
        },
      ],
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties of each side",
      facts: [
        {
          term: "Who packs",
          text: "Washes hands and wears no rings, keeps fuel and spray in another building, tests seals on each shift, and writes the lot number before goods leave the table.",
        },
        {
          term: "Who supplies packaging",
          text: "Names the material and changes nothing in it without saying so. Pesticide drums, fertiliser bags and paint tins are never offered for food.",
        },
        {
          term: "Who sells",
          text: "Keeps goods off the floor and out of the sun, sells the older lot first, and takes down what is past its date.",
        },
        {
          term: "Who throws it away",
          text: "Thin plastic bags are banned in a number of countries, Kenya and Rwanda among them; ask the environment authority before importing any. Packaging is to be chosen so that somebody nearby can use it again.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "recall",
      heading: "How a lot is called back",
      shape: "chain",
      caption: "The steps of a recall, from the first report to what is learnt.",
      nodes: [
        { title: "Report", text: "From a buyer, a clinic, a test. Written down within the hour." },
        { title: "Hold", text: "The lot stops moving wherever it is, before anybody is sure." },
        { title: "Trace", text: "One step back to the field, one forward to buyers." },
        { title: "Tell", text: "Food authority, sellers, then radio and notices at the stall." },
        { title: "Take back", text: "With or without receipt. Money returned." },
        { title: "Destroy or mend", text: "Under watch, with a count that must match." },
        { title: "Learn", text: "Cause and date are published beside the lot number." },
      ],
    },
    {
      kind: "prose",
      id: "decisions",
      heading: "Who decides, and how this text changes",
      paragraphs: [
        "A recall is to be decided by the person responsible for quality alone, without asking sales, and cannot be reversed by a manager on the same day. Release of a held lot takes two signatures and a test.",
        "A seller or supplier who thinks a lot was blamed wrongly may have a sealed half of the sample tested elsewhere. The food authority outranks all of us.",
        "Limits and bans differ by country and move. A change that makes the rules stricter applies from its date; one that loosens them applies to new lots only.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Report a product, or ask about a rule",
      lead: "Have you seen goods sold in our name? Where, when, which label and lot? If somebody is ill, see a health worker first and keep the packet.",
      leadType: "support_question",
      submitLabel: "Send the report",
    },
  ],
  related: ["/compliance", "/policies/delivery-returns", "/subsidiaries/afm", "/subsidiaries/herbal-trust"],
  reviewedOn: "2026-11-21",
};
