import type { PageRecord } from "../../types.ts";

/** The division for legal support: what families of people held abroad can do now, and what is only planned. */
export const justiceSupportPage: PageRecord = {
  name: "Justice",
  title: "Justice: support when somebody is held",
  description:
    "What families and people held in another country can do today, what a consulate may do under the Vienna Convention, and what the plan would add.",
  eyebrow: "Justice",
  lead: "A relative has been arrested in another country and nobody tells you anything. This page says whom to call, in which order. We take no case and give no legal advice.",
  contents: true,
  sections: [
    {
      kind: "notice",
      id: "now",
      heading: "In danger, or a hearing tomorrow?",
      tone: "caution",
      paragraphs: [
        "Call the emergency number of the country where the person is, the consulate of their nationality, or a lawyer there. A message through this site is no way to reach help in time: it may lie unread when it matters.",
        "If somebody might look at your telephone or follow what you read, open the page on help without traces before you go on.",
      ],
      next: { href: "/portal/diaspora/confidential", label: "Help without traces" },
    },
    {
      kind: "prose",
      id: "what",
      heading: "What the division is to be",
      paragraphs: [
        "Justice is the planned body of the group that helps people find legal support: it would point to the right office, keep a network of lawyers whom their bar has confirmed, and publish what public sources say about detention and access to courts. It is not meant to be a law firm, a court or a charity that pays bail.",
        "Most of it exists on paper: no lawyer has joined, no report is out. The sealed form is there; whether a caseworker can open what it takes, it says itself. What helps now is to know the rules that states have agreed to. Most of this page is about them.",
      ],
    },
    {
      kind: "facts",
      id: "for-whom",
      heading: "For whom",
      facts: [
        {
          term: "Families",
          text: "Parents, partners and children of a person held in a country that is not their own, who do not know the place, the charge or the language.",
        },
        {
          term: "People held abroad",
          text: "In police custody, in prison, in an immigration centre, on a ship or at an airport. Many learn of their rights through a relative or a cellmate.",
        },
        {
          term: "Organisations",
          text: "Groups that visit prisons, diaspora associations, faith communities and legal clinics, which need a second address in another country.",
        },
      ],
    },
    {
      kind: "quote",
      id: "article-36",
      heading: "What the convention says",
      lead: "The Vienna Convention on Consular Relations binds nearly every state. You may show these sentences to an officer, or have a lawyer do it.",
      quotes: [
        {
          text: "if he so requests, the competent authorities of the receiving State shall, without delay, inform the consular post of the sending State if, within its consular district, a national of that State is arrested or committed to prison or to custody pending trial or is detained in any other manner.",
          document: "Vienna Convention on Consular Relations",
          place: "Article 36, paragraph 1 (b)",
          href: "https://legal.un.org/ilc/texts/instruments/english/conventions/9_2_1963.pdf",
          year: 1963,
        },
        {
          text: "The said authorities shall inform the person concerned without delay of his rights under this subparagraph",
          document: "Vienna Convention on Consular Relations",
          place: "Article 36, paragraph 1 (b), last sentence",
          href: "https://legal.un.org/ilc/texts/instruments/english/conventions/9_2_1963.pdf",
          year: 1963,
        },
      ],
    },
    {
      kind: "table",
      id: "consulate",
      heading: "What a consulate may do, and what it may not",
      caption: "Help a consulate can give to a detained national beside what it cannot do",
      columns: [{ label: "Matter" }, { label: "It may" }, { label: "It may not" }],
      rows: [
        ["Visits", "Come, speak and write to the person", "Come if the person says no"],
        [
          "Lawyer",
          "Give a list of local lawyers; help to arrange one",
          "Plead in court or advise on the defence",
        ],
        ["Family", "Tell you, if the person agrees", "Break the person's wish for silence"],
        [
          "Treatment",
          "Ask about health, food, safety; complain to the authority",
          "Demand better terms than local prisoners have",
        ],
        [
          "Money and papers",
          "Pass on money by its own rules; issue a travel document",
          "Pay fines, bail or a lawyer's fee as of right",
        ],
        ["The case", "Watch the hearing as a guest", "Get somebody out, or tell the judge what to do"],
      ],
      sources: [
        {
          label: "Vienna Convention on Consular Relations, articles 5 and 36",
          href: "https://legal.un.org/ilc/texts/instruments/english/conventions/9_2_1963.pdf",
          year: 1963,
        },
      ],
    },
    {
      kind: "notice",
      id: "fear",
      heading: "Afraid of your own government?",
      tone: "caution",
      paragraphs: [
        "Notice to the consulate depends on the person's request, though a few treaties between two states make it automatic. Somebody who seeks asylum, or whose family at home could suffer, should speak with a lawyer or with UNHCR before any consulate hears of them. A dual national may find that the country of arrest counts them as its own.",
      ],
    },
    {
      kind: "flow",
      id: "notice",
      heading: "Who has to tell whom",
      caption: "The way of a notice under article 36, if the person asks for it.",
      parties: ["Person held", "Authority", "Consulate", "Family"],
      passes: [
        { from: 1, to: 0, what: "Tells without delay that there is this right" },
        { from: 0, to: 1, what: "Asks that the consulate be told" },
        { from: 1, to: 2, what: "Informs it without delay" },
        { from: 2, to: 0, what: "Comes, speaks and writes, unless the person says no" },
        { from: 2, to: 3, what: "Tells the family, if the person agrees" },
      ],
    },
    {
      kind: "steps",
      id: "first-days",
      heading: "The first days, for families",
      steps: [
        {
          title: "Find the place",
          text: "Police station, prison, immigration centre: ask each by name and date of birth. Write down who answered and when.",
        },
        {
          title: "Ask four things",
          text: "On what ground, under which law, until when, and which court or office decides next.",
        },
        {
          title: "Call the consulate",
          text: "On its duty number if it is closed. Ask for a visit, and for the date of it.",
        },
        {
          title: "Find a lawyer there",
          text: "From the bar, the legal aid office or the consulate's list. Agree the fee in writing before anything is done.",
        },
        {
          title: "Keep one notebook",
          text: "Dates, names, receipts, deadlines. One person in the family holds it and speaks for all.",
        },
        {
          title: "Distrust callers",
          text: "Beware of somebody who knows of the arrest and offers release if you transfer money today. Official fees have an official receipt.",
        },
      ],
    },
    {
      kind: "cards",
      id: "pages",
      heading: "Other pages of the division",
      groups: [
        {
          name: "Without traces",
          cards: [
            {
              title: "Help without traces",
              text: "How to look for help when your device or network may be watched, and a sealed form for caseworkers.",
              href: "/portal/diaspora/confidential",
            },
            {
              title: "When somebody is held",
              text: "A list for the first hours, where the Red Cross and UNHCR come in, and the same sealed form.",
              href: "/forms/detention/assistance",
            },
          ],
        },
        {
          name: "The work as planned",
          cards: [
            {
              title: "Legal network",
              text: "How lawyers would be found and confirmed; how to find one now.",
              href: "/justice/legal-network",
              stage: "planned",
            },
            {
              title: "Reports",
              text: "The rules under which anything would be published.",
              href: "/justice/reports",
              stage: "planned",
            },
            {
              title: "Member's desk",
              text: "What signed-in members find there today.",
              href: "/justice/portal",
              stage: "open",
            },
            {
              title: "Advisory council",
              text: "AGDC: what it is to advise on, and that nobody sits on it yet.",
              href: "/justice/agdc",
              stage: "planned",
            },
          ],
        },
      ],
    },
    { kind: "standing", id: "standing", heading: "In law, and who answers" },
    {
      kind: "timeline",
      id: "plan",
      heading: "What is planned for when",
      lead: "The dates follow the roadmap of the group and may move.",
      rests: ["roadmap"],
      entries: [
        {
          when: "2025–26",
          title: "Rules and public knowledge",
          text: "Pages like this one, and rules for secrecy that somebody from outside has read.",
          stage: "pilot",
        },
        {
          when: "2027–28",
          title: "A first desk in West Africa",
          text: "Only with caseworkers who are trained, supervised and bound to silence by contract.",
          stage: "planned",
        },
        {
          when: "2029–30",
          title: "Network in further regions",
          text: "Where a bar association is willing to confirm its members.",
          stage: "planned",
        },
        {
          when: "Beyond 2030",
          title: "A body of its own",
          text: "Apart from the business of the group, so that no division can lean on it.",
          stage: "later",
        },
      ],
    },
    {
      kind: "facts",
      id: "risks",
      heading: "What could go wrong",
      facts: [
        {
          term: "Harm by helping",
          text: "A badly timed call can anger an officer or expose a witness. Nothing is to be done without the person's own wish.",
        },
        {
          term: "Secrets",
          text: "Names in a file can be stolen or ordered out by a court. What is never written down cannot leak.",
        },
        {
          term: "Closeness to the group",
          text: "A body paid by a business may be tempted to spare a government that grants licences. Hence the separation at the end of the plan.",
        },
        {
          term: "Hope",
          text: "An address is not a release, and the pages have to say so.",
        },
      ],
    },
    {
      kind: "action",
      id: "ask",
      heading: "Something to ask or to tell",
      lead: "No form on this page stores words that we could read. Whatever concerns a person, yours or anybody's, is written on one of two pages that seal it to caseworkers.",
      actions: [
        { href: "/forms/detention/assistance", label: "Somebody is held" },
        { href: "/portal/diaspora/confidential", label: "Anything else, without traces" },
      ],
    },
  ],
  related: [
    "/justice/legal-network",
    "/programs/detention-diaspora-justice",
    "/forms/detention/assistance",
    "/home/diaspora",
  ],
  reviewedOn: "2026-11-21",
};
