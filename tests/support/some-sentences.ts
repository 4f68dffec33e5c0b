import type { Sentence } from "#lib/domains/navigator/open/answer.ts";

const of = (country: string, title: string, label: string, quote: string, date?: string): Sentence => ({
  text: `${label}: ${quote}`,
  quote: `${label}: ${quote}`,
  cite: { href: `/start-business/${country}#x`, title, ...(date && { date }) },
  country,
});
const rwanda = (part: string, label: string, quote: string, date?: string) =>
  of("rwanda", `Rwanda: ${part}`, label, quote, date);

/** Sentences of answers as the pages word them, by a short name. */
export const someSentences = {
  tax: rwanda("Taxes", "Company tax", "28% of profit", "2023"),
  vat: rwanda("Taxes", "VAT", "18% on sales. Register from a yearly turnover of RWF 20,000,000", "2026"),
  small: rwanda(
    "Taxes",
    "Small firms",
    "Micro firms with turnover of RWF 2 to 12 million pay fixed amounts; RWF 12 to 20 million pay 3% of turnover",
  ),
  social: rwanda("Taxes", "Social security, of gross pay", "employer 6%, employee 5%", "2025"),
  time: rwanda("Register", "It takes", "1 to 4 days"),
  hours: rwanda("Register", "Register the company online", "Six working hours at the registrar"),
  cost: rwanda(
    "Register",
    "It costs",
    "Free. Private company limited by shares: online registration is free",
  ),
  wage: rwanda("Hiring people", "Minimum wage", "None for all work"),
  leave: rwanda("Hiring people", "Paid maternity leave", "98 days, 14 weeks, law of October 2023"),
  trial: rwanda("Hiring people", "Trial period", "Up to 6 months"),
  notice: rwanda("Hiring people", "Notice", "15 days (under 1 year of service), 30 days (longer)"),
  name: rwanda(
    "Register",
    "Have the company name approved",
    "Rwanda Development Board, Office of the Registrar General; Free; bring three proposed names; you get the approved name",
  ),
  returns: rwanda("Taxes", "Returns are due", "company tax: 31 March, VAT: monthly, by the 15th"),
  goods: rwanda(
    "Bringing goods in",
    "Conformity before shipment",
    "Checks on arrival by the Rwanda Standards Board; no certificate before export in general",
  ),
  allowance: rwanda(
    "Bringing goods in",
    "Free allowance",
    "Travellers: goods up to 2,000 US dollars in accompanied baggage",
  ),
  law: rwanda("Register", "Law", "Law 007/2021 governing companies"),
  people: rwanda("At a glance", "Population", "13.6 million", "2024"),
  gdp: rwanda("At a glance", "GDP", "$16.4 billion", "2025"),
  growth: rwanda("Money and banks", "Inflation", "5.9%", "2025"),
  balance: rwanda("Trade", "Current account", "-$1.7 billion", "2023"),
  land: of(
    "ghana",
    "Ghana: Land",
    "Land",
    "Foreigners may hold leases of up to 50 years; only citizens may own land",
  ),
  ghanaTax: of("ghana", "Ghana: Taxes", "Corporate tax", "25% of profit", "2026"),
  permit: of(
    "ghana",
    "Ghana: Work permits",
    "Work permit",
    "You must apply at the Ghana Immigration Service before arrival; costs USD 1,000 a year",
  ),
  visa: of("kenya", "Kenya: Visa", "Nigeria", "No visa required, for stays of up to 90 days"),
  nepc: of(
    "nigeria",
    "Nigeria: Exports",
    "Registration of exporters",
    "Exporters register with the NEPC, nepc.gov.ng, except for personal effects",
  ),
  exempt: of("kenya", "Kenya: Taxes", "VAT", "16%; exports are exempt"),
  unsure: {
    text: "Not confirmed: VAT (TVA) in Senegal: 18% on sales (as of October 2026; indicative).",
    quote: "18% on sales",
    cite: { href: "/start-business/senegal#tax", title: "Senegal: Taxes", marks: ["indicative"] },
    country: "senegal",
  },
} satisfies Record<string, Sentence>;

export type SentenceName = keyof typeof someSentences;
