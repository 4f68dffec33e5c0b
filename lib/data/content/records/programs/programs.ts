import type { PageRecord } from "../../types.ts";

const ask = { href: "#ask", label: "Say that you are interested" } as const;

/** The ways to take part in the group's work, with the stage of each. */
export const programsPage: PageRecord = {
  name: "Programmes",
  title: "Programmes and affiliates",
  description:
    "Seven planned programmes for growers, vendors, distributors, mechanics, apprentices and communities: who each is for and what is open today.",
  eyebrow: "Take part",
  lead: "Grow, supply, distribute, repair, learn. Seven programmes are planned, and none is running yet. What you can do today is apply for a place on a list: by the form of a programme where it has one, else by the one for affiliates.",
  contents: true,
  sections: [
    {
      kind: "apply",
      id: "ask",
      heading: "Become an Affiliate",
      lead: "For programmes without a form of their own: vehicles, clinics, conduct. An affiliate is a person or firm that wants to take part. What is decided is whom we speak to first. It binds you to nothing and costs nothing.",
      form: "affiliate",
    },
    {
      kind: "parts",
      id: "seven",
      heading: "Seven programmes at a glance",
      caption: "None is running yet; each is told below, with its form where it has one.",
      whole: "Take part",
      parts: [
        { title: "Outgrowers", text: "Own land, an agreed buyer, deductions listed one by one." },
        { title: "Vendors", text: "The same request and closing date for everybody." },
        { title: "Distribution hubs", text: "Small loads in, full ones out." },
        { title: "Bobby Automotive", text: "Vehicles that carry farm goods, and their mechanics." },
        { title: "Apprenticeships", text: "A written plan, a named trainer, a wage." },
        { title: "Clinics", text: "Bring a problem, leave with a next step." },
        { title: "Environment, people and conduct", text: "Few figures that can be counted." },
      ],
    },
    {
      kind: "programme",
      id: "outgrowers",
      heading: "Outgrowers",
      stage: "planned",
      paragraphs: [
        "An outgrower farms his or her own land and sells to an agreed buyer. Before planting, both sides write down the crop, the grade, the quantity and how the price is found. The buyer may advance seed or advice against the harvest.",
        "The plan is to put such agreements in plain language, with the deductions listed one by one, so that a grower can compare the offer with the market of the day.",
      ],
      forWhom: "Smallholders and cooperatives with land they may use, in the pilot country first.",
      takePart: [
        "Say near which town the land is, its size and what you grow.",
        "Say by what right you use it: as owner, as tenant or by custom. Keep the papers until somebody asks to see them.",
        "Read the agreement with somebody you trust before you sign. Nobody should sign on the day.",
      ],
      next: { href: "#outgrowers-apply", label: "Apply as an outgrower" },
    },
    {
      kind: "apply",
      id: "outgrowers-apply",
      heading: "Apply as an outgrower",
      lead: "What can be decided today is a place on the list of your district and a first talk. No buyer has been signed up.",
      form: "outgrower",
    },
    {
      kind: "programme",
      id: "vendor-rfq",
      heading: "Vendors and requests for quotation",
      stage: "planned",
      paragraphs: [
        "A request for quotation says what is wanted, in which quantity, to which standard and by when. Every vendor receives the same text and the same closing date. The plan is to publish each request with its closing date and, afterwards, who won it.",
      ],
      forWhom: "Registered firms that supply tools, packaging, transport, building work or services.",
      takePart: [
        "Have the number of your registration at hand; the country guides say where to get them.",
        "Register as a vendor: what you supply, to which countries and in which volume.",
        "When you are asked, quote in the vendor portal. No fee is charged for quoting, and nobody may ask you for one.",
      ],
      next: { href: "#vendor-apply", label: "Register as a vendor" },
    },
    {
      kind: "apply",
      id: "vendor-apply",
      heading: "Register as a vendor",
      lead: "It puts your firm on the list of those who are asked to quote. Requests that fit what you supply stand in the vendor portal.",
      form: "vendor",
    },
    {
      kind: "apply",
      id: "quote-request",
      heading: "Request a quote",
      lead: "The other way round: say what you want to buy, how much, where and by when. The group sells nothing itself, and there may be no vendor to ask yet.",
      form: "quote-request",
    },
    {
      kind: "programme",
      id: "distribution-hubs",
      heading: "Distribution hubs",
      stage: "planned",
      paragraphs: [
        "A hub is a yard with a roof, a scale, a cold room and a loading bay, close to where roads meet. Small loads are brought together there, graded and sent on as full ones.",
        "A hub can belong to whoever owns the place. What would be shared is the way goods are weighed, labelled and traced.",
      ],
      forWhom: "Owners of warehouses, transport firms and market associations.",
      takePart: [
        "Describe the place: nearest town, floor area, power, road and water.",
        "Say which goods pass there in which months.",
        "Expect a visit before any agreement; no site is chosen from a form alone.",
      ],
      next: { href: "#distribution-hubs-apply", label: "Offer a place" },
    },
    {
      kind: "apply",
      id: "distribution-hubs-apply",
      heading: "Offer a place for a hub",
      lead: "A place is noted for its region, and visited where it fits. No site has been chosen yet.",
      form: "distribution-hub",
    },
    {
      kind: "programme",
      id: "bobby-automotive",
      heading: "Bobby Automotive",
      stage: "later",
      paragraphs: [
        "Harvests wait for lorries, and lorries wait for parts. Bobby Automotive is the working name for a programme around vehicles that carry farm goods: upkeep, repair and the mechanics who do it. Its scope is still being set, so less can be said of it than of the others.",
      ],
      forWhom: "Garages, mechanics and owners of small fleets.",
      takePart: ["Tell us which vehicles you keep running, and what most often keeps them off the road."],
      next: ask,
    },
    {
      kind: "programme",
      id: "apprenticeships",
      heading: "Apprenticeships",
      stage: "planned",
      paragraphs: [
        "Learning on the job beside somebody who knows the trade, with some weeks in class. An apprenticeship is to have a written plan, a named trainer, fixed hours and a wage. A place that costs the apprentice money is not an apprenticeship.",
      ],
      forWhom: "People of working age, and firms that can train them.",
      takePart: [
        "Learners: say which trade you want to learn and what you have done so far. A school certificate is not a condition for writing.",
        "Firms: say who would train, in what, for how many, and that a wage is paid.",
      ],
      next: { href: "#apprenticeships-apply", label: "Apply for a place, or offer one" },
    },
    {
      kind: "apply",
      id: "apprenticeships-apply",
      heading: "Learn in a firm, or train in yours",
      lead: "Learners and firms use the same form and are told of each other once both agree.",
      form: "apprenticeship",
    },
    {
      kind: "programme",
      id: "clinics",
      heading: "Clinics",
      stage: "planned",
      paragraphs: [
        "Days on which people bring a problem and leave with a next step: a sick animal, a failing crop, a business that is not registered yet. Health clinics for people would only be held with licensed staff and the consent of the health authority.",
        "A clinic is not emergency care. Whoever needs help at once should call the local services.",
      ],
      forWhom: "Communities, and professionals who could give a day.",
      takePart: [
        "Communities: name the place and the three problems you hear most.",
        "Professionals: say what you are licensed for, and where.",
      ],
      next: ask,
    },
    {
      kind: "programme",
      id: "esg",
      heading: "Environment, people and conduct",
      stage: "planned",
      paragraphs: [
        "Rules for land, water, labour and dealings, the same for the group and for those who supply it. They are to be measured by few figures that can be counted: water drawn, accidents, women in paid work, complaints answered.",
        "No such figure is published yet, because nothing has been measured. A promise without a figure is not listed as a result.",
      ],
      forWhom: "Suppliers, auditors and neighbours of a site.",
      takePart: [
        "Suppliers: tell us which standards you already keep, and who certified you. Send no copies.",
        "Neighbours: write about any site you think is ours. Every message is read.",
      ],
      next: ask,
    },
  ],
  related: ["/programs/farm-with-us", "/subsidiaries", "/policies/grower"],
  reviewedOn: "2026-11-21",
};
