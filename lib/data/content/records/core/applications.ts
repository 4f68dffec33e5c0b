import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** Everything a visitor can ask or apply for, with the status of each. */
export const applicationsPage: PageRecord = {
  name: "Applications",
  title: "Applications: what you can ask for, and its state",
  description:
    "Everything you can apply for on this site: accounts, portals, programmes, directory entries, letters; its state today, what you need and who decides.",
  eyebrow: "Take part",
  lead: "Some things here are applications that somebody decides on within days they name; others let you say that you are interested. This page keeps the two apart, so that you know what each answer would give you.",
  contents: true,
  sections: [
    {
      kind: "index",
      of: "forms",
      id: "every-form",
      heading: "Every form of several steps",
    },
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
          "On the list, a question, or a reason why not, within the days its form names",
        ],
        [
          "Programme",
          "A place on the list of a district, a skill or a craft",
          "Open; the programmes themselves are planned",
          "On the list, a question, or a reason why not, within the days its form names",
        ],
        [
          "Directory entry",
          "An entry that anybody can find, until you take it off",
          "Open",
          "Listed, a question, or why not, within the days its form names, after a register was read",
        ],
        [
          "Request letter",
          "A letter to a school, clinic or registry that asks for your record",
          "Open; you send it yourself",
          "The letter at once, as PDF and text; the office it goes to decides",
        ],
        [
          "Work",
          "You are told when a post of your kind is advertised",
          "Open; it gives no post",
          "On the list, a question, or why not; the careers page shows how to spot a false offer",
        ],
        [
          "Business and partnership",
          "A place on the list of vendors, a first conversation, information",
          "Open; no order, contract or investment",
          "Yes, a question, or no and why, within the days each form names",
        ],
        [
          "A need for an account, a loan or cover",
          "A person reads it and says what makes sense and what is missing",
          "Open; nothing is opened, lent or covered",
          "Noted, a question, or why not, within the days each form names",
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
          name: "Growing, supplying, learning, exchange",
          cards: [
            {
              title: "Grower",
              text: "Land that could sell more than now.",
              href: "/policies/grower/apply",
              stage: "open",
            },
            {
              title: "Livestock",
              text: "The same for those who keep or treat animals.",
              href: "/policies/livestock/apply",
              stage: "open",
            },
            {
              title: "Specialty training",
              text: "To learn a skill, or to teach it.",
              href: "/policies/specialty-training/apply",
              stage: "open",
            },
            {
              title: "US farmer mentor",
              text: "What you farmed through, for a farm that asks.",
              href: "/policies/us-farmer-mentor/apply",
              stage: "open",
            },
            {
              title: "Cultural exchange",
              text: "To host, to travel, or to meet from afar.",
              href: "/policies/cultural-exchange/apply",
              stage: "open",
            },
            {
              title: "Cooking school",
              text: "To learn, to teach, or to offer a kitchen.",
              href: "/policies/cooking-school/apply",
              stage: "open",
            },
            {
              title: "Outgrower",
              text: "A crop agreed on before it is planted.",
              href: "/programs#outgrowers-apply",
              stage: "open",
            },
            {
              title: "Apprenticeship",
              text: "Learn in a firm, or train somebody.",
              href: "/programs#apprenticeships-apply",
              stage: "open",
            },
            {
              title: "Distribution hub",
              text: "A yard or store by a road.",
              href: "/programs#distribution-hubs-apply",
              stage: "open",
            },
            {
              title: "Farm Depot",
              text: "Machines, repair and inputs: had or lacked.",
              href: "/subsidiaries/farm-depot#apply",
              stage: "open",
            },
            {
              title: "Seed Bank",
              text: "A variety you keep, described.",
              href: "/subsidiaries/seed-bank#apply",
              stage: "open",
            },
          ],
        },
        {
          name: "Business, money and work",
          cards: [
            {
              title: "Vendor",
              text: "A place among those who are asked to quote.",
              href: "/programs#vendor-apply",
              stage: "open",
            },
            {
              title: "Request for a quote",
              text: "Goods you look for, for vendors to price.",
              href: "/programs#quote-request",
              stage: "open",
            },
            { title: "Partnership", text: "One thing to try together.", href: "/partners", stage: "open" },
            {
              title: "Need of a firm",
              text: "What a lender would still ask you; no money.",
              href: "/subsidiaries/afrivent#apply",
              stage: "open",
            },
            {
              title: "Account at the credit union",
              text: "To be noted by your bond; none is opened.",
              href: "/subsidiaries/credit-union#apply",
              stage: "open",
            },
            {
              title: "Check before a loan",
              text: "Need, amount and income side by side; no loan.",
              href: "/subsidiaries/credit-union#loan-check",
              stage: "open",
            },
            {
              title: "HealthShare for a group",
              text: "Which bills hurt most; nothing is covered.",
              href: "/subsidiaries/healthshare#apply",
              stage: "open",
            },
            {
              title: "A check",
              text: "Whether a question could be answered, and by whom.",
              href: "/verifiafrica#apply",
              stage: "open",
            },
            { title: "Work", text: "To be told of a post; none is open.", href: "/careers", stage: "open" },
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
              stage: "open",
            },
            {
              title: "Letter for study records",
              text: "Transcripts, diplomas, confirmations: to a university.",
              href: "/directory/academics/request-letter",
              stage: "open",
            },
            {
              title: "Letter for medical records",
              text: "Your file, vaccinations, a certificate: to a clinic.",
              href: "/directory/medical/request-letter",
              stage: "open",
            },
            {
              title: "Letter for vital records",
              text: "Birth, marriage, death, a mistake: to a registry.",
              href: "/directory/vital-records/request-letter",
              stage: "open",
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
          term: "For a programme",
          text: "What its form names before it begins. Sending it takes an account; you can begin without one, stop after any step and go on later.",
        },
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
          text: "District, size or number, and under which right you use the land. Deeds and cards stay at home.",
        },
        {
          term: "For a training",
          text: "What you have done already, and the months in which you have time.",
        },
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
