import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** What people ask about the site and the group. */
export const faqPage: PageRecord = {
  name: "Questions and answers",
  title: "Questions and answers",
  description:
    "Answers about this site and the Akoma Group: where figures come from, starting a business, money and safety, accounts and data, and what is done today.",
  eyebrow: "Help",
  lead: "Twenty questions in five groups. If yours is missing, the form at the end reaches somebody who can answer it.",
  contents: true,
  sections: [
    {
      kind: "parts",
      id: "marks",
      heading: "How sure a figure is",
      caption: "Three marks and an old year: what each of them means before you pay.",
      whole: "A figure on this site",
      parts: [
        { title: "Sourced", text: "Read in the document named beside it." },
        { title: "Indicative", text: "Generally known, no document at hand: ask the office before you pay." },
        { title: "No data", text: "Nothing found that may be shown; the reason is given." },
        { title: "With an old year", text: "The last one known: confirm it." },
      ],
    },
    {
      kind: "faq",
      id: "using",
      heading: "Using the site",
      items: [
        {
          question: "What is this site for?",
          answer:
            "To find out how to start, move or fund something in an African country: which steps, which offices, which costs, and how sure anybody can be of them.",
        },
        {
          question: "What do “sourced”, “indicative” and “No data” mean?",
          answer:
            "Sourced: we read it in the document named beside it. Indicative: it is generally known, but no document was at hand, so ask the office before you pay. No data: we found nothing we may show, and the reason is given.",
        },
        {
          question: "Why does a figure carry an old year?",
          answer:
            "Because it is the newest one found in a source that may be used. Fees and times change faster than publications. If a fee or a time is some years old, take it as the last one known and confirm it.",
        },
        {
          question: "May I use the site with a basic phone?",
          answer:
            "Yes. Lite mode leaves out scripts and our font, forms work as plain pages, and the page called Basic pages lists every address as a simple link.",
        },
        {
          question: "In which languages can I read it?",
          answer:
            "English only for now, and no date is set for another. You may write to us in your own language; we may have to translate it, and the answer then takes longer.",
        },
      ],
    },
    {
      kind: "faq",
      id: "starting",
      heading: "Starting a business",
      items: [
        {
          question: "Where do I begin?",
          answer:
            "With the guide of your country, at the part called Register, step by step. Tick off what is done; the ticks stay in your browser. Print the list if you go to an office.",
        },
        {
          question: "Can you register a company for me?",
          answer:
            "No. The registrar does it, or somebody you authorise. We name the office and what it asks for.",
        },
        {
          question: "Which country is the best for my business?",
          answer:
            "Nobody can say without knowing what you do. Put two to four countries side by side, look at tax, power, ports and currency, and then ask two people who trade there.",
        },
        {
          question: "The office asked for a paper that your guide does not name. Who is right?",
          answer:
            "The office decides. Ask which law or notice requires it, then tell us, so that the next person comes prepared.",
        },
      ],
    },
    {
      kind: "faq",
      id: "money",
      heading: "Money and safety",
      items: [
        {
          question: "Does anything on this site cost money?",
          answer: "No. Guides, comparison, forms and accounts are free, and there is no payment page.",
        },
        {
          question: "Somebody sells shares, jobs or loans in your name. Is it real?",
          answer:
            "No. Keep the messages, pay nothing and report it through the support page. If you have paid, speak to your bank and the police first.",
        },
        {
          question: "Can I invest in the group?",
          answer:
            "Not here and not now. You can read what is intended and what could go wrong, and say that you would like to hear more.",
        },
        {
          question: "Will you lend to my firm?",
          answer:
            "No lender of the group exists. The readiness check shows what lenders in general want to see, and the guides name banks and the offices that supervise them.",
        },
      ],
    },
    {
      kind: "faq",
      id: "account",
      heading: "Accounts and your data",
      items: [
        {
          question: "Why would I want an account?",
          answer:
            "To see your enquiries in one place, to ask for access to a portal and to take a copy of what is stored about you. Reading and writing to us need none.",
        },
        {
          question: "The sign-in code does not arrive. What now?",
          answer:
            "Look in the spam folder and check the spelling of your address. Wait a minute before you ask again, and use the same browser in which you asked: the code works nowhere else.",
        },
        {
          question: "How long do you keep what I write?",
          answer: `Enquiries stay for ${leadRetentionMonths} months, so that we can answer and see what the guides leave open. Then they are erased. You can ask for that earlier.`,
        },
        {
          question: "Who reads my message?",
          answer:
            "The people who run the site. It is not published, sold or passed to a division. No form here is fit for secrets: if somebody could be harmed by what you write, read the Justice pages first and speak to a person.",
        },
      ],
    },
    {
      kind: "faq",
      id: "group",
      heading: "The group",
      items: [
        {
          question: "Is the Akoma Group a bank, an insurer or a charity?",
          answer:
            "None of these. It is a plan for a holding with divisions, at its first stage. Each division page says which permission it would need.",
        },
        {
          question: "Where are your offices?",
          answer:
            "No address is published, because no office for visitors is open. Write through the contact form; whoever gives you an address in our name made it up.",
        },
        {
          question: "Which countries come first?",
          answer:
            "Liberia, by the roadmap. The guides, by contrast, already cover the whole continent, because a guide needs no office in the country.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask what is missing here",
      lead: "Write the question as you would say it to a colleague. Good ones end up on this page, without your name.",
      leadType: "contact",
      submitLabel: "Ask the question",
    },
  ],
  related: ["/support", "/about", "/start-business", "/legal/privacy"],
  reviewedOn: "2026-11-21",
};
