import type { PageRecord } from "../../types.ts";

/** Who to contact about what. */
export const supportPage: PageRecord = {
  name: "Support",
  title: "Support: whom to ask for what",
  description:
    "Which page or form answers what: country questions, sign-in, lost references, wrong facts, your data, fraud in our name, urgent matters, answer times.",
  eyebrow: "Help",
  lead: "Find your matter in the table. Where an office outside this site decides, the table sends you there first, because it will be quicker.",
  sections: [
    {
      kind: "notice",
      id: "urgent",
      heading: "Not for emergencies",
      tone: "caution",
      paragraphs: [
        "If life or freedom is in danger, telephone the emergency number of the place or the consulate of the person's nationality. Messages here are read in office hours, by few people, and may wait for days.",
      ],
    },
    {
      kind: "fork",
      id: "which-way",
      heading: "Where to go with it",
      caption: "The first question that you answer with yes shows the way.",
      asks: [
        {
          question: "Is life or freedom in danger?",
          yes: "Telephone the emergency number of the place, or the consulate of the person's nationality. Not this form.",
        },
        {
          question: "Have you paid a swindler?",
          yes: "Your bank or wallet first, then the police and the supervisor; afterwards the form below.",
        },
        {
          question: "Is it about a step, a fee or an office of one country?",
          yes: "The form at the foot of that country's guide.",
        },
        {
          question: "Does a figure look wrong?",
          yes: "The source beside the figure, then the correction form on the page About.",
        },
        { question: "Is it your own data?", yes: "Your data, in your account, or the privacy page." },
      ],
      otherwise: "The form at the foot of this page.",
    },
    {
      kind: "table",
      id: "topics",
      heading: "From matter to answer",
      caption:
        "Matters people write about, where the answer stands, which form to use and who decides in the end",
      columns: [
        { label: "Matter" },
        { label: "Read first" },
        { label: "Then write by" },
        { label: "Who decides" },
      ],
      rows: [
        [
          "A step, fee or office in one country",
          "The guide, and the page Who to contact of that country",
          "The form at the end of either",
          "The registry or ministry named there",
        ],
        [
          "A figure that looks wrong",
          "The source beside the figure",
          "Correction form on the page About",
          "Whichever document is better",
        ],
        [
          "Code does not arrive, or sign-in fails",
          "Questions and answers, part Accounts",
          "The form below",
          "The office",
        ],
        [
          "Lost reference",
          "Your account lists enquiries sent with its address",
          "The form below, from the same address",
          "The office",
        ],
        [
          "A stranger's device in your list",
          "Devices, where you can end it at once",
          "The form below, if it comes back",
          "You",
        ],
        [
          "Copy, correction or deletion of data",
          "Your data, or the privacy page",
          "The form on the privacy page",
          "The office; then the data protection authority",
        ],
        ["Portal refused", "The reason in your account", "Ask again with better grounds", "Staff"],
        [
          "Fraud in our name",
          "Financial services, signs of a fraud",
          "The form below, with screenshots described in words",
          "Police and supervisor of your country",
        ],
        [
          "Somebody is detained, or must not be traced",
          "When somebody is held; Help without traces",
          "Nobody here: those pages take no message on purpose",
          "Court, consulate or lawyer",
        ],
        ["Visa or residence permit", "The embassy's own site", "The embassy", "The immigration office"],
        ["Press", "The press page", "The form there", "The office"],
      ],
    },
    {
      kind: "cards",
      id: "pages",
      heading: "Straight to the page",
      groups: [
        {
          name: "You want to know something",
          cards: [
            {
              title: "Country guides",
              text: "54 of them, each with steps, offices and the sources of its figures.",
              href: "/start-business",
            },
            {
              title: "Navigator",
              text: "Type a question and read what our pages say, each sentence with its place.",
              href: "/navigator",
            },
            { title: "Questions and answers", text: "What others asked before you.", href: "/faq" },
          ],
        },
        {
          name: "You want to do something",
          cards: [
            {
              title: "Your account",
              text: "Enquiries, requests, devices, copy and deletion of your data.",
              href: "/portal/onestop",
            },
            {
              title: "Open today",
              text: "What works, what takes your interest, and what is only planned.",
              href: "/open-today",
            },
            {
              title: "Correct a fact",
              text: "The form for errors, with the source that knows better.",
              href: "/about",
            },
            {
              title: "When somebody is held",
              text: "First hours, first calls, and a sealed form that caseworkers alone can open.",
              href: "/forms/detention/assistance",
            },
            {
              title: "Privacy",
              text: "What is kept, how long, and how to have it removed.",
              href: "/legal/privacy",
            },
          ],
        },
      ],
    },
    {
      kind: "index",
      of: "support",
      id: "countries",
      heading: "Who to contact, by country",
      lead: "The offices of each country by what they decide.",
    },
    {
      kind: "facts",
      id: "times",
      heading: "When you will hear from us",
      facts: [
        {
          term: "At once",
          text: "A reference on the screen. If none appears, nothing was stored: copy your text and try again.",
        },
        {
          term: "Later",
          text: "A reply from a person: an e-mail tells you that it is there. The office is small and promises no number of days, because it could not keep it in every week.",
        },
        {
          term: "In which order",
          text: "Fraud and personal data are meant to come first, then faults that stop people from using the site, then the rest by date.",
        },
        {
          term: "Not at all",
          text: "Advertising, and requests for money, visas or legal opinions. We would have to guess, and a guess could cost you dearly.",
        },
      ],
    },
    {
      kind: "steps",
      id: "good-report",
      heading: "A report that can be acted on",
      steps: [
        { title: "Where", text: "The address of the page, or its heading." },
        { title: "What you did", text: "Step by step, and on which device and browser." },
        { title: "What happened", text: "The exact words of the message. Never send the code itself." },
        { title: "What you expected", text: "One sentence. It often shows that our wording is at fault." },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask for support",
      lead: "Use the e-mail address of your account if you have one, so that we can tell which requests are yours.",
      leadType: "support_question",
      submitLabel: "Send to support",
    },
  ],
  related: ["/faq", "/contact", "/navigator", "/forms"],
  reviewedOn: "2026-11-21",
};
