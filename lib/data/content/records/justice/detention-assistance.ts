import type { PageRecord } from "../../types.ts";

/**
 * A checklist for the first hours after an arrest abroad. The form that goes to caseworkers is placed before it
 * (components/confidential).
 */
export const justiceDetentionAssistancePage: PageRecord = {
  name: "When somebody is held",
  title: "When somebody is held abroad: first hours",
  description:
    "A list for relatives and detained people: whom to reach, what to ask, what not to sign, how to search without traces, and when you can write to us.",
  eyebrow: "Justice",
  lead: "The list on this page leads to those who can act today: begin with it. A caseworker, while one is there, reads what you write here in days and not in hours.",
  sections: [
    {
      kind: "notice",
      id: "limits",
      heading: "No emergency line, no lawyer, no secrecy",
      tone: "caution",
      paragraphs: [
        "We cannot call a prison for you. We represent nobody before a court. Nobody from outside has tested yet how we seal what you write. Reading here is not anonymous where a network is watched: whoever runs the network sees the name of the site. If that alone is dangerous, use the device and connection of somebody who has nothing to do with the matter.",
      ],
    },
    {
      kind: "steps",
      id: "relative",
      heading: "If your relative is held",
      steps: [
        {
          title: "Write five lines on paper",
          text: "Full name as in the passport, date and place of birth, nationality, passport number, when and where last seen.",
        },
        {
          title: "Ring the consulate",
          text: "That of the person's nationality, nearest to the place. Outside hours it has a duty number. Skip this step if the person may need asylum from that state, and ask a lawyer.",
        },
        {
          title: "Ring police, then prisons",
          text: "Ask only: is this person with you, on whose order, when is the hearing? Do not explain or defend anything.",
        },
        {
          title: "Get a lawyer to the place",
          text: "By way of the bar, the legal aid office, or the list the consulate keeps. Being there in the first interview matters most.",
        },
        {
          title: "No trace at all?",
          text: "After war, flight or disaster, the Red Cross and Red Crescent search over borders, free of charge and with care about who learns what.",
        },
      ],
      sources: [
        { label: "ICRC Family Links: start a search", href: "https://familylinks.icrc.org/", year: 2025 },
      ],
    },
    {
      kind: "facts",
      id: "held",
      heading: "If you are the one who is held",
      lead: "Rights that most states have promised. How they work out is for a lawyer on the spot.",
      facts: [
        { term: "Consulate", text: "Say: “I ask you to inform my consulate.” The duty arises when you ask." },
        { term: "Language", text: "Say that you need an interpreter, even if you understand half of it." },
        {
          term: "Silence",
          text: "In most places you may say who you are and leave everything else until a lawyer is there.",
        },
        {
          term: "Signature",
          text: "Do not sign what you cannot read. If you are forced, note the day and tell the first person from outside.",
        },
        {
          term: "Asylum",
          text: "If you fear being sent back, say so clearly, more than once, and ask for UNHCR.",
        },
        {
          term: "Health",
          text: "Name your medicines by their generic names and ask for a doctor. Ask that the request is written down.",
        },
      ],
      sources: [
        {
          label: "UNHCR: help for refugees and asylum seekers by country",
          href: "https://help.unhcr.org/",
          year: 2025,
        },
        {
          label: "Vienna Convention on Consular Relations",
          href: "https://legal.un.org/ilc/texts/instruments/english/conventions/9_2_1963.pdf",
          year: 1963,
        },
      ],
    },
    {
      kind: "facts",
      id: "not",
      heading: "What makes it worse",
      facts: [
        {
          term: "Posting about it",
          text: "A name in public cannot be taken back. Ask the lawyer, and if possible the person, before you do.",
        },
        {
          term: "Paying a go-between",
          text: "Money for release goes to a stranger, and bribery is a charge of its own. Court fees and bail are paid at a counter.",
        },
        {
          term: "Many callers",
          text: "Ten relatives asking ten times make officials shut the door. Choose one voice.",
        },
        {
          term: "Stories by chat",
          text: "What you write to the detained person will be read. Send love and dates, not arguments.",
        },
      ],
    },
    {
      kind: "facts",
      id: "quietly",
      heading: "Searching quietly",
      facts: [
        {
          term: "Private window",
          text: "It forgets the pages when closed. It does not hide them from the network, and downloads stay.",
        },
        {
          term: "Shared telephone",
          text: "Families often share one. Use a neighbour's, a public library's or the lawyer's.",
        },
        {
          term: "One line of history",
          text: "Delete single entries: press one for a moment and choose remove. Leave the rest as it was.",
        },
        {
          term: "Voice and place",
          text: "Assistants keep recordings, maps keep journeys. Look the address up on paper or ask a passer-by.",
        },
        {
          term: "Photos of papers",
          text: "A picture carries time and often place. Show the paper itself, or have the lawyer copy it.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Read on when there is time",
      lead: "What consulates may do, how to choose a lawyer, and what the justice body plans.",
      actions: [{ href: "/justice/support", label: "To the Justice page" }],
    },
  ],
  related: ["/justice/support", "/portal/diaspora/confidential", "/justice/legal-network"],
  reviewedOn: "2026-11-21",
};
