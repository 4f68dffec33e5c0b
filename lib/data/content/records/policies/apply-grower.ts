import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** The application of people with land who would sell: what to state, who decides, and what happens next. */
export const applyGrowerPage: PageRecord = {
  name: "Apply as a grower",
  title: "Apply as a grower",
  description:
    "Tell the agriculture desk where your land is, what grows there and who holds it. What the form is for, who decides, and why it is no promise to buy.",
  eyebrow: "Applications",
  lead: "You work land and could sell more than you do now. Describe it once, and the agriculture desk answers. No contract is on offer yet: what is decided is in which districts a collection point is tried, and who there is visited first.",
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "Apply with your land",
      lead: "Short words are fine, and so is somebody who types for you. The answer says whether you are on the list of your district.",
      form: "grower",
    },
    {
      kind: "facts",
      id: "about",
      heading: "What this is",
      facts: [
        {
          term: "What it is for",
          text: "To see where supply is: which crops, in which months, how far from a road. Where many growers of one crop live near each other, a collection point may make sense.",
        },
        {
          term: "Who may apply",
          text: "Owners, tenants, people who farm by custom, and cooperatives, in any country. A woman who farms land in her husband's name applies for herself. Liberia comes first because the pilot is there.",
        },
        {
          term: "What it is not",
          text: "No order, no loan of seed, no contract. Plant what you would have planted without us.",
        },
        {
          term: "Who decides",
          text: "The agriculture desk decides on the list of a district and on visits. For a contract one day, a programme lead and a local extension officer would decide together after walking the field with you.",
        },
        {
          term: "How long it takes",
          text: "You get a reference in the same moment, and an answer within the working days named above. For many places the answer may be that you are listed and that nothing more happens until the pilot has reported.",
        },
      ],
    },
    {
      kind: "parts",
      id: "at-hand",
      heading: "Have this at hand",
      lead: "From memory is good enough. Nothing has to be measured for the form.",
      whole: "Your land on one page",
      caption: "Four things to describe; the papers themselves stay at home.",
      parts: [
        {
          title: "The land",
          text: "Nearest town or district, and the size as well as you can say.",
        },
        {
          title: "What grows",
          text: "This year and the two before. Which months you harvest, and how much you ate, sold and lost.",
        },
        {
          title: "Water and road",
          text: "Where water comes from in the driest month. Whether a lorry reaches you in the rains.",
        },
        {
          title: "The right to use it",
          text: "Deed, lease, family land, word of the chief. Say who else has to agree. Keep the paper at home.",
        },
      ],
    },
    {
      kind: "facts",
      id: "meanwhile",
      heading: "What raises the value of a harvest without us",
      facts: [
        {
          term: "A notebook",
          text: "Field, date, seed, what was sprayed, what was picked. Buyers who check their goods ask for it, and it costs a pencil.",
        },
        {
          term: "A size you can prove",
          text: "Pace the edges with a neighbour, or let a phone draw them. Inputs bought for the wrong size are money in the soil.",
        },
        {
          term: "The land right",
          text: "Ask the land office how customary land is recorded in your district, before an outsider asks for it.",
        },
        {
          term: "Selling together",
          text: "Three growers with one lorry get another price than three growers with three bags. The cooperative office says how many members a cooperative needs.",
        },
      ],
    },
    {
      kind: "notice",
      id: "data",
      heading: "What happens to what you write",
      tone: "info",
      paragraphs: [
        `It is kept under your reference, read by the agriculture desk and deleted ${decidedMonths} months after the decision. No buyer, lender or land agent sees it. The privacy notice has the rest, and how to have it removed sooner.`,
        "Leave out deeds, identity numbers and the exact corner points of land that somebody disputes.",
      ],
      next: { href: "/legal/privacy", label: "Read the privacy notice" },
    },
  ],
  related: ["/policies/grower", "/programs/farm-with-us", "/subsidiaries/agriculture", "/legal/privacy"],
  reviewedOn: "2026-11-21",
};
