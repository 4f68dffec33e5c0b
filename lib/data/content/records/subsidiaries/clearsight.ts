import type { Subsidiary } from "./types.ts";

/** Intelligence, compliance and audit for registered organisations. */
export const clearsight: Subsidiary = {
  slug: "clearsight",
  name: "ClearSight",
  title: "ClearSight: who a partner is, and whether rules hold",
  description:
    "ClearSight is planned for intelligence, compliance and audit of organisations. How to check a partner yourself, and how to register today.",
  eyebrow: "Identity and assurance",
  lead: "Intelligence, compliance and audit for organisations that must know whom they deal with. No report can be ordered. Organisations can register their static network; private persons are not admitted.",
  what: [
    "Before a cooperative ships on credit, a bank opens an account or a ministry signs, somebody has to ask who the other side is. Does the firm exist? Who owns it in the end? May this person sign? Did it keep its last contracts? ClearSight is meant to put such questions to records and to write down answer, source and date.",
    "Three words cover the work. Intelligence, as it is planned, means open sources read with care: registers, gazettes, court lists, filings, the press. Compliance compares what an organisation does with the rules it is under. Audit means that somebody independent tests records against evidence and signs for the result.",
    "Access is narrow on purpose. Organisations only, through named people, from a static IP address that was registered beforehand, so that each look-up can be traced to a desk and a reason. The registration form is open: the page “Register an organisation”, first under “Go on to”. Staff read what is filed; no report follows from it, because none is made.",
  ],
  forWhom: [
    { term: "Companies", text: "A supplier, buyer or agent looked up before the first order." },
    {
      term: "Banks, insurers and funds",
      text: "A file that shows a supervisor what was asked, found and decided, and when to ask again.",
    },
    {
      term: "Public bodies",
      text: "Bidders, owners and earlier contracts side by side, on a written mandate.",
    },
    {
      term: "Associations and aid organisations",
      text: "A few plain answers about a partner in a district they cannot visit.",
    },
    {
      term: "Those who are checked",
      text: "Sight of what was written about them, and a correction where it is wrong.",
    },
  ],
  works: {
    lead: "How a question is meant to become a report. A question that fails at one point goes no further.",
    shape: "chain",
    caption: "Seven steps from an organisation's question to a dated report that is looked at again later.",
    nodes: [
      { title: "A question", text: "From a named person, at a registered address, with a reason." },
      { title: "Lawful ground", text: "Staff ask which law allows the question, and refuse without one." },
      { title: "Sources", text: "Public records, each noted with its date and reference." },
      { title: "Second reader", text: "Tries to prove the first one wrong." },
      { title: "Reply", text: "The subject may answer, unless a law forbids telling." },
      { title: "Report", text: "Found, not found, uncertain: three lists, no verdict." },
      { title: "Review date", text: "After it the report counts as old." },
    ],
  },
  today: [
    {
      term: "Registration",
      text: "Open to organisations: name, register number, networks, signatory. It is filed under a reference and compared by staff.",
    },
    { term: "Reports, screening, audits", text: "None is made or sold, and there is no price list." },
    {
      term: "Desks",
      text: "Portal pages for companies, institutions, public bodies, non-profits, organisations abroad and training. All describe plans.",
    },
    {
      term: "Sanctions lists",
      text: "We neither host nor search any. Those of the United Nations and of many states are published free of charge.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "The method",
      text: "A written method, to be tried in Liberia on the group's own suppliers and on invented companies.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Register checks",
      text: "Existence, signatories and licences in Liberia, Ghana, Sierra Leone and Nigeria, where the register may be read by outsiders.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Files and audits",
      text: "Due diligence files for supervised institutions. Audits only by people whom the accountancy body of the country has licensed.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Answers others accept",
      text: "Methods close enough to those of other houses that one check can serve two supervisors.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Organisations only",
      text: "Registered bodies of any kind. No private person, and nobody acting for one.",
    },
    {
      term: "A static network",
      text: "Registered in advance; from any other address the door stays shut, even with the right code.",
    },
    {
      term: "A work address",
      text: "On the desk for companies, each person signs in with an e-mail address at the firm's own domain. A shared account would end a registration.",
    },
    {
      term: "A reason each time",
      text: "Written before the look-up and kept with it. Curiosity, politics and family quarrels are not reasons.",
    },
    { term: "No private lives", text: "Health, faith, opinions, love and children stay out, whoever asks." },
  ],
  apply: {
    heading: "Take or give training",
    lead: "What is decided is which course is written first, in which language, and who is asked to teach it. No course has a date.",
    form: "clearsight-training",
  },
  risks: [
    {
      term: "The wrong person",
      text: "Two people share a name and a birthday, and one loses a contract for the other.",
    },
    { term: "Stale records", text: "A register can lag behind life by years and still look official." },
    {
      term: "Misuse",
      text: "A tool that finds debtors also finds critics. Logs, refusals and outside review have to be stronger than a client's money.",
    },
    { term: "False comfort", text: "Nothing found is no proof of honesty; it may mean that nobody looked." },
    {
      term: "Judge in its own house",
      text: "Other divisions would be clients or subjects. Work on them has to be signed by somebody outside the group.",
    },
  ],
  questions: [
    {
      question: "Can I have a person checked?",
      answer:
        "No. Private requests are not taken, for partners, tenants or relatives alike. Organisations, too, get no answers today.",
    },
    {
      question: "What is a static IP address, and why must it be registered?",
      answer:
        "It is the number under which your line is known on the internet. Most lines change it now and then; a static one keeps it, and the provider may charge for that. With it a stolen code alone opens nothing.",
    },
    {
      question: "Does registration oblige us to anything?",
      answer:
        "No. It costs nothing and can be withdrawn. It records who you are and from where you would sign in.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "check-a-partner",
      heading: "Check a partner yourself",
      lead: "Most of it is free or costs a small official fee. Go in this order, and stop at the first answer that does not fit.",
      caption:
        "Questions about a business partner, where to look for the answer and what should make you stop",
      columns: [{ label: "Question" }, { label: "Where to look" }, { label: "Stop if" }],
      rows: [
        [
          "Does it exist?",
          "Company register of its country; the guides name it",
          "Name or number differ from the letterhead",
        ],
        [
          "Who owns it?",
          "Register extract, register of beneficial owners",
          "There is an owner whom nobody will name",
        ],
        ["May this person sign?", "Extract, board resolution", "The authority is by word of mouth only"],
        [
          "Is it licensed for this?",
          "The regulator's own list",
          "The licence is for another activity, or expired",
        ],
        [
          "Is it under sanctions?",
          "Lists of the United Nations and of your own state",
          "Name and date of birth both match",
        ],
        [
          "Where does money go?",
          "A call to a number that you found yourself",
          "New bank details came by e-mail",
        ],
        ["Does it deliver?", "Two references of your choice, a visit", "Both references answer on one phone"],
      ],
    },
  ],
  next: {
    lead: "For questions about method and limits. To file an organisation and its networks, use the page “Register an organisation”, first under “Go on to”. Name no third parties here.",
    leadType: "division_question",
    submitLabel: "Send to ClearSight",
  },
  related: [
    "/portal/clearsight/register",
    "/portal/clearsight",
    "/compliance",
    "/subsidiaries/verifiliberia",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Networks, sources, errors, audits and the rights of those who are checked: questions about the planned ClearSight and what its reports leave out.",
    lead: "For compliance officers, auditors, and for people who wonder what such a service may know about them.",
    drawing: {
      kind: "flow",
      id: "one-request",
      heading: "One request, and who sees what",
      caption: "A report goes to whoever asked, for the reason given, and no further.",
      parties: ["Organisation", "ClearSight", "Public registers"],
      passes: [
        { from: 0, to: 1, what: "A request with its reason, from the registered network address" },
        { from: 1, to: 2, what: "What was recorded about the firm, and by whom" },
        { from: 2, to: 1, what: "What they hold" },
        { from: 1, to: 0, what: "What was found, what was looked for in vain, what is doubtful" },
        { from: 0, to: 1, what: "A record that shows a mistake: the entry is marked as disputed at once" },
      ],
    },
    groups: [
      {
        id: "access",
        heading: "Access",
        items: [
          {
            question: "We work from home. How would staff come in?",
            answer:
              "Through your organisation's own private network, which leaves by one fixed address. A home line or a phone on mobile data would be refused, and the attempt noted.",
          },
          {
            question: "We are a small association without a static address. Are we shut out?",
            answer:
              "As it is planned, yes, until you share a line with a larger member or rent one. Write to us about it: a rule that keeps out those with least staff would have to be looked at again.",
          },
          {
            question: "What do staff look at before they approve?",
            answer:
              "Whether the public register knows you, whether the signatory may bind you, and whether the network is assigned to you. Please send no identity documents.",
          },
        ],
      },
      {
        id: "reports",
        heading: "Reports and audits",
        items: [
          {
            question: "Would a report say whether we should sign?",
            answer:
              "No. It would say what was found, what was looked for in vain and what remains doubtful. The decision is yours, and so is the duty of care under your law.",
          },
          {
            question: "How does an audit differ from a check?",
            answer:
              "A check reads what others recorded. An audit opens the books, counts the stock, writes to the bank and ends in an opinion with a signature. In most countries only licensed auditors may sign one for statutory accounts.",
          },
          {
            question: "What is a beneficial owner?",
            answer:
              "The human being who owns or controls a firm in the end, behind other firms and nominees. Draw the chain on paper: each box a firm, each line a share. If a line ends without a person, you are not finished.",
          },
        ],
      },
      {
        id: "rights",
        heading: "Data and rights",
        items: [
          {
            question: "Is there anything about me in ClearSight?",
            answer:
              "No files on people or firms exist. What is held are registrations of organisations, with the person who signed, requests for access, and attempts to come in that were refused. If that is you, the privacy page says how to see it.",
          },
          {
            question: "How could a mistake be corrected?",
            answer:
              "By writing with the record that shows it. The entry would be marked as disputed at once, checked by somebody else, and everybody who had received it told of the outcome.",
          },
          {
            question: "Would findings be sold on?",
            answer:
              "No. A report goes to the organisation that asked, for the reason it gave. Passing it on needs a new reason and, as a rule, the subject's knowledge.",
          },
        ],
      },
    ],
  },
};
