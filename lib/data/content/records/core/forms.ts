import { decidedMonths, letterMonths, leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import type { PageRecord } from "../../types.ts";

const kept = `${leadRetentionMonths} months`;
/** How long multi-step forms that end with a decision are kept. */
const decided = `${decidedMonths} months after the decision`;

/** How long letters are kept; their senders close them. */
const closed = `${letterMonths} months after you close it`;

type Form = readonly [title: string, href: PageHref, text: string, asks: string, kept: string];

const card = ([title, href, text, asks, keptFor]: Form) => ({
  title,
  href,
  text,
  facts: [
    { term: "Asks for", text: asks },
    { term: "Kept", text: keptFor },
  ],
});

const messageAndMail = "Message, e-mail address";

const questions: readonly Form[] = [
  [
    "General enquiry",
    "/contact",
    "Anything that has no form of its own.",
    `${messageAndMail}, country`,
    kept,
  ],
  ["Question about a country", "/start-business", "At the end of each guide.", messageAndMail, kept],
  ["Support", "/support", "Something on the site does not work.", "What you did, e-mail address", kept],
  [
    "Correction of a fact",
    "/about",
    "A wrong figure and where the right one stands.",
    "Page, source, e-mail address",
    kept,
  ],
  [
    "Personal data",
    "/legal/privacy",
    "To see, mend, move or erase what is held about you.",
    "Your wish, e-mail address",
    decided,
  ],
  [
    "Press",
    "/press",
    "For journalists, with the deadline.",
    "Question, paper, name, e-mail address",
    "A year after the answer",
  ],
  ["Divisions", "/subsidiaries", "A form on the page of each.", "Your question, where you live", kept],
];

const interest: readonly Form[] = [
  ["Affiliate", "/programs#ask", "Vehicles, clinics, conduct.", "What you do and where", decided],
  ["Partnership", "/partners", "For those with something to try.", "What you tried, one proposal", decided],
  [
    "Investor interest",
    "/investors",
    "To hear more; nothing can be bought.",
    "Fields, country, what you would see first",
    decided,
  ],
  ["Work", "/careers", "To be told of a post; it gives none.", "Skill, place, languages", decided],
  [
    "Waiting list for transfers",
    "/send#waiting-list",
    "Which routes are needed.",
    "From where to where, how often",
    "A year after the answer",
  ],
  [
    "Training with ClearSight",
    "/subsidiaries/clearsight#apply",
    "To learn or to teach.",
    "Organisation, subject, months",
    decided,
  ],
];

const business: readonly Form[] = [
  [
    "Vendor",
    "/programs#vendor-apply",
    "To be asked to quote, once requests open.",
    "Firm, register, goods",
    decided,
  ],
  [
    "Request for a quote",
    "/programs#quote-request",
    "What you want to buy, where and by when.",
    "Goods, amount, place, day",
    "A year after the answer",
  ],
  [
    "Need of a firm",
    "/subsidiaries/afrivent#apply",
    "One page about a need; nothing is lent.",
    "What you would buy, its price and gain",
    decided,
  ],
  [
    "Account at the credit union",
    "/subsidiaries/credit-union#apply",
    "To be noted; no account is opened.",
    "Your bond, kind of ID and its country",
    decided,
  ],
  [
    "Check before a loan",
    "/subsidiaries/credit-union#loan-check",
    "Whether a talk makes sense; nothing is lent.",
    "Purpose, amount, income as a band",
    "A year after the answer",
  ],
  [
    "HealthShare for a group",
    "/subsidiaries/healthshare#apply",
    "What a group would need; nothing is covered.",
    "Place, people, kinds of bills",
    decided,
  ],
  [
    "Check of an identity or record",
    "/verifiafrica#apply",
    "Whether a question could be answered.",
    "The question, who keeps the record, consent",
    "A year after the answer",
  ],
  [
    "Organisation at ClearSight",
    "/portal/clearsight/register",
    "To be let in from your own network.",
    "Organisation, networks, who signs",
    decided,
  ],
];

const applications: readonly Form[] = [
  ["Grower", "/policies/grower/apply", "Land and crops.", "District, size, right of use, harvest", decided],
  [
    "Outgrower",
    "/programs#outgrowers-apply",
    "A crop for an agreed buyer.",
    "Land, crop, amount, promises",
    decided,
  ],
  [
    "Livestock",
    "/policies/livestock/apply",
    "Animals and their care.",
    "Kinds, numbers, district, losses",
    decided,
  ],
  [
    "Farm Depot",
    "/subsidiaries/farm-depot#apply",
    "Machines, repair, inputs: had or lacked.",
    "District, reach, what you have or need",
    decided,
  ],
  [
    "Seed Bank",
    "/subsidiaries/seed-bank#apply",
    "A variety you keep, described.",
    "Name, district, origin, use",
    decided,
  ],
  [
    "Distribution hub",
    "/programs#distribution-hubs-apply",
    "A yard or store by a road.",
    "Floor, power, water, goods",
    decided,
  ],
  [
    "Specialty training",
    "/policies/specialty-training/apply",
    "A skill to learn.",
    "Skill, practice, months, age group",
    decided,
  ],
  [
    "US farmer mentor",
    "/policies/us-farmer-mentor/apply",
    "Experience to pass on.",
    "State, farm, a hard season, hours",
    decided,
  ],
  [
    "Cultural exchange",
    "/policies/cultural-exchange/apply",
    "A stay elsewhere.",
    "Craft, direction, months",
    decided,
  ],
  [
    "Cooking school",
    "/policies/cooking-school/apply",
    "A kitchen to learn or teach in.",
    "Part, dishes, days",
    decided,
  ],
  [
    "Apprenticeship",
    "/programs#apprenticeships-apply",
    "To learn in a firm, or to train.",
    "Trade, town, practice or places",
    decided,
  ],
];

const directories: readonly Form[] = [
  [
    "Directory entries",
    "/directory",
    "Five directories, a form in each.",
    "Name, place, public contact, register",
    decided,
  ],
  [
    "Letter for academic records",
    "/directory/academics/request-letter",
    "Written here, sent by you.",
    "You, the institution, your studies, what you need",
    closed,
  ],
  [
    "Letter for medical records",
    "/directory/medical/request-letter",
    "To a hospital, clinic or practice.",
    "You, the facility, the patient, what you need",
    closed,
  ],
  [
    "Letter for vital records",
    "/directory/vital-records/request-letter",
    "Birth, marriage, death, a correction.",
    "You, the registry, the record, what you need",
    closed,
  ],
];

const accounts: readonly Form[] = [
  [
    "Register",
    "/register",
    "Makes an account.",
    "E-mail address, why you come, consent; country if you like",
    "Until you delete it",
  ],
  [
    "Sign in",
    "/login",
    "Sends a code, then takes it.",
    "E-mail address, code",
    "The code for minutes, the sign-in as the privacy page says",
  ],
  [
    "Your data",
    "/portal/onestop/account",
    "Change, export or delete what your account holds. Needs an account.",
    "Your address once more, before anything is deleted",
    "A note that it was done, without the address",
  ],
  [
    "Portal access",
    "/portal/onestop",
    "On the page of each portal. Needs an account.",
    "Purpose, sometimes the organisation",
    "With your account; decisions longer, for proof",
  ],
];

/** Every form of the site, with what it asks, who reads it and how long answers are kept. */
export const formsPage: PageRecord = {
  name: "Forms",
  title: "Forms: what each asks, who reads it, how long",
  description:
    "Every form on this site in one list: what it asks for, who reads the answers, how long they are kept, and what never belongs in a form.",
  eyebrow: "Take part",
  lead: "Before you type anything, see where it goes. All forms work without script and without an account, except where the list says so.",
  contents: true,
  sections: [
    {
      kind: "index",
      of: "forms",
      id: "every-form",
      heading: "Every form of several steps",
      lead: "Each begins with what it takes, who decides and by when. What you fill in is kept while you go on; what you sent is followed by its reference.",
    },
    {
      kind: "cards",
      id: "all",
      heading: "All forms",
      lead: "The name leads to the page on which the form stands.",
      groups: [
        { name: "Questions and corrections", cards: questions.map(card) },
        { name: "Interest in the plan; these need an account", cards: interest.map(card) },
        { name: "Business, money and checks; these need an account", cards: business.map(card) },
        { name: "Applications to programmes, sent from an account", cards: applications.map(card) },
        { name: "Directories and letters", cards: directories.map(card) },
        { name: "Accounts and portals", cards: accounts.map(card) },
      ],
    },
    {
      kind: "facts",
      id: "rules",
      heading: "What holds for all of them",
      facts: [
        {
          term: "Who reads",
          text: "The office of this site; of an application, the desk that its page names; of a letter, nobody but you. Nothing you send is shown on a page, handed to others or sold. Ratings of countries are no such form: they are given to be shown, without a name.",
        },
        {
          term: "What is stored",
          text: "Your words, your e-mail address for the answer, the page the form stood on, the time and a reference. Country and name only if you give them, or where the form stands on the guide of a country.",
        },
        {
          term: "How long",
          text: `Enquiries ${kept}, then a program erases them. The privacy page lists what lives longer and why.`,
        },
        {
          term: "Proof",
          text: "A reference without letters that look alike. With it you can open your receipt on any device.",
        },
        {
          term: "At the foot of a page",
          text: `“Was this page useful?” takes a yes or a no, and one line if you write it. It asks for no name and no address, is filed under the page for ${kept}, gives you a reference and gets no reply. Two pages for people in danger leave it out.`,
        },
        {
          term: "Cost",
          text: "None. A form that wants a payment is not one of these, even if it looks like it.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "what-becomes",
      heading: "What becomes of a form",
      shape: "lanes",
      caption: "From your words to the day on which a program erases them.",
      nodes: [
        { title: "Writes", text: "Words, and an address for the answer.", by: "You" },
        { title: "Gives a reference", text: "At once; it opens the receipt on any device.", by: "Site" },
        { title: "Reads and answers", text: "By e-mail, from a person.", by: "Office" },
        { title: "Erases", text: "Enquiries after 24 months.", by: "Program" },
      ],
    },
    {
      kind: "facts",
      id: "confidential",
      heading: "A form for secrets stands apart",
      lead: "Detention, danger, abuse: none of the forms above is made for these.",
      facts: [
        {
          term: "How it keeps silent",
          text: "It asks for no account. What is written is sealed to caseworkers before it is stored, so that whoever runs the site cannot read it. Nobody from outside has tested it yet.",
        },
        {
          term: "Where it stands",
          text: "On two pages under Justice: a list for the first hours after an arrest, and advice on seeking help without leaving traces.",
        },
        {
          term: "If you have written already",
          text: "Ask for the message to be erased, by the form for personal data, with the reference and without repeating the story.",
        },
      ],
    },
    {
      kind: "table",
      id: "not-stored",
      heading: "Boxes that store nothing",
      lead: "What stands in an address also stands in the history of your browser, and whoever runs the server may log it.",
      caption: "Input fields on the site whose content is not stored as an enquiry",
      columns: [{ label: "Box" }, { label: "What happens to the input" }],
      rows: [
        ["Search for a country", "Stands in the address of the result, as with any search"],
        ["Comparison", "The countries stand in the address, so that you can share it"],
        ["Currency converter", "Amount and currencies stand in the address of the answer"],
        ["Looking up a reference", "The reference stands in the address of your receipt"],
        ["Readiness check", "Neither sent nor saved; gone when you leave the page"],
        ["Transfer estimate", "The four numbers stand in the address of the answer"],
        [
          "Navigator",
          "The question goes along in the address of its answer; nobody notes it until you say whether it was right",
        ],
        ["Ticks in a guide", "Kept by your browser until you clear them"],
      ],
    },
    {
      kind: "steps",
      id: "before",
      heading: "Before you send it",
      steps: [
        {
          title: "Take out what is not needed",
          text: "Numbers of cards and accounts, dates of birth, illnesses, other people's names.",
        },
        {
          title: "Say one thing",
          text: "Two matters in one message tend to get one answer. Two messages get two references.",
        },
        {
          title: "Check the address",
          text: "A reply to a misspelt address goes to a stranger or to nobody.",
        },
        { title: "Write the reference down", text: "On paper, if you share the device." },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Not sure which one",
      lead: "Take the general form. Whoever reads it knows the others.",
      actions: [
        { href: "/contact", label: "Open the general form" },
        { href: "/justice/support", label: "Somebody is in trouble" },
      ],
    },
  ],
  related: ["/applications", "/support", "/legal/privacy", "/justice/support"],
  reviewedOn: "2026-11-21",
};
