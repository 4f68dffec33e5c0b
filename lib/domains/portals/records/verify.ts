import type { GatedPath } from "#lib/data/site/paths.ts";
import type { GrantPortal } from "../types.ts";

type CategoryOf<P> = P extends `/portal/verify/${infer Category}` ? Category : never;
/** The categories of `/portal/verify/{category}`. Any other is a page that does not exist. */
type VerifyCategory = CategoryOf<GatedPath>;
type Check = Omit<
  GrantPortal,
  "key" | "path" | "eyebrow" | "family" | "division" | "access" | "enquiries"
> & {
  /** What may be asked with the form shared by all categories, and what the answer says. */
  asks: string;
};

const check = (category: VerifyCategory, { asks, ...record }: Check): GrantPortal => ({
  ...record,
  inside: [
    {
      title: "Ask for a check",
      text: asks,
      stage: "open",
      next: { href: "/forms/verification", label: "Ask your question" },
    },
    ...record.inside,
  ],
  key: `verify-${category}`,
  path: `/portal/verify/${category}`,
  eyebrow: "Identity and assurance · VerifiLiberia",
  family: "identity",
  division: "verifiliberia",
  access: "grant",
  enquiries: [`/portal/verify/${category}`],
});

/** One portal for each thing that could be checked. Nothing is checked today. */
export const verifyPortals: readonly GrantPortal[] = [
  check("identity", {
    name: "Verify identity",
    title: "Verify an identity",
    description:
      "How a check of a person's identity would work in the pilot country, with consent and under the state's mandate. No identity is checked on this site today.",
    purpose:
      "A way to show that you are who you say, once, without handing a copy of your card to everybody.",
    about: [
      "A person would prove their identity once at an office and afterwards show others a yes or a no, never the document behind it.",
      "Identity belongs to the state. Without its mandate no such check may be offered, and there is no mandate.",
    ],
    whoMayEnter:
      "Residents of the pilot country who want to be checked, and bodies that must know whom they serve.",
    looksAt:
      "They look at whether you are a resident or a relying body, and at the lawful reason for the check.",
    asks: "Which question you need answered, who keeps the record and why. The answer says whether it could be checked at all.",
    inside: [
      {
        title: "Proof at an office",
        text: "In person, with the document in your own hand.",
        stage: "planned",
      },
      {
        title: "Yes or no for others",
        text: "An answer you allow each time, and can see afterwards.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a person's own log of checks; nobody real",
      columns: [{ label: "Who asked" }, { label: "Question" }, { label: "Answer given" }],
      rows: [
        ["Sample Bank", "Is this person over 18?", "Yes"],
        ["Sample School", "Is the name right?", "Yes"],
        ["Sample Shop", "Where do they live?", "Refused by the person"],
      ],
    },
    stored: "A request and its decision. No card, number, photo or fingerprint is taken in by this site.",
  }),
  check("business", {
    name: "Verify a business",
    title: "Verify a business",
    description:
      "How a check of a business against its public register would work: existence, signatories, standing. Guides name the registers; no check is made here.",
    purpose: "A dated answer to whether a business exists and who may sign for it.",
    about: [
      "The answer would quote the register, its number and the day it was read, so that the reader can look again.",
      "Until then the country guides name the register of each country, and you can ask it yourself. Nobody reads it for you here.",
    ],
    whoMayEnter:
      "Buyers, lenders and offices that are about to deal with a business, and the business itself.",
    looksAt:
      "They look at which business you ask about, in which country, and whether you have a reason its law accepts.",
    asks: "Whether a business exists, who may sign for it or whether it is licensed. The answer names whoever could say so, and on which terms.",
    inside: [
      {
        title: "Find the register",
        text: "Each guide links to the office that registers businesses, with its address.",
        stage: "open",
        next: { href: "/start-business", label: "Open a country guide" },
      },
      {
        title: "Register extract",
        text: "What the entry says, in plain words, with the original beside it.",
        stage: "planned",
      },
      {
        title: "Standing over time",
        text: "Whether yearly filings were made, and when one is missing.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of extracts; the businesses are invented",
      columns: [{ label: "Business" }, { label: "Entry" }, { label: "Read on" }],
      rows: [
        ["Sample Bakery", "Active", "Sample date"],
        ["Sample Transport", "Dissolved", "Sample date"],
        ["Sample Printers", "No entry found", "Sample date"],
      ],
    },
    stored: "Who asked for access and the decision. Names of businesses you wonder about are not collected.",
  }),
  check("credentials", {
    name: "Verify credentials",
    title: "Verify a qualification",
    description:
      "How a diploma, licence or certificate would be confirmed with whoever issued it, with the holder's consent. Planned; no qualification is confirmed today.",
    purpose: "Confirmation of a diploma or licence by the body that issued it, with the holder's consent.",
    about: [
      "A holder would ask once, the issuer would answer once, and employers would see the answer as often as the holder allows.",
      "No school, university or licensing body takes part. A certificate can only be confirmed by its issuer: ask there.",
    ],
    whoMayEnter: "Holders of a qualification, the bodies that issue them, and employers a holder names.",
    looksAt: "They look at whether you hold, issue or rely on a qualification, and in which field.",
    asks: "Whether a diploma or a licence was awarded, and which school or body did. The answer says whom to ask to confirm it.",
    inside: [
      {
        title: "Propose an issuer",
        text: "Schools and licensing bodies that would answer such questions can write.",
        stage: "open",
        next: { href: "/contact", label: "Write as an issuer" },
      },
      {
        title: "One request, one answer",
        text: "From holder to issuer, with each step dated.",
        stage: "planned",
      },
      {
        title: "A link to share",
        text: "Shows the answer for as long as the holder wants.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of confirmations; schools and people are made up",
      columns: [{ label: "Qualification" }, { label: "Issuer" }, { label: "Answer" }],
      rows: [
        ["Sample diploma in agronomy", "Sample College", "Confirmed"],
        ["Sample driving licence", "Sample Authority", "Waiting"],
        ["Sample nursing certificate", "Sample Board", "Not on file"],
      ],
    },
    stored: "Your request and the answer to it. Certificates are neither uploaded nor copied.",
  }),
  check("employment", {
    name: "Verify employment",
    title: "Verify employment",
    description:
      "How a period of work would be confirmed by an employer, with the worker deciding who sees it. Planned; no employer takes part today.",
    purpose: "Proof of where somebody worked and when, which the worker carries and shows.",
    about: [
      "An employer would confirm two dates and a job title. Pay, illness and reasons for leaving have no field, so nobody can ask for them.",
      "No employer has joined. A signed letter on paper remains the proof to ask for.",
    ],
    whoMayEnter: "Workers who need proof of a job, and employers who are willing to confirm one.",
    looksAt:
      "They look at whether you are the worker or the employer, and that nobody asks about a person behind their back.",
    asks: "Whether somebody worked for an employer, in which years or as what. The answer says who could confirm that, and with whose yes.",
    inside: [
      {
        title: "What a letter should say",
        text: "Ask us for the four lines an employer's letter needs to be of use abroad.",
        stage: "open",
        next: { href: "/contact", label: "Ask for the four lines" },
      },
      {
        title: "Confirmed periods",
        text: "Two dates and a title, signed by the employer.",
        stage: "planned",
      },
      {
        title: "Objection",
        text: "A worker can object to an entry, and the objection stands beside it.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of confirmed periods; no real worker or employer",
      columns: [{ label: "Employer" }, { label: "Title" }, { label: "Period" }],
      rows: [
        ["Sample Farm", "Foreman", "Two sample years"],
        ["Sample Clinic", "Cleaner", "One sample year"],
        ["Sample Depot", "Driver", "Objected by the worker"],
      ],
    },
    stored: "That you asked, and what was decided. No employer is contacted and no history of work is kept.",
  }),
  check("address", {
    name: "Verify an address",
    title: "Verify an address",
    description:
      "How the place somebody lives or works would be confirmed where streets have no names: landmarks, coordinates, a visit. Planned; nothing is checked today.",
    purpose: "A proof of where somebody lives, also where streets have no names and houses no numbers.",
    about: [
      "Accounts and permits often ask for a utility bill that half a town does not get. A visit, a landmark and a position on a map could say the same.",
      "No visits are made. Until there are, chiefs, councils and utilities remain those who can write such a paper.",
    ],
    whoMayEnter: "Residents who lack a paper with their address, and councils that would vouch for one.",
    looksAt: "They look at the district, at who could vouch for you there, and at what the proof is for.",
    asks: "Whether a person lives at an address or a letter reaches them there. The answer says which office could know.",
    inside: [
      {
        title: "Describe your case",
        text: "Which office refused you for want of an address. Leave the address itself out.",
        stage: "open",
        next: { href: "/contact", label: "Describe a refusal" },
      },
      {
        title: "Visit by a person you know",
        text: "A neighbour or council worker confirms the place.",
        stage: "planned",
      },
      {
        title: "A paper with an end date",
        text: "People move. The proof says until when it holds.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of confirmed places; none of them exists",
      columns: [{ label: "Place" }, { label: "Confirmed by" }, { label: "Holds" }],
      rows: [
        ["Sample house by the sample well", "Sample neighbour", "Six sample months"],
        ["Sample stall, row 3", "Sample market office", "One sample year"],
        ["Sample plot", "Nobody yet", "Not confirmed"],
      ],
    },
    stored: "The request for this portal and the decision on it. No address, position or photo of a house.",
  }),
  check("documents", {
    name: "Verify documents",
    title: "Verify a document",
    description:
      "How a deed, permit or court paper would be compared with the register it came from. Planned; no document is uploaded to or compared on this site today.",
    purpose: "A comparison of a deed, permit or court paper with the register it is said to come from.",
    about: [
      "Forged land papers cost families their homes. The portal would compare number, date and seal with the register and say which of the three agree.",
      "A match would never prove ownership: only a court or a land office can say that. No comparison is made at present.",
    ],
    whoMayEnter: "People who hold or are offered a paper, notaries, and the registers papers come from.",
    looksAt:
      "They look at the kind of paper, the register that issued it, and whether that register allows comparison.",
    asks: "Whether an office issued a paper, whether it was changed since, or is still valid. The answer names who keeps the original.",
    inside: [
      {
        title: "Before you pay for land",
        text: "Ask which office keeps the deeds of a district, and go there with the seller.",
        stage: "open",
        next: { href: "/contact", label: "Ask for the office" },
      },
      { title: "Three points", text: "Number, date and seal, each with its own answer.", stage: "planned" },
      {
        title: "A warning shared",
        text: "Numbers known to be forged, once a register publishes them.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of comparisons; papers and registers are invented",
      columns: [{ label: "Paper" }, { label: "Number" }, { label: "Date" }, { label: "Seal" }],
      rows: [
        ["Sample deed", "Agrees", "Agrees", "Not readable"],
        ["Sample permit", "Agrees", "Differs", "Agrees"],
        ["Sample court order", "Not found", "Not found", "Not found"],
      ],
    },
    stored: "Your request, its decision and its reason. Papers and pictures of papers are not accepted.",
  }),
];
