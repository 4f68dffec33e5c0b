import type { FactKey } from "#lib/data/countries/record/open/fact-key.ts";
import { supportTopics, type ContactPurpose } from "#lib/data/countries/words/open/support-topics.ts";
import type { ConceptId } from "../understand/concepts.ts";
import { fact, prose, row } from "./readings.ts";
import type { Topic } from "./topic.ts";

/* Going to a country, living there, and whom to ask. */

const enter = (key: FactKey, says: "say.bare" | "say.plain" = "say.bare") =>
  fact("living", "enter", key, says, { isWhole: true });
const twoNationalities = fact("living", "return", "mobility.dualCitizenship", "say.twoNationalities", {
  isWhole: true,
});
const safety = (key: FactKey) => fact("living", "safety", key, "say.row", { isWhole: true });

const topicOf = new Map(supportTopics.map(({ purpose, topic }) => [purpose, topic.toLowerCase()]));

/** A topic that the row of the contacts page about this purpose answers. */
const contact = (id: string, asks: readonly (readonly ConceptId[])[], office: ContactPurpose): Topic => ({
  id,
  asks: asks.flatMap((one) => [one, ["office", ...one], ["where", ...one]] as const),
  slots: [[row("contacts", "offices", topicOf.get(office) ?? office, "say.office", { isWhole: true })]],
  office,
  next: ["help-desk", "register-where"],
});

/** The topic that is answered by the asker's passport. */
export const visaTopic: Topic = {
  id: "visa",
  asks: [["visa"], ["visa", "papers"], ["visa", "foreign"], ["visa", "cost"], ["visa", "time"]],
  slots: [
    [fact("living", "enter", "mobility.africanPassports", "say.visaFree")],
    [enter("mobility.visaOnArrival")],
    [enter("mobility.evisa")],
    [enter("mobility.visaOpenness", "say.plain")],
  ],
  stake: "immigration",
  office: "visas",
  next: ["work-permit", "yellow-fever", "emergency"],
};

export const living: readonly Topic[] = [
  {
    id: "e-visa",
    asks: [["evisa"], ["evisa", "visa"], ["online", "visa"]],
    slots: [[enter("mobility.evisa")]],
    stake: "immigration",
    office: "visas",
    next: ["visa-on-arrival", "visa"],
  },
  {
    id: "visa-on-arrival",
    asks: [["visa_arrival"], ["visa_arrival", "visa"]],
    slots: [[enter("mobility.visaOnArrival")]],
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
    slots: [[fact("living", "study", "mobility.recognitionBody", "say.bare")]],
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
      [fact("living", "daily-life", "gdp_per_capita_ppp_usd")],
      [fact("living", "daily-life", "inflation_pct")],
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
    slots: [
      [safety("mobility.emergency.police")],
      [safety("mobility.emergency.ambulance")],
      [safety("mobility.emergency.fire")],
    ],
    next: ["safety", "health"],
  },
  {
    id: "safety",
    asks: [["safety"], ["safety", "move"]],
    slots: [[prose("living", "safety", /^keeping safe$/, 3)], [safety("mobility.emergency.police")]],
    next: ["emergency", "risk-rating"],
  },
  {
    id: "health",
    asks: [["health"]],
    slots: [[prose("living", "safety", /^keeping well$/, 3)], [safety("mobility.emergency.ambulance")]],
    next: ["yellow-fever", "emergency"],
  },
  {
    id: "yellow-fever",
    asks: [["yellow_fever"], ["yellow_fever", "health"], ["yellow_fever", "visa"]],
    slots: [[safety("mobility.yellowFever")]],
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
    slots: [[safety("mobility.plugs")]],
    next: ["driving-side", "emergency"],
  },
  {
    id: "driving-side",
    asks: [["driving_side"], ["driving_side", "roads"]],
    slots: [[fact("living", "safety", "drivingSide", "say.drivingSide")]],
    next: ["driving-permit", "roads"],
  },
  {
    id: "driving-permit",
    asks: [["driving_permit"], ["driving_permit", "foreign"]],
    slots: [[safety("mobility.drivingPermit")]],
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
    "invest",
  ),
  contact("tax-office", [["tax_office"], ["tax", "office"]], "tax"),
  contact("customs-office", [["customs_office"], ["import", "office"]], "customs"),
  contact(
    "immigration-office",
    [["immigration_office"], ["visa", "office"], ["work_permit", "office"]],
    "visas",
  ),
  contact("labour-office", [["labour_office"], ["hire", "office"]], "work"),
  contact("social-security-office", [["social_security", "office"]], "insurance"),
  contact("standards", [["standards"], ["standards", "conformity"]], "standards"),
  contact("chamber", [["chamber"]], "chamber"),
  contact("statistics", [["statistics_office"]], "statistics"),
  contact("central-bank", [["central_bank"]], "banks"),
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
