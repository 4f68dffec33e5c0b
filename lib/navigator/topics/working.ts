import { row } from "./readings.ts";
import type { Topic } from "./topic.ts";

/* Taxes, people and goods: what the guide says of a firm that is there. */

const vatLabel = /^(?:vat|sales tax|goods and services tax|vat or sales tax)/;
const guideTax = (label: RegExp, says: Parameters<typeof row>[3] = "say.row", most = 1) => row("guide", "tax", label, says, { most });
const hiring = (label: RegExp, says: Parameters<typeof row>[3] = "say.row") => row("guide", "hiring", label, says, { isUnsourced: true });
const goods = (label: RegExp, most = 2) => row("guide", "import", label, "say.row", { isWhole: true, most });

export const working: readonly Topic[] = [
  { id: "company-tax", asks: [["company_tax"], ["tax", "company"], ["company_tax", "company"], ["tax", "foreign", "company"]], slots: [[guideTax(/^company tax$/, "say.companyTax", 2)]], stake: "money", office: "tax", next: ["vat", "withholding", "tax-returns"] },
  { id: "vat", asks: [["vat"], ["vat", "cost"], ["vat", "tax"]], slots: [[guideTax(vatLabel, "say.vat", 2)]], stake: "money", office: "tax", next: ["vat-registration", "company-tax"] },
  { id: "withholding", asks: [["withholding"], ["withholding", "tax"]], slots: [[row("guide", "tax", /^withheld on payments abroad$/, "say.withholding", { isWhole: true })]], stake: "money", office: "tax", next: ["company-tax", "vat"] },
  { id: "small-tax", asks: [["small_tax"], ["small_tax", "tax"], ["tax", "sole_trader"]], slots: [[row("guide", "tax", /^small firms$/, "say.row", { isWhole: true })]], stake: "money", office: "tax", next: ["vat-registration", "company-tax"] },
  { id: "tax-returns", asks: [["tax_return"], ["due", "tax"], ["due", "vat"], ["due", "company_tax"], ["due", "tax_return"], ["time", "tax_return"]], slots: [[row("guide", "tax", /^returns are due$/, "say.returns", { isWhole: true })], [row("guide", "after", /return|tax/)]], stake: "money", office: "tax", next: ["duties", "company-tax"] },
  { id: "social-security", asks: [["social_security"], ["social_security", "cost"], ["social_security", "hire"]], slots: [[row("guide", "tax", /^social security, of gross pay$/, "say.socialSecurity", { isWhole: true })]], stake: "money", office: "insurance", next: ["minimum-wage", "paye"] },
  { id: "tax-burden", asks: [["tax_burden"], ["tax_burden", "company"]], slots: [[row("guide", "tax", /^total tax and contributions, of profit$/)], [row("guide", "tax", /^hours for taxes a year$/)]], stake: "money", office: "tax", next: ["company-tax", "vat"] },
  { id: "tax-revenue", asks: [["tax_revenue"]], slots: [[row("guide", "tax", /^tax revenue, of gdp$/)]], next: ["public-debt", "company-tax"] },
  { id: "taxes", asks: [["tax"], ["tax", "papers"], ["tax", "cost"]], slots: [[guideTax(/^company tax$/, "say.companyTax")], [guideTax(vatLabel, "say.vat")], [row("guide", "tax", /^social security, of gross pay$/, "say.socialSecurity", { isWhole: true })]], stake: "money", office: "tax", next: ["tax-returns", "withholding"] },

  { id: "minimum-wage", asks: [["minimum_wage"], ["minimum_wage", "hire"]], slots: [[hiring(/^minimum wage$/, "say.minimumWage")]], stake: "law", office: "work", next: ["working-hours", "social-security"] },
  { id: "maternity", asks: [["maternity"]], slots: [[hiring(/^paid maternity leave$/)]], stake: "law", office: "work", next: ["annual-leave", "minimum-wage"] },
  { id: "annual-leave", asks: [["annual_leave"]], slots: [[hiring(/^annual leave$/)], [hiring(/^annual leave, ilo count$/)]], stake: "law", office: "work", next: ["working-hours", "maternity"] },
  { id: "working-hours", asks: [["working_hours"]], slots: [[hiring(/^normal week$/)]], stake: "law", office: "work", next: ["annual-leave", "minimum-wage"] },
  { id: "trial-period", asks: [["trial_period"]], slots: [[hiring(/^trial period$/)]], stake: "law", office: "work", next: ["notice", "fixed-term"] },
  { id: "fixed-term", asks: [["fixed_term"]], slots: [[hiring(/^fixed-term contracts$|^fixed term contracts$/)]], stake: "law", office: "work", next: ["trial-period", "notice"] },
  { id: "notice", asks: [["notice"]], slots: [[hiring(/^notice$/)]], stake: "law", office: "work", next: ["severance", "trial-period"] },
  { id: "severance", asks: [["severance"]], slots: [[hiring(/^severance$/)]], stake: "law", office: "work", next: ["notice", "labour-law"] },
  { id: "labour-law", asks: [["labour_law"], ["labour_law", "hire"]], slots: [[hiring(/^main law$/)]], stake: "law", office: "work", next: ["minimum-wage", "working-hours"] },
  { id: "hiring", asks: [["hire"], ["hire", "steps"], ["hire", "papers"], ["hire", "cost"], ["hire", "foreign"]], slots: [[hiring(/^minimum wage$/, "say.minimumWage")], [hiring(/^normal week$/)], [hiring(/^annual leave$/)], [hiring(/^main law$/)]], stake: "law", office: "work", next: ["social-security", "paye"] },

  { id: "customs-tariff", asks: [["customs_tariff"], ["customs_tariff", "import"], ["cost", "import"]], slots: [[goods(/^customs tariff$/)]], stake: "money", office: "customs", next: ["import-levies", "conformity"] },
  { id: "import-levies", asks: [["import_levies"], ["import", "tax"], ["import", "vat"]], slots: [[goods(/^levies and taxes$/)], [goods(/^customs tariff$/, 1)]], stake: "money", office: "customs", next: ["customs-tariff", "import-permit"] },
  { id: "conformity", asks: [["conformity"], ["conformity", "import"], ["papers", "conformity"]], slots: [[goods(/^conformity before shipment$/)]], stake: "law", office: "standards", next: ["cargo-note", "import-permit"] },
  { id: "cargo-note", asks: [["cargo_note"], ["cargo_note", "import"]], slots: [[goods(/^cargo tracking note$/)]], stake: "law", office: "customs", next: ["conformity", "ports"] },
  { id: "import-permit", asks: [["import_permit"], ["papers", "import"], ["licence", "import"]], slots: [[goods(/^permit and declaration$/)]], stake: "law", office: "customs", next: ["single-window", "customs-tariff"] },
  { id: "single-window", asks: [["single_window"], ["online", "import"]], slots: [[goods(/^single window$/)]], stake: "law", office: "customs", next: ["import-permit", "ports"] },
  { id: "ports", asks: [["ports"], ["ports", "import"]], slots: [[row("guide", "trade", /^ports$/, "say.row", { isWhole: true })], [goods(/^ports and border posts$/)]], next: ["customs-tariff", "transport"] },
  { id: "allowance", asks: [["allowance"], ["allowance", "import"]], slots: [[goods(/^free allowance$/)]], stake: "money", office: "customs", next: ["belongings", "customs-tariff"] },
  { id: "belongings", asks: [["belongings"], ["belongings", "import"], ["belongings", "move"]], slots: [[{ as: "prose", page: "living", section: "money-and-goods", label: /^your belongings$/, most: 3 }]], stake: "money", office: "customs", next: ["allowance", "customs-tariff"] },
  { id: "importing", asks: [["import"], ["steps", "import"]], slots: [[goods(/^customs tariff$/, 1)], [goods(/^levies and taxes$/, 1)], [goods(/^permit and declaration$/, 1)]], stake: "law", office: "customs", next: ["conformity", "cargo-note"] },
];
