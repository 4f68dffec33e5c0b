import type { PageRecord } from "../../types.ts";

/** How to find a lawyer today, and on which conditions a lawyer could join our list. */
export const justiceLegalNetworkPage: PageRecord = {
  name: "Legal network",
  title: "Legal network: finding a lawyer",
  description:
    "Where to find a lawyer or free legal aid in an African country, what to ask before a mandate, and how a network is planned. It has no members.",
  eyebrow: "Justice",
  lead: "The network has no lawyer in it so far, so we can name none. You can find one without us: here are the places that keep lists, and questions to ask before you choose.",
  sections: [
    {
      kind: "table",
      id: "where",
      heading: "Places that can name somebody",
      caption: "Kinds of office that help to find legal support, for whom each is there and what to bring",
      columns: [{ label: "Ask" }, { label: "For whom" }, { label: "Good to know" }],
      rows: [
        [
          "Bar association or law society",
          "Everybody",
          "Keeps the roll; many have a referral desk or volunteers",
        ],
        [
          "Legal aid board, public defender",
          "Accused people without means",
          "Ask at the court; often decided on the day of the hearing",
        ],
        [
          "Law clinic at a university",
          "Simple matters, forms, letters",
          "Closed in the holidays; students work under a lawyer",
        ],
        ["Paralegal office", "Villages, prisons, market traders", "Explains and accompanies; does not plead"],
        [
          "National human rights commission",
          "Complaints against officials",
          "Usually free of charge; many may visit prisons",
        ],
        ["Consulate", "Its own nationals", "Gives a list without recommending a name"],
        [
          "UNHCR or its legal partner",
          "Refugees and asylum seekers",
          "Speak to them before you sign anything",
        ],
      ],
      sources: [{ label: "UNHCR: help by country", href: "https://help.unhcr.org/", year: 2025 }],
    },
    {
      kind: "facts",
      id: "questions",
      heading: "Six questions before you sign",
      facts: [
        {
          term: "Are you on the roll this year?",
          text: "Then look the number up. A robe and an office prove nothing.",
        },
        {
          term: "Have you appeared in that court?",
          text: "A fine property lawyer may never have stood before an immigration tribunal.",
        },
        {
          term: "What happens first, and by which date?",
          text: "Somebody who knows the matter can name the next deadline.",
        },
        {
          term: "Fixed fee, by stage or by hour?",
          text: "And what comes on top: court fees, travel, interpreter. Ask which share is due if the case ends early.",
        },
        { term: "Who will come to the hearing?", text: "You, or a junior whom we meet at the door?" },
        {
          term: "For whom do you act?",
          text: "If a relative pays, the client is still the one in the cell. Secrets belong to the client.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "join",
      heading: "How a lawyer would join",
      shape: "chain",
      caption: "The planned way of a lawyer into the network, with the bar in the middle of it.",
      nodes: [
        { title: "Lawyer applies", text: "Fields, courts, languages, and whether free cases are taken." },
        { title: "Bar confirms", text: "Enrolled, in good standing, free to be listed." },
        { title: "Rules are signed", text: "No payment to us, none from us, silence about clients." },
        { title: "Entry for a year", text: "Then the bar is asked again." },
        { title: "Complaint or suspension", text: "The entry rests until the bar has decided." },
      ],
    },
    {
      kind: "prose",
      id: "money",
      heading: "Why no commission",
      paragraphs: [
        "In many countries lawyers may not share fees with somebody who is not a lawyer. That rule protects you: a person who earns by sending clients will send them to the firm that pays most. The network is therefore to be free on both sides, and a lawyer who says that our introduction costs something should be reported to the bar.",
        "Nor would the group use the network for its own contracts. The lawyers who draft our leases should not be the ones who advise a family against us.",
      ],
    },
    {
      kind: "notice",
      id: "agents",
      heading: "Agents at the prison gate",
      tone: "caution",
      paragraphs: [
        "People who wait outside a station and promise to speak to the commander are not lawyers. Whoever says that money will reach a judge is asking you to commit a crime, and will come back for more.",
      ],
    },
    {
      kind: "action",
      id: "ask",
      heading: "To write to us",
      lead: "Families describe a case under seal, where caseworkers alone read it; a lawyer's secrecy it is not. Lawyers, clinics and bars say on the contact page where they are enrolled and what a network should never do.",
      actions: [
        { href: "/forms/detention/assistance", label: "A case, under seal" },
        { href: "/contact", label: "For lawyers, clinics and bars" },
      ],
    },
  ],
  related: ["/justice/support", "/directory/professionals", "/justice/portal"],
  reviewedOn: "2026-11-21",
};
