import type { PageRecord } from "../../types.ts";

/**
 * How to look for help when a device or network may be watched. The form that goes to caseworkers is placed before it
 * (components/confidential).
 */
export const justiceConfidentialPage: PageRecord = {
  name: "Help without traces",
  title: "Looking for help without leaving traces",
  description:
    "For people in the diaspora who may be watched: what a browser keeps, how to leave fewer traces, which offices to reach, and when you can write to us.",
  eyebrow: "Justice",
  lead: "You need help and somebody must not know. Read what your device remembers, and where you can speak to a person. While a caseworker is there to read it, you can also write here.",
  sections: [
    {
      kind: "notice",
      id: "limits",
      heading: "Before you trust this page",
      tone: "caution",
      paragraphs: [
        "It brings no emergency help. If you are in danger now, leave if you can, and call the local emergency number from any telephone.",
        "It gives nobody a lawyer, and it does not hide you. Whoever runs the network you are on, or has put a program on your telephone, can see that this site was opened. What you write to a caseworker here is sealed so that we cannot read it, but nobody from outside has tested that yet. If a mistake of ours could cost you your life or freedom, speak to a lawyer in person instead.",
      ],
    },
    {
      kind: "steps",
      id: "first",
      heading: "Before you read on",
      steps: [
        {
          title: "Whose device is this?",
          text: "If a partner, an employer or an agent bought it, set it up, pays for it or knows the code, stop here and use another.",
        },
        {
          title: "Change the device",
          text: "A library, an internet café, the telephone of a friend whom the other person does not suspect, a desk at a clinic or school.",
        },
        {
          title: "Open a private window",
          text: "In the menu: private, incognito or InPrivate. Close all of its windows when you have finished.",
        },
        {
          title: "Stay signed out",
          text: "Of everything: mail, social networks, this site. Signed-in browsers copy their history to your other devices.",
        },
        {
          title: "Have a harmless page ready",
          text: "A second tab with the weather or the news. Switch to it when somebody comes in.",
        },
      ],
    },
    {
      kind: "table",
      id: "keeps",
      heading: "What remembers what",
      caption: "Places that keep traces of what you read, what each keeps and what to do about it",
      columns: [{ label: "Place" }, { label: "Keeps" }, { label: "What helps" }],
      rows: [
        [
          "Browser history",
          "Addresses and times",
          "Delete this site alone. A history that is suddenly empty is noticed",
        ],
        ["Keyboard and search box", "Words you typed", "Private window; avoid typing names"],
        [
          "Downloads and screenshots",
          "The file, also after a private window",
          "Read on the screen; write on paper",
        ],
        [
          "Page translation of the browser",
          "It can send the text of a page, and what you type into it, to whoever translates it",
          "Read the original, or turn translation off for this site",
        ],
        ["Linked accounts", "The same history on a tablet or television", "Signed out, other device"],
        [
          "Telephone bill",
          "Numbers called and length of the call",
          "A landline elsewhere, a free number, or going there",
        ],
        [
          "Wireless network",
          "That this site was opened, and when",
          "Another network; mobile data of a friend",
        ],
        ["Location sharing", "That you went to a lawyer", "Leave the telephone at home, where it usually is"],
        [
          "This site",
          "Its list of recent places leaves this page out",
          "The page “On this device” shows and clears the rest",
        ],
      ],
    },
    {
      kind: "facts",
      id: "speak",
      heading: "Where you can speak to somebody",
      lead: "In person is safest. Ask first: what do you write down, and who can read it?",
      facts: [
        {
          term: "A lawyer",
          text: "Bound to silence by law. The bar association of the country names some, and often free ones. Many give a first talk without asking for papers.",
        },
        {
          term: "UNHCR",
          text: "For refugees and asylum seekers. help.unhcr.org lists offices and telephone numbers by country; it can be read without an account.",
        },
        {
          term: "The Red Cross or Red Crescent",
          text: "For contact with relatives who are missing or held, over borders and wars: familylinks.icrc.org, or any national society.",
        },
        {
          term: "Your consulate",
          text: "For lost or withheld passports and for arrest. Not if you fear your own state: then a lawyer comes first.",
        },
        {
          term: "A clinic, shelter or union",
          text: "They see forced work, violence at home and withheld wages every week, and know safe telephones.",
        },
      ],
      sources: [
        { label: "ICRC: Restoring Family Links", href: "https://familylinks.icrc.org/", year: 2025 },
        { label: "UNHCR: Help", href: "https://help.unhcr.org/", year: 2025 },
      ],
    },
    {
      kind: "prose",
      id: "papers",
      heading: "Papers, and a word to agree on",
      paragraphs: [
        "Learn two telephone numbers by heart. Leave copies of your passport, visa and contract with a person you trust, not in a mailbox that others can open. Keeping somebody's passport from them is an offence in many countries; the police or labour office can ask for it back.",
        "Agree with one friend on an ordinary word that means “call for help now”. Tell that friend what to do and whom to ring.",
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "When you are safe to read longer",
      lead: "The Justice page explains consulates, lawyers and first steps. It is an ordinary page and will stand in the history of your browser.",
      actions: [{ href: "/justice/support", label: "Go to the Justice page" }],
    },
  ],
  related: ["/justice/support", "/forms/detention/assistance", "/on-this-device"],
  reviewedOn: "2026-11-21",
};
