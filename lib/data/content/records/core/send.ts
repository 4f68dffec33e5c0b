import type { PageRecord } from "../../types.ts";

/** An estimate of what sending money costs, and how to compare; nothing is sent. */
export const sendPage: PageRecord = {
  name: "Transfer estimate",
  title: "Sending money: what does it really cost?",
  description:
    "Estimate what a transfer to an African country costs with fee and exchange margin, compare offers and know the papers asked for. Nothing is sent here.",
  eyebrow: "Finance",
  lead: "An estimate, a way to compare, and a waiting list. No money can be sent from this page, and nobody may take any on our behalf.",
  contents: true,
  sections: [
    {
      kind: "tool",
      id: "estimate",
      heading: "Estimate a transfer",
      lead: "Four numbers: the sum, the fee, the rate you are offered and the rate of the market. The result is arithmetic and not an offer.",
      tool: "send-estimate",
    },
    {
      kind: "apply",
      id: "waiting-list",
      heading: "Join the waiting list",
      lead: "It tells us which routes people need, and you hear whether yours is studied. It reserves nothing, opens no account and may never lead to a service. Leave out sums and the receiver's name.",
      form: "rootspay-waiting",
    },
    {
      kind: "parts",
      id: "cost",
      heading: "Cost is fee plus margin",
      lead: "A transfer that is called free still has a price: it sits in the exchange rate.",
      whole: "The whole cost",
      caption:
        "The only number that counts is what the receiver holds in hand: in local currency, on the same day and for the same sum sent.",
      parts: [
        {
          title: "Fee",
          text: "What is shown as such. It may be flat, which punishes small sums, or a share, which punishes large ones.",
        },
        {
          title: "Exchange margin",
          text: "The gap between the rate you are given and the middle rate of the day. Multiply it by the sum to see it in money.",
        },
        {
          title: "Fees at the other end",
          text: "Cash-out at an agent, a bank's charge for an incoming payment, a tax on wallets. Ask who pays them.",
        },
      ],
    },
    {
      kind: "steps",
      id: "compare",
      heading: "Compare three offers in ten minutes",
      steps: [
        {
          title: "Fix sum, day and payout",
          text: "Cash, wallet and account have different prices. Change one thing and the comparison is void.",
        },
        {
          title: "Write down what would arrive",
          text: "From each provider's own calculator, before you log in.",
        },
        {
          title: "Look up the middle rate",
          text: "A central bank or the currency page gives one. What arrives at that rate without any fee is your measuring stick.",
        },
        {
          title: "Subtract",
          text: "Measuring stick minus what arrives is the whole cost. Divide by the stick for a share that can be compared across sums.",
        },
        { title: "Check the licence", text: "Of the provider where you live, and of whoever pays out." },
      ],
    },
    {
      kind: "table",
      id: "ways",
      heading: "Ways to send",
      caption:
        "Ways to send money across borders, how fast they usually are, what the receiver needs and what to watch",
      columns: [{ label: "Way" }, { label: "Usual speed" }, { label: "Receiver needs" }, { label: "Watch" }],
      rows: [
        [
          "Bank to bank",
          "Days",
          "An account, with the code of its bank",
          "Banks in between that take a part",
        ],
        [
          "Transfer operator, cash payout",
          "Minutes to a day",
          "An identity document and the reference",
          "Name spelt exactly as on the document",
        ],
        [
          "To a mobile wallet",
          "Minutes",
          "A registered number, in range of its limits",
          "A wrong digit is hard to bring back",
        ],
        [
          "Card payment abroad",
          "At once",
          "A merchant, such as a school or a clinic",
          "Rate and fee of your card",
        ],
        [
          "Carried by a traveller",
          "With the traveller",
          "Trust",
          "Loss, theft, and a duty to declare above a limit at most borders",
        ],
      ],
    },
    {
      kind: "prose",
      id: "target",
      heading: "What the world has agreed it should cost",
      paragraphs: [
        "The United Nations set a target in 2015: by 2030 the cost of sending remittances is to be below 3 per cent, and routes that cost more than 5 per cent are to disappear. It is target 10.c of the Sustainable Development Goals. Hold your own result against it.",
        "Prices differ by route far more than by distance. Sending to the country next door can cost more than sending across an ocean, because few providers compete on that route. The World Bank publishes prices by route, which is a good second opinion.",
      ],
      sources: [
        {
          label: "United Nations, Sustainable Development Goal 10",
          href: "https://sdgs.un.org/goals/goal10",
          year: 2015,
        },
        {
          label: "World Bank, Remittance Prices Worldwide",
          href: "https://remittanceprices.worldbank.org/",
          year: 2024,
        },
      ],
    },
    {
      kind: "facts",
      id: "papers",
      heading: "Papers and limits",
      facts: [
        {
          term: "Who you are",
          text: "An identity document for almost any sum, and proof of address above a threshold that the law of your country sets.",
        },
        {
          term: "Where the money comes from",
          text: "Payslip, sale contract, inheritance paper. Splitting a sum to stay under a threshold is itself an offence in many countries.",
        },
        {
          term: "What it is for",
          text: "Family support, fees, purchase, investment. Capital meant to return one day needs the receiving bank's certificate.",
        },
        {
          term: "Limits",
          text: "Per day and month, at the sender, the receiver's wallet and sometimes the central bank. The smallest of the three decides.",
        },
        {
          term: "If it goes wrong",
          text: "Keep the receipt. Write to the provider first, then to its supervisor; the payout side rarely answers.",
        },
      ],
    },
  ],
  related: ["/atm", "/currency", "/portal/rootspay", "/financial-services", "/home/diaspora"],
  reviewedOn: "2026-11-21",
};
