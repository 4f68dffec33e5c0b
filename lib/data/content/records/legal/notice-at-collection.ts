import { retention } from "#lib/data/retention/open/retention.ts";
import type { PageRecord } from "../../types.ts";

/** The categories of personal information that are collected, for readers in California and elsewhere in the US. */
export const noticeAtCollectionPage: PageRecord = {
  name: "Notice at collection",
  title: "Notice at collection",
  description:
    "For residents of California: which personal information this site collects, when and for what, how long it is kept, and that none is sold or shared.",
  eyebrow: "Legal · California",
  lead: "The law wants you to know, before you type, which kinds of information a business collects and why. Two short tables: by moment, and by the categories of the statute.",
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Collected: identifiers, your messages, and what keeps an account safe.",
      "Not collected: location, biometrics, purchases, health, inferences about you.",
      "No category is sold or shared, and none is used for advertising.",
      "Saying whether a page was useful takes no name and no address.",
      "You can see, export and delete what is held.",
    ],
  },
  sections: [
    {
      kind: "table",
      id: "moments",
      heading: "At which moment what is collected",
      caption: "Moments at which the site collects information, with what is taken and what is left out",
      columns: [{ label: "When you" }, { label: "We take" }, { label: "We leave out" }],
      rows: [
        ["read a page", "Nothing into the database", "Which pages you read, from where, in which order"],
        [
          "send an enquiry",
          "Message, e-mail address, name if given, country if chosen, path of the page",
          "Browser, network address in the enquiry",
        ],
        [
          "send a form of several steps",
          "What it asks, the address of your account or the one you give, the time; later what was decided",
          "What does not serve the decision: numbers of cards, bank details, health",
        ],
        [
          "say whether a page was useful",
          "Yes or no, your line if you write one, the page, the time",
          "Name, e-mail address, account",
        ],
        [
          "use the estimate, the navigator or the converter",
          "Nothing: your numbers or choices stand in the address of the answer",
          "A record of them. The readiness check does not even send its ticks",
        ],
        [
          "search",
          "Nothing; where nothing is found, the words if they are a few of letters alone, counted by week",
          "Who searched, when, from where; words with digits, signs or addresses in them",
        ],
        [
          "ask for a code",
          `E-mail address, to send it; then only a keyed hash, in the event records for ${retention.auditEvents.years} years`,
          "Whether it has an account: the reply is the same",
        ],
        [
          "register",
          "Why you came, the country you mean to do something in if you name one, time of your agreement",
          "Name, date of birth, telephone number",
        ],
        [
          "sign in",
          "Browser and system by name, network cut short, time, whether remembered",
          "Screen, fonts, battery or any other fingerprint",
        ],
        [
          "ask for a portal",
          "Purpose, organisation; networks where access is tied to them",
          "Copies of licences or identity cards",
        ],
        [
          "rate a country",
          "Country, kind and score, your comment if you write one, the time, tied to your account",
          "Your name. Beside a comment everybody sees only kind, score and month",
        ],
        [
          "choose a currency, lite mode or shortcuts",
          "Nothing: the choice stays in the browser",
          "The choice itself, except that lite mode travels as a cookie so that the right page is sent",
        ],
      ],
    },
    {
      kind: "table",
      id: "categories",
      heading: "By the categories of the CCPA",
      lead: "Sold: no. Shared for advertising across contexts: no. That is true of every row.",
      caption:
        "Categories of personal information by the CCPA, with what is held in each, its purpose and its retention",
      columns: [{ label: "Category" }, { label: "What of it" }, { label: "Purpose" }, { label: "Kept" }],
      rows: [
        [
          "Identifiers",
          "E-mail address, name if given, reference, number of the account",
          "Answering, signing in",
          `In enquiries ${retention.leads.kept}; in the account until you delete it`,
        ],
        [
          "Customer records (Civil Code 1798.80)",
          "The same name and address; in forms of several steps a telephone number, an amount you need, or the kind of an ID, where they ask for it",
          "As above; deciding what the form is for",
          "As above; in such forms for the span on their first page",
        ],
        [
          "Internet or network activity",
          "Sign-ins by browser name and shortened network, security events with small facts such as a portal",
          "Safety of accounts",
          `Sign-ins ${retention.sessions.days} days past their end; events ${retention.auditEvents.years} years`,
        ],
        [
          "Professional information",
          "Organisation and purpose in a portal request; what you say of your work, also in forms that ask for it",
          "Deciding, answering",
          "Until the account is deleted; in enquiries as in the first row",
        ],
        [
          "Sensitive: account log-in",
          "Codes and tokens, as hashes only",
          "Signing in, nothing else",
          `Codes for minutes; remembered devices ${retention.knownDevices.days} days past the last use`,
        ],
        [
          "Content of messages",
          "Enquiries, and lines about a page: addressed to us, so that we are the intended reader",
          "Answering; improving guides and pages",
          `Both ${retention.leads.kept}`,
        ],
        [
          "Opinions you publish",
          "Ratings of countries and the comments with them",
          "Averages for everybody; comments that a moderator let through",
          "Until you withdraw them or delete the account",
        ],
        [
          "Protected characteristics",
          "Only what you choose to write. Please do not",
          "None",
          "With the enquiry it stands in",
        ],
        [
          "Commercial information, biometrics, exact location, sound and pictures, education records, inferences",
          "None",
          "None",
          "Nothing to keep",
        ],
      ],
      sources: [
        {
          label: "California Attorney General: notices a business must give",
          href: "https://oag.ca.gov/privacy/ccpa",
          year: 2024,
        },
      ],
    },
    {
      kind: "facts",
      id: "sources",
      heading: "From whom, and to whom",
      facts: [
        {
          term: "Sources",
          text: "You, and your browser while you are here. No broker, no social network, no public register is asked about you. An enquiry that names your address may have been typed by somebody else.",
        },
        {
          term: "Disclosed for a business purpose",
          text: "To the mail provider that carries our mail, and to whoever hosts the servers: identifiers and message text, to the extent delivery and storage need it. A host may log the addresses of pages, and with them what a tool put there.",
        },
        {
          term: "Nobody beyond",
          text: "No data brokers, advertisers, partners or divisions. A division is not even a recipient, since none operates.",
        },
        { term: "Lite choice and currency", text: "Stay with you. Clear them on the page “On this device”." },
      ],
    },
    {
      kind: "facts",
      id: "rights",
      heading: "What you can do with this",
      facts: [
        {
          term: "Before you send",
          text: "Leave out whatever is not needed. An enquiry works with an e-mail address and a message; an account with one address and a reason; naming a country is up to you.",
        },
        {
          term: "Afterwards",
          text: "Export or delete in “Your data”. Correct by changing it there, change or withdraw a rating on the page of its country, or by a new enquiry that names the old reference.",
        },
        {
          term: "Refuse sale, limit sensitive use",
          text: "The page “Do not sell or share” explains why there is nothing to refuse or to limit.",
        },
        {
          term: "Minors",
          text: "Nothing is knowingly collected from people under sixteen, and since nothing is sold no opt-in is asked of them.",
        },
        {
          term: "Later uses",
          text: "What is collected for one purpose is not turned to another without a new notice and, where it matters, your yes.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Ask to know, correct or delete",
      lead: "Choose what you want, then say which category or reference you mean. Each person asks for themselves, or through an agent with signed permission.",
      form: "data-rights",
    },
  ],
  related: ["/legal/do-not-sell", "/legal/privacy", "/portal/onestop/account", "/register"],
  reviewedOn: "2026-11-21",
};
