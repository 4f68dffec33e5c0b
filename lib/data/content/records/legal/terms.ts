import type { PageRecord } from "../../types.ts";

/** What a visitor may rely on and do here, and what the operator is liable for. */
export const termsPage: PageRecord = {
  name: "Terms of use",
  title: "Terms of use",
  description:
    "What you may rely on and do on this site: country guides, forms, accounts and portals, use of texts and data, liability, security reports, changes.",
  eyebrow: "Legal",
  lead: "These terms hold between you and the operator of this site, the Akoma Group, when you read it, write to us or make an account. They are short because little happens here: nothing is sold and no money moves.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Read, print and quote as you like; name the source and its year.",
      "The guides inform. They are no legal, tax, medical, immigration or investment advice, and an office has the last word.",
      "What a page calls planned cannot be bought, joined or relied on.",
      "Your account is yours alone, and you can delete it at any time.",
      "Nothing here takes away rights that the law of your country gives you.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "words",
      heading: "Words used here",
      facts: [
        {
          term: "Operator",
          text: "Whoever runs this site under the name Akoma Group. Reached by the contact page; a registered name and address are to be added before launch.",
        },
        {
          term: "Site",
          text: "All pages under this address, its app, its files and its interfaces for programs.",
        },
        {
          term: "Visitor, member",
          text: "Anybody who reads. A member has proved an e-mail address and has an account.",
        },
        {
          term: "Portal",
          text: "A part of the site with a member side. Some open to every member, some only after staff have approved a request.",
        },
        {
          term: "Division",
          text: "A planned part of the group, as listed on the page of divisions. No division offers goods or services through these terms.",
        },
      ],
    },
    {
      kind: "table",
      id: "services",
      heading: "What the site does, and does not",
      caption: "Parts of the site with what you may expect of each and what you may not",
      columns: [{ label: "Part" }, { label: "You may expect" }, { label: "You may not" }],
      rows: [
        [
          "Country guides and comparison",
          "Each figure with its source and year; mistakes mended when shown",
          "That an office has not changed a fee since",
        ],
        [
          "Amounts in your currency",
          "The rate, its date and its service; “not available” where there is none",
          "To be paid or charged at that rate",
        ],
        [
          "Forms",
          "A reference at once, and a person who reads",
          "An answer within a set time, or a duty of ours to act",
        ],
        [
          "Account",
          "Export, list of devices, deletion by yourself",
          "That we can bring it back once deleted",
        ],
        [
          "“Was this page useful?”",
          "That your answer is filed under the page, without your name",
          "A reply: there is no address to send one to",
        ],
        [
          "Ratings and comments",
          "That each counts once and can be changed or withdrawn; that a person reads a comment before it is shown, without your name",
          "That a comment is shown, or stays when it names or harms somebody",
        ],
        [
          "Portals",
          "That people decide, and state a reason",
          "A right to be let in, or a decision by a certain day",
        ],
        [
          "Applications and waiting lists",
          "That what you wrote is kept and read",
          "A place, a contract, a price",
        ],
        ["Pages on plans", "To be told that they are plans", "That any of it will come"],
      ],
    },
    {
      kind: "facts",
      id: "account",
      heading: "Your account",
      facts: [
        {
          term: "Who may have one",
          text: "Adults, for themselves or for an organisation they may act for. A second one under your work address is fine.",
        },
        {
          term: "The code",
          text: "It opens your account, so keep it to yourself. The office never asks for it.",
        },
        {
          term: "Lost control of your mailbox",
          text: "Whoever reads your mail can sign in as you. Secure the mailbox first, then end all other sign-ins on the devices page.",
        },
        {
          term: "Ending it",
          text: "By you on the page “Your data”, at once. By the operator, if it is used to harm others or to get round a refusal: you are told why, unless that would help an attack, and may object.",
        },
      ],
    },
    {
      kind: "facts",
      id: "use",
      heading: "What you may do with texts, figures and names",
      facts: [
        {
          term: "Our sentences",
          text: "You may quote, print and hand them out unchanged with the address and the date. For a book, a course or a translation, ask.",
        },
        {
          term: "Figures of others",
          text: "Belong to the bodies that publish them, and carry their licences. Each guide names them. Files to download state the licence that goes with them.",
        },
        {
          term: "Programs",
          text: "You may read pages by program at a pace that hurts nobody. Honour the robots file, and cache.",
        },
        {
          term: "Name and sign",
          text: "Not to be used so that others think you speak or sell for the group. There are no agents, and no licence to the name has been given.",
        },
        {
          term: "What you send",
          text: "Stays yours. You let the office read, store and answer it. It is not published without your yes.",
        },
      ],
    },
    {
      kind: "steps",
      id: "conduct",
      heading: "What we ask of you",
      steps: [
        {
          title: "Tell the truth about who you are",
          text: "Above all when you ask for a portal or write for somebody else.",
        },
        {
          title: "Leave others' secrets out",
          text: "No papers, health data or accusations about a named person in a form. For a crime, go to the police.",
        },
        {
          title: "Do not flood or break in",
          text: "No bursts of forms, no guessing of codes or references, no reading of what is not yours.",
        },
        {
          title: "Report a hole instead",
          text: "The file /.well-known/security.txt says where. Test with your own account, touch nobody's data and give us time to close it: then we bring no complaint against you.",
        },
      ],
    },
    {
      kind: "prose",
      id: "advice",
      heading: "Information, not advice",
      paragraphs: [
        "A guide tells you what is usual and where it is written. It does not know your case. Before you sign, pay, travel or file something, ask the office that decides or somebody licensed in that country, and keep the reply.",
        "Nothing on the site is an offer of a security, an account, a loan, an insurance or a job. “Designed to meet” a rule means that the plan takes it into account. It does not mean that an authority has approved anything.",
      ],
      rests: ["gdpr-psd2", "ncua", "sec", "usda-fda"],
    },
    {
      kind: "facts",
      id: "liability",
      heading: "What the operator answers for",
      facts: [
        {
          term: "In full",
          text: "For harm done on purpose or by gross carelessness, for injury to life and body, and wherever the law does not allow a limit.",
        },
        {
          term: "Not",
          text: "For decisions made on a figure without looking at its source, for a service named in a guide, or for hours when the site is away. It comes free of charge and may stop.",
        },
        {
          term: "Links",
          text: "Lead to pages of others. They were looked at when they were set, and may have changed.",
        },
        {
          term: "False Akoma",
          text: "For people who use our name without our doing, we cannot answer. Tell us, so that a warning can be put on this site.",
        },
        {
          term: "You",
          text: "Answer for harm you cause by breaking these terms knowingly. You owe nothing for an honest mistake in a form.",
        },
      ],
    },
    {
      kind: "faq",
      id: "law",
      heading: "Law, complaints, changes",
      items: [
        {
          question: "Which law applies?",
          answer:
            "None has been chosen in this version. Before launch a law and a court are to be named, with advice of counsel. Consumer rules that protect you at home apply in any event.",
        },
        {
          question: "How do I complain?",
          answer:
            "By the form below. A decision on a complaint names the clause it rests on. You may go to a court, an ombudsman or a consumer body at any point.",
        },
        {
          question: "How do the terms change?",
          answer:
            "By a new version with a new date. One that costs members a right is announced on this page before it counts, so that they may leave instead. Ask if you need the wording of an earlier one.",
        },
        {
          question: "What if one clause fails?",
          answer: "The others stay. In the place of the failed one stands what the law provides.",
        },
        {
          question: "In which language?",
          answer:
            "English for now. A translation helps to understand; where it differs, the reading that is kinder to the visitor counts.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask about these terms",
      lead: "Name the clause. If you want to reuse a text or a table, say where it would appear.",
      leadType: "contact",
      submitLabel: "Send the question",
    },
  ],
  related: ["/legal/privacy", "/legal/vendor-terms", "/compliance", "/contact"],
  reviewedOn: "2026-11-21",
};
