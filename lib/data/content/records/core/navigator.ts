import { guideTopics } from "#lib/data/countries/words/open/guide-topics.ts";
import type { PageRecord } from "../../types.ts";

type Part = (typeof guideTopics)[number]["part"];

/** What a reader finds under each question, and who decides it in the end. */
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

/** The navigator, which answers questions from the pages of this site: in free text, or by country and topic. */
export const navigatorPage: PageRecord = {
  name: "Navigator",
  title: "Navigator: ask the guides",
  description:
    "Type a question about doing business, living or travelling in an African country, and read what our pages say, each sentence with its place and year.",
  eyebrow: "Start a business",
  lead: "Answers are sentences of our own pages, each with its place and year. Where these are silent, it says so.",
  sections: [
    {
      kind: "tool",
      id: "question",
      heading: "Ask in your own words",
      tool: "ask-question",
    },
    {
      kind: "tool",
      id: "ask",
      heading: "Or choose country and topic",
      lead: "Two choices and a button open the very part of the guide that deals with it.",
      tool: "ask-guides",
    },
    {
      kind: "diagram",
      id: "how",
      heading: "How an answer comes about",
      shape: "chain",
      caption:
        "From your words to sentences of our pages with their sources, and to an office or a person for the rest.",
      nodes: [
        { title: "Question", text: "Read for its country, its topic and who asks." },
        { title: "Country", text: "Asked for once where it is missing, then kept." },
        { title: "Sentences", text: "Found in the pages as they stand today." },
        { title: "Place and year", text: "A link under each sentence, with its mark." },
        { title: "Office", text: "Named where law, borders or money are at stake." },
      ],
    },
    {
      kind: "prose",
      id: "limits",
      heading: "No made-up sentences",
      paragraphs: [
        "Everything you read as an answer stands in one of our pages, and the link under it leads to the very line. A figure that is indicative or an estimate keeps that mark. Where no sentence supports an answer there is none, and the help desk of the country is named instead.",
        "Whoever runs this site may set a language model. Even then it only puts into other words what those sentences say: each of its own is compared with the passage it rests on, numbers, names and every “not” included. One that does not hold is dropped, and you read the pages' own words.",
        "Rules change between two visits to an office. For anything that costs money or cannot be undone, confirm it, and note with whom you spoke and when.",
      ],
    },
    {
      kind: "table",
      id: "topics",
      heading: "What stands behind each topic",
      lead: "The last column names who decides. Read there before you act on a figure.",
      caption: "Topics of the guides, what each holds, and who has the last word",
      columns: [{ label: "Topic" }, { label: "You find" }, { label: "Last word" }],
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
          term: "Name the country",
          text: "An older name, the people, or a large city will do. A further question keeps the country until you name another or change it.",
        },
        {
          term: "Two or three countries",
          text: "Name them together. You read what each page says, and a link puts figures of the same kind side by side.",
        },
        {
          term: "Visas",
          text: "Say which passport you have. What is asked at the border is taken from a list with a date; the embassy has the last word.",
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
        { term: "Which investment pays", text: "Somebody licensed to advise, who knows your means." },
        {
          term: "People, parties, elections",
          text: "Our pages are about countries and offices. They judge nobody and take no side.",
        },
        {
          term: "Illness and danger",
          text: "A clinic, or the emergency number of the country. No page replaces either.",
        },
        { term: "Disputes and detention", text: "A court, a bar association, the consulate." },
        {
          term: "The news, and what will come",
          text: "Our pages have a date. The official gazette is newer, and nobody has sources for next year.",
        },
      ],
    },
    {
      kind: "facts",
      id: "kept",
      heading: "What is kept",
      facts: [
        {
          term: "A question",
          text: "Nothing is stored. It stands in the address, and so in the history of your browser.",
        },
        {
          term: "“Was this right?”",
          text: "Your yes or no, your words if you write any, and the question without addresses and long numbers go to those who look after the facts.",
        },
      ],
    },
    {
      kind: "ask",
      id: "country-help",
      heading: "Country help from a person",
      lead: "Begin with the name of the country, then say what the pages leave open. The reply says where it can be read, or that we could not find it. Leave out identity numbers and the story of a case.",
      leadType: "country_question",
      submitLabel: "Ask about this country",
    },
  ],
  related: ["/start-business", "/explore/compare", "/support", "/library"],
  reviewedOn: "2026-11-27",
};
