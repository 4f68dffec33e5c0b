import { retention } from "#lib/data/retention/open/retention.ts";
import type { PageRecord } from "../../types.ts";

/** Which records exist, who may see them, and what happens when somebody asks. */
export const recordsDisclosurePage: PageRecord = {
  name: "Records and disclosure",
  title: "Records and disclosure policy",
  description:
    "Which records the group keeps, which anybody may read, how to ask for one, what if an authority asks for data, and how to report a wrong.",
  eyebrow: "Policies",
  lead: "What is written down can be checked, and what is checked is harder to bend. This draft sorts our records by who may see them, and says what an office, a journalist or a neighbour gets when they ask.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Claims, sources and policies are open to everybody.",
      "Records about you are open to you, and to nobody else without your yes or a binding order.",
      "An authority gets data only on a written order that names its legal basis, and only what it covers.",
      "Whoever reports a wrong in good faith is protected, also when it turns out to be none.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "scope",
      heading: "Scope and words",
      lead: "What is said here of the site's own records holds today. What is said of books and field records waits until there are some.",
      facts: [
        {
          term: "Record",
          text: "Anything written that shows what was said, decided, paid or counted, on paper or in a database.",
        },
        { term: "Disclosure", text: "Showing a record to somebody outside the office." },
        {
          term: "Request",
          text: "A wish to see a record. It needs no reason, except where another person is concerned.",
        },
        { term: "Order", text: "A demand of a court or authority that the law obliges us to follow." },
        {
          term: "Not covered",
          text: "What the confidential intake holds. It is sealed to caseworkers: we could hand over only what we cannot read ourselves.",
        },
      ],
    },
    {
      kind: "table",
      id: "classes",
      heading: "Four classes of records",
      caption: "Classes of records with who may see them, what belongs to them today and what would be added",
      columns: [{ label: "Class" }, { label: "Who may see it" }, { label: "Today" }, { label: "Later" }],
      rows: [
        [
          "Open",
          "Everybody, without asking",
          "The claims register, sources with their year, country figures, policies and legal texts",
          "Tenders with their awards, accounts, reports, licences with their number",
        ],
        [
          "On request",
          "Whoever asks, after names are taken out",
          "The method behind a figure; earlier editions of a text, once there are any",
          "Minutes of consultations on land, test results by lot",
        ],
        [
          "Personal",
          "The person concerned",
          "Enquiries, account, sign-ins, requests for portals",
          "Contracts, slips, training records",
        ],
        [
          "Closed",
          "Those who need it for their task",
          "Keys, security settings, open reports of misuse",
          "Offers before a tender closes, seed and plant knowledge held in trust",
        ],
      ],
    },
    {
      kind: "facts",
      id: "kept",
      heading: "How long the site keeps them",
      lead: "From the one table by which deletion runs. The privacy notice shows all of it.",
      facts: [
        { term: retention.leads.what, text: `Kept ${retention.leads.kept}, then deleted by itself.` },
        {
          term: retention.auditEvents.what,
          text: `Kept ${retention.auditEvents.kept}, with a keyed fingerprint in place of the address.`,
        },
        {
          term: "Texts on this site",
          text: "Each page shows the day it was last checked, and each policy its version as well.",
        },
        {
          term: "No hold yet",
          text: "Deletion by age runs by itself and knows no exception. What a court case or an open complaint needs has to be copied by hand in time, with the reason and the end of the hold noted.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "request",
      heading: "How a request is answered",
      shape: "lanes",
      caption: "Whose turn it is, from the question to the second look.",
      nodes: [
        {
          by: "You",
          title: "You ask",
          text: "By the form below: which record, which time. A record about yourself you find faster in your account.",
        },
        {
          by: "Program",
          title: "Reference",
          text: "You get one at once. The question and its time are stored under it.",
        },
        {
          by: "Office",
          title: "Somebody looks",
          text: "Is there such a record? Whose rights does it touch? Can it be shown in part?",
        },
        {
          by: "Office",
          title: "Reply",
          text: "The record, a part of it with the reason for each gap, or a no that names the clause.",
        },
        {
          by: "Somebody else",
          title: "Second look",
          text: "After a no you may ask once more. Somebody who did not decide the first time is to decide the second, once the office has more than one such person.",
        },
      ],
    },
    {
      kind: "facts",
      id: "authorities",
      heading: "When an authority asks",
      facts: [
        {
          term: "Form",
          text: "In writing, with the office, the officer, the law and what exactly is wanted. A visit or a call is answered with a request for that paper.",
        },
        {
          term: "Check",
          text: "Somebody with legal training has to read it before anything leaves. An order that is too wide is to be contested where the law allows.",
        },
        {
          term: "Least",
          text: "Only what is named. No standing access, no back door, no copies of whole tables.",
        },
        {
          term: "Telling you",
          text: "You are to hear of it before, if we have your address and the order does not forbid it; otherwise as soon as it may be said.",
        },
        {
          term: "Count",
          text: "The number of orders and how many were followed is to stand in the annual report, by country.",
        },
      ],
    },
    {
      kind: "facts",
      id: "duties",
      heading: "Duties, and reporting a wrong",
      facts: [
        {
          term: "Whoever makes a record",
          text: "Writes it at the time, signs or signs in, and never alters it silently: a mistake is struck out and the right thing put beside it.",
        },
        {
          term: "Whoever receives one",
          text: "Uses it for what it was asked for and names its date when quoting.",
        },
        {
          term: "Press and research",
          text: "Get open records like anybody, and reasons like anybody. Texts are not shown for approval in exchange.",
        },
        {
          term: "Reporting a wrong",
          text: "By the contact form. It wants an e-mail address, which may be one you made for this purpose; the name may stay empty. Do not use a work device. For danger to life, go to the police or a lawyer first.",
        },
        {
          term: "Protection",
          text: "No dismissal, no lost contract, no hunt for who it was. Whoever retaliates breaks this policy, whatever their rank.",
        },
      ],
      sources: [
        {
          label:
            "African Commission on Human and Peoples' Rights: Model Law on Access to Information for Africa, a measure we take though it binds states",
          href: "https://achpr.au.int/",
          year: 2013,
        },
        {
          label: "African Union: Convention on Preventing and Combating Corruption",
          href: "https://au.int/en/treaties/african-union-convention-preventing-and-combating-corruption",
          year: 2003,
        },
      ],
    },
    {
      kind: "prose",
      id: "complaints",
      heading: "Complaints and changes",
      paragraphs: [
        "If a request is left lying or refused twice, complain to the information or data protection commissioner of your country, where there is one. Public bodies in many African states are bound by laws on access to information; a private group is bound by few, which is why this text exists.",
        "No edition may move a record from open to closed without a note that names it and says why. The note stays.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask for a record",
      lead: "Name the record and the period. For your own data write “about me”, and use the e-mail address it was stored with.",
      leadType: "contact",
      submitLabel: "Send the request",
    },
  ],
  related: ["/compliance", "/legal/privacy", "/governance", "/publications"],
  reviewedOn: "2026-11-21",
};
