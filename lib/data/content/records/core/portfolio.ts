import { divisions, families, type Family } from "../../divisions.ts";
import type { PageRecord } from "../../types.ts";

const familyKeys = Object.keys(families) as Family[];

/** What the holding would own through each division. It owns none of this yet. */
const holds: Record<(typeof divisions)[number]["id"], string> = {
  aav: "Leases with their maps, soil tests and field books. Ownership of the land is meant to stay with those who have it.",
  "seed-bank":
    "A cold store, descriptions of varieties and the agreements under which keepers deposited them.",
  "herbal-trust": "Drying rooms and a trust deed that says which community decides about which knowledge.",
  livestock: "Breeding stock, a feed mill and the health records of each animal.",
  ahx: "A rulebook, grading rooms and the register of who offered what.",
  afm: "Rented counters, scales and cold boxes. Buildings remain with their landlords.",
  "travel-plazas": "Long leases beside main roads, with pumps, kitchens and parking.",
  "credit-union":
    "Nothing: a credit union belongs to its members. The holding could supply it with services under a contract, at a price its board agrees.",
  afrivent: "A company that prepares and, once licensed, makes small loans.",
  verifiliberia:
    "Reading devices and an operating contract, if the state ever gives one. The identity records would remain the state's.",
  clearsight: "A research desk, its archive of sources and its log of who asked.",
  healthshare: "An insurer or a share in one, with the reserves that its supervisor demands.",
  agx: "Classrooms, demonstration plots and a curriculum.",
  aeroag: "Simulators, drones and, last of all, aircraft.",
  energy: "Panels, batteries, meters and the contracts of those who draw from them.",
  "manufacturing-recycling": "Mills, presses, sorting lines and the permits of each plant.",
  communities:
    "Plans, serviced plots and agreements with councils. Homes would pass to those who live in them.",
  "roots-diaspora": "A travel and advisory company. Payments would run through licensed firms.",
  justice: "Nothing that earns. A separate body with files that the holding could not open.",
};

/** What the holding intends to own, by field. */
export const portfolioPage: PageRecord = {
  name: "Portfolio",
  title: "Portfolio: what the group means to hold",
  description:
    "What the Akoma Group would own through each planned division, how the fields hang together, what stays with others, and why it owns nothing today.",
  eyebrow: "The group",
  lead: "A portfolio is a list of what somebody owns. Ours is empty and this page says so, then names what each division would hold and what is to stay in other hands.",
  sections: [
    {
      kind: "notice",
      id: "empty",
      heading: "Nothing is held yet",
      tone: "info",
      paragraphs: [
        "No company, plant, lease or licence is listed below as an asset, because none has been reported. When one is, its line will name the company, the register in which it stands and the day on which a reader can look it up.",
      ],
    },
    {
      kind: "prose",
      id: "idea",
      heading: "The idea of one chain",
      paragraphs: [
        "A maize farmer can do everything right and still earn little, because drying, milling, transport, credit and the shop belong to others who each keep a part. The plan is to put those links under one roof so that the part kept stays near the field. How much of the chain that should be is a target; the claim at the end of this part gives the number and marks it as what it is.",
        "One roof has a price. If the mill stands still, the shop has no flour and the lender no repayment, all at once. That is why the fields are meant to be separate companies with their own books, able to fail one by one.",
      ],
      rests: ["value-chain"],
    },
    {
      kind: "diagram",
      id: "chain",
      heading: "How the fields are meant to feed each other",
      shape: "cycle",
      caption:
        "Six stations of one season, each with the field that would carry it, and the money that returns to the next season.",
      nodes: [
        { title: "Learn", text: "Education prepares growers and technicians before the rains." },
        { title: "Grow", text: "Agriculture plants, breeds and records each field." },
        { title: "Process", text: "Industry dries, mills and packs with power made nearby." },
        { title: "Sell", text: "Trade offers graded goods to households and wholesale buyers." },
        { title: "Settle", text: "Finance carries payment and savings, if a licence allows it." },
        { title: "Protect", text: "Health, identity and justice guard people before the next season." },
      ],
    },
    {
      kind: "cards",
      id: "holdings",
      heading: `What ${divisions.length} divisions would hold`,
      lead: "Each name leads to its page. The text says what the holding would own there, and where it would own nothing.",
      rests: ["divisions"],
      groups: familyKeys.map((family) => ({
        name: families[family],
        cards: divisions
          .filter((division) => division.family === family)
          .map(({ id, name, page, stage }) => ({ title: name, text: holds[id], href: page, stage })),
      })),
    },
    {
      kind: "facts",
      id: "tests",
      heading: "When something may enter the list",
      facts: [
        {
          term: "It is registered",
          text: "A company number in a public register, with directors who can be named.",
        },
        { term: "It is paid for", text: "A contract and a receipt. An intention to buy is no holding." },
        { term: "It is allowed", text: "The permit of the trade, with its date of expiry." },
        {
          term: "It is valued by somebody else",
          text: "Until an auditor has looked, a line shows what a thing is and no sum.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Look closer",
      lead: "The overview sets the fields side by side: how each would earn, what it needs from the others and what it has to prove first.",
      actions: [
        { href: "/portfolio/overview", label: "See the fields side by side" },
        { href: "/portfolio/technology", label: "See what the systems rest on" },
      ],
    },
  ],
  related: ["/subsidiaries", "/governance", "/portfolio/roadmap", "/investors"],
  reviewedOn: "2026-11-21",
};
