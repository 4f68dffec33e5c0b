import type { PageRecord } from "../../types.ts";

/** How an owner would look after the entry of a firm, above all when partners disagree. */
export const directoryBusinessDashboardPage: PageRecord = {
  name: "Dashboard for businesses",
  title: "A dashboard for business owners",
  description:
    "How an owner is to look after a firm's entry in the planned business directory: proof of authority, register extract, branches, disputes between partners. Interest only; not built.",
  eyebrow: "Directory · Business",
  lead: "Buyers abroad tend to ask small firms for the same five papers. The plan: describe them once, in one place, and let the register speak for the rest.",
  sections: [
    {
      kind: "diagram",
      id: "do",
      heading: "From claim to upkeep",
      lead: "The life of an entry, as it is meant to go once there is a dashboard.",
      shape: "chain",
      caption: "Five stages; the last comes round every year.",
      nodes: [
        {
          title: "Claim it",
          text: "A director named in the register says: this entry is ours. Anybody else needs a written mandate from that director.",
        },
        {
          title: "Prove it",
          text: "By a code sent by post or by telephone to the contact in the register. An e-mail address with the firm's name in it proves nothing.",
        },
        {
          title: "Fill it",
          text: "Products with units and quantities, months of supply, ports or towns of delivery, languages of correspondence.",
        },
        {
          title: "Name your branches",
          text: "Each with its own number where the law gives it one. A branch without registration is not shown.",
        },
        {
          title: "Confirm once a year",
          text: "One question: is all of this still so? Silence for two months turns the entry into “not confirmed”.",
        },
      ],
    },
    {
      kind: "facts",
      id: "disputes",
      heading: "When partners disagree",
      lead: "The hard cases are worth settling before there is anything to fight over.",
      facts: [
        {
          term: "Two directors, two stories",
          text: "The entry freezes as it was. Neither may change it until the register shows who is in office or a court has said so.",
        },
        {
          term: "Sold firms",
          text: "The new owner claims afresh. The old keeper's access ends on the day the register changes.",
        },
        {
          term: "Same name, other country",
          text: "Both stay. Country and number of the register are shown before the name.",
        },
        {
          term: "A rival complains",
          text: "Complaints need a source. “They are crooks” leads nowhere; a judgment or a notice in the gazette does.",
        },
      ],
    },
    {
      kind: "facts",
      id: "decides",
      heading: "Decisions and time",
      facts: [
        {
          term: "Who",
          text: "Two readers of the office for facts, the register for status. A decision against you would come with the line of the register on which it rests.",
        },
        {
          term: "How long",
          text: "We name no number of days. Countries with a searchable register will be faster than those in which somebody has to go to the counter.",
        },
        {
          term: "Cost",
          text: "None is planned for an entry. Official extracts cost what the registry charges, and you would pay the registry.",
        },
      ],
    },
    {
      kind: "table",
      id: "at-hand",
      heading: "Papers a buyer will ask for anyway",
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
    {
      kind: "notice",
      id: "not-built",
      heading: "What exists of this",
      tone: "info",
      paragraphs: [
        "Nothing but the description. Your message tells the office that a firm of this kind, in this country, would keep an entry. It is stored as an enquiry, is not shown to buyers and is deleted when its time is over. Attach no papers; the form could not take them.",
      ],
    },
    {
      kind: "ask",
      id: "interest",
      heading: "We would keep an entry",
      lead: "Say in which register you stand and which paper buyers ask you for most often.",
      leadType: "directory_business",
      submitLabel: "Send as business",
    },
  ],
  related: ["/directory/business", "/start-business", "/portal/vendor", "/policies/import-export"],
  reviewedOn: "2026-11-21",
};
