import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import type { PageRecord } from "../../types.ts";

/** The privacy notice by the articles of the GDPR and the UK GDPR. */
export const privacyEeaUkPage: PageRecord = {
  name: "EEA and UK privacy",
  title: "Privacy in the EEA and the United Kingdom",
  description:
    "For readers in the EEA and the United Kingdom: legal bases by article, your rights and how to use each, time limits, transfers, supervisors.",
  eyebrow: "Legal · EEA and United Kingdom",
  lead: "The GDPR and the UK GDPR ask for certain statements in a certain order. They follow, each beside its article. The general notice shows the tables of records, cookies and spans; this page adds what the two laws want besides.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Each use has a legal basis in Article 6, named below.",
      "Every right can be used without an account and, as a rule, free of charge; most of them by yourself.",
      "We have a month to reply; the law allows longer in hard cases if you are told why.",
      "You may complain to your authority without asking us first.",
      "Some points are open until counsel has looked at them, and are marked as open.",
    ],
  },
  sections: [
    {
      kind: "table",
      id: "bases",
      heading: "Purposes and legal bases (Articles 6 and 13)",
      caption: "Purposes of processing with their legal basis and whether you have to give the data",
      columns: [{ label: "Purpose" }, { label: "Basis" }, { label: "Must you give it?" }],
      rows: [
        [
          "Answering an enquiry",
          "Art. 6(1)(b) where it leads towards an agreement, otherwise 6(1)(f): you expect a reply",
          "An address, or we cannot reply. A name is up to you",
        ],
        [
          "Finding gaps in the guides from enquiries",
          "Art. 6(1)(f): better information for all. Objection ends it",
          "No",
        ],
        [
          "Learning whether a page was useful",
          "Art. 6(1)(f): pages that answer their readers. Neither a name nor an address is taken",
          "No. The line beside the buttons may stay empty",
        ],
        [
          "Keeping an account and signing you in",
          "Art. 6(1)(b): the account you ask for",
          "Yes, for an account. Everything public works without",
        ],
        [
          "Noting reason and country at registration",
          "Art. 6(1)(a): your tick, with its time. Withdraw it by deleting the account",
          "The reason, before you ask for a portal. The country never",
        ],
        [
          "Remembering a browser",
          "Art. 6(1)(f): your own device keeps working while others guess at your account",
          "No. Leave the box empty",
        ],
        [
          "Deciding on a portal",
          "Art. 6(1)(b): steps at your request",
          "Purpose, and organisation where only those are let in",
        ],
        [
          "Averaging ratings of countries and showing comments",
          "Art. 6(1)(a): you send it to be counted and shown. Withdraw it where you gave it, or delete the account",
          "No. A score needs no comment",
        ],
        [
          "Keeping your plans for all your devices",
          "Art. 6(1)(b): you sign in to have them there. Remove a plan, or delete the account",
          "No. Without signing in they stay on your device",
        ],
        [
          "Limits, events, mail about new devices",
          "Art. 6(1)(f): against guessing, flooding and misuse. Hashes in place of addresses keep the weight on you small",
          "It happens with the act itself",
        ],
        [
          "Following a binding order",
          "Art. 6(1)(c), or 6(1)(f) where the order is from outside the EEA or UK",
          "No",
        ],
        [
          "Showing what a tool worked out",
          "Your choices stand in the address of the answer, Art. 6(1)(f) as far as they say anything about you. They are not stored",
          "No. Use other numbers than your own if you like",
        ],
        [
          "Storing something on your device",
          "Only for functions in use, such as signing in, lite mode or recent places (ePrivacy Directive Art. 5(3), in the UK PECR)",
          "No",
        ],
      ],
      sources: [
        {
          label: "Regulation (EU) 2016/679 (GDPR)",
          href: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
          year: 2016,
        },
        {
          label: "UK GDPR, as kept in the law of the United Kingdom",
          href: "https://www.legislation.gov.uk/eur/2016/679/contents",
          year: 2021,
        },
      ],
    },
    {
      kind: "table",
      id: "rights",
      heading: "Your rights, and the way to each",
      caption: "Rights under the GDPR with their article and how each is used on this site",
      columns: [{ label: "Right" }, { label: "Article" }, { label: "How, here" }],
      rows: [
        [
          "Access",
          "15",
          "“Your data”, export: whatever carries your account or address, in one file. Hashes that only recognise your cookies are left out",
        ],
        [
          "Correction",
          "16",
          "Registration and ratings: change them there. Other things: tell us what is wrong",
        ],
        ["Erasure", "17", "Delete the account yourself; or name the reference of an enquiry"],
        [
          "Restriction",
          "18",
          "Say so. The office leaves the record unused until the point is cleared; see the open points",
        ],
        ["Passing on of changes", "19", "The mail provider or host is told where it holds a copy"],
        ["Portability", "20", "The export is JSON, readable by programs"],
        [
          "Objection",
          "21",
          "Against anything based on 6(1)(f), for reasons of your own situation. Advertising does not occur",
        ],
        ["No decision by machine alone", "22", "None is taken that has legal or like effect"],
        [
          "Withdrawal of consent",
          "7(3)",
          "Withdraw the rating; for the registration, delete the account. What was done before stays lawful",
        ],
        ["Complaint", "77", "See below"],
      ],
    },
    {
      kind: "facts",
      id: "time",
      heading: "Time, cost, proof (Article 12)",
      facts: [
        {
          term: "Time",
          text: "One month from the day the request arrives. Two months more if it is involved, and then you hear the reason within the first.",
        },
        {
          term: "Cost",
          text: "None. Only for requests that are plainly unfounded or repeated over and over may a fee be asked, or a no be given with its reason.",
        },
        {
          term: "Proof",
          text: "Signing in is proof. Otherwise a reply to a mail at the address concerned. Doubts are settled by questions, not by passports.",
        },
        {
          term: "What stays after erasure",
          text: `Security events, ${retention.auditEvents.kept}, by Art. 17(3)(e) and 6(1)(f), without your address or your messages. Limits for a day at most.`,
        },
        {
          term: "What cannot be found",
          text: "Answers to “Was this page useful?” name nobody. Article 11 applies: without the reference you were shown, we cannot tell which one is yours.",
        },
        {
          term: "Span for enquiries",
          text: `${leadRetentionMonths} months from filing, so that a follow-up in the next season finds the first letter.`,
        },
      ],
    },
    {
      kind: "facts",
      id: "recipients",
      heading: "Recipients and transfers (Articles 28 and 44 to 49)",
      facts: [
        {
          term: "Processors",
          text: "The mail provider that carries our mail, and the host of servers and database. Each needs a contract under Article 28 before it may start.",
        },
        {
          term: "Third countries",
          text: "Liberia is the pilot country, and no adequacy decision covers it. Reading enquiries there, or in another such country, would need standard contractual clauses, in the UK the ICO's addendum or agreement, with an assessment of risk.",
        },
        {
          term: "When you write to us from the EEA",
          text: "You send your message to people outside it on purpose. That alone is not our basis for passing it on to others.",
        },
        {
          term: "Copies of safeguards",
          text: "Can be asked for by the form, once there are contracts to show.",
        },
      ],
    },
    {
      kind: "notice",
      id: "open-points",
      heading: "Open points in this version",
      tone: "caution",
      paragraphs: [
        "Article 27: whether a representative in the Union and one in the United Kingdom must be named depends on whom the site is aimed at. None is named so far.",
        "Articles 37 to 39: no data protection officer has been appointed. On our reading none is required, since there is neither large-scale monitoring nor data of Article 9. Counsel may read it otherwise.",
        "Remembering a browser: the box is ticked when the page opens. Whether it has to start empty, because a cookie stays for longer than the visit, is a question for counsel.",
        "Article 18: the site has no switch that holds one record back. The office can only leave it alone, while deletion by age runs on.",
        "United Kingdom: the Data (Use and Access) Act 2025 changes some of these rules, among them those on decisions by machines and on complaints to whoever holds the data. The articles named here are those of the EU text.",
        "Location of servers: not settled. Until it is, assume that data leaves your country, and do not write what must not leave it.",
      ],
    },
    {
      kind: "facts",
      id: "special",
      heading: "Special data, children, security",
      facts: [
        {
          term: "Article 9",
          text: "No form asks for health, faith, origin or politics. If you write about them all the same, it is used to answer you and may be cut out at your wish.",
        },
        { term: "Article 8", text: "The site is not aimed at children and builds nothing on their consent." },
        {
          term: "Articles 25 and 32",
          text: "Little is stored, shortened networks and hashes stand in for addresses, waiting mail is encrypted, every sign-in can be ended.",
        },
        {
          term: "Articles 33 and 34",
          text: "A breach is reported to the authority within 72 hours where it puts you at risk, and to you without delay where the risk is high.",
        },
      ],
    },
    {
      kind: "cards",
      id: "authorities",
      heading: "Where to complain",
      groups: [
        {
          name: "Authorities",
          cards: [
            {
              title: "European Economic Area",
              text: "The authority of the state where you live, work, or think the breach took place. The European Data Protection Board lists them all.",
            },
            {
              title: "United Kingdom",
              text: "The Information Commissioner. You are usually expected to have raised the matter with us first, by the form below.",
            },
            {
              title: "A court",
              text: "Articles 78 and 79 let you sue, against us or against an authority that does nothing. A body under Article 80 may act for you.",
            },
          ],
        },
      ],
      sources: [
        {
          label: "European Data Protection Board, with its members",
          href: "https://www.edpb.europa.eu/",
          year: 2026,
        },
        { label: "Information Commissioner of the United Kingdom", href: "https://ico.org.uk/", year: 2026 },
      ],
    },
    {
      kind: "prose",
      id: "changes",
      heading: "When this page changes",
      paragraphs: [
        "A new purpose is announced before it begins, with its basis, as Article 13(3) asks. Where the basis is consent it needs a fresh yes, and a no leaves your account as it was.",
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Use a right",
      lead: "Choose what you want; the article is for us to find. Give the address concerned: we write to it before anything is done.",
      form: "data-rights",
    },
  ],
  related: ["/legal/privacy", "/on-this-device", "/portal/onestop/account", "/policies/records-disclosure"],
  reviewedOn: "2026-11-21",
};
