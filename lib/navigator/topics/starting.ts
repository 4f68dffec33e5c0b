import { prose, row } from "./readings.ts";
import type { Reading, Topic } from "./topic.ts";

/* Registering a firm: the head of the guide, its steps and what comes after. */

const cost = [row("guide", "", /^(?:it costs(?: about)?|known fees|cost)$/, "say.cost")];
const time = [row("guide", "", /^(?:it takes|time)\b/, "say.time")];
const office = [row("guide", "", /^where$/, "say.where")];
const capital = [row("guide", "", /^capital you must show$|capital$/, "say.minCapital")];
const steps: Reading[] = [{ as: "steps", page: "guide", section: "register", most: 2 }];
const step = (pattern: RegExp): Reading[] => [
  { as: "step", page: "guide", section: "register", step: pattern, most: 3 },
];

export const starting: readonly Topic[] = [
  {
    id: "register-cost",
    asks: [
      ["cost", "register"],
      ["cost", "company"],
      ["cost", "register", "company"],
      ["cost", "one_stop"],
      ["cost", "one_stop", "company"],
      ["cost", "legal_form"],
      ["cost", "register", "legal_form"],
      ["cost", "sole_trader"],
      ["cost", "branch"],
      ["cost", "foreign", "company"],
    ],
    slots: [cost, time],
    stake: "law",
    office: "register",
    byWay: true,
    next: ["register-time", "min-capital", "register-papers"],
  },
  {
    id: "register-time",
    asks: [
      ["time", "register"],
      ["time", "company"],
      ["time", "register", "company"],
      ["time", "one_stop"],
      ["time", "register", "one_stop"],
      ["time", "register", "foreign", "company"],
      ["time", "sole_trader"],
      ["time", "branch"],
    ],
    slots: [time, cost],
    stake: "law",
    office: "register",
    byWay: true,
    next: ["register-cost", "register", "company-tax"],
  },
  {
    id: "register-where",
    asks: [
      ["where", "register"],
      ["where", "register", "company"],
      ["where", "company"],
      ["office", "register"],
      ["office", "register", "company"],
      ["one_stop"],
      ["where", "one_stop"],
      ["office", "one_stop"],
    ],
    slots: [office, [row("guide", "contacts", /^business registry$/)]],
    stake: "law",
    office: "register",
    byWay: true,
    next: ["register", "register-cost"],
  },
  {
    id: "register-online",
    asks: [
      ["online", "register"],
      ["online", "company"],
      ["online", "register", "company"],
      ["online", "sole_trader"],
    ],
    slots: [[row("guide", "", /^where$/, "say.online", { isWhole: true })]],
    stake: "law",
    office: "register",
    byWay: true,
    next: ["register", "register-time"],
  },
  {
    id: "register-papers",
    asks: [
      ["papers", "register"],
      ["papers", "company"],
      ["papers", "register", "company"],
      ["papers", "sole_trader"],
      ["papers", "branch"],
      ["papers"],
    ],
    slots: [
      [
        {
          as: "list",
          page: "guide",
          section: "register",
          label: /^have \d+ papers? at hand$/,
          of: "texts",
          says: "say.papers",
        },
      ],
    ],
    stake: "law",
    office: "register",
    byWay: true,
    next: ["register", "register-cost"],
  },
  {
    id: "min-capital",
    asks: [
      ["min_capital"],
      ["min_capital", "register", "company"],
      ["min_capital", "company"],
      ["min_capital", "foreign"],
      ["min_capital", "invest"],
      ["capital_city", "company"],
      ["capital_city", "register"],
      ["capital_city", "papers"],
    ],
    slots: [capital],
    stake: "law",
    office: "register",
    byWay: true,
    next: ["register-cost", "register-time"],
  },
  {
    id: "legal-forms",
    asks: [["legal_form"], ["legal_form", "company"], ["legal_form", "register"]],
    slots: [[{ as: "list", page: "guide", section: "legal-forms", of: "labels", says: "say.legalForms" }]],
    stake: "law",
    office: "register",
    next: ["register", "sole-trader"],
  },
  {
    id: "company-name",
    asks: [["company_name"], ["company_name", "register"], ["steps", "company_name"]],
    slots: [step(/\bname\b|denomination|nome/)],
    stake: "law",
    office: "register",
    next: ["register", "register-cost"],
  },
  {
    id: "tax-number",
    asks: [
      ["tax_number"],
      ["tax_number", "steps"],
      ["tax_number", "register"],
      ["tax_number", "company"],
      ["tax", "register"],
    ],
    slots: [
      step(
        /tax(?:payer)? (?:number|id|account|registration|pin)|\b(?:tin|nif|ifu|ninea|nuit|niu|nui|pin|tpin|ice)\b|tax identification|fiscal|register (?:with the tax|for tax)|tax/,
      ),
    ],
    stake: "money",
    office: "tax",
    next: ["register", "vat"],
  },
  {
    id: "vat-registration",
    asks: [
      ["vat", "register"],
      ["vat", "threshold"],
      ["vat", "register", "threshold"],
    ],
    slots: [
      [
        row("guide", "tax", /^(?:vat|sales tax|goods and services tax|vat or sales tax)/, "say.plain", {
          text: /turnover|threshold/,
        }),
      ],
      [row("guide", "tax", /^(?:vat|sales tax|goods and services tax)/, "say.vat")],
      step(/\b(?:vat|tva|iva|gst)\b|value added|sales tax/),
    ],
    stake: "money",
    office: "tax",
    next: ["vat", "tax-returns"],
  },
  {
    id: "paye",
    asks: [
      ["paye"],
      ["paye", "register"],
      ["employer_registration"],
      ["employer_registration", "register"],
      ["social_security", "register"],
    ],
    slots: [
      step(
        /\bpaye\b|employee tax|payroll|employer|social (?:security|insurance)|pension|\b(?:cnss|cnps|inss|nssf|ssnit)\b|labou?r/,
      ),
    ],
    stake: "money",
    office: "insurance",
    next: ["social-security", "minimum-wage"],
  },
  {
    id: "licence",
    asks: [["licence"], ["licence", "register"], ["licence", "company"], ["licence", "cost"]],
    slots: [step(/licen[cs]e|permit|patente|alvara/)],
    stake: "law",
    office: "register",
    next: ["register", "duties"],
  },
  {
    id: "beneficial-owner",
    asks: [["beneficial_owner"], ["beneficial_owner", "register"]],
    slots: [step(/beneficial/), [row("guide", "after", /beneficial/)]],
    stake: "law",
    office: "register",
    next: ["duties", "register"],
  },
  {
    id: "duties",
    asks: [
      ["duties"],
      ["duties", "company"],
      ["duties", "register"],
      ["due", "duties"],
      ["due", "social_security"],
      ["due", "paye"],
      ["due", "company"],
    ],
    slots: [
      [{ as: "asked", page: "guide", section: "after", says: "say.duty" }],
      [{ as: "list", page: "guide", section: "after", of: "labels", says: "say.duties" }],
    ],
    stake: "law",
    office: "register",
    next: ["tax-returns", "register"],
  },
  {
    id: "foreign-owner",
    asks: [
      ["foreign", "register"],
      ["foreign", "register", "company"],
      ["foreign", "company"],
      ["foreign", "own"],
      ["foreign", "own", "company"],
      ["steps", "foreign", "register", "company"],
    ],
    slots: [
      [prose("foreign-owner", "register", null, 1)],
      [{ as: "steps", page: "foreign-owner", section: "register", most: 1 }],
      [row("foreign-owner", "", /^(?:it costs(?: about)?|known fees|cost)$/, "say.cost")],
      [row("foreign-owner", "", /^capital you must show$|capital$/, "say.minCapital")],
    ],
    stake: "law",
    office: "invest",
    next: ["min-capital", "work-permit"],
  },
  {
    id: "branch",
    asks: [
      ["branch"],
      ["branch", "register"],
      ["branch", "company"],
      ["branch", "foreign"],
      ["branch", "register", "company"],
      ["steps", "branch", "register"],
    ],
    slots: [
      [{ as: "steps", page: "branch", section: "register", most: 2 }],
      [row("branch", "", /^(?:it costs(?: about)?|known fees|cost)$/, "say.cost")],
    ],
    stake: "law",
    office: "register",
    next: ["foreign-owner", "company-tax"],
  },
  {
    id: "sole-trader",
    asks: [
      ["sole_trader"],
      ["sole_trader", "register"],
      ["sole_trader", "company"],
      ["sole_trader", "register", "company"],
      ["steps", "sole_trader", "register"],
    ],
    slots: [
      [{ as: "steps", page: "sole-trader", section: "register", most: 2 }],
      [row("sole-trader", "", /^(?:it costs(?: about)?|known fees|cost)$/, "say.cost")],
    ],
    stake: "law",
    office: "register",
    next: ["register", "small-tax"],
  },
  {
    id: "register",
    asks: [
      ["register"],
      ["register", "company"],
      ["steps", "register"],
      ["steps", "register", "company"],
      ["steps", "company"],
      ["company"],
    ],
    slots: [steps, cost, time],
    stake: "law",
    office: "register",
    byWay: true,
    next: ["register-cost", "register-papers", "company-tax"],
  },
];
