import type { PageRecord } from "../../types.ts";

/** The customs and ideas the plan borrows from, presented as facts. */
export const rootsPage: PageRecord = {
  name: "Roots",
  title: "Roots: signs, savings circles and shared work",
  description:
    "The ideas behind the Akoma Group: Adinkra signs, susu, tontine and stokvel circles, ubuntu and harambee, and what they teach people who pool money or work.",
  eyebrow: "One Africa",
  lead: "People on this continent pooled savings, labour and risk long before there were banks. Some of those customs, what makes them hold, and what the plan takes from each.",
  contents: true,
  sections: [
    {
      kind: "prose",
      id: "why",
      heading: "Why a business plan looks back",
      paragraphs: [
        "None of what follows was invented by the group, and no single custom stands for a continent. Each belongs to particular places, has its own rules and goes on changing. Knowing how the real thing works helps you to recognise somebody who only borrows its name.",
        "What the customs share is small scale and memory: people who know one another keep accounts that everybody present can follow. The question behind the plan is whether that survives when growers, buyers, lenders and relatives live far apart.",
      ],
    },
    {
      kind: "table",
      id: "signs",
      heading: "Six Adinkra signs",
      lead: "Stamped on cloth for mourning in the Akan lands of today's Ghana and Côte d'Ivoire. Each sign has a name and a saying; readings differ from town to town.",
      caption: "Six Adinkra signs, what they show, how they are usually read and what each asks of a plan",
      columns: [
        { label: "Sign" },
        { label: "Shows" },
        { label: "Usual reading" },
        { label: "What it asks of a plan" },
      ],
      rows: [
        ["Akoma", "A heart", "Patience and endurance", "Give each stage the years it needs"],
        [
          "Sankofa",
          "A bird that turns its head back",
          "Go back and fetch what was left behind",
          "Find out what was tried before, and why it ended",
        ],
        [
          "Nkonsonkonson",
          "Links of a chain",
          "People are bound to one another",
          "Write down who depends on whom",
        ],
        [
          "Boa me na me mmoa wo",
          "Two shapes that complete each other",
          "Help me and let me help you",
          "State what each side gives and gets",
        ],
        [
          "Funtunfunefu denkyemfunefu",
          "Two crocodiles with one stomach",
          "They share the food and still fight over it",
          "Expect quarrels inside one house",
        ],
        [
          "Ese ne tekrema",
          "Teeth and tongue",
          "They need each other and sometimes bite",
          "Agree on how a dispute ends before there is one",
        ],
      ],
    },
    {
      kind: "notice",
      id: "permission",
      heading: "Using the signs on goods for sale",
      tone: "info",
      paragraphs: [
        "Ghana's Copyright Act of 2005 counts Adinkra and kente designs without a known author as folklore, held in trust for the people of the republic. Private use, news and teaching need no permission. Commercial use does, and the National Folklore Board decides on it. The rule binds this group like any other; nothing here claims that the permission has been given.",
      ],
      sources: [
        {
          label: "National Folklore Board of Ghana on the Copyright Act, 2005 (Act 690)",
          href: "https://www.folklore.gov.gh/folklore/",
          year: 2005,
        },
      ],
    },
    {
      kind: "table",
      id: "circles",
      heading: "Circles that save and work",
      caption: "Mutual-aid customs by name, place, way of working and usual point of failure",
      columns: [
        { label: "Name" },
        { label: "Where" },
        { label: "How it works" },
        { label: "Where it breaks" },
      ],
      rows: [
        [
          "Susu, esusu",
          "Ghana, Nigeria, Liberia and their diasporas",
          "Members pay equal parts and each takes the pot once; in Ghana a collector may also call daily and hand savings back each month",
          "A collector vanishes, or an early taker stops paying",
        ],
        [
          "Tontine",
          "Countries where French is spoken",
          "Friends, traders or relatives rotate a pot, often with a second fund for illness and burial",
          "Where the pot is auctioned, the neediest pay most",
        ],
        [
          "Stokvel",
          "South Africa",
          "A club with written rules saves towards groceries, funerals, school or one shared purchase",
          "One signature is enough to empty the account",
        ],
        [
          "Chama",
          "Kenya and neighbours",
          "A group saves first and invests later, often in land or a shop",
          "Land is paid for before its title was searched",
        ],
        [
          "Equb and iddir",
          "Ethiopia",
          "Equb rotates savings; iddir is a burial society of neighbours that brings money, tents and hands",
          "Several deaths in one season exhaust the fund",
        ],
        [
          "Kuu, letsema",
          "Liberia; southern Africa",
          "Neighbours clear or harvest each other's fields by turns",
          "The field of whoever is ill is done last",
        ],
      ],
    },
    {
      kind: "diagram",
      id: "round",
      heading: "One round of a rotating circle",
      shape: "cycle",
      caption: "The five moves of a savings circle, which repeat until every member has taken the pot once.",
      nodes: [
        { title: "Agree", text: "Who takes part, how much, how often, in which order." },
        { title: "Pay in", text: "Everybody brings the same sum on the same day." },
        { title: "Hand over", text: "One member takes the whole pot in front of the others." },
        { title: "Read the book", text: "Sums and names are read aloud, also to those who cannot read." },
        { title: "Next name", text: "After the last one the circle closes or begins again." },
      ],
    },
    {
      kind: "facts",
      id: "words",
      heading: "Three words, and where they stand in law",
      facts: [
        {
          term: "Ubuntu",
          text: "A word of the Nguni languages for being a person through other persons. South Africa's interim constitution of 1993 named the need for it, and the Constitutional Court weighed it when it ended the death penalty two years later.",
        },
        {
          term: "Harambee",
          text: "Swahili for pulling together, and the word on Kenya's coat of arms. After independence it meant schools and clinics built by those who would use them. Collecting from the public there needs a permit, and collectors have to account for what came in.",
        },
        {
          term: "Umuganda",
          text: "Rwanda's shared work for the public good, held on the last Saturday of the month. It shows the border between custom and duty: what began as help among neighbours is now organised by the state.",
        },
      ],
      sources: [
        {
          label: "Constitutional Court of South Africa, S v Makwanyane",
          href: "https://www.saflii.org/za/cases/ZACC/1995/3.html",
          year: 1995,
        },
      ],
    },
    {
      kind: "facts",
      id: "taken",
      heading: "What the plan takes, and what it leaves",
      facts: [
        {
          term: "From the circle",
          text: "Equal votes and open books are meant to carry over into the credit union.",
        },
        {
          term: "From the work group",
          text: "Outgrowers are to be paid by what was weighed in front of them, not by what an office recalls.",
        },
        {
          term: "Left behind",
          text: "Shame as security. A circle that shouts a debtor's name in the street works until somebody flees; no division is to collect that way.",
        },
      ],
    },
    {
      kind: "steps",
      id: "join",
      heading: "Before you join any circle",
      steps: [
        {
          title: "Know every member",
          text: "Ask who vouches for each of them. A circle whose members you never meet is something else, whatever it is called.",
        },
        {
          title: "Get the order on paper",
          text: "With dates, sums, and what happens when somebody dies, moves or misses a turn.",
        },
        {
          title: "Ask where the pot sleeps",
          text: "An account with two signatures beats a drawer. Cash should leave the meeting with its taker.",
        },
        {
          title: "Walk away from growth",
          text: "A circle only passes on what went in. If newcomers are promised more than that, it is a pyramid, and the police or the central bank take reports.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "From roots to a plan of your own",
      lead: "If your family left the continent, recently or centuries ago, begin with the page for the diaspora. If you run a circle and want to register it, the guides name the office.",
      actions: [
        { href: "/home/diaspora", label: "Plan from abroad" },
        { href: "/start-business", label: "Find the registry" },
      ],
    },
  ],
  related: ["/about", "/home/credit-union", "/subsidiaries/roots-diaspora", "/coeus"],
  reviewedOn: "2026-11-21",
};
