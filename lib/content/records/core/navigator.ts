import { guideTopics } from "../../guide-topics.ts";
import type { PageRecord } from "../../types.ts";

type Part = (typeof guideTopics)[number]["part"];

/** What a reader finds under each question, and who has the last word on it. */
const answers: Record<Part, readonly [finds: string, last: string]> = {
  register: ["Steps in order, with office, fee and time where known", "The registry, before you pay"],
  "legal-forms": ["Kinds of firm and what tells them apart", "The registry; a lawyer for your case"],
  after: ["Tax number, social security, licences, yearly filings", "The office named at each duty"],
  tax: ["Rates and filings, each with a year", "The revenue authority"],
  hiring: ["Minimum wage, hours, leave, notice, severance", "The labour office"],
  import: ["Tariff, levies, certificates, cargo notes, ports", "Customs, for your goods"],
  money: ["Currency, banks, wallets, transfers", "The central bank"],
  contacts: ["Offices by what they decide", "The office's own site or desk"],
  trade: ["Main goods, partners, ports", "Customs, for your goods"],
  blocs: ["Treaties and unions the country belongs to", "The ministry of trade"],
  people: ["Population, languages, cities, labour", "The statistical office"],
  infrastructure: ["Power, roads, rail, lines", "The operator or utility"],
  risk: ["Published indices, resources, land", "Whoever publishes the index"],
  "at-a-glance": ["The figures most often asked for", "The source beside each"],
  sources: ["Every document, with its licence and edition", "The publisher"],
};

/** A way to ask the 54 guides. */
export const navigatorPage: PageRecord = {
  name: "Navigator",
  title: "Navigator: ask the guides",
  description:
    "Choose a country and a question and land at the part of its guide that answers. What the 54 guides can and cannot tell you, who decides in the end, and how to ask a person.",
  eyebrow: "Start a business",
  lead: "Pick a country, pick what you want to know, and arrive at the very part of the guide that deals with it. Where the guides are silent, a form leads to a person.",
  sections: [
    {
      kind: "tool",
      id: "ask",
      heading: "Ask the guides",
      lead: "Two choices and a button. It works without script, and nothing about you is stored.",
      tool: "ask-guides",
    },
    {
      kind: "table",
      id: "topics",
      heading: "What stands behind each question",
      lead: "The last column names who decides. Read there before you act on a figure.",
      caption: "Questions of the Navigator, what the guide holds on each, and who has the last word",
      columns: [{ label: "Question" }, { label: "You find" }, { label: "Last word" }],
      rows: guideTopics.map(({ part, question }) => [question, ...answers[part]]),
    },
    {
      kind: "facts",
      id: "good-questions",
      heading: "Getting a useful answer",
      facts: [
        {
          term: "Break it up",
          text: "“Can I open a bakery in Kumasi?” is four questions: form of the firm, registration, food licence, tax. Take them one by one.",
        },
        {
          term: "Two countries",
          text: "Ask for each in turn, or use the comparison, which puts figures of the same kind side by side.",
        },
        {
          term: "A word you do not know",
          text: "Look for it inside the guide with the search of your browser. Offices are named there as they name themselves.",
        },
        {
          term: "A country under another name",
          text: "The list uses today's names. Somebody who types an older one, such as Swaziland, into the country search is led to the right guide.",
        },
      ],
    },
    {
      kind: "facts",
      id: "not",
      heading: "What it does not answer",
      facts: [
        {
          term: "Whether you in particular may",
          text: "Ownership and permits depend on your passport and your trade. The investment agency or a lawyer admitted there can say.",
        },
        {
          term: "Visas and residence",
          text: "The embassy or the immigration office. Rules for your passport stand on their sites.",
        },
        { term: "Which investment pays", text: "Somebody licensed to advise, who knows your means." },
        { term: "Disputes and detention", text: "A court, a bar association, the consulate." },
        { term: "The news", text: "Guides have a date. The official gazette is newer." },
      ],
    },
    {
      kind: "diagram",
      id: "how",
      heading: "How an answer comes about",
      shape: "chain",
      caption:
        "From your choice to the part of a guide with its sources, and to a person where that is not enough.",
      nodes: [
        { title: "Country", text: "One of 54, from the list." },
        { title: "Question", text: "One of those in the table above." },
        { title: "Part of the guide", text: "The page opens where the answer begins." },
        { title: "Mark and year", text: "Sourced, indicative or no data, beside each fact." },
        { title: "Office", text: "Named in the guide, for the last word." },
      ],
    },
    {
      kind: "prose",
      id: "limits",
      heading: "No made-up sentences",
      paragraphs: [
        "The Navigator writes nothing of its own. It takes you to sentences that were checked when the guide was, and to the documents behind them. That makes it less talkative than a chat program, and it means that somebody can be held to every line.",
        "Rules change between two visits to an office. For anything that costs money or cannot be undone, confirm it, and note with whom you spoke and when.",
      ],
    },
    {
      kind: "ask",
      id: "country-help",
      heading: "Country help from a person",
      lead: "Begin with the name of the country, then say what the guide leaves open. The reply says where it can be read, or that we could not find it. Leave out identity numbers and the story of a case.",
      leadType: "country_question",
      submitLabel: "Ask about this country",
    },
  ],
  related: ["/start-business", "/explore/compare", "/support", "/library"],
  reviewedOn: "2026-11-21",
};
