import type { Subsidiary } from "./types.ts";

/** National identity checks in the pilot country. */
export const verifiliberia: Subsidiary = {
  slug: "verifiliberia",
  name: "VerifiLiberia",
  title: "VerifiLiberia: national ID checks under a mandate",
  description:
    "How checks of identity in Liberia could work with consent and the state's mandate, what each paper proves, and why nothing is checked today.",
  eyebrow: "Identity and assurance",
  lead: "One question to the state's own registry instead of one more photocopy: that is the idea. It needs a mandate of Liberia, which has not been given. We check nobody and collect no papers.",
  what: [
    "In Liberia the national identity card and its number come from the National Identification Registry, a public body set up by an act of 2011. The state alone can say that a person is who the card says. A service beside it can at most carry a question there and bring the answer back.",
    "That is what VerifiLiberia is meant to do. A bank asks whether a number is valid and the name belongs to it; the person agrees; the registry says yes or no; and nobody makes a photocopy. Fewer copies in drawers means fewer to be stolen.",
    "It could begin only with a written mandate, an agreement on data and a law behind both. Development banks and United Nations bodies have endorsed principles for identification: reach everybody, ask for little, protect data by design, let somebody independent hear complaints. Any proposal is to be measured against them. Until there is a mandate, asking people for their papers would be wrong, so we do not.",
  ],
  forWhom: [
    { term: "Residents", text: "Proof of who they are without leaving a copy at every counter." },
    {
      term: "Employers and schools",
      text: "A dated answer to one question, instead of a file of scans to be guarded.",
    },
    {
      term: "Banks and wallets",
      text: "A check that their supervisor can follow, once the central bank accepts it.",
    },
    { term: "Public bodies", text: "Lists without double names, within the purpose that a law has set." },
    {
      term: "People without a card",
      text: "A plain word on where to enrol. A missing card must not cost anybody a clinic or a class.",
    },
  ],
  works: {
    lead: "One check as it is planned. The card itself never travels.",
    shape: "lanes",
    caption:
      "A relying body asks, the person agrees, the service passes the question to the state registry, and only an answer returns.",
    nodes: [
      {
        by: "Relying body",
        title: "Asks one thing",
        text: "For example whether the holder is an adult, and says why.",
      },
      {
        by: "Person",
        title: "Agrees or refuses",
        text: "By phone or at the counter, in a language they speak.",
      },
      {
        by: "VerifiLiberia",
        title: "Passes it on",
        text: "Signed and timed, without keeping what was asked about.",
      },
      {
        by: "Registry",
        title: "Says yes or no",
        text: "From its own records. Nothing else leaves the house.",
      },
      {
        by: "Relying body",
        title: "Notes the result",
        text: "Result, time and reference instead of a copy.",
      },
      { by: "Person", title: "Reads the log", text: "Who asked, when, what for, and where to complain." },
    ],
  },
  today: [
    {
      term: "Mandate",
      text: "None. No authority of Liberia has asked for, tested or approved this service.",
    },
    {
      term: "Papers",
      text: "None is accepted. Do not send a card, a number, a photograph or a fingerprint through any form on this site.",
    },
    {
      term: "The registry",
      text: "A body of the state to which we have no link. Questions about enrolment, cards and wrong entries belong there.",
    },
    {
      term: "Portals",
      text: "Six pages on checks of identity, business, credentials, employment, address and documents describe an idea. You can ask for access and read what is planned.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A proposal in public",
      text: "A paper to the authorities in Liberia with an assessment of what could harm people. Both are to be published, and so is the answer, whatever it is.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Trial at few counters",
      text: "With a mandate: volunteers, one kind of question, an outside observer. Ghana, Sierra Leone and Nigeria run identity authorities of their own, and the name does not travel there.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Open to relying bodies",
      text: "If the trial kept people's data safe and turned nobody away who should have been served.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Fit to be handed over",
      text: "Software, logs and contracts kept so that the state could take the service into its own hands.",
      stage: "later",
    },
  ],
  terms: [
    { term: "Consent", text: "For each check, by the person. An employer's standard form is not consent." },
    {
      term: "Least data",
      text: "The answer is yes, no or not known. Addresses, photographs and relatives are not handed out.",
    },
    {
      term: "Who may ask",
      text: "Bodies that a law obliges or allows to know, registered by name and with a person who answers for them.",
    },
    {
      term: "Other ways",
      text: "Whoever cannot or will not be checked is served by another route, at the same counter and price.",
    },
    { term: "Cost", text: "Free for the person checked. What a relying body pays would be published." },
  ],
  risks: [
    {
      term: "Shut out",
      text: "Worn fingerprints, a name spelt in three ways, no card at all: those with least are refused first.",
    },
    {
      term: "Used for more",
      text: "A register of who showed a card where is a tool of surveillance. Logs must be seen by the person, and short-lived.",
    },
    { term: "A breach", text: "A password can be changed. A birth date and a fingerprint cannot." },
    {
      term: "No network",
      text: "A check that needs signal fails where signal fails. Paper has to remain good.",
    },
    { term: "Mandate withdrawn", text: "A new government may end it in a day, and would be entitled to." },
  ],
  questions: [
    {
      question: "Can you check my ID or get me a card?",
      answer:
        "No. Cards and numbers are issued by the National Identification Registry, at its own centres. We stand in no queue for anybody.",
    },
    {
      question: "May an employer keep a copy of my card?",
      answer:
        "Ask which law requires it; often seeing the card and noting its number is enough. If a copy must be, write across it for whom, for what and on which day, without covering the name. It is then hard to use for anything else.",
    },
    {
      question: "Somebody from VerifiLiberia wants a photo of my card. What now?",
      answer:
        "It is a fraud. Send nothing, keep the number or the message, report it to the police and tell us.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "what-proves-what",
      heading: "What proves what",
      lead: "Papers prove less than people think. Offices differ, so ask which one they need before you travel to them.",
      caption: "Common papers, who issues them, what they prove and what they do not",
      columns: [
        { label: "Paper" },
        { label: "Comes from" },
        { label: "Proves" },
        { label: "Does not prove" },
      ],
      rows: [
        [
          "Birth certificate",
          "Civil or health registry",
          "Date, place and parents",
          "That the bearer is that child",
        ],
        ["National ID card", "Identity authority", "Name, number, face", "Address or income today"],
        ["Passport", "Passport office", "Nationality, for crossing borders", "Where the holder lives"],
        ["Voter card", "Electoral commission", "Entry on the roll", "Identity, at many banks"],
        ["Driving licence", "Transport authority", "Leave to drive a class of vehicle", "Nationality"],
        [
          "Letter of a chief or council",
          "Town or clan authority",
          "That a person is known there",
          "Identity, outside that place",
        ],
      ],
    },
  ],
  next: {
    lead: "Tell us where you had to prove who you are, to whom, and what went wrong. No numbers, no scans, no names of other people.",
    leadType: "division_question",
    submitLabel: "Send to VerifiLiberia",
  },
  related: [
    "/verifiafrica",
    "/portal/verify/identity",
    "/subsidiaries/clearsight",
    "/policies/records-disclosure",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  sources: [
    {
      label: "National Identification Registry of Liberia: about the NIR",
      href: "https://nir.gov.lr/",
      year: 2011,
    },
    {
      label: "Principles on Identification for Sustainable Development",
      href: "https://id4d.worldbank.org/principles",
      year: 2017,
    },
  ],
  faq: {
    description:
      "Names spelt differently, lost cards, biometrics, consent and the state's mandate: questions about planned identity checks in Liberia and your papers.",
    lead: "About cards and copies as they are used now, and about checks that would exist only with the consent of the state and of each person.",
    drawing: {
      kind: "diagram",
      id: "lost-card",
      heading: "A lost card, in the right order",
      shape: "chain",
      caption: "Three offices, each of which needs what the one before gave; note the time of each call.",
      nodes: [
        { title: "Police", text: "Give the report that other offices ask for." },
        { title: "Issuer", text: "Blocks the card and replaces it." },
        { title: "Bank, wallet, phone", text: "So that nobody opens something in your name." },
      ],
    },
    groups: [
      {
        id: "papers",
        heading: "Your papers",
        items: [
          {
            question: "My name is spelt differently on two papers. Does it matter?",
            answer:
              "Yes, and more with every year. Choose the spelling of the birth record, have the others corrected at the office that issued them, and keep each old paper with the new one. For a court or a bank, an affidavit that both names are yours can bridge the gap.",
          },
          {
            question: "My card is lost. In which order do I act?",
            answer:
              "Police report first, since other offices ask for it. Then the issuer, to block and replace the card. Then bank, wallet and phone company, so that nobody opens something in your name. Note the time of each call.",
          },
          {
            question: "How should I keep copies?",
            answer:
              "One on paper away from the original, with somebody you trust. On a phone, in a locked folder and not among the photographs. Send a scan only after you have marked what it is for.",
          },
        ],
      },
      {
        id: "checks",
        heading: "Checks",
        items: [
          {
            question: "Would you store fingerprints or faces?",
            answer:
              "No. If the state compares biometrics, it does so in its own systems. The service is designed to carry questions and answers and to hold neither.",
          },
          {
            question: "What if the answer about me is wrong?",
            answer:
              "You would see in your log that a check failed, and on what. The entry itself can be mended at the registry only. Meanwhile the relying body has to accept another proof.",
          },
          {
            question: "Could the police read the log?",
            answer:
              "Only as the law of Liberia allows it, on an order that names a case. The shorter a log is kept the less there is to read, which is why days are planned and not years.",
          },
        ],
      },
      {
        id: "mandate",
        heading: "The mandate",
        items: [
          {
            question: "Why not start and ask for permission afterwards?",
            answer:
              "Because a store of identities cannot be undone. Anybody who gathers cards without a mandate puts at risk the people who handed them over.",
          },
          {
            question: "Which rules would apply to the data?",
            answer:
              "The law of Liberia first. The African Union's Malabo Convention sets out what data protection should contain, for states that are party to it. Ask any body that wants your card which law it works under and who supervises it.",
          },
          {
            question: "Is this the same as VerifiAfrica?",
            answer:
              "VerifiLiberia is the plan for one country. The page on VerifiAfrica says how checks might look elsewhere, each under its own state.",
          },
        ],
      },
    ],
  },
};
