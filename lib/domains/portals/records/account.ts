import { accountPath, devicesPath, hubPath } from "#lib/domains/members/open/paths.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import type { Portal } from "../types.ts";

/** The member's own pages. Their content for a member is rendered by components/account. */
export const accountPortals: readonly Portal[] = [
  {
    key: "onestop",
    path: hubPath,
    name: "Your account",
    title: "Your account",
    description:
      "The hub of every member: enquiries with their references, access to portals, devices that are signed in, and a copy of what this site holds about you.",
    eyebrow: "Members",
    family: "identity",
    access: "member",
    purpose: "One page for everything you have asked, been given and can take away with you.",
    about: [
      "Enquiries sent with your e-mail address, portals you asked for, browsers that are signed in as you: all of it on one page, with a next step beside each.",
      "Registration is free and asks for three things: why you are here, your country and your consent.",
    ],
    whoMayEnter: "Everybody with an e-mail address.",
    inside: [
      {
        title: "Your enquiries",
        text: "What was sent with your e-mail address, with reference and date.",
        stage: "open",
      },
      {
        title: "Your portals",
        text: "Asked for, given or refused, with the reason in words.",
        stage: "open",
      },
      {
        title: "Devices and account",
        text: "End a sign-in elsewhere, download your data, delete the account.",
        stage: "open",
        next: { href: accountPath, label: "Your account" },
      },
      {
        title: "Letters and saved countries",
        text: "Request letters with how far each is, and the countries you plan in.",
        stage: "open",
      },
    ],
    sample: {
      caption: "SAMPLE of what a member sees; references are made up",
      columns: [{ label: "Enquiry" }, { label: "Kind" }, { label: "Filed" }],
      rows: [
        ["AK-SAMP-LE01", "General enquiry", "Sample date"],
        ["AK-SAMP-LE02", "Question about a country", "Sample date"],
        ["AK-SAMP-LE03", "Affiliate interest", "Sample date"],
      ],
    },
    stored:
      "E-mail address, country, reason for registering, sign-ins, requests. You can export and delete all of it.",
  },
  {
    key: "onestop-devices",
    path: devicesPath,
    name: "Devices",
    title: "Your devices",
    description:
      "Every browser that is signed in as you: where, since when and last seen. End one sign-in, or all others at once; the next step there asks for a new code.",
    eyebrow: "Members · Security",
    family: "identity",
    access: "member",
    purpose: "Every browser that is signed in as you, and a way to end each of them.",
    about: [
      "A lost phone or a computer in a library should not stay signed in. The list names browser, rough network and last use, and marks the one you are using.",
      "Ending a sign-in works at once, on all our servers. It does not delete anything.",
    ],
    whoMayEnter: "You, for your own devices. This page shows nobody else's.",
    inside: [
      { title: "Signed-in browsers", text: "The one in your hand first, then by last use.", stage: "open" },
      {
        title: "End one or all others",
        text: "One button each; the page then lists what was ended.",
        stage: "open",
      },
    ],
    sample: {
      caption: "SAMPLE of a device list; the networks are reserved for examples",
      columns: [{ label: "Browser" }, { label: "Network" }, { label: "Last seen" }],
      rows: [
        ["Sample browser on a phone", "192.0.2.0/24", "Now: this one"],
        ["Sample browser on a laptop", "198.51.100.0/24", "Sample date"],
        ["Sample browser in a library", "203.0.113.0/24", "Sample date"],
      ],
    },
    stored: `Name of the browser, the network cut so that it names no household, and when it was used. Gone ${retention.sessions.days} days after the sign-in ends.`,
  },
  {
    key: "onestop-account",
    path: accountPath,
    name: "Your data",
    title: "Your data",
    description:
      "Finish or change your registration, take a copy of everything held about you as a file, or delete the account and read what is kept afterwards and why.",
    eyebrow: "Members · Your data",
    family: "identity",
    access: "member",
    purpose: "Your registration, a copy of your data, and the way out.",
    about: [
      "The export is one file that other programs can read. Deletion takes effect at once and signs you out everywhere.",
      "A few things outlive an account, such as the record that a sign-in took place. The page lists each with its reason and its end.",
    ],
    whoMayEnter: "The owner of the account, and nobody on their behalf.",
    inside: [
      { title: "Registration", text: "Why you are here, your country, your consent.", stage: "open" },
      { title: "Export", text: "Everything with your name on it, in one JSON file.", stage: "open" },
      {
        title: "Deletion",
        text: "Asks for your address once more, so that no stray tap ends an account.",
        stage: "open",
      },
    ],
    sample: {
      caption: "SAMPLE of the parts of an export; counts are made up",
      columns: [{ label: "Part" }, { label: "Entries", numeric: true }],
      rows: [
        ["Sample registration", "1"],
        ["Sample sign-ins", "2"],
        ["Sample requests", "3"],
      ],
    },
    stored: "What you typed at registration. Exports are made when you ask and are not kept.",
  },
];
