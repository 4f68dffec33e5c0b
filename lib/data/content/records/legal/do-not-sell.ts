import type { PageRecord } from "../../types.ts";

/** The Californian right to refuse sale and sharing, on a site that does neither. */
export const doNotSellPage: PageRecord = {
  name: "Do not sell or share",
  title: "Do not sell or share my personal information",
  description:
    "Why there is no opt-out to press: nothing you tell us is sold or shared for advertising. What the CCPA means by it, and how to use your rights.",
  eyebrow: "Legal · United States",
  lead: "Californian law lets you forbid a business to sell your personal information or to share it for advertising. You need not forbid it here: neither is done, to anybody of any age, in any state.",
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "We do not sell personal information and have not done so.",
      "We do not share it for advertising across sites. The site shows no advertising.",
      "Global Privacy Control finds nothing to switch off, so it changes nothing.",
      "You can still ask what is held about you and have it deleted.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "words",
      heading: "What the words mean in the law",
      facts: [
        {
          term: "Sell",
          text: "To hand personal information to a third party for money or for anything else of value. Something free in return may count as well.",
        },
        {
          term: "Share",
          text: "To pass it on so that somebody can show you advertising by what you did on other sites, with or without payment.",
        },
        {
          term: "Service provider",
          text: "A firm that handles data for us, under a contract that forbids it any other use. Handing over a mail so that it is delivered is no sale.",
        },
        {
          term: "Sensitive information",
          text: "What opens an account, exact location, health, faith and the like. Of these the site asks only for what signs you in. It uses that for nothing else, so there is no use to limit.",
        },
      ],
      sources: [
        {
          label: "California Attorney General: the CCPA explained",
          href: "https://oag.ca.gov/privacy/ccpa",
          year: 2024,
        },
        { label: "California Privacy Protection Agency", href: "https://cppa.ca.gov/", year: 2026 },
      ],
    },
    {
      kind: "table",
      id: "check",
      heading: "How you can check it",
      lead: "You do not have to believe us.",
      caption:
        "Common ways in which sites sell or share data, and how a visitor can see that this one does not",
      columns: [{ label: "Usual way" }, { label: "Here" }, { label: "See for yourself" }],
      rows: [
        [
          "Advertising scripts and pixels",
          "None",
          "Open the network list of your browser: every line is this site",
        ],
        ["Third-party cookies", "None", "The page “On this device” lists ours"],
        [
          "Analytics that a vendor reuses",
          "None",
          "The content security policy in the answer allows connections to this site only",
        ],
        ["Lists sold to partners", "None exist", "Export your data: no partner and no list stands in it"],
        [
          "Log-in by a social network",
          "Not offered",
          "The sign-in page knows an e-mail address and a code, nothing else",
        ],
      ],
      rests: ["third-parties"],
    },
    {
      kind: "prose",
      id: "gpc",
      heading: "Global Privacy Control",
      paragraphs: [
        "Some browsers send a signal, Sec-GPC, that stands for “do not sell or share”. California and several other states oblige sites that sell to obey it. This site treats everybody as if it had been sent. It does not read the signal, keeps no note of it, and shows you the same pages with it and without it.",
        "If a part were ever added that counts as sale or sharing, it would stay off until you switched it on, the signal would be obeyed from the first day, and this page would say so before that day.",
      ],
      sources: [
        {
          label: "Global Privacy Control: the specification",
          href: "https://globalprivacycontrol.org/",
          year: 2024,
        },
      ],
    },
    {
      kind: "facts",
      id: "rights",
      heading: "Rights you have besides",
      lead: "Whether the statute reaches a group of this size is for counsel to say. We act as though it did, for residents of every state.",
      facts: [
        {
          term: "Know and take along",
          text: "Categories stand in the notice at collection. The pieces themselves are in the export of your account.",
        },
        { term: "Correct, delete", text: "In the account. Without one, by the form below." },
        {
          term: "No worse treatment",
          text: "Whoever uses a right sees the same site and gets the same answers. There is no reward for giving rights up.",
        },
        {
          term: "An agent for you",
          text: "May ask with your signed permission. We then write to your own address and wait for your yes.",
        },
        {
          term: "How we know that it is you",
          text: "By a message to the address the data carries. We ask for nothing that we do not hold already.",
        },
        {
          term: "Time",
          text: "The statute gives 45 days, once extended with notice. If we refuse, the reason is stated, and you may turn to the Attorney General or to the Agency.",
        },
        {
          term: "Direct marketing",
          text: "No data is disclosed to others for theirs, so the answer to a request under the “Shine the Light” law would be: to nobody.",
        },
        {
          term: "Financial data",
          text: "The GLBA guards what banks know. No division is a bank or credit union, and the site asks for no account numbers.",
        },
      ],
    },
    {
      kind: "notice",
      id: "changes",
      heading: "If this ever changes",
      tone: "info",
      paragraphs: [
        "The version number at the top goes up, the change is described here in plain words, and data given under the promise of this version stays under it.",
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Use a right, or doubt this page",
      lead: "Your state is not asked: the right is kept for everybody. If you saw a connection to another site from one of our pages, say which page and which address.",
      form: "data-rights",
    },
  ],
  related: ["/legal/notice-at-collection", "/legal/privacy", "/on-this-device"],
  reviewedOn: "2026-11-21",
};
