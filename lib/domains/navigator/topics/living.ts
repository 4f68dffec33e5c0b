import type { ContactPurpose } from "#lib/data/countries/words/open/support-topics.ts";
import type { ConceptId } from "../understand/concepts.ts";
import { prose, row } from "./readings.ts";
import type { Topic } from "./topic.ts";

/* Going to a country, living there, and whom to ask. */

/** A table of numbers has rows with these labels too, so the text of the row must match as well. */
const enter = (label: RegExp, says: "say.bare" | "say.plain" = "say.bare") =>
  row("living", "enter", label, says, { isWhole: true, text: /passports|place|visa/i });
const twoNationalities = row("living", "return", /^two nationalities$/, "say.twoNationalities", {
  isWhole: true,
});
const safety = (label: RegExp) => row("living", "safety", label, "say.row", { isWhole: true });

/** A topic that one row of the contacts page answers, found by how its label begins. */
const contact = (
  id: string,
  asks: readonly (readonly ConceptId[])[],
  label: RegExp,
  office: ContactPurpose,
): Topic => ({
  id,
  asks: asks.flatMap((one) => [one, ["office", ...one], ["where", ...one]] as const),
  slots: [[row("contacts", "offices", label, "say.office", { isWhole: true })]],
  office,
  next: ["help-desk", "register-where"],
});

/** The topic that is answered by the asker's passport. */
export const visaTopic: Topic = {
  id: "visa",
  asks: [["visa"], ["visa", "papers"], ["visa", "foreign"], ["visa", "cost"], ["visa", "time"]],
  slots: [
    [row("living", "enter", /^without a visa$/, "say.visaFree")],
    [enter(/^visa on arrival$/)],
    [enter(/^e-visa or travel authorisation$|^e-visa$/)],
    [enter(/^africa visa openness index$/, "say.plain")],
  ],
  stake: "immigration",
  office: "visas",
  next: ["work-permit", "yellow-fever", "emergency"],
};

