import type { PortalRecord } from "../types.ts";

/** Pages about giving and legal support: any signed-in member may enter. */
export const helpPortals: readonly PortalRecord[] = [
  {
    key: "foundation",
    path: "/foundation",
    name: "Foundation",
    title: "Foundation",
    description:
      "What the group's planned foundation would pay for, how a grant would be decided and where its rules would be published. It gives and takes no money today.",
    eyebrow: "The group · Giving",
    family: "communities",
    access: "member",
    purpose:
      "A foundation that would pay for what no division can charge for: schools, wells, clinics, legal help.",
    about: [
      "The group means to set part of any surplus aside for work that will never earn money. Members can read how such a gift would be chosen and who would have to agree.",
      "The foundation has not been registered. It has no bank account, makes no gifts and accepts no donations.",
    ],
    whoMayEnter:
      "Members of every kind. A community that wants to propose something needs one member who speaks for it.",
    inside: [
      {
        title: "How a gift would be chosen",
        text: "The draft rules, for comment before they bind anybody.",
        stage: "open",
        next: { href: "/contact", label: "Comment on the rules" },
      },
      {
        title: "Proposals",
        text: "A form for communities, with a reference and an answer in writing.",
        stage: "planned",
      },
      {
        title: "Register of gifts",
        text: "Every gift with its sum, its purpose and what came of it, open to everybody.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a register of gifts; places and sums are made up",
      columns: [{ label: "Gift" }, { label: "Place" }, { label: "Sum", numeric: true }, { label: "State" }],
      rows: [
        ["Sample roof for a school", "Sample Town", "1,000", "Agreed"],
        ["Sample pump", "Sample Village", "500", "Delivered"],
        ["Sample law clinic day", "Sample District", "250", "Declined, with the reason"],
      ],
    },
    stored:
      "For members who only read: nothing. A proposal, once there is a form for it, would be kept with its decision.",
    enquiries: ["/foundation"],
    memberSections: [
      {
        kind: "facts",
        id: "draft-rules",
        heading: "Draft rules for a gift",
        lead: "These rules bind nobody yet. They are here to be argued with.",
        facts: [
          {
            term: "Asked for, not chosen for",
            text: "Only what a community asks for in its own words is looked at.",
          },
          {
            term: "Two to agree",
            text: "One person from the foundation and one from outside the group, neither of them from the place that asks.",
          },
          {
            term: "No strings",
            text: "A gift never depends on joining, selling to or working for a division.",
          },
          {
            term: "Published",
            text: "What was given, what was refused and why, with names left out where a name could harm somebody.",
          },
        ],
      },
    ],
  },
  {
    key: "justice-access",
    path: "/justice/access",
    name: "Justice access",
    title: "Justice: the member's desk",
    description:
      "A desk for families and organisations that look for legal support: what to have ready, whom to ask first, what the justice body can and cannot do.",
    eyebrow: "Justice",
    family: "justice",
    division: "justice",
    access: "member",
    purpose:
      "One desk where families and organisations prepare a search for legal support and see what they have asked.",
    about: [
      "Looking for a lawyer from far away is easier with papers in order. The desk lists what a legal clinic or a lawyer will ask for first, and keeps your own enquiries to the group in one place.",
      "It is not a lawyer. No case is opened here, no advice is given, and what must stay secret should not be written on this page at all.",
    ],
    whoMayEnter:
      "Signed-in members. Somebody who must not leave a trace should not sign in anywhere: speak to a local legal clinic in person.",
    inside: [
      {
        title: "What to have ready",
        text: "A list to work through before the first talk with a lawyer.",
        stage: "open",
      },
      {
        title: "Confidential intake",
        text: "A form without an account, sealed so that only caseworkers can read it. It stands apart from this portal, under Help without traces.",
        stage: "open",
      },
      {
        title: "Network of lawyers",
        text: "Names appear when a bar association has confirmed them. None has been asked so far.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a preparation list; no real case",
      columns: [{ label: "Paper" }, { label: "Who has it" }, { label: "Ready" }],
      rows: [
        ["Sample letter from an authority", "Sample relative", "Yes"],
        ["Sample date of a hearing", "Sample court office", "Asked"],
        ["Sample proof of residence", "Nobody yet", "No"],
      ],
    },
    stored:
      "The desk itself keeps nothing. What you tell a caseworker is sealed, on a page that does not know your account.",
    isSealed: true,
    enquiries: ["/justice/access"],
    sections: [
      {
        kind: "notice",
        id: "urgent",
        heading: "If somebody is in danger now",
        tone: "caution",
        paragraphs: [
          "This site is no emergency service and nobody watches it at night. Call the emergency number of the country the person is in, or the consulate of their nationality.",
        ],
      },
    ],
    memberSections: [
      {
        kind: "steps",
        id: "prepare",
        heading: "What to have ready",
        lead: "On paper or on your own device. Do not send any of it to us.",
        steps: [
          {
            title: "Who and where",
            text: "Full name as in the papers, date of birth, nationality, and the place the person is held or lives.",
          },
          {
            title: "Which authority",
            text: "The office, court or police station that acts, and its number on any letter.",
          },
          {
            title: "By when",
            text: "Every date with a deadline: hearings, appeals, the end of a visa. Earliest first.",
          },
          { title: "What was said", text: "Copies of letters and decisions, with the day each one arrived." },
          {
            title: "Who may speak",
            text: "A signed paper that lets a relative or a lawyer speak for the person.",
          },
        ],
      },
    ],
  },
];
