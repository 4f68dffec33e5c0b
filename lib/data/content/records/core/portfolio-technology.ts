import type { PageRecord } from "../../types.ts";

/** How the site is built and how later systems would be, in plain words. */
export const portfolioTechnologyPage: PageRecord = {
  name: "Technology",
  title: "What the systems are built on",
  description:
    "In plain words: how this site makes its pages, keeps enquiries and signs people in without a password, and what grading and payment systems would need.",
  eyebrow: "Portfolio",
  lead: "You can test part of this page with the phone in your hand. The other part describes systems that have not been built.",
  contents: true,
  sections: [
    {
      kind: "table",
      id: "today",
      heading: "What this site runs on today",
      rests: ["third-parties"],
      caption: "Parts of the site, what each does and what follows for a reader",
      columns: [{ label: "Part" }, { label: "What it does" }, { label: "What that means for you" }],
      rows: [
        [
          "Pages made on the server",
          "The text is complete when it leaves the server; scripts only add comfort",
          "An old phone or a browser without script can read and send everything that matters",
        ],
        [
          "Lite mode",
          "Sends pages without scripts and without a font of our own",
          "Less data to pay for, by a switch or when your browser asks to save data",
        ],
        [
          "PostgreSQL",
          "A database that writes an enquiry to disk before it gives a reference",
          "A reference on your screen means that your words are stored",
        ],
        [
          "Codes by e-mail",
          "Six digits that expire after minutes and work only in the browser that asked",
          "No password to forget, reuse or have stolen",
        ],
        [
          "Hashes",
          "Codes and sign-in keys are kept as fingerprints from which the original cannot be read back",
          "Somebody who copied the table could not sign in with it",
        ],
        [
          "Checklists on the device",
          "Ticks in a guide are stored by the browser, and each guide has a print version",
          "Nobody sees how far you are; an open or printed guide stays readable without a connection",
        ],
        [
          "No third parties",
          "Pictures, fonts and scripts come from this address alone",
          "Reading here tells no advertising company about it",
        ],
      ],
    },
    {
      kind: "diagram",
      id: "enquiry",
      heading: "The way of an enquiry",
      shape: "lanes",
      caption: "What happens between pressing Send and getting an answer, by who does it.",
      nodes: [
        { by: "You", title: "Send", text: "Message and e-mail address, with or without script." },
        {
          by: "Server",
          title: "Check",
          text: "Lengths, address and kind. Faults come back with your text kept.",
        },
        { by: "Database", title: "Store", text: "Written once, also when you press twice." },
        { by: "You", title: "Keep the reference", text: "It opens your receipt at any time." },
        { by: "Office", title: "Read and answer", text: "To the address you gave." },
      ],
    },
    {
      kind: "facts",
      id: "principles",
      heading: "Rules for anything we build",
      facts: [
        { term: "Ask for less", text: "A field that nobody needs in order to answer is left off the form." },
        {
          term: "Paper first",
          text: "A process that cannot be run with slips and a ledger is not ready for a screen.",
        },
        {
          term: "Works on the worst line",
          text: "What a grower needs at the scale has to function without a signal and catch up later.",
        },
        {
          term: "Leave with your data",
          text: "Members can already take a copy and delete their account. Later systems owe the same.",
        },
        {
          term: "A person decides",
          text: "No loan, claim or access is to be refused by a program alone. Somebody signs, and says why.",
        },
      ],
    },
    {
      kind: "facts",
      id: "planned",
      heading: "Planned and not built",
      lead: "Each would be tried on paper in the pilot country before a line of it is written.",
      facts: [
        {
          term: "Grading slips",
          text: "A numbered slip for each lot with weight, grade, moisture and field, in two copies. The electronic form would carry the same number, so that a dispute ends with a look at the paper.",
        },
        {
          term: "Payments",
          text: "Instructions to a licensed bank or wallet, not a purse of our own. Designed to meet the rules for payment services in each country; no authority has examined it, because there is nothing to examine.",
        },
        {
          term: "Identity",
          text: "Yes or no to one question, with the person's consent, from the state's own register. Copies of cards and fingerprints are to stay out of it.",
        },
        {
          term: "Claims and cover",
          text: "A bill, the rule that applies to it and the answer, readable by the person it concerns.",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions from careful readers",
      items: [
        {
          question: "How can I see that nothing is loaded from elsewhere?",
          answer:
            "Open the developer tools of a browser, choose the network view and load any page. All requests carry this site's address. The response headers state the same rule, and the browser enforces it.",
        },
        {
          question: "Why is there no password?",
          answer:
            "Most passwords are used twice and one of the two places leaks. A code shows that you can open your mailbox, and nothing else. It follows that your mailbox deserves a good lock: whoever reads your mail could sign in as you.",
        },
        {
          question: "What happens when the database is down?",
          answer:
            "The pages remain readable. Forms say that they cannot store anything at the moment and ask you to try again; they do not pretend to have taken your message.",
        },
        {
          question: "I found a weakness. Whom do I tell?",
          answer:
            "The file security.txt in the well-known folder of this address names the way. Describe what you saw, leave other people's data alone, and give us time to repair it before you publish.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Try it",
      lead: "Switch to lite mode and read a guide, or look at everything the site has put on your device.",
      actions: [
        { href: "/lite", label: "Switch on lite mode" },
        { href: "/on-this-device", label: "See what is on your device" },
      ],
    },
  ],
  related: ["/portfolio", "/legal/privacy", "/verifiafrica", "/install"],
  reviewedOn: "2026-11-21",
};
