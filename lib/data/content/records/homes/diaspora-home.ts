import type { PageRecord } from "../../types.ts";

/** The home page for people abroad: what they can do from where they are, and what is only planned for them. */
export const diasporaHomePage: PageRecord = {
  name: "Diaspora",
  title: "Home from abroad: start, send, return",
  description:
    "For Africans abroad: starting a business at home from a distance, moving money and goods, going back to live there, and whom to ask.",
  eyebrow: "Diaspora",
  lead: "You live in one country and mean to build something in another. Begin with the facts of that country; then with somebody there whom you trust; money comes last.",
  sections: [
    {
      kind: "action",
      id: "begin",
      heading: "Begin with one country",
      lead: "Each guide names the steps to register, the offices that decide and the figures behind them, each with its source and year.",
      actions: [
        { href: "/start-business", label: "Find a country" },
        { href: "/explore/compare", label: "Compare two or three" },
        { href: "/start-business#wallet-rails", label: "See where wallets work" },
      ],
    },
    {
      kind: "steps",
      id: "start-from-abroad",
      heading: "Start a business at home from abroad",
      lead: "An order that costs little until you know enough. The guide of the country says which step can be done online.",
      steps: [
        {
          title: "Find out as whom you come",
          text: "Citizen, former citizen, dual national or foreigner: the answer decides what you may own, which permits you need and which minimum capital applies. Ask the embassy in writing, and keep the reply.",
        },
        {
          title: "Choose who acts for you",
          text: "Most registries want somebody on the spot. A power of attorney can be narrow: one named errand, one end date. It usually has to be signed before a notary or the embassy, and then legalised.",
        },
        {
          title: "Put the papers in order",
          text: "Passports, proof of address and certificates often need an apostille or a certified translation. Order two copies of each; one of them will be kept by an office.",
        },
        {
          title: "Register, then open the account",
          text: "Banks ask for the registration first. Expect questions about where the money comes from, and answer them with documents rather than with explanations.",
        },
        {
          title: "Agree in writing with family",
          text: "Who works, who owns, who may sign, what happens when somebody falls ill or leaves. A page that both sides have signed saves a business and sometimes a family.",
        },
      ],
    },
    {
      kind: "flow",
      id: "papers-and-people",
      heading: "What passes between you and home",
      caption: "The papers of a registration from abroad, in the order in which they are wanted.",
      parties: ["You, abroad", "Who acts for you", "Registry", "Bank"],
      passes: [
        { from: 0, to: 1, what: "A power of attorney: one errand, one end date" },
        { from: 0, to: 1, what: "Papers with apostille or certified translation, two copies of each" },
        { from: 1, to: 2, what: "The application, on the spot" },
        { from: 2, to: 1, what: "The registration" },
        { from: 1, to: 3, what: "The registration, and documents on where the money comes from" },
        { from: 3, to: 0, what: "The account" },
      ],
    },
    {
      kind: "facts",
      id: "move",
      heading: "Move money and goods",
      lead: "We move neither. These are the questions that decide what a transfer or a parcel really costs.",
      facts: [
        {
          term: "The whole price of a transfer",
          text: "A fee is one part; the exchange rate is the other. Compare what arrives in the local currency, on the same day, for the same sum.",
        },
        {
          term: "Where it can be paid out",
          text: "Mobile wallets differ from country to country. The list of countries shows what is known about wallets and payment rails, and says where nothing is.",
        },
        {
          term: "Money for a firm",
          text: "Capital that is to leave the country again one day has to be declared when it enters. Ask the central bank or your bank for the certificate before you send.",
        },
        {
          term: "Household goods",
          text: "Many customs offices let people who return bring used goods in with relief, once and within a time limit. The list of goods is to be handed in before the container leaves.",
        },
        {
          term: "Goods to sell",
          text: "They need a tariff number, an importer with a tax number, and sometimes a certificate of conformity. Food and medicine need permits of their own.",
        },
      ],
    },
    {
      kind: "facts",
      id: "return",
      heading: "Go back, or live in two places",
      facts: [
        {
          term: "Try before you move",
          text: "Spend a rainy season there, not only a holiday. Rent first; buy land only after the registry has shown you the title and its neighbours agree on the boundary.",
        },
        {
          term: "Pension and tax",
          text: "Ask the pension office of the country where you worked whether it pays abroad. Ask both tax offices where you count as resident; a treaty between the two may settle it.",
        },
        {
          term: "Children and school",
          text: "Ask for school reports with stamps, and for vaccination records, before you leave. They are hard to get from a distance.",
        },
        {
          term: "Health",
          text: "Find out what cover you lose on the day you move, and carry a list of medicines by their generic names.",
        },
      ],
    },
    {
      kind: "cards",
      id: "today-and-planned",
      heading: "What exists today, what is planned",
      groups: [
        {
          name: "You can use it now",
          cards: [
            {
              title: "Country guides",
              text: "One for each of the 54 African members of the United Nations.",
              facts: [{ term: "Costs", text: "Nothing, and no account is needed." }],
              stage: "open",
            },
            {
              title: "Comparison",
              text: "Two to four countries beside each other, with the year of every figure.",
              facts: [{ term: "Costs", text: "Nothing. The table can be saved as a file." }],
              stage: "open",
            },
            {
              title: "Questions to the office",
              text: "Write what you want to do, and where. You get a reference with which the enquiry can be found again.",
              facts: [{ term: "Not for", text: "Emergencies, legal advice or visas." }],
              stage: "open",
            },
          ],
        },
        {
          name: "Planned: Roots Diaspora",
          cards: [
            {
              title: "Visits and returns",
              text: "Help with preparing a first visit or a return: whom to meet, which papers, in which order.",
              facts: [{ term: "Today", text: "No journey is sold." }],
              stage: "planned",
            },
            {
              title: "Work and skills",
              text: "Bringing people with a trade or profession together with places that lack it.",
              facts: [{ term: "Today", text: "No post is offered." }],
              stage: "planned",
            },
            {
              title: "RootsPay",
              text: "A way to pay bills and school fees at home from abroad, under the licences this needs.",
              facts: [{ term: "Today", text: "No money moves." }],
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions people abroad ask",
      items: [
        {
          question: "Can I own a company there without living there?",
          answer:
            "In many countries yes, though some fields are kept for citizens or need a local partner. The guide of each country says what we found and names the office that decides.",
        },
        {
          question: "Somebody offers to register a firm for me. How do I check?",
          answer:
            "Ask for the name under which they are licensed and look it up at the registry yourself. Pay fees to the office and not to a private account, and ask for the official receipt.",
        },
        {
          question: "Will you send money or invest it for me?",
          answer: "No. Nobody in our name may take money from you. If somebody tries, tell the office.",
        },
        {
          question: "I do not hold a passport of any African country. Is this page for me?",
          answer:
            "Yes. Some countries have a legal status for people of African descent; most treat you as a foreign investor. Either way the steps begin with the same guide.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Tell us what you are planning",
      lead: "Say where you live, which country you mean and how far you are. A person reads it. Please send no identity documents and no money.",
      leadType: "country_question",
      submitLabel: "Send",
    },
  ],
  related: ["/one-africa", "/start-business", "/subsidiaries/roots-diaspora", "/send"],
  reviewedOn: "2026-11-21",
};
