/** What lenders look at, as sentences to answer with yes or no, each with advice for a no. */
export const checkPoints = [
  {
    id: "income",
    point: "I can show what came in and what went out in each of the last six months.",
    mend: "If not: write every sale and every cost in a notebook from today, with its date. Six months of that is worth more than a good memory.",
  },
  {
    id: "surplus",
    point: "After all costs, something is left in most months.",
    mend: "If not: a loan adds a cost. Find out first which month is short, and why.",
  },
  {
    id: "apart",
    point: "Money of the business and money of the household are kept apart.",
    mend: "If not: a second wallet or tin is enough to begin with. Pay yourself a fixed sum from one to the other.",
  },
  {
    id: "repaid",
    point: "What I borrowed in the last two years was paid back on time, also to friends and savings groups.",
    mend: "If not: settle small old debts before asking for a new one, and ask for a slip when you do.",
  },
  {
    id: "room",
    point: "The instalment would be less than a third of what is left in a usual month.",
    mend: "If not: ask for a smaller sum or a longer time, and compare what each costs in all.",
  },
  {
    id: "bad-month",
    point: "I could pay two instalments if nothing came in.",
    mend: "If not: put that much aside first. The bad month comes.",
  },
  {
    id: "papers",
    point: "I have an identity document, and papers for the business where the law asks for them.",
    mend: "If not: the guide of your country lists the steps and the offices.",
  },
  {
    id: "purpose",
    point: "I can say what the money is for, and how much more it would bring in.",
    mend: "If not: work it out on one page, with a good season and a bad one.",
  },
] as const;
