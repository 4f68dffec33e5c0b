import type { PageRecord } from "../../types.ts";

/** Which insurance the group would hold, require and never sell, and how to read any offer. */
export const insurancePage: PageRecord = {
  name: "Insurance policy",
  title: "Insurance: what is covered, what is only planned",
  description:
    "No insurance is sold here. Which cover the group would hold or ask of partners, how crop and cargo cover differ, and how to read an offer.",
  eyebrow: "Policies",
  lead: "Insurance moves a loss you could not bear to somebody who can. It works only if the insurer is licensed, the event is written down and the premium was paid. Here is what the group would hold, ask for and leave to others.",
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "The group sells no insurance, collects no premium and pays no claim.",
      "HealthShare needs an insurance licence before it may cover anybody.",
      "Partners would have to show cover in proportion to the harm they could do.",
      "Nobody has to buy cover from a firm we name in order to work with us.",
    ],
  },
  sections: [
    {
      kind: "notice",
      id: "status",
      heading: "No cover arises from this page",
      tone: "caution",
      paragraphs: [
        "Registering, writing to us or joining a waiting list insures you against nothing. Two rules hold from now on: the group sells no cover, and sends nobody to a seller. What is said about cover for sites, loads and people is a draft, and begins with the first pilot site, if it opens.",
        "An agent who takes a premium for an Akoma policy is cheating you. Ask for the licence number, keep the receipt, and report it to the supervisor of insurance in your country and to the office.",
      ],
    },
    {
      kind: "table",
      id: "kinds",
      heading: "Which cover for which harm",
      lead: "Scope of this draft: sites, vehicles, loads, workers and growers of a pilot. Read each line as a question to put to a licensed broker.",
      caption:
        "Kinds of insurance a farm, transport or food business meets, with who would hold each in the pilot and the gap to look for",
      columns: [{ label: "Cover" }, { label: "For" }, { label: "Who would hold it" }, { label: "The gap" }],
      rows: [
        [
          "Work injury",
          "Accident or illness through work",
          "Each employer; in many states by law, through the social security fund",
          "Day labourers who are on no list",
        ],
        [
          "Motor, third party",
          "Harm to others by a vehicle",
          "Owner of the vehicle",
          "Crossing a border: the ECOWAS Brown Card or the COMESA Yellow Card carries it over",
        ],
        [
          "Goods in transit",
          "Loss between two named places",
          "Whoever bears the risk under the delivery term",
          "Theft by the driver, and storage longer than the days stated",
        ],
        [
          "Product liability",
          "Harm by food or goods after sale",
          "Maker and seller",
          "The cost of the recall itself",
        ],
        [
          "Crop, by loss",
          "What the field did not yield",
          "Grower, or a group of growers",
          "An adjuster must see the field before it is cleared",
        ],
        [
          "Crop, by index",
          "Rain or vegetation below a line",
          "Grower, or a lender for its borrowers",
          "Your field can fail while the index does not. It is called basis risk",
        ],
        [
          "Livestock",
          "Death by listed causes",
          "Keeper of the animals",
          "Animals without ear tag or vaccination card",
        ],
        [
          "Fire and building",
          "Stores, cold rooms, machines",
          "Owner of the site",
          "Flood, and wiring nobody inspected",
        ],
      ],
    },
    {
      kind: "facts",
      id: "words",
      heading: "Words in every policy",
      facts: [
        {
          term: "Insured event",
          text: "The only thing that is paid for. If it is not written, it is not covered.",
        },
        { term: "Exclusion", text: "What the cover leaves out. Read that page of the policy first." },
        { term: "Excess", text: "The part of each loss that stays with you." },
        {
          term: "Sum insured",
          text: "The most that is paid. If it is below the value, a claim is often cut in the same proportion.",
        },
        {
          term: "Duty to disclose",
          text: "What you must tell before signing. An answer left out can undo the cover on the worst day.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "offer",
      heading: "Testing an offer",
      shape: "chain",
      caption: "Five questions to put to an offer, in this order.",
      nodes: [
        {
          title: "Is it licensed?",
          text: "Ask the insurance commission. States of the CIMA zone in West and Central Africa share one code and a regional supervisor.",
        },
        {
          title: "Which paper?",
          text: "You leave with a policy and a receipt that name you, not with a sticker.",
        },
        {
          title: "What triggers payment?",
          text: "Have them tell you three losses of the last year that were paid, and one that was refused.",
        },
        {
          title: "How fast, to whom?",
          text: "Who comes to look, within which time, and whether the lender is paid before you are.",
        },
        {
          title: "Compare the same thing",
          text: "Same sum, same excess, same exclusions. Only then compare the premium.",
        },
      ],
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties in a pilot",
      facts: [
        {
          term: "The group",
          text: "Insures its workers and its goods before the first shift, shows the certificates to those who ask, and deducts no premium from wages or harvest without a signed yes.",
        },
        {
          term: "Partners",
          text: "Show certificates each year and say at once when cover lapses. The amount asked for fits the harm: a lorry of fuel needs more than a cart of yams.",
        },
        {
          term: "Growers",
          text: "May join a cover that is arranged for a group, after it was explained without the seller in the room. May stay out.",
        },
        {
          term: "Commissions",
          text: "If a division is ever paid for an introduction, that sum is printed on the same sheet as the premium.",
        },
      ],
    },
    {
      kind: "faq",
      id: "decisions",
      heading: "Decisions, complaints, changes",
      items: [
        {
          question: "Who decides a claim?",
          answer:
            "The insurer, never we. A division would help to fill in the notice and hand over its records, whichever side they favour.",
        },
        {
          question: "The insurer refuses. What can I do?",
          answer:
            "Ask for the clause it relies on, in writing. Then the complaints desk of the insurer, the ombudsman or supervisor, and the court. Time limits are short, so note the date of the letter.",
        },
        {
          question: "Can a partner be turned away for lack of cover?",
          answer:
            "Yes, by the head of the division, with the missing certificate named. Whoever brings it is heard again.",
        },
        {
          question: "How would these rules change?",
          answer:
            "At the start of a policy year, not in the middle of one. A licence, once granted, would be named here with its number and its limits.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask, or report an offer in our name",
      lead: "Say who offered what, where and against which paper. Leave out policy numbers and anything about your health.",
      leadType: "contact",
      submitLabel: "Send to the office",
    },
  ],
  related: ["/subsidiaries/healthshare", "/policies/shipping", "/policies/grower", "/compliance"],
  reviewedOn: "2026-11-21",
};
