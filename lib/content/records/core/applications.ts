import { leadRetentionMonths } from "#lib/leads/open/limits.ts";
import type { PageRecord } from "../../types.ts";

/** Everything one can ask or apply for, with the state of each. */
export const applicationsPage: PageRecord = {
  name: "Applications",
  title: "Applications: what you can ask for, and its state",
  description:
    "Everything you can apply for on this site: accounts, portals, programmes, directory entries, letters; its state today, what you need and who decides.",
  eyebrow: "Take part",
  lead: "Few things here are applications in the full sense: most let you say that you are interested. This page keeps the two apart, so that you know what each answer would give you.",
  contents: true,
  sections: [
    {
      kind: "table",
      id: "overview",
      heading: "Everything in one table",
      caption: "Kinds of application, what each gives you, its state today and the answer to expect",
      columns: [{ label: "Kind" }, { label: "What it gives you" }, { label: "State" }, { label: "Answer" }],
      rows: [
        [
          "Account",
          "A hub with your enquiries, devices and data",
          "Open",
          "At once, by a code to your mailbox",
        ],
        [
          "Portal access",
          "The member side of one portal: mostly outlines and early papers",
          "Open for requests",
          "Approved or refused, with a reason, shown in your account",
        ],
        [
          "Organisation at ClearSight",
          "A place on the list from which desks are opened",
          "Open for registration",
          "After somebody has looked at the register entry and the network",
        ],
        [
          "Programme interest",
          "Your place and skill are known when a programme opens",
          "Open; no programme enrols",
          "A reference; later a message if it fits",
        ],
        [
          "Directory entry",
          "A line in a directory, once there is one",
          "Open for proposals; the lists are empty",
          "A reference; nothing is published before a register was read",
        ],
        [
          "Request letter",
          "Later: one page to a school, clinic or registry that asks for your record",
          "No letter is written yet; you can say what you could not obtain",
          "A reference; the pages show how to ask on your own",
        ],
        [
          "Work",
          "A note of what you can do; no post",
          "No vacancy",
          "A reference; the careers page shows how to spot a false offer",
        ],
        [
          "Credit, cover, grants",
          "Nothing yet",
          "Closed",
          "None can be given: the licences or the foundation do not exist",
        ],
      ],
    },
    {
      kind: "cards",
      id: "begin",
      heading: "Go to the right form",
      groups: [
        {
          name: "Growing, learning, exchange",
          cards: [
            {
              title: "Grower",
              text: "Your land, its crops and who holds it.",
              href: "/policies/grower/apply",
              stage: "planned",
            },
            {
              title: "Livestock",
              text: "Your animals and who keeps them healthy.",
              href: "/policies/livestock/apply",
              stage: "planned",
            },
            {
              title: "Specialty training",
              text: "A skill you want, and what you know of it.",
              href: "/policies/specialty-training/apply",
              stage: "planned",
            },
            {
              title: "US farmer mentor",
              text: "What you farm and whom you could teach.",
              href: "/policies/us-farmer-mentor/apply",
              stage: "planned",
            },
            {
              title: "Cultural exchange",
              text: "From where to where, and for what.",
              href: "/policies/cultural-exchange/apply",
              stage: "planned",
            },
            {
              title: "Cooking school",
              text: "To learn or to teach, and in which kitchen.",
              href: "/policies/cooking-school/apply",
              stage: "planned",
            },
          ],
        },
        {
          name: "Portals",
          cards: [
            {
              title: "Vendor",
              text: "For firms that could supply goods or services.",
              href: "/portal/vendor",
              stage: "open",
            },
            {
              title: "Credit union",
              text: "For people who would join as members.",
              href: "/portal/credit-union",
              stage: "open",
            },
            {
              title: "Afrivent",
              text: "For small firms that look for finance.",
              href: "/portal/afrivent",
              stage: "open",
            },
            {
              title: "Seed bank",
              text: "For keepers of varieties and researchers.",
              href: "/portal/seed-bank",
              stage: "open",
            },
            {
              title: "ClearSight",
              text: "For registered organisations, from their own network.",
              href: "/portal/clearsight/register",
              stage: "open",
            },
          ],
        },
        {
          name: "Directories and letters",
          cards: [
            {
              title: "Directories",
              text: "Academics, medical, business, professionals, vital records.",
              href: "/directory",
              stage: "planned",
            },
            {
              title: "Letter for study records",
              text: "Transcripts and diplomas: what to do today.",
              href: "/directory/academics/request-letter",
              stage: "planned",
            },
            {
              title: "Letter for medical records",
              text: "Your file from a clinic: what to do today.",
              href: "/directory/medical/request-letter",
              stage: "planned",
            },
            {
              title: "Letter for vital records",
              text: "Birth, marriage, death: what to do today.",
              href: "/directory/vital-records/request-letter",
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "facts",
      id: "need",
      heading: "What you need",
      facts: [
        {
          term: "For an enquiry or an interest",
          text: "Your message and an e-mail address that you can open. Other fields say whether you may leave them empty.",
        },
        {
          term: "For a portal",
          text: "An account, for which you say why you come and give your consent. Then the purpose in your own words, and for organisations the entry in a public register.",
        },
        {
          term: "For land or animals",
          text: "District, size or number, and under which right you use the land. Describe it; keep deeds and cards at home.",
        },
        { term: "For a training", text: "What you can do already, and the months in which you could come." },
        {
          term: "Never",
          text: "Money, scans of identity papers, bank details, passwords or the code from an e-mail.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "decision",
      heading: "How a request is decided",
      shape: "lanes",
      caption: "The way of a request for portal access, from the member to the decision and back.",
      nodes: [
        { by: "You", title: "Ask", text: "State purpose and, where it applies, your organisation." },
        { by: "Staff", title: "Look", text: "Does the purpose fit? Does the register agree?" },
        {
          by: "Staff",
          title: "Decide",
          text: "Approve, with an end date where needed, or refuse with a reason.",
        },
        { by: "Record", title: "Log", text: "Who decided what, and when." },
        {
          by: "You",
          title: "See the answer",
          text: "In your account. You may ask again with better grounds.",
        },
      ],
    },
    {
      kind: "prose",
      id: "fairness",
      heading: "What counts and what does not",
      paragraphs: [
        `Requests are weighed by the purpose you state and by what can be confirmed in public. Nationality, sex, faith and family do not enter into it. Nobody is preferred for writing first or for writing good English. An interest that leads nowhere is deleted after ${leadRetentionMonths} months, like every other enquiry.`,
        "If you think that a refusal rests on a mistake, answer it with the fact that was missed. The request is then to be read again as a whole; the governance page describes where a complaint goes after that.",
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Begin with an account",
      lead: "It takes an e-mail address, a code, the reason why you come and your consent; naming a country is up to you. From there every portal can be asked for, and the state of each request stays in view.",
      actions: [
        { href: "/register", label: "Register" },
        { href: "/forms", label: "See every form" },
      ],
    },
  ],
  related: ["/open-today", "/forms", "/programs", "/directory", "/governance"],
  reviewedOn: "2026-11-21",
};
