import type { PageRecord } from "../../types.ts";

/** What a buyer could expect of delivery, exchange and refund once something is sold. */
export const deliveryReturnsPage: PageRecord = {
  name: "Delivery and returns",
  title: "Delivery and returns",
  description:
    "Nothing is sold on this site yet. How collection, delivery, exchange and refunds are meant to work, and what if somebody sold goods in our name.",
  eyebrow: "Policies",
  lead: "You cannot buy anything here, so nothing can be late, broken or sent back. If you paid somebody who used our name, go straight to the second part. The rest shows what a fair counter owes you anywhere.",
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "No shop, no cart, no payment and no delivery exist on this site.",
      "At the planned counters fresh goods could be returned the same day, dry goods until the day printed on the bag.",
      "A fault is put right by the seller, at the choice of the buyer where the law gives one.",
      "Your rights under the law of your country stand above everything written here.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "scope",
      heading: "Scope and words",
      lead: "A draft for the pilot counters of AFM and for goods of other divisions that households might buy. For lots traded between firms the contract decides. Two things hold today: the next section, and that files offered on this site cost nothing.",
      facts: [
        { term: "Buyer", text: "Somebody who buys for the household, not to sell on." },
        { term: "Counter", text: "A stall or shop with a named manager and a board with its hours." },
        { term: "Fresh", text: "Changes within days: fruit, leaves, milk, fish, eggs, bread." },
        { term: "Dry", text: "Keeps for weeks in its bag: grain, pulses, tea, spices." },
        {
          term: "Fault",
          text: "Not what the label, the sample or the seller's words promised, or not fit for its ordinary use.",
        },
      ],
    },
    {
      kind: "steps",
      id: "paid-somebody",
      heading: "If you have paid somebody in our name",
      steps: [
        { title: "Pay no more", text: "Swindlers ask for a second payment to release the first." },
        {
          title: "Call your bank or wallet",
          text: "Tell them it was fraud and ask whether the transfer can be held. Hours count, so do this before anything else.",
        },
        {
          title: "Keep everything",
          text: "Number, account, messages, pictures of the advert, the name on the receipt.",
        },
        {
          title: "Report it",
          text: "To the police or the cybercrime desk, and to the consumer protection body where there is one.",
        },
        {
          title: "Tell the office",
          text: "So that a warning can be put up. The office has no power to get your money back.",
        },
      ],
    },
    {
      kind: "table",
      id: "terms",
      heading: "Planned terms by kind of goods",
      caption:
        "Kinds of goods with how they would be handed over, until when they could be returned and what a buyer would get",
      columns: [
        { label: "Goods" },
        { label: "Handed over" },
        { label: "Return until" },
        { label: "You would get" },
      ],
      rows: [
        [
          "Fresh food",
          "At the counter; standing orders at a fixed hour",
          "Close of the same day",
          "Money or exchange, with the receipt",
        ],
        [
          "Dry food",
          "At the counter, later by parcel",
          "The day printed on the bag, opened only to find the fault",
          "Exchange, or money if none is left",
        ],
        [
          "Seed",
          "With the lot and germination date on the packet",
          "Before sowing; after it, only for what the test shows",
          "New seed; the crop is not insured by it",
        ],
        ["Plants", "In the season for planting", "Two days, with a photograph", "Another plant"],
        ["Tools", "Shown working", "As the guarantee card says", "Repair first, then exchange, then money"],
        ["Herbal goods", "Sealed", "Only while the seal is whole, or if the lot is called back", "Money"],
        ["Made to your measure", "On an agreed date", "Only for a fault", "Put right, or a lower price"],
      ],
    },
    {
      kind: "facts",
      id: "delivery",
      heading: "If delivery begins",
      lead: "The trial has none. Later, these rules would apply.",
      facts: [
        { term: "Before you pay", text: "Price with delivery, the day or the span of days, and who comes." },
        { term: "At the door", text: "Open it while the carrier stands there. Write a fault on the slip." },
        {
          term: "Risk",
          text: "With the seller until it is in your hands, or in those of somebody you named.",
        },
        {
          term: "Not there on the day",
          text: "You may set a last date, then step back and have everything returned, delivery cost included.",
        },
        {
          term: "Not at home",
          text: "One further try without charge, then collection at the counter. Fresh goods are not tried twice.",
        },
        {
          term: "Wrong address",
          text: "A landmark and a telephone number serve better than a street name. What you wrote wrongly, you pay; what we read wrongly, we do.",
        },
      ],
    },
    {
      kind: "flow",
      id: "hand-over",
      heading: "From whose hands into whose",
      caption: "As planned: the risk stays with the seller until the goods are in your hands.",
      parties: ["Seller", "Carrier", "Buyer"],
      passes: [
        { from: 0, to: 2, what: "Before payment: price with delivery, the day, and who comes" },
        { from: 0, to: 1, what: "The goods" },
        { from: 1, to: 2, what: "The goods, opened while the carrier stands there" },
        { from: 2, to: 1, what: "A fault, written on the slip" },
        { from: 2, to: 0, what: "What is left, as soon as the fault shows" },
      ],
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties of each side",
      facts: [
        {
          term: "The counter",
          text: "Gives a receipt for each sale, however small. Takes back what is faulty without asking why you did not see it. Notes every return with its cause.",
        },
        {
          term: "The buyer",
          text: "Comes as soon as the fault shows, brings what is left, and does not spoil it further. A change of mind is no fault; the counter may still be kind.",
        },
        {
          term: "Payment back",
          text: "The way it was paid, on the spot in cash, or to the wallet the money came from. Never as a voucher against your will.",
        },
      ],
    },
    {
      kind: "prose",
      id: "decisions",
      heading: "Decisions, complaints, changes",
      paragraphs: [
        "The manager of the counter settles a return at once, up to a limit written on the board. Above it somebody from another counter looks at it, so that nobody judges their own sale. A refusal comes with one written sentence that says why.",
        "Whoever is not content may ask the market committee, the consumer protection authority or a small claims court. Many laws give longer rights for faults than any shop does, and for sales over a distance a right to change one's mind. Neither can be signed away.",
        "What you bought falls under the terms on the board that day. New terms are hung up a month before they count.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Report a sale in our name, or ask",
      lead: "Say when, where, which goods and how it was paid. Do not send card or account numbers.",
      leadType: "support_question",
      submitLabel: "Send",
    },
  ],
  related: ["/subsidiaries/afm", "/where-to-buy", "/policies/packaging-safety", "/legal/terms"],
  reviewedOn: "2026-11-21",
};
