import type { PageRecord } from "../../types.ts";

/** What members find behind the sign-in at the justice desk, and who should not sign in. */
export const justicePortalPage: PageRecord = {
  name: "Member's desk",
  title: "The justice desk: who it is for",
  description:
    "What the gated justice desk offers signed-in members today, what it will not hold, what signing in leaves on a device, and help without an account.",
  eyebrow: "Justice",
  lead: "Behind the sign-in lies a small desk: a list of what to prepare before you speak with a lawyer, and your own enquiries in one place. It is no case file.",
  sections: [
    {
      kind: "facts",
      id: "inside",
      heading: "What is inside",
      facts: [
        {
          term: "Open today",
          text: "A list for preparing a first talk: who, which authority, which dates, which papers, who may speak for the person.",
        },
        {
          term: "Open today, too",
          text: "The way to the sealed form for caseworkers, which knows nothing of your account; and the references of what you asked from the desk while it had a form.",
        },
        {
          term: "Planned",
          text: "Names of lawyers whom a bar has confirmed.",
        },
        { term: "Not planned", text: "Uploads of judgments, chats with other families, tracking of a case." },
      ],
    },
    {
      kind: "fork",
      id: "which-way",
      heading: "Is the desk the right place?",
      caption: "From the most urgent to the calm: the first yes shows where to go.",
      asks: [
        {
          question: "Was somebody arrested last night?",
          yes: "The consulate and a lawyer; then the page for the first hours.",
        },
        {
          question: "Do you fear that somebody reads your telephone?",
          yes: "No account. The page on help without traces, on another device.",
        },
        {
          question: "Do you work for an association and collect addresses?",
          yes: "The legal network page; an account adds little.",
        },
        {
          question: "Do you want to know how the body is to work?",
          yes: "The contact page, without names.",
        },
      ],
      otherwise: "You prepare calmly for a talk with a lawyer: the desk is for that.",
    },
    {
      kind: "steps",
      id: "enter",
      heading: "How one gets in",
      steps: [
        {
          title: "Register",
          text: "With an e-mail address. A code of six digits is sent to it; there is no password.",
        },
        {
          title: "Choose how long",
          text: "On a device that others use, do not let it remember you. Sign out when you leave.",
        },
        {
          title: "Open the desk",
          text: "Any member may. Nobody looks at your reasons, and no approval is needed.",
        },
      ],
    },
    {
      kind: "facts",
      id: "traces",
      heading: "What signing in leaves behind",
      lead: "Decide before you do it.",
      facts: [
        {
          term: "In your mailbox",
          text: "The message with the code, in the inbox and perhaps in a backup or on a second telephone.",
        },
        {
          term: "On the device",
          text: "A cookie for the sign-in and, in the browser's history, the address of the desk.",
        },
        {
          term: "With us",
          text: "That the account exists, and from which devices it was used. You can look at the list, export it and delete the account.",
        },
        {
          term: "On the way",
          text: "Your provider or employer sees that this site was opened, though not what was on the page.",
        },
      ],
    },
    {
      kind: "prose",
      id: "not",
      heading: "Why there is so little in it",
      paragraphs: [
        "A file about a detained person is worth money to a swindler and more than that to a persecutor. As long as nobody has been appointed who could answer for such a file, the right amount to collect is none. The desk is built so that it stays useful while empty: it asks you to write on paper, at home.",
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Go to the desk",
      lead: "You will be asked to sign in first. Without an account you see a description and sample rows.",
      actions: [{ href: "/justice/access", label: "Open the justice desk" }],
    },
  ],
  related: [
    "/justice/support",
    "/portal/diaspora/confidential",
    "/portal/onestop/devices",
    "/on-this-device",
  ],
  reviewedOn: "2026-11-21",
};
