import type { PageRecord } from "../../types.ts";

/** The idea of one method to prove identity across borders, with Liberia as the first trial. */
export const verifiafricaPage: PageRecord = {
  name: "VerifiAfrica",
  title: "VerifiAfrica: proving who you are, with consent",
  description:
    "The idea of VerifiAfrica, with VerifiLiberia as its pilot: what identity checks are, what consent asks, what the Malabo Convention says, and your rights.",
  eyebrow: "Identity and assurance",
  lead: "An idea for a way to prove one thing about yourself without handing over everything. It would begin in Liberia, under the state's mandate, or not at all.",
  contents: true,
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "Ask for a check",
      lead: "What is decided is whether a question could be answered at all, by whom, and with whose yes. Nobody is checked, least of all without knowing: whoever asks about somebody else has to have their consent.",
      form: "verification",
    },
    {
      kind: "notice",
      id: "not-running",
      heading: "No check is made here",
      tone: "info",
      paragraphs: [
        "There is no app, no enrolment and no register. A question you send by the form above gets an answer about the question, not about a person. This site collects no card, number, photograph or fingerprint. Somebody who wants yours for VerifiAfrica is not acting for us.",
      ],
    },
    {
      kind: "prose",
      id: "idea",
      heading: "The idea",
      paragraphs: [
        "A trader who crosses three borders shows the same card to a bank, a landlord, a customs officer and a telephone shop. Each makes a copy. None can tell whether it is genuine, and the trader never learns where the copies went.",
        "VerifiAfrica is the working name for the opposite arrangement: the body that asks gets an answer to one question from the authority that knows, the person agrees each time and sees the list of askers. VerifiLiberia is to be the first trial. Other countries would follow only by their own law and decision, since identity belongs to the state that issues it.",
      ],
      rests: ["roadmap"],
    },
    {
      kind: "table",
      id: "kinds",
      heading: "Four checks that are easily confused",
      caption: "Kinds of identity check, the question each answers, what it needs and what it does not show",
      columns: [{ label: "Check" }, { label: "Question" }, { label: "Needs" }, { label: "Does not show" }],
      rows: [
        [
          "Identification",
          "Who is this, out of everybody?",
          "A register to search, often with biometrics",
          "Whether the search was lawful",
        ],
        [
          "Verification",
          "Is this the person they say?",
          "One record to compare with",
          "Anything beyond that record",
        ],
        [
          "Authentication",
          "Is it the same person as last time?",
          "A key, a code or a card with a PIN",
          "The person's real name",
        ],
        [
          "Attribute check",
          "Is one thing true, such as being of age?",
          "A yes or no from whoever knows",
          "The date, the address and all the rest",
        ],
      ],
    },
    {
      kind: "diagram",
      id: "flow",
      heading: "How one question would be answered",
      shape: "lanes",
      caption:
        "A bank asks one question about a person, the person agrees, the authority answers, and the person can see it later.",
      nodes: [
        {
          by: "Relying body",
          title: "Asks one question",
          text: "With its lawful reason, such as opening an account.",
        },
        {
          by: "Person",
          title: "Agrees or refuses",
          text: "In their language, with the question shown word for word.",
        },
        { by: "Authority", title: "Answers", text: "Yes, no or not on file. The record stays where it is." },
        {
          by: "Relying body",
          title: "Notes the answer",
          text: "And the day, instead of a copy of the card.",
        },
        {
          by: "Person",
          title: "Sees the log",
          text: "Who asked, when, what was said; with a way to object.",
        },
      ],
    },
    {
      kind: "facts",
      id: "principles",
      heading: "What good practice asks",
      facts: [
        {
          term: "Consent that can be refused",
          text: "A choice without an alternative is no consent. Somebody who says no needs another way to be served, slower perhaps, but open.",
        },
        {
          term: "Data minimisation",
          text: "Take what the purpose needs and nothing for later. A shop that checks age has no use for an address.",
        },
        {
          term: "Purpose limitation",
          text: "What was given to open an account may not turn up in a campaign.",
        },
        {
          term: "An end",
          text: "Every copy has a date on which it is destroyed, and somebody who answers for it.",
        },
        {
          term: "Correction",
          text: "Names are misspelt and birthdays guessed. Correcting a record has to be as easy as entering one.",
        },
      ],
    },
    {
      kind: "facts",
      id: "law",
      heading: "The Malabo Convention and national law",
      facts: [
        {
          term: "What it is",
          text: "The African Union Convention on Cyber Security and Personal Data Protection, adopted in Malabo in June 2014. It came into force in June 2023, after fifteen states had ratified it.",
        },
        {
          term: "What it asks",
          text: "States that join are to have a data protection law and an independent authority. Consent or another lawful ground, fair purpose, accuracy, secrecy and a right to see and correct one's data are among its principles.",
        },
        {
          term: "What it leaves open",
          text: "It binds states, and not every African state is a party. Your rights come from the law of your country; some have an authority at work, others have neither law nor office yet.",
        },
      ],
      sources: [
        {
          label: "African Union, Convention on Cyber Security and Personal Data Protection",
          href: "https://au.int/en/treaties/african-union-convention-cyber-security-and-personal-data-protection",
          year: 2014,
        },
      ],
    },
    {
      kind: "steps",
      id: "today",
      heading: "When somebody wants a copy of your card",
      steps: [
        {
          title: "Ask why",
          text: "Which law or contract requires a copy, and whether looking at it would do.",
        },
        {
          title: "Mark the copy",
          text: "Write the purpose, the receiver and the date across it, clear of the photograph.",
        },
        {
          title: "Cover what is not needed",
          text: "Where the receiver agrees, hide the number or the signature.",
        },
        {
          title: "Keep a list",
          text: "Who has a copy since when. It is the first thing you need if your name is misused.",
        },
        {
          title: "Complain in the right place",
          text: "First to the receiver in writing, then to the data protection authority where there is one.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Tell us where proof is hardest",
      lead: "The portals for identity, businesses, credentials, employment, addresses and documents describe what a trial would contain and take requests for access. The division's page says what Liberia's mandate would have to settle.",
      actions: [
        { href: "/portal/verify/identity", label: "See the identity portal" },
        { href: "/subsidiaries/verifiliberia", label: "Read about VerifiLiberia" },
      ],
    },
  ],
  related: [
    "/subsidiaries/verifiliberia",
    "/subsidiaries/clearsight",
    "/policies/african-digital-census",
    "/legal/privacy",
  ],
  reviewedOn: "2026-11-21",
};
