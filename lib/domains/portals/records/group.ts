import type { Portal } from "../types.ts";

/** Portals for those who fund, supply, grow for or work for the group. */
export const groupPortals: readonly Portal[] = [
  {
    key: "investor",
    path: "/portal/investor",
    name: "Investor portal",
    title: "Investor portal",
    description:
      "What an investor could read here once the pilot reports: papers by stage, questions with their answers, and nothing to pay or sign. No investment is taken.",
    eyebrow: "Investors",
    family: "finance",
    access: "grant",
    purpose: "A reading room for people and institutions that might fund a stage of the plan one day.",
    about: [
      "Papers that are not for everybody, such as a draft report of the pilot, would be put here for those who have said who they are and why they ask.",
      "Nothing can be bought, signed or paid in this portal, now or as far as it is planned. It is not an offer of a security in any country.",
    ],
    whoMayEnter:
      "Private persons and institutions that say who they are, where they are based and what they would fund.",
    looksAt:
      "They look at who you are, which country's rules apply to you, and whether the purpose you give fits a reading room.",
    inside: [
      {
        title: "The plan and its risks",
        text: "The public page, with the targets, the roadmap and a plain list of what could go wrong.",
        stage: "open",
        next: { href: "/investors", label: "Read the plan" },
      },
      {
        title: "Say what would interest you",
        text: "A form without an offer in it. Whoever answers it says whether a conversation makes sense.",
        stage: "open",
        next: { href: "/forms/investor-interest", label: "Tell us your interest" },
      },
      {
        title: "Papers and questions",
        text: "Papers with their kind and date for those who are let in, and your own questions with their answers.",
        stage: "open",
      },
      {
        title: "Papers by stage",
        text: "The report of the pilot and what outside readers said about it. The pilot has not reported.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of the list of papers; none of these exists",
      columns: [{ label: "Paper" }, { label: "Stage" }, { label: "State" }],
      rows: [
        ["Sample report, first half-year", "Pilot", "Draft"],
        ["Sample answer to question 1", "Pilot", "Published"],
        ["Sample letter of an auditor", "Pilot", "Not begun"],
      ],
    },
    stored:
      "Your request with the purpose you give, your form of interest, the decisions and their reasons. No holdings, bank details or proof of wealth.",
    enquiries: ["investor_interest", "/investors", "/portal/investor"],
  },
  {
    key: "vendor",
    path: "/portal/vendor",
    name: "Vendor portal",
    title: "Vendor portal",
    description:
      "For suppliers and growers, and for those who buy from them: your profile, requests that you quote for, quotes you asked for. No orders, and no money moves.",
    eyebrow: "Trade and travel · AHX and AFM",
    family: "trade",
    division: "ahx",
    access: "grant",
    purpose:
      "One place for suppliers to be asked for a quote and to give one, and for buyers to ask for quotes and read them.",
    about: [
      "A vendor would find open requests with grade, volume and place, answer with a price, and see each delivery from the gate to the payment.",
      "The exchange and the market are planned. Staff pass the requests of buyers on to vendors of the list by hand; no order is placed here, nothing is paid and no goods are taken in.",
    ],
    whoMayEnter:
      "Registered businesses, cooperatives and growers who can name what they sell, in which volume and from where.",
    looksAt:
      "They look at what you sell, the registration of your business in its country, and whether it fits a product that is planned for.",
    inside: [
      {
        title: "Ways to take part",
        text: "What each programme would ask of you and give you, from outgrowing to distribution.",
        stage: "open",
        next: { href: "/programs", label: "See the programmes" },
      },
      {
        title: "Your profile",
        text: "What your business supplies, how far and how fast. Accepted, it stands here as the trade desk reads it.",
        stage: "open",
        next: { href: "/forms/vendor", label: "Describe your business" },
      },
      {
        title: "Ask for a quote",
        text: "Name goods, amount and day. The trade desk asks vendors on its list and hands you what they quote.",
        stage: "open",
        next: { href: "/forms/quote-request", label: "Ask vendors to quote" },
      },
      {
        title: "Asked of you",
        text: "Requests of buyers that fit what you supply, each with its last day and a form to quote or say no.",
        stage: "open",
      },
      {
        title: "Open requests of buyers",
        text: "A list by product and region that every vendor can search.",
        stage: "planned",
      },
      {
        title: "Deliveries and claims",
        text: "What arrived, how it was graded, and what to do when you disagree with the grade.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of open requests; products, volumes and places are made up",
      columns: [
        { label: "Request" },
        { label: "Grade" },
        { label: "Volume", numeric: true },
        { label: "Closes" },
      ],
      rows: [
        ["Sample grain", "Grade X", "10 t", "Sample date"],
        ["Sample dried fruit", "Grade Y", "2 t", "Sample date"],
        ["Sample jute bags", "Grade Z", "500 pieces", "Sample date"],
      ],
    },
    stored:
      "Your business and what it supplies, how staff decided, the requests you are asked about and what you quote, sealed, as long as your profile or the request is kept.",
    enquiries: ["affiliate_interest", "/programs", "/portal/vendor"],
  },
  {
    key: "seed-bank",
    path: "/portal/seed-bank",
    name: "Seed bank portal",
    title: "Seed bank portal",
    description:
      "For growers, breeders and researchers: describe local varieties, ask for seed and follow germination tests, as planned. No seed is sent or taken in today.",
    eyebrow: "Agriculture · Seed Bank",
    family: "agriculture",
    division: "seed-bank",
    access: "grant",
    purpose: "A catalogue where growers find, describe and ask for seed that suits their own soil and rain.",
    about: [
      "Each variety would have a page with where it was collected, who keeps it, how it germinated and under which terms it may be grown, sold or bred from.",
      "No collection exists so far. Seed crosses borders only with plant-health papers, and rights of the communities that bred a variety come before the catalogue.",
    ],
    whoMayEnter:
      "Growers, keepers of local varieties, plant breeders and research stations, in or outside Africa.",
    looksAt:
      "They look at what you grow or study, where, and whether your country allows the exchange you have in mind.",
    inside: [
      {
        title: "Offer what you know",
        text: "Keepers of local varieties describe by a form which plants they keep. No seed is sent.",
        stage: "open",
        next: { href: "/forms/seed-accession", label: "Describe a variety" },
      },
      {
        title: "Catalogue",
        text: "Varieties by crop, rainfall, altitude and days to harvest.",
        stage: "planned",
      },
      {
        title: "Seed requests",
        text: "Small packets for trial, with the papers that have to travel with them.",
        stage: "planned",
      },
      {
        title: "Germination tests",
        text: "Results by lot and year, so that old seed is not sown in good faith.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of the catalogue; varieties and results are made up",
      columns: [
        { label: "Variety" },
        { label: "Crop" },
        { label: "Days to harvest", numeric: true },
        { label: "Germination", numeric: true },
      ],
      rows: [
        ["Sample variety 1", "Sample millet", "90", "80%"],
        ["Sample variety 2", "Sample cowpea", "70", "75%"],
        ["Sample variety 3", "Sample okra", "60", "not tested"],
      ],
    },
    stored:
      "Your request and its answer. Descriptions of varieties would stay the property of whoever gave them, under terms agreed first.",
    enquiries: ["/portal/seed-bank"],
  },
  {
    key: "hr",
    path: "/portal/hr",
    name: "People portal",
    title: "People portal",
    description:
      "Vacancies of the group, open to every member who wants to apply. For those who work with it: contracts, leave, training and complaints, as planned.",
    eyebrow: "The group · People",
    family: "communities",
    access: "grant",
    purpose:
      "Where the group advertises its vacancies, and the desk of people who work with it: their papers, leave, training and complaints.",
    about: [
      "Whoever has a contract with a division would find it here, ask for leave, book a course and raise a complaint with somebody who is not their own manager.",
      "A vacancy stands here from the day it is advertised to its last day, for every member, let in or not. Nobody should pay for a job in our name.",
    ],
    whoMayEnter:
      "Every member reads the vacancies. The rest is for people with a signed contract of work, an apprenticeship or a volunteer agreement.",
    looksAt:
      "They look for a signed contract under your name and ask the person who signed it for the group.",
    inside: [
      {
        title: "Vacancies",
        text: "Posts with their place, pay and last day. You apply by one form and follow it here.",
        stage: "open",
      },
      {
        title: "Report a false job offer",
        text: "Anybody may tell us about an offer in our name that asks for money.",
        stage: "open",
        next: { href: "/contact", label: "Report an offer" },
      },
      {
        title: "Say what you do well",
        text: "By the form for expressions of interest, on the page about careers. It is answered; it gives no post.",
        stage: "open",
        next: { href: "/forms/careers", label: "Go to the form" },
      },
      {
        title: "Contract and payslips",
        text: "Your own papers, and nobody else's.",
        stage: "planned",
      },
      {
        title: "Leave and training",
        text: "Days asked for and days agreed; courses taken and what came of them.",
        stage: "planned",
      },
      {
        title: "Complaints",
        text: "A path that goes round the manager concerned, with each step dated.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a leave list; no real person",
      columns: [{ label: "Request" }, { label: "Days", numeric: true }, { label: "State" }],
      rows: [
        ["Sample rest days", "5", "Agreed"],
        ["Sample course", "2", "Asked"],
        ["Sample family care", "3", "Agreed"],
      ],
    },
    stored:
      "Requests with their decisions. Contracts, pay and health papers are kept outside this site until there is a place fit for them.",
    enquiries: ["/portal/hr"],
    tabs: { open: "vacancies" },
    sections: [
      {
        kind: "apply",
        id: "vacancy",
        heading: "Apply for a vacancy",
        lead: "You begin from a vacancy that is open. This is how an application is decided.",
        form: "hr-vacancy",
      },
    ],
  },
];
