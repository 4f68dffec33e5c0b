import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import { listDeviceKeys, type DevicePlace } from "../../device-keys.ts";
import type { PageRecord } from "../../types.ts";

const placeWords: Record<DevicePlace, string> = {
  local: "Storage of the browser",
  session: "Storage of one tab",
  database: "Database of the browser",
  copy: "Copies of pages",
  cookie: "Cookie",
  "sealed-cookie": "Cookie no script can read",
};

const deviceRows = listDeviceKeys(true).map(({ name, label, places, purpose, stays }) => [
  `${label} (${name})`,
  purpose,
  places.map((place) => placeWords[place]).join(", "),
  stays,
]);

const keptRows = [
  ...Object.values(retention).map(({ what, kept }) => [what, kept]),
  ["Account: address, role, reason, country, consent", "until you delete it"],
  ["Requests for portals, with their decisions", "until you delete the account"],
  [
    "Ratings of countries, with their comments",
    "until you withdraw them or delete the account; a comment that a moderator removes goes at once",
  ],
  [
    "Documents in portals",
    "until staff take them back, file and all; one that is for you alone goes with your account at the latest",
  ],
  ["Views of the queue that staff keep", "until they remove them or their account is deleted"],
  ["Backups of the database, if the operator makes them", "until they are overwritten"],
];

