import type { PageRecord } from "../../types.ts";

/** The obligations a grower and the group would have to each other, from before planting to payment. */
export const growerPage: PageRecord = {
  name: "Grower policy",
  title: "Grower policy",
  description:
    "What a contract between grower and buyer would have to say: price before planting, grades, advances, refusal, labour, failed seasons. A draft.",
  eyebrow: "Policies",
  lead: "A promise made before planting binds people through a whole season of weather. This draft says what each side would owe the other. No grower is under contract, so use it to test whatever offer lies before you now.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "The price per grade is fixed in writing before seed goes into the ground.",
      "Each delivery gets a slip with weight and grade; from the slip onward the buyer bears the loss.",
      "Advances are listed one by one, and a failed season alone never costs you your land or animals.",
      "You sell a quantity, not your whole harvest.",
      "No child does work that harms it or keeps it from school.",
    ],
  },
  sections: [
    {
      kind: "notice",
      id: "status",
      heading: "What is in force",
      tone: "info",
      paragraphs: [
        "Only one part holds at present: how we treat what growers write to us. The rest waits for the pilot in Liberia and for a contract that repeats it in words both sides have signed. Until then nobody buys, advances seed or signs for the group.",
      ],
    },
    {
      kind: "facts",
      id: "words",
      heading: "Scope and words",
      facts: [
        {
          term: "Grower",
          text: "Whoever works land and decides what is planted on it: owner, tenant, user by custom, or a cooperative for its members.",
        },
        {
          term: "Buyer",
          text: "The division that signs. Another division is not bound by it and cannot claim from it.",
        },
        {
          term: "Grade",
          text: "A card with pictures that says what counts as first, second and refused. It hangs where the scale stands.",
        },
        {
          term: "Slip",
          text: "The note of weight, grade, field and hour. Two copies: one stays with the grower.",
        },
        {
          term: "Advance",
          text: "Seed, fertiliser, bags or cash given against the harvest, each with its price.",
        },
      ],
    },
    {
      kind: "table",
      id: "contract",
      heading: "What the contract must answer",
      lead: "One page for each crop, in the language of the grower, read aloud to whoever does not read. Nobody signs on the day it is shown.",
      caption:
        "Questions a growing contract has to answer, with the rule of this policy and the sign of a bad contract",
      columns: [{ label: "Question" }, { label: "Rule" }, { label: "Beware of" }],
      rows: [
        [
          "How much?",
          "A quantity, with a margin for weather. The rest is yours to sell.",
          "“All produce of the land”",
        ],
        [
          "At which price?",
          "For each grade, before planting, with the calculation shown. Both may ask to open it once if markets move far.",
          "“Market price at delivery, as set by the buyer”",
        ],
        [
          "Who weighs?",
          "A scale that the metrology office has stamped, in front of you.",
          "Weighing at the factory, in your absence",
        ],
        [
          "When is it collected?",
          "Within a number of days after your call. From then on spoilage is the buyer's loss.",
          "No day at all",
        ],
        ["When is it paid?", "A date counted from the slip, sold or not.", "“After the buyer has been paid”"],
        [
          "What is deducted?",
          "Only what is listed, each with its amount. No interest on seed.",
          "“Other charges”",
        ],
        ["How does it end?", "After the season, unless both sign again.", "Renewal by silence"],
      ],
      sources: [
        {
          label: "UNIDROIT, FAO and IFAD: Legal Guide on Contract Farming",
          href: "https://www.unidroit.org/",
          year: 2015,
        },
      ],
    },
    {
      kind: "flow",
      id: "season",
      heading: "One season between two sides",
      caption: "What passes between grower and buyer in one season, as the contract is to say.",
      parties: ["Grower", "Buyer"],
      passes: [
        { from: 1, to: 0, what: "Before planting: a price for each grade, with the calculation" },
        { from: 1, to: 0, what: "An advance, each thing with its price" },
        { from: 0, to: 1, what: "A call: the harvest is ready" },
        { from: 0, to: 1, what: "The agreed quantity, on a stamped scale, in the grower's presence" },
        { from: 1, to: 0, what: "The slip" },
        { from: 1, to: 0, what: "The money, on a date counted from the slip" },
      ],
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties of each side",
      facts: [
        {
          term: "The grower",
          text: "Shows the right to use the land. Grows what was agreed, delivers the agreed quantity first, and says early when it will be less.",
        },
        {
          term: "The buyer",
          text: "Collects on time, grades in the open, pays on the date, and gives advice that suits the field rather than the stock of inputs.",
        },
        {
          term: "Pesticides, both",
          text: "Only products registered in the country, by the label, with gloves and mask provided. A notebook of what was sprayed, when, and how long before harvest. Empty containers are rinsed, pierced and returned.",
        },
        {
          term: "Work, both",
          text: "Wages in money and on time, water and shade, no forced work, no dangerous work below eighteen. Children may help their family after school with what is safe for them.",
        },
        {
          term: "Soil and water, both",
          text: "No clearing of forest for a contract. Water is drawn by the permit where one is needed, and never so that those downstream go without.",
        },
      ],
      sources: [
        {
          label: "ILO: Convention 182 on the worst forms of child labour",
          href: "https://www.ilo.org/",
          year: 1999,
        },
      ],
    },
    {
      kind: "faq",
      id: "fails",
      heading: "When something goes wrong",
      items: [
        {
          question: "The rains fail. Do I owe the advance?",
          answer:
            "It moves to the next season without interest. If the next one fails as well, both sides sit down with the extension officer, and what was lost through no fault of yours is written off in part. Land, house and animals are never security for an advance.",
        },
        {
          question: "A trader pays more at the gate. May I sell?",
          answer:
            "What is above the agreed quantity, yes. What was agreed, no: a contract that holds only when it suits one side helps neither. Say that the gap is large; the price may be discussed once more.",
        },
        {
          question: "My load is refused. What then?",
          answer:
            "You get the reason on the slip and choose: take it back, sell it to processing at the price on the card, or have a second person grade it. The second grade is final for that load.",
        },
        {
          question: "The lorry does not come.",
          answer:
            "After the stated day you may sell elsewhere, and the buyer pays the difference to the agreed price.",
        },
      ],
    },
    {
      kind: "steps",
      id: "complaints",
      heading: "Decisions, complaints, changes",
      steps: [
        {
          title: "Who decides",
          text: "The field officer on grading and collection. The programme lead on contracts, advances and exclusions, always with the reasons on paper.",
        },
        {
          title: "Complain nearby",
          text: "To a committee of two growers and one outsider whom both sides accept. It meets at the collection point and keeps minutes.",
        },
        {
          title: "Or go outside",
          text: "To the cooperative office, the ministry's extension service, a mediator or the court. No contract may forbid it, and nobody loses a contract for complaining.",
        },
        {
          title: "Changes",
          text: "Never within a season. A new version is read out at the collection point before anybody plants.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Where you can begin",
      lead: "Apply with your land. The agriculture desk answers whether you are on the list of your district; where a first contract makes sense follows from those lists.",
      actions: [{ href: "/policies/grower/apply", label: "Apply as a grower" }],
    },
  ],
  related: ["/policies/grower/apply", "/programs/farm-with-us", "/subsidiaries/afm", "/policies/insurance"],
  reviewedOn: "2026-11-21",
};
