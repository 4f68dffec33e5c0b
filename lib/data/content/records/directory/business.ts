import type { PageRecord } from "../../types.ts";

/** How to look up a firm before dealing with it, and which firms are listed. */
export const directoryBusinessPage: PageRecord = {
  name: "Business",
  title: "Business: look a firm up before you pay",
  description:
    "How to check in a public register that an African company exists, who may sign for it and which licences it needs, and how a firm asks to be listed.",
  eyebrow: "Directory",
  lead: "Before money or goods change hands, read the register. It costs little, often nothing, and answers three questions: does the firm exist, is it alive, and who may sign?",
  contents: true,
  sections: [
    {
      kind: "search",
      id: "search",
      heading: "Find a business",
      lead: "Entries that businesses put in themselves, each looked up in the register it names.",
      directory: "business",
    },
    {
      kind: "apply",
      id: "apply",
      heading: "List your business",
      lead: "For companies, cooperatives and sole traders that a register knows. No bank details, no copies.",
      form: "list-business",
    },
    {
      kind: "facts",
      id: "registers",
      heading: "Registers you can read today",
      lead: "The guide of each country names its registry and links to it.",
      facts: [
        {
          term: "The company registry",
          text: "Legal name, number, date, seat, directors, and whether yearly returns were filed. Some can be searched online without charge; others want a visit and a small fee.",
        },
        {
          term: "RCCM in the OHADA states",
          text: "The trade and personal property credit register, kept at the court in each place and in a national file. Ask for a recent “extrait”: older than three months it is often refused.",
        },
        {
          term: "The tax authority",
          text: "Several let you test whether a taxpayer number belongs to a name. An invoice with a wrong number may cause trouble with your own tax return.",
        },
        {
          term: "The licensing body",
          text: "Central bank for whoever takes deposits or moves money, insurance commission, food and drugs authority, mining cadastre, telecoms regulator.",
        },
        { term: "The official gazette", text: "Liquidations, changes of name, licences withdrawn." },
        {
          term: "The legal entity identifier",
          text: "Firms that trade on financial markets have one; the global index can be searched by anybody.",
        },
      ],
      sources: [{ label: "Global LEI index, search", href: "https://search.gleif.org/", year: 2025 }],
    },
    {
      kind: "steps",
      id: "check",
      heading: "A check that takes an hour",
      steps: [
        {
          title: "Ask for the exact name and number",
          text: "A trade name over the shop door is not the legal name. Whoever hesitates to give the number has told you something.",
        },
        {
          title: "Fetch the extract yourself",
          text: "Not the copy in the offer. Compare directors, seat and date of founding with what you were told.",
        },
        {
          title: "Match the bank account",
          text: "The name of the account must be the name in the register. A request to pay into a director's private account is a common trick.",
        },
        {
          title: "Ring a number you found yourself",
          text: "From the register or an old invoice. Say that the account details arrived by e-mail and have them read out.",
        },
        { title: "Ask two customers", text: "One chosen by the firm and one by you." },
      ],
    },
    {
      kind: "fork",
      id: "read",
      heading: "What the words in an extract mean",
      caption: "Look for these words in this order; the first that stands there decides.",
      asks: [
        { question: "Struck off or dissolved?", yes: "It no longer exists. Do not pay." },
        {
          question: "In liquidation or administration?",
          yes: "Somebody else now decides. Deal with the liquidator only.",
        },
        { question: "In default of returns?", yes: "Yearly papers are missing. Wait until they are filed." },
        {
          question: "Dormant?",
          yes: "It says of itself that it does no business. Ask why it makes you an offer.",
        },
        {
          question: "Not found?",
          yes: "Wrong name, wrong country, or not registered. Ask for the number once more, then stop.",
        },
      ],
      otherwise: "Active: registered and not struck off; no word about money. Go on with the other checks.",
    },
    {
      kind: "facts",
      id: "entry",
      heading: "What an entry shows",
      facts: [
        {
          term: "Everybody sees",
          text: "Name, sector, country and town, what the business says it offers, languages, public contacts, and since when it is listed.",
        },
        { term: "The desk alone sees", text: "The register, the number in it and who asked." },
        {
          term: "Not judged",
          text: "Solvency, quality, honesty. A credit report is the work of a licensed bureau.",
        },
        {
          term: "No fee",
          text: "An entry costs nothing, and nobody can pay to stand higher. Official extracts cost what the registry charges, and you pay the registry.",
        },
      ],
    },
    {
      kind: "table",
      id: "at-hand",
      heading: "Papers a buyer will ask you for",
      lead: "For those who want to be found: have them ready. They are not part of the entry.",
      caption: "Documents of a firm, who issues them and how fresh they should be",
      columns: [{ label: "Paper" }, { label: "From" }, { label: "Fresh enough" }],
      rows: [
        ["Register extract", "Company registry", "Three months"],
        ["Tax clearance", "Revenue authority", "The current tax year"],
        ["List of owners", "Registry, or the firm's own share register", "Since the last transfer"],
        ["Trade licence", "Council, ministry or regulator", "Within its printed dates"],
        ["Bank letter", "Your bank", "Three months; without balance"],
      ],
    },
  ],
  related: [
    "/start-business",
    "/directory/business/dashboard",
    "/portal/verify/business",
    "/subsidiaries/ahx",
  ],
  reviewedOn: "2026-11-21",
};
