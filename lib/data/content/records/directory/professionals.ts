import type { PageRecord } from "../../types.ts";

/** How to find and hire a member of a registered profession, and who has asked to be listed. */
export const directoryProfessionalsPage: PageRecord = {
  name: "Professionals",
  title: "Professionals: lawyers, surveyors and others",
  description:
    "How to check a lawyer, notary, accountant, engineer or customs broker with the body that keeps the roll, and what to agree before work begins.",
  eyebrow: "Directory",
  lead: "Some work is kept for people on a roll: pleading in court, signing accounts, measuring land. The roll is public in most countries. Read it before you sign a mandate.",
  sections: [
    {
      kind: "search",
      id: "search",
      heading: "Find a professional",
      lead: "Entries that professionals put in themselves, each looked for on the roll of its body.",
      directory: "professionals",
    },
    {
      kind: "apply",
      id: "apply",
      heading: "List yourself",
      lead: "For people on a roll. You see which answers will be public before you send them.",
      form: "list-professional",
    },
    {
      kind: "table",
      id: "rolls",
      heading: "Who keeps the roll",
      lead: "General names; the exact title of the body is for the ministry of justice, works, lands or finance to say.",
      caption: "Professions, the body that keeps their roll, and the proof each can show you",
      columns: [{ label: "Profession" }, { label: "Roll kept by" }, { label: "Proof to see" }],
      rows: [
        ["Lawyer", "Bar association, law society or supreme court", "Practising certificate for this year"],
        [
          "Notary (civil law countries)",
          "Chamber of notaries; appointed by the state",
          "Decree of appointment and district",
        ],
        ["Notary public (common law countries)", "Chief justice or attorney general", "Commission and seal"],
        [
          "Accountant, auditor",
          "Institute or order of chartered accountants",
          "Licence to audit, which is separate from membership",
        ],
        [
          "Engineer, architect",
          "Registration board or order",
          "Registered stamp and number on every drawing",
        ],
        ["Land surveyor, valuer", "Surveyors' board, ministry of lands", "Licence, and seal on the plan"],
        ["Customs broker", "Customs authority", "Bonded licence for the port in question"],
        ["Estate agent", "Agents' board, where there is one", "Registration and a clients' account"],
      ],
    },
    {
      kind: "prose",
      id: "notaries",
      heading: "Two kinds of notary",
      paragraphs: [
        "The word misleads people who deal with several countries. Where the law follows the French or Portuguese model, a notary is a jurist appointed by the state who writes deeds, keeps the originals and vouches for what they say. Where it follows the English model, a notary public certifies signatures and copies, mainly for use abroad, and is usually a lawyer as well. A sale of land that needs the first kind may be void when only the second kind has stamped it. The land registry tells you which one it wants.",
      ],
    },
    {
      kind: "parts",
      id: "notary",
      heading: "One word, two offices",
      caption: "The land registry tells you which one it wants.",
      whole: "Notary",
      parts: [
        {
          title: "By the French or Portuguese model",
          text: "A jurist appointed by the state: writes deeds, keeps the originals, vouches for what they say.",
        },
        {
          title: "By the English model",
          text: "Certifies signatures and copies, mainly for use abroad; usually a lawyer as well.",
        },
      ],
    },
    {
      kind: "steps",
      id: "engage",
      heading: "Before work begins",
      steps: [
        {
          title: "Look in the roll",
          text: "By name and number. If it is on paper only, ring the secretary of the body.",
        },
        {
          title: "Ask about the other side",
          text: "Does the person act, or has acted, for the seller, the contractor or your relative? Then look for another.",
        },
        {
          title: "Get one page in writing",
          text: "What will be done, by whom, by when, for which fee, and which costs come on top.",
        },
        {
          title: "Pay against a receipt",
          text: "From the firm, with its number. Fees of courts and land offices have receipts of their own; ask for the originals.",
        },
        {
          title: "Keep your own file",
          text: "A copy of every paper that leaves your hands. You may change your adviser at any time, and then need the file.",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions people ask",
      items: [
        {
          question: "Somebody introduces himself as an agent for the land office. Is that a profession?",
          answer:
            "Hardly anywhere. Go to the counter yourself or send a licensed surveyor or a lawyer. Officials have a service card and a desk.",
        },
        {
          question: "May a foreign lawyer or engineer work here?",
          answer:
            "Usually only with a temporary licence or beside a local one. Regional blocs have agreements for some professions. The body that keeps the roll decides.",
        },
        {
          question: "I am unhappy with the work. Who listens?",
          answer:
            "First the person in writing, then the disciplinary committee of the body. It can reprimand or strike off; for your money back you need a court or an arbitrator.",
        },
      ],
    },
    {
      kind: "facts",
      id: "entry",
      heading: "What an entry shows",
      lead: "Your body says whether you may practise. You say whether strangers may find you.",
      facts: [
        {
          term: "Only you",
          text: "Nobody is listed without asking for it. An employer, partner or body cannot enrol you: rolls are public, but people did not join them to be copied.",
        },
        {
          term: "Everybody sees",
          text: "Name, profession, country and town, your own words about your work, languages, the contacts you chose, and since when you are listed. Nothing about home, age or clients.",
        },
        { term: "The desk alone sees", text: "The body whose roll has your name. Numbers are not asked." },
        {
          term: "You leave",
          text: "One button in your account takes the entry off at once. Search engines are asked to keep none of it.",
        },
        {
          term: "No commission",
          text: "We are not paid when somebody engages you. A paid introduction is no introduction.",
        },
      ],
    },
    {
      kind: "prose",
      id: "publicity",
      heading: "What your body lets you say",
      paragraphs: [
        "Rules on advertising differ. Some bars forbid their members any listing beyond name and address; then keep the description to what you do, or stay out. The desk refuses praise, comparisons with others and promises of success, whatever the rules of a body are.",
        "Have the current certificate and the code of conduct at hand when you fill in the form, and the consent of your partners if you work in a firm. None of it is sent to us.",
      ],
    },
  ],
  related: [
    "/directory/professionals/dashboard",
    "/justice/legal-network",
    "/portal/verify/credentials",
    "/start-business",
  ],
  reviewedOn: "2026-11-21",
};