export const living: readonly Topic[] = [
  {
    id: "e-visa",
    asks: [["evisa"], ["evisa", "visa"], ["online", "visa"]],
    slots: [[enter(/^e-visa or travel authorisation$|^e-visa$/)]],
    stake: "immigration",
    office: "visas",
    next: ["visa-on-arrival", "visa"],
  },
  {
    id: "visa-on-arrival",
    asks: [["visa_arrival"], ["visa_arrival", "visa"]],
    slots: [[enter(/^visa on arrival$/)]],
    stake: "immigration",
    office: "visas",
    next: ["e-visa", "visa"],
  },
  visaTopic,
  {
    id: "work-permit",
    asks: [
      ["work_permit"],
      ["work_permit", "foreign"],
      ["work_permit", "papers"],
      ["work_permit", "cost"],
      ["work_permit", "hire"],
      ["work_permit", "visa"],
    ],
    slots: [
      [{ as: "list", page: "living", section: "stay", of: "labels", says: "say.permits" }],
      [
        {
          as: "row",
          page: "living",
          section: "stay",
          label: /./,
          says: "say.permit",
          isWhole: true,
          most: 3,
        },
      ],
    ],
    stake: "immigration",
    office: "visas",
    next: ["visa", "two-nationalities"],
  },
  {
    id: "two-nationalities",
    asks: [["two_nationalities"], ["two_nationalities", "citizenship"], ["two_nationalities", "diaspora"]],
    slots: [[twoNationalities], [prose("living", "return", /^two nationalities$/, 3)]],
    stake: "law",
    office: "visas",
    next: ["citizenship", "diaspora"],
  },
  {
    id: "citizenship",
    asks: [["citizenship"], ["citizenship", "diaspora"]],
    slots: [[prose("living", "return", /citizenship|abode|ancestry|nationality/, 2)], [twoNationalities]],
    stake: "law",
    office: "visas",
    next: ["two-nationalities", "diaspora"],
  },
  {
    id: "diaspora",
    asks: [["diaspora"], ["diaspora", "move"]],
    slots: [
      [{ as: "list", page: "living", section: "return", of: "labels", says: "say.diaspora" }],
      [prose("living", "return", /^(?!two nationalities)/, 2)],
    ],
    stake: "immigration",
    office: "visas",
    next: ["two-nationalities", "belongings"],
  },
  {
    id: "recognition",
    asks: [["recognition"], ["recognition", "universities"]],
    slots: [[row("living", "study", /^universities$/, "say.bare", { text: /recognises/ })]],
    stake: "law",
    office: "certificates",
    next: ["universities", "schools"],
  },
  {
    id: "universities",
    asks: [["universities"], ["universities", "foreign"]],
    slots: [
      [
        {
          as: "list",
          page: "living",
          section: "study",
          label: /^public universities/,
          of: "texts",
          says: "say.universities",
        },
      ],
      [prose("living", "study", /^universities$/, 1)],
    ],
    next: ["recognition", "schools"],
  },
  {
    id: "schools",
    asks: [["schools"]],
    slots: [[prose("living", "study", /^schools$/, 3)]],
    next: ["universities", "languages"],
  },
  {
    id: "paying",
    asks: [["paying"], ["money"], ["paying", "cost"]],
    slots: [[prose("living", "daily-life", /^paying for things$/, 3)]],
    next: ["living-cost", "mobile-money"],
  },
  {
    id: "living-cost",
    asks: [["living_cost"]],
    slots: [
      [prose("living", "daily-life", /^markers of what life costs$/, 2)],
      [row("living", "daily-life", /^gdp per person at purchasing power$/)],
      [row("living", "daily-life", /^inflation$/)],
    ],
    next: ["paying", "minimum-wage"],
  },
  {
    id: "holidays",
    asks: [["holidays"], ["holidays", "due"], ["holidays", "independence"]],
    slots: [
      [
        { as: "holidays", page: "living", section: "holidays", says: "say.holiday", most: 4 },
        { as: "list", page: "living", section: "holidays", of: "labels", says: "say.holidays" },
      ],
    ],
    next: ["duties", "annual-leave"],
  },
  {
    id: "emergency",
    asks: [["emergency"]],
    slots: [[safety(/^police$/)], [safety(/^ambulance$/)], [safety(/^fire$/)]],
    next: ["safety", "health"],
  },
  {
    id: "safety",
    asks: [["safety"], ["safety", "move"]],
    slots: [[prose("living", "safety", /^keeping safe$/, 3)], [safety(/^police$/)]],
    next: ["emergency", "risk-rating"],
  },
  {
    id: "health",
    asks: [["health"]],
    slots: [[prose("living", "safety", /^keeping well$/, 3)], [safety(/^ambulance$/)]],
    next: ["yellow-fever", "emergency"],
  },
  {
    id: "yellow-fever",
    asks: [["yellow_fever"], ["yellow_fever", "health"], ["yellow_fever", "visa"]],
    slots: [[safety(/^yellow fever certificate$/)]],
    stake: "immigration",
    office: "visas",
    next: ["visa", "health"],
  },
  {
    id: "land",
    asks: [["land"], ["land", "own"], ["land", "foreign"], ["land", "foreign", "own"], ["land", "cost"]],
    slots: [
      [
        { as: "asked", page: "profile", section: "risks", says: "say.named", most: 2 },
        { as: "asked", page: "profile", section: "opportunities", says: "say.named" },
      ],
    ],
    stake: "law",
    office: "invest",
    next: ["property", "foreign-owner"],
  },
  {
    id: "plugs",
    asks: [["plugs"], ["plugs", "electricity"]],
    slots: [[safety(/^plugs$/)]],
    next: ["driving-side", "emergency"],
  },
  {
    id: "driving-side",
    asks: [["driving_side"], ["driving_side", "roads"]],
    slots: [[row("living", "safety", /^side of the road$/, "say.drivingSide")]],
    next: ["driving-permit", "roads"],
  },
  {
    id: "driving-permit",
    asks: [["driving_permit"], ["driving_permit", "foreign"]],
    slots: [[safety(/^driving permit$/)]],
    stake: "law",
    next: ["driving-side", "emergency"],
  },
  {
    id: "moving",
    asks: [["move"], ["move", "steps"], ["move", "papers"], ["move", "foreign"]],
    slots: [
      [{ as: "list", page: "living", section: "stay", of: "labels", says: "say.permits" }],
      [prose("living", "daily-life", /^paying for things$/, 1)],
      [prose("living", "safety", /^keeping safe$/, 1)],
    ],
    stake: "immigration",
    office: "visas",
    next: ["visa", "belongings", "schools"],
  },

  contact(
    "invest-office",
    [["invest_office"], ["invest_office", "invest"], ["invest_office", "foreign"]],
    /^investing from abroad/,
    "invest",
  ),
  contact("tax-office", [["tax_office"], ["tax", "office"]], /^tax number, returns, payments/, "tax"),
  contact(
    "customs-office",
    [["customs_office"], ["import", "office"]],
    /^bringing goods in or out/,
    "customs",
  ),
  contact(
    "immigration-office",
    [["immigration_office"], ["visa", "office"], ["work_permit", "office"]],
    /^visas, residence, passports/,
    "visas",
  ),
  contact(
    "labour-office",
    [["labour_office"], ["hire", "office"]],
    /^contracts and permits of staff/,
    "work",
  ),
  contact(
    "social-security-office",
    [["social_security", "office"]],
    /^social security of staff/,
    "insurance",
  ),
  contact(
    "standards",
    [["standards"], ["standards", "conformity"]],
    /^standards and marks on goods/,
    "standards",
  ),
  contact("chamber", [["chamber"]], /^meeting other firms/, "chamber"),
  contact("statistics", [["statistics_office"]], /^figures about people and economy/, "statistics"),
  contact("central-bank", [["central_bank"]], /^banks, exchange rules, payment providers/, "banks"),
  {
    id: "offices",
    asks: [["office"], ["where", "office"]],
    slots: [
      [
        { as: "asked", page: "contacts", section: "offices", says: "say.office" },
        {
          as: "row",
          page: "contacts",
          section: "offices",
          label: /./,
          says: "say.office",
          isWhole: true,
          most: 3,
        },
      ],
    ],
    next: ["help-desk", "register-where"],
  },
  {
    id: "help-desk",
    asks: [["help_desk"], ["help_desk", "office"]],
    slots: [[prose("help-desk", "", null, 2)]],
    next: ["offices", "register-where"],
  },
];