/** What is stored about visitors and members, why, for how long and who may read it. */
export const privacyPage: PageRecord = {
  name: "Privacy notice",
  title: "Privacy notice",
  description:
    "What this site stores about visitors and members, on which ground, for how long and who reads it, every cookie, and how to export or delete.",
  eyebrow: "Legal",
  lead: "You can read every guide without telling us who you are. When you write to us or sign in, some things are stored. All of them stand in the tables below, drawn from the same lists by which the site stores and deletes.",
  contents: true,
  document: {
    version: "0.9",
    since: "2026-11-21",
    summary: [
      "Reading needs no account, and nothing that names you is put into our database by it.",
      "If you tell us whether a page was useful, your answer is kept without your name and without your e-mail address. A moderator reads what you write there, and wipes it if it names somebody.",
      `What you send by a form is read by whoever answers or decides on it. An enquiry is deleted after ${leadRetentionMonths} months, what a form of several steps took after the span on its first page.`,
      "An account holds your e-mail address, why you came, the country you named, your sign-ins, your requests and your ratings. It has no password.",
      "Plans you make stay on your device. Signed in, your account holds them too, notes included, so that your other devices have them.",
      "If you rate a country, the score counts in an average that everybody sees. A comment is shown without your name once a moderator has let it through.",
      "Nothing is sold, nothing is used for advertising, and no page loads anything from third parties.",
      "You can download and delete your data yourself, without asking anybody.",
    ],
  },
  sections: [
    {
      kind: "apply",
      id: "ask",
      heading: "Use a right over your data",
      lead: "Without an account too. Give the address the data was stored with, or the reference of what you sent; keep copies of documents at home.",
      form: "data-rights",
    },
    {
      kind: "facts",
      id: "who",
      heading: "Who is responsible",
      facts: [
        {
          term: "Controller",
          text: "The operator of this site, the Akoma Group. Write by the form at the top of this page or by the contact page. A postal address is to be added before launch.",
        },
        {
          term: "The office",
          text: "The people whom the operator has asked to read enquiries, decide on portals and run the servers. Where this text says “we”, it means them.",
        },
        {
          term: "What it covers",
          text: "This site, its installed app and the mail it sends. Pages we link to have notices of their own.",
        },
        {
          term: "Data protection officer",
          text: "None has been appointed. The office deals with requests itself.",
        },
      ],
    },
    {
      kind: "table",
      id: "stored",
      heading: "What is stored on our servers",
      lead: "“Keyed hash” means a fingerprint that cannot be turned back, and that nobody can make without a key kept outside the database.",
      caption:
        "Kinds of records on the servers, when each is made, what it is for and the ground on which it is kept",
      columns: [{ label: "Record" }, { label: "Made when" }, { label: "For" }, { label: "Ground" }],
      rows: [
        [
          "Enquiry: your words, e-mail address, name and country if you gave them, the page it came from, what the link that led you there called itself if it did (utm_source, utm_medium, utm_campaign), time, reference, and a mark by which a form sent twice counts once",
          "You send a form",
          "To answer you, and to see which questions our guides leave open",
          "You asked; our interest in better guides",
        ],
        [
          "Chat: your messages and ours, sealed, your e-mail address, name if you gave it, the page you wrote from, files you added, times, reference, and a number that follows from the key that opens it, which your browser alone has",
          "You send a message in the chat",
          "To answer you, there and by mail, under one reference",
          "You asked",
        ],
        [
          "What a form of several steps took: your answers, your account or the address you gave, reference, time, what was asked and decided",
          "You send it",
          "To decide or answer what its first page says",
          "You asked",
        ],
        [
          "Messages about what you sent, yours and ours, sealed; whose turn it is, by when, who of our staff has it, their notes",
          "Staff answer, or you write back",
          "To talk about it under one reference, and to see what is late. Staff read it who work on its kind",
          "You asked",
        ],
        [
          "What you tell caseworkers in confidence: message, files and answers, sealed to their keys, and messages and answers to your receipt too; the day, and a keyed hash that finds it by your receipt",
          "You send it on a page that asks for no account",
          "So that a caseworker can answer. They alone can open it",
          "You asked",
        ],
        [
          "Answers to a form that is not sent yet, sealed; and, encrypted in your browser with a key we never get, those you take along as a link",
          "You go on to the next step; you ask for a link",
          "So that nothing you typed is lost, and you can go on later",
          "You asked",
        ],
        [
          "Files you add to a form: the file without the place, time and device that a photo tells, its name sealed, size, kind and a fingerprint",
          "You add them",
          "To decide or answer what the form is about",
          "You asked",
        ],
        [
          "Letter you had written: your answers, sealed, your address, and the days you note. No member of staff has a way to read it",
          "You have it made",
          "To make the letter again while you need it, and to tell you how far it is",
          "You asked",
        ],
        [
          "Answer about a page: yes or no, what you were looking for if you wrote it, the page, time, reference, and when a moderator decided. No name, no e-mail address, no tie to an account",
          "You press Yes or No under “Was this page useful?”",
          "To see which pages fail their readers",
          "Our interest in better pages",
        ],
        [
          "Whether an answer of the Navigator was right: yes or no, your words if you wrote any, the question in small letters without addresses and long numbers, with the country, topic and passport in its address, the places it cited, time and reference. No name, no e-mail address, no tie to an account",
          "You press Yes or No under “Was this right?”",
          "To put right facts that are wrong and answers that miss",
          "Our interest in better pages",
        ],
        [
          "Search that found nothing: its words, where they are a few words of letters alone, its week and how many there were. No time, no network, no tie to a browser or an account; staff see words only once they were searched for several times",
          "The search finds nothing",
          "To see what our pages lack",
          "Our interest in better pages",
        ],
        [
          "Account: e-mail address, role, and once you register your reason for coming, the country you named and the time of your consent",
          "Your first code is accepted",
          "To know you again, show you what is yours and what fits, and see for whom our guides are",
          "The account you asked for; your consent, which you withdraw by deleting it",
        ],
        [
          "Sign-in code: keyed hashes of address and code, hash of your browser's number, tries left; until then also your answers on the registration form",
          "You ask for a code",
          "To prove that the mailbox is yours",
          "The account you asked for",
        ],
        [
          "Sign-in: name of the browser such as “Firefox on Android”, the network cut so that it names no household, times, hashes of its tokens",
          "A code is accepted",
          "To keep you signed in, and to let you see and end it",
          "The account; our interest in safe sign-ins",
        ],
        [
          "Remembered browser: hash of its number, first and last use",
          "You sign in with the box “Remember this device” ticked. It is ticked at first; empty it to refuse",
          "So that a stranger who asks for codes in your name cannot lock you out",
          "Our interest in accounts strangers cannot block",
        ],
        [
          "Request for a portal: which one, organisation, purpose, what the link that led you there called itself if it did, decision, its reason, who decided, for ClearSight the networks you registered",
          "You ask for access",
          "To decide on it and to show you why",
          "You asked",
        ],
        [
          "Document in a portal: its file, title and short text, both sealed, kind, date, who of our staff put it there; and your account, where it is for you alone",
          "Staff publish it",
          "To hand it to those who may enter the portal, or to you alone. Staff who publish can open it too; each opening is an event",
          "You asked for the portal",
        ],
        [
          "View of the queue that a member of staff keeps: its name and filters, without what was searched for",
          "They save it",
          "So that they find their work again. Nobody else sees it",
          "Our interest in work that is not lost",
        ],
        [
          "Rating of a country: number of your account, country, kind, score, your comment if you wrote one, its state, a keyed hash of it, times. The hash outlives words that a moderator removed, so that the same ones do not come back",
          "You rate a country. If you are not signed in, it waits sealed in your browser and is stored once you are",
          "To show averages and how many they are of. The comment is shown to everybody with score and month, never with your name or address",
          "You asked for it to be counted and shown; you withdraw it on the same page",
        ],
        [
          "Event: what was done, whether it succeeded, when, number of the account, keyed hash of the address, small facts: a portal, a count",
          "A code is asked for or tried, even if no account follows; a sign-in ends; you register, export or delete; a portal is asked for, decided on or refused; a document is opened; staff read, answer or decide on something, or take a list of cases out",
          "To look into misuse afterwards",
          "Our interest in accounts nobody can misuse unseen",
        ],
        [
          "Limit: moments under a keyed hash of an address, account or network",
          "You ask for or try a code, send a form, say whether a page was useful, rate a country, ask for a portal, export",
          "Against guessing and flooding",
          "Our interest in a site that stays up",
        ],
        [
          "Mail: its kind and times; recipient and words, encrypted, until it is sent or given up",
          "We send a code, warn of a new device, or tell you that there is a decision, an answer or a document",
          "To deliver it once and try again when it fails",
          "The account you asked for",
        ],
      ],
    },
    {
      kind: "facts",
      id: "not-collected",
      heading: "What is not collected",
      facts: [
        {
          term: "Chat",
          text: "Not collected yet: that part is not built. This notice changes before it opens.",
        },
        {
          term: "Who told caseworkers something in confidence",
          text: "Those pages ask for no account and store no network address, browser, page you came from or time of day. What you write is sealed to the caseworkers' keys before it is stored, so that we cannot read it; we see the day, how many parts a case has and about how large they are.",
        },
        { term: "Payment", text: "No card, bank or wallet data. No money moves here." },
        {
          term: "What you try in a tool",
          text: "The transfer estimate, the converter, the navigator, the comparison and the search put your numbers or choices into the address of the answer. Our database keeps none of it but words that were searched for in vain, counted without anything that says by whom. The address stays in your browser's history, and a host could log it. The readiness check sends nothing at all.",
        },
        {
          term: "Identity papers, health, beliefs",
          text: "No form asks for them. One asks which kind of ID you hold and which country issued it, never its number. Please leave them out of your messages.",
        },
        {
          term: "Analytics and advertising",
          text: "No counters of visitors, no pixels, fingerprints or identifiers for advertising. The security policy sent with each page lets the browser talk to this site only.",
        },
        {
          term: "Your full network address",
          text: "The server sees it while it answers, as any server does. The page on which organisations register for ClearSight shows it back to you. Our programs write it neither into the database nor into their logs. A fixed network that an organisation registers for ClearSight is the one exception.",
        },
        {
          term: "Where you are",
          text: "Location is never asked of the browser. The privacy note in the footer goes by the browser's language, and the choice is made on your device.",
        },
      ],
      rests: ["third-parties"],
    },
    {
      kind: "table",
      id: "device",
      heading: "What is kept on your device",
      lead: "Cookies serve signing in, ratings that wait for it, and lite mode only. Nothing in the list is there to follow you. The page “On this device” shows what is there now and clears it.",
      caption: "Every cookie and storage key of this site with its purpose, its place and how long it stays",
      columns: [{ label: "What" }, { label: "What for" }, { label: "Where" }, { label: "How long" }],
      rows: deviceRows,
    },
    {
      kind: "bars",
      id: "spans",
      heading: "How long, on one scale",
      label: "Days that records stay at most, where a span is fixed",
      columns: ["Record", "Kept"],
      rows: [
        { label: "Records of sign-ins and decisions", value: 2556, text: "7 years" },
        { label: "Enquiries; answers about a page", value: 730, text: "24 months" },
        { label: "Remembered devices, after their last sign-in", value: 400, text: "400 days" },
        { label: "Ended sign-ins", value: 30, text: "30 days" },
        { label: "That a mail was sent", value: 7, text: "7 days" },
        { label: "Counts for limits", value: 1, text: "a day at most" },
      ],
      source: "the table below",
    },
    {
      kind: "table",
      id: "kept",
      heading: "How long it is kept",
      lead: "All but the last six rows come from the list by which the site deletes, about once an hour, by itself.",
      caption: "Kinds of records and how long each is kept",
      columns: [{ label: "Record" }, { label: "Kept" }],
      rows: keptRows,
    },
    {
      kind: "facts",
      id: "recipients",
      heading: "Who else handles it",
      facts: [
        {
          term: "The mail provider that carries our mail",
          text: "Gets the recipient, subject and words of codes, warnings and decisions in order to deliver them. The operator names it in its settings.",
        },
        {
          term: "The host",
          text: "Whoever runs the servers and the database for the operator may reach them for upkeep, and may log network addresses and the addresses of the pages asked for, for its own safety. No host is named in this version.",
        },
        {
          term: "Our replies",
          text: "A person writes them. They stay here, sealed, beside what you sent, and go with it; the mail says only that there is one. Words that staff begin an answer with are the office's own and name nobody.",
        },
        {
          term: "Vendors, where you ask for quotes",
          text: "If you said yes to it in your request, our staff pass on what you want, how much, of which quality, where and by when, to vendors of the list. Your name, your number and your files stay with us. What a vendor quotes is handed to you, with the name of the firm where its vendor agreed, and goes when your request goes.",
        },
        {
          term: "A system for enquiries, where one is set up",
          text: "Admins may name a system, such as one for customer care, that is told what is said in a chat as it happens: the words, your address, your name if you gave it, the page and the country. It gets no file and no other form. None is named in this version.",
        },
        {
          term: "A service that words answers, where one is set up",
          text: "The operator may name a language model that words answers of the Navigator. It is sent the question and the sentences of our pages that answer it, and nothing about who asks: so leave names out of questions. None is named in this version.",
        },
        {
          term: "The exchange-rate service",
          text: "Our server asks it for a list of rates. It learns nothing about visitors.",
        },
        {
          term: "Authorities",
          text: "On a binding written order, and only what it names. The policy on records and disclosure says how such orders are handled.",
        },
        {
          term: "Anybody else",
          text: "Nobody. Whoever knows a reference sees kind, country and date of the enquiry, never your words, name or address. A comment on a country is the one text meant for everybody: a moderator reads it, then it is shown without your name.",
        },
      ],
    },
    {
      kind: "prose",
      id: "transfers",
      heading: "Transfers to other countries",
      paragraphs: [
        "The site is read and run across borders, so your data may lie in another country than you do. In which one is decided by where the operator places its servers and its mail; that is not settled in this version and is to be named here before launch.",
        "Where the law of your country asks for safeguards, such as standard clauses in the contract with a host, they have to be in place first.",
      ],
    },
    {
      kind: "facts",
      id: "security",
      heading: "How it is protected",
      facts: [
        {
          term: "No passwords",
          text: "A code works once, for minutes, in the browser that asked. There is no list of passwords to steal.",
        },
        {
          term: "Hashes instead of secrets",
          text: "Tokens and codes are stored as hashes. Whoever copied the database could not sign in with it.",
        },
        {
          term: "Mail under seal",
          text: "Waiting mail is encrypted with a key that is not in the database, and emptied once sent.",
        },
        {
          term: "Least reading",
          text: "What you send is opened at a desk for staff, each by the kinds they work on, and every opening is written down. Whoever has no such role finds no page there; a member sees what is theirs.",
        },
        {
          term: "If it goes wrong",
          text: "Should data leak, we tell the authority and you as the law requires, say what it was, and put a notice on the site. No system is safe for certain.",
        },
      ],
    },
    {
      kind: "steps",
      id: "rights",
      heading: "How to use your rights",
      lead: "You may see, correct, take away, delete, restrict or object, wherever you live.",
      steps: [
        {
          title: "See and take away",
          text: "Sign in and open “Your data”. One button gives you a file with the account, sign-ins, requests, ratings, plans, events, and the enquiries that carry your address.",
        },
        {
          title: "Correct",
          text: "Change your registration on the same page, and a rating on the page of its country. To correct an enquiry, send a new one that names its reference.",
        },
        {
          title: "Delete",
          text: "Type your address to confirm. The account and everything that hangs on it goes at once, enquiries, ratings, comments and plans included; averages are counted without them. Events and limits remain under fingerprints until they run out. Answers about pages remain too, because nothing in them says that they are yours.",
        },
        {
          title: "Without an account",
          text: "Send the form at the top of this page and give the address concerned in it. We write back to that address to make sure that it is you, and never ask for a copy of an identity card.",
        },
        {
          title: "What you said of a page",
          text: "Nobody can tell which answer is yours unless you name the reference you were given. With it, the answer can be deleted.",
        },
        {
          title: "Object or restrict",
          text: "Say what we should stop doing and why it weighs on you. While that is looked at the office does not use the data. Deletion by age goes on by itself, so say so if you need something kept.",
        },
      ],
    },
    {
      kind: "cards",
      id: "regions",
      heading: "Where you live",
      lead: "The law of your place adds rights and an authority.",
      groups: [
        {
          name: "Notices by region",
          cards: [
            {
              title: "EEA and United Kingdom",
              text: "Articles, legal bases, time limits and supervisory authorities.",
              href: "/legal/privacy-eea-uk",
            },
            {
              title: "California and other US states",
              text: "Categories collected, at the moment they are.",
              href: "/legal/notice-at-collection",
            },
            {
              title: "Refusing sale or sharing",
              text: "Why there is no switch, and what your browser's signal does.",
              href: "/legal/do-not-sell",
            },
            {
              title: "African states",
              text: "Ghana, Kenya, Nigeria, Senegal, South Africa and many others have a data protection law and an authority that hears complaints. The Malabo Convention of the African Union binds the states that have ratified it.",
            },
          ],
        },
      ],
      sources: [
        {
          label: "African Union: Convention on Cyber Security and Personal Data Protection",
          href: "https://au.int/en/treaties/african-union-convention-cyber-security-and-personal-data-protection",
          year: 2014,
        },
      ],
    },
    {
      kind: "facts",
      id: "special",
      heading: "Children, and decisions by machines",
      facts: [
        {
          term: "Children",
          text: "The site is written for adults. It does not ask for an age and does not mean to store anything about somebody under sixteen. A parent who finds that we do may have it deleted.",
        },
        {
          term: "Automated decisions",
          text: "No decision with legal or similar weight is made by a machine, and nobody is profiled. Two checks are automatic: limits make you wait after many tries, and one ClearSight desk refuses addresses of free mail services. You may write to a person about either.",
        },
        { term: "Portals", text: "People decide, with a reason you can read. You may ask again." },
      ],
    },
    {
      kind: "prose",
      id: "changes",
      heading: "Changes and complaints",
      paragraphs: [
        "A new version gets a new number and date, and says what has changed. What you agreed to at registration is not stretched: a further use needs a further yes.",
        "Write to us first if you like; you need not. The data protection authority where you live or work takes complaints directly.",
      ],
    },
  ],
  related: ["/on-this-device", "/portal/onestop/account", "/legal/terms", "/policies/records-disclosure"],
  reviewedOn: "2026-11-21",
};
