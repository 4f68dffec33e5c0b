import type { PageRecord } from "../../types.ts";

/** The terms for firms, cooperatives and growers that apply for the vendor portal. */
export const vendorTermsPage: PageRecord = {
  name: "Vendor terms",
  title: "Vendor terms",
  description:
    "Terms for those who ask for the vendor portal: what a request is, how it is decided, what you state and keep true, and why no order arises from it.",
  eyebrow: "Legal",
  lead: "You supply something and have asked to see the vendor portal, or mean to. These terms cover that request and the reading room behind it. They cover no sale: a quote is asked for by staff, and no order is placed here.",
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Asking is free and binds neither side to deal.",
      "What you state about your firm must be true when you send it and be mended when it changes.",
      "People decide, give a reason, and may set an end date. You may ask again.",
      "No gift, no fee and no commission, in either direction.",
      "An order would need a contract of its own, signed by both.",
    ],
  },
  sections: [
    {
      kind: "facts",
      id: "scope",
      heading: "Scope and words",
      lead: "They add to the terms of use and win over them in what concerns vendors.",
      facts: [
        {
          term: "Vendor",
          text: "A registered business, a cooperative or a grower who offers goods or services.",
        },
        {
          term: "Request",
          text: "What you fill in on the page of the portal: your purpose and, if you like, the name of your organisation.",
        },
        {
          term: "Access",
          text: "The approved right of one member to open the portal's member side. It is personal, and not that of the whole firm.",
        },
        {
          term: "Quotation, order",
          text: "Words for later. Whatever is shown as a SAMPLE in the portal is made up.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "way",
      heading: "From asking to reading",
      shape: "lanes",
      caption: "The way of a request for the vendor portal, and who acts at each step.",
      nodes: [
        {
          by: "You",
          title: "Register",
          text: "Address proved by a code, reason for coming, country if you name one.",
        },
        { by: "You", title: "Ask", text: "What you sell, in which volume, from where." },
        { by: "Staff", title: "Look", text: "At the public register and at what is planned for." },
        { by: "Staff", title: "Decide", text: "Somebody other than the asker. The reason is written down." },
        { by: "You", title: "Read", text: "On the portal's page and by mail, with an end date if set." },
        { by: "You", title: "Ask again", text: "After a refusal, or when access has run out." },
      ],
    },
    {
      kind: "facts",
      id: "you",
      heading: "What you undertake",
      facts: [
        {
          term: "Truth",
          text: "The firm exists, you may speak for it, and what you say of products, origin and certificates can be shown on paper.",
        },
        {
          term: "Being up to date",
          text: "When a licence lapses, an owner changes or insolvency is filed, you say so. Silence is a ground to end access.",
        },
        {
          term: "Confidence",
          text: "What the member side shows about others you use to prepare a quotation and for nothing else.",
        },
        {
          term: "Your sign-in",
          text: "Is not lent to colleagues. Each person asks with an address of their own.",
        },
        {
          term: "Conduct",
          text: "No forced or child labour, no falsified papers, no collusion on prices with others who quote.",
        },
        {
          term: "Our name",
          text: "Access makes you no supplier of the group. Do not print it on a van or an offer.",
        },
      ],
    },
    {
      kind: "facts",
      id: "we",
      heading: "What the operator undertakes",
      facts: [
        {
          term: "The same for all",
          text: "Requests are judged by what a vendor sells, its registration and its fit with a planned product, and by nothing else.",
        },
        { term: "Reasons", text: "Each refusal names one, and so does each decision to end access." },
        {
          term: "Discretion",
          text: "The office tells nobody outside it that you asked. Prices would be kept only when there is something to quote for, under rules written then.",
        },
        {
          term: "No charge",
          text: "Registration, requests and access cost nothing. An invoice for any of them does not come from us: send us a copy.",
        },
      ],
    },
    {
      kind: "notice",
      id: "gifts",
      heading: "Gifts and middlemen",
      tone: "caution",
      paragraphs: [
        "Whoever decides may not take so much as a lunch from whoever asks. An offer of money ends the request. A demand for it, from anybody who says they can get you in, should reach the office at once: name the person, the day and the channel.",
        "Most countries punish bribery between firms as well as of officials, some of them also when it happens abroad.",
      ],
    },
    {
      kind: "table",
      id: "data",
      heading: "What is stored about a vendor",
      caption: "Data of a vendor request with who reads it and when it goes",
      columns: [{ label: "Data" }, { label: "Read by" }, { label: "Goes when" }],
      rows: [
        [
          "Purpose, organisation, time of the request",
          "Staff who decide, you",
          "You delete the account, or a new request takes its place",
        ],
        ["Decision, reason, end date, who decided", "Staff, you (not the name)", "The same"],
        [
          "Record that a request was made and decided",
          "Administrators who look into misuse",
          "With the other security events, as the privacy notice says",
        ],
        ["Messages sent by forms", "The office", "After the span that stands beside each form"],
        ["Prices, bank details, tax papers", "Nobody: they are not asked for", "Not stored"],
      ],
    },
    {
      kind: "faq",
      id: "end",
      heading: "End, liability, changes, complaints",
      items: [
        {
          question: "How do I leave?",
          answer:
            "Delete your account, or write that access should end. Undertakings of confidence last for what you have read.",
        },
        {
          question: "When may access be ended?",
          answer:
            "At its end date, when a statement proves false, after an attempt to bribe, or if the portal closes. When staff end it, a mail gives the reason.",
        },
        {
          question: "Who pays for my effort?",
          answer:
            "You do. Since nothing is promised, preparing papers is at your own cost. Prepare only what you would need for any buyer.",
        },
        {
          question: "Who is liable?",
          answer:
            "Each side for harm it does on purpose or by gross neglect, and as the law commands. Lost hopes of business are not compensated.",
        },
        {
          question: "I think the refusal was unfair.",
          answer:
            "Write and say why, or ask again with better papers. A second look is to be taken by somebody who had no part in the first, once the office is large enough. If you believe that a competitor was favoured, the competition authority is the place.",
        },
        {
          question: "Can these terms change?",
          answer:
            "Yes, with a new date, and announced here before it counts. When orders become possible, terms of purchase will be separate and need a signature.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask about vendor terms",
      lead: "Name your trade and the clause that troubles you. Attach nothing; quotations are not taken.",
      leadType: "contact",
      submitLabel: "Send the question",
    },
  ],
  related: ["/portal/vendor", "/programs", "/legal/terms", "/compliance"],
  reviewedOn: "2026-11-21",
};
