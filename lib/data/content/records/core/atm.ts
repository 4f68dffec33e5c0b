import type { PageRecord } from "../../types.ts";

/** Where to get cash: the group has no machines, and the page explains how cash works elsewhere. */
export const atmPage: PageRecord = {
  name: "Cash and agents",
  title: "Cash: agents, machines and what they charge",
  description:
    "The Akoma Group has no cash machine. How cash-out works in African countries: mobile money agents, ATMs, card schemes, fees, and how to stay safe.",
  eyebrow: "Finance",
  lead: "This would be the list of machines at which a member could draw cash. It has no entries. What follows helps you to draw cash elsewhere at a known price.",
  contents: true,
  sections: [
    {
      kind: "table",
      id: "list",
      heading: "The list, as it stands",
      lead: "A row changes when there is a contract that somebody can check.",
      caption: "Ways in which the group could offer cash, and how many there are today",
      columns: [{ label: "Way" }, { label: "Places" }, { label: "What it would need" }],
      rows: [
        ["Machines of our own", "None", "A licensed credit union, a processor, a vault service"],
        [
          "Machines of partner banks",
          "None",
          "An agreement and membership in a card scheme or national switch",
        ],
        ["Agents in shops", "None", "Approval by the central bank, agents who have been trained and funded"],
        ["Counters of AFM", "None", "A counter, and the right to pay out cash at it"],
      ],
    },
    {
      kind: "diagram",
      id: "cash-out",
      heading: "What happens when an agent pays you",
      shape: "lanes",
      caption:
        "Withdrawing from a mobile wallet at an agent: electronic value moves one way, notes the other.",
      nodes: [
        { by: "You", title: "Ask first", text: "Whether the agent has the cash, and what it will cost." },
        { by: "You", title: "Confirm", text: "Sum and agent number on your own phone, with your PIN." },
        {
          by: "Operator",
          title: "Moves value",
          text: "From your wallet to the agent's; sends both a message.",
        },
        { by: "Agent", title: "Counts notes", text: "In front of you, after the message has come." },
        { by: "You", title: "Keep the message", text: "It holds the number of the transaction." },
      ],
    },
    {
      kind: "table",
      id: "ways",
      heading: "Four ways to cash",
      caption: "Ways to get cash, what each needs, what it usually costs and where it fails",
      columns: [{ label: "Way" }, { label: "You need" }, { label: "Cost" }, { label: "Where it fails" }],
      rows: [
        [
          "Mobile money agent",
          "A registered number, often an identity document",
          "By bands of the sum; small sums cost most in proportion",
          "The agent is out of notes late in the day or before holidays",
        ],
        ["Machine of your own bank", "Card and PIN", "Often least", "Few machines outside towns, power cuts"],
        [
          "Machine of another bank",
          "A card on the same national switch",
          "A fee of one bank or of both",
          "Your bank may refuse while the line is down, yet book the sum",
        ],
        [
          "Foreign card",
          "A scheme shown on the machine",
          "Fee of the machine, fee of your bank, exchange margin",
          "Lower limit per draw, cards kept by the machine",
        ],
      ],
    },
    {
      kind: "facts",
      id: "fees",
      heading: "Fees to look for",
      facts: [
        {
          term: "Posted tariff",
          text: "In many countries an agent has to show one. If a different sum is asked, go to the next agent and report the number.",
        },
        {
          term: "Operator charge",
          text: "What a machine adds for strangers. It should appear on the screen before you confirm, so that you can still cancel.",
        },
        {
          term: "Choice of currency",
          text: "If the machine offers to charge you in the currency of your card, refuse. Its rate is usually worse than your bank's.",
        },
        {
          term: "Cash on credit",
          text: "Cash drawn with a credit card usually bears interest from that day, on top of the fee.",
        },
        {
          term: "Taxes on transactions",
          text: "Some states tax wallet payments or withdrawals. The rate moves with the budget, so ask the operator.",
        },
      ],
    },
    {
      kind: "facts",
      id: "schemes",
      heading: "Switches and card schemes",
      lead: "Why a card works at one machine and not at its neighbour.",
      facts: [
        {
          term: "National switch",
          text: "Connects the banks of one country, and in a growing number of countries the wallets too.",
        },
        {
          term: "Regional scheme",
          text: "The eight countries of the West African monetary union share one for cards. Others link their central banks for transfers, which does not help at a machine.",
        },
        {
          term: "International scheme",
          text: "Its sign on card and machine has to match. Signs on the shop door count for less than those on the machine.",
        },
        {
          term: "What works where",
          text: "The list of countries names wallets, instant payment and switches, each with its source or marked as indicative.",
        },
      ],
    },
    {
      kind: "steps",
      id: "safety",
      heading: "Staying safe",
      steps: [
        {
          title: "Choose the place",
          text: "A machine inside a bank in opening hours; an agent with neighbours.",
        },
        {
          title: "Feel the slot",
          text: "A loose frame or a second keypad may be reading your card. Cover your hand when you type.",
        },
        {
          title: "Nobody else types",
          text: "Neither agent nor helpful stranger needs your PIN, and a refund never does.",
        },
        {
          title: "Wait for the message",
          text: "Do not leave a machine that has not paid while the screen still works, and do not accept notes before the message.",
        },
        {
          title: "Dispute at once",
          text: "Take the time, the machine's number and the sum to your own bank or operator in writing. If they stay silent, the central bank's consumer desk is next.",
        },
      ],
    },
    {
      kind: "action",
      id: "next",
      heading: "Find what works in a country",
      lead: "Wallets, instant payments and cards by country, as far as they are known.",
      actions: [
        { href: "/start-business#wallet-rails", label: "See wallets and rails" },
        { href: "/send", label: "Estimate a transfer" },
      ],
    },
  ],
  related: ["/financial-services", "/send", "/currency", "/home/credit-union"],
  reviewedOn: "2026-11-21",
};
