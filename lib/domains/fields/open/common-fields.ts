import { choice, choices, country, email, longText, number, phone, text, tick } from "./fields.ts";

const words = (key: string) => ({ area: "forms", key: `shared.${key}` }) as const;

/** The address for replies, for forms that say nothing else about it. */
export const senderEmail = email("email", { words: words("email"), autoComplete: "email" });

export const senderName = text("name", {
  words: words("name"),
  most: 120,
  optional: true,
  autoComplete: "name",
});

/** The African country (one of the 54) that the form is about. */
export const aboutCountry = country("country", { words: words("country"), of: "africa", optional: true });

/** The sender's name, as a decision will use it. */
export const fullName = text("fullName", { words: words("fullName"), most: 120, autoComplete: "name" });

/** The sender's phone number; optional, because they may prefer mail. */
export const callNumber = phone("phone", { words: words("phone"), optional: true, autoComplete: "tel" });
/**
 * The same for a form that asks where the sender lives, or where the organisation is: that is the country of the
 * number.
 */
export const callNumberIn = <const H extends string>(home: H) => ({ ...callNumber, home });

/** An organisation by the name in its papers. */
export const organisation = text("organisation", {
  words: words("organisation"),
  most: 160,
  autoComplete: "organization",
});

/** Where the sender lives, in any country. */
export const residence = country("residence", { words: words("residence"), of: "world" });

export const town = text("town", { words: words("town"), most: 120, autoComplete: "address-level2" });

/** Whether a learner is of age: some work is not taught to minors. */
export const ageGroup = choice("age", { words: words("age"), options: ["adult", "minor"] });

export const languages = choices("languages", {
  words: words("languages"),
  options: ["english", "french", "portuguese", "spanish", "arabic", "swahili", "other"],
});

export const otherLanguages = text("otherLanguages", {
  words: words("otherLanguages"),
  most: 200,
  optional: true,
});

export const monthsFree = choices("months", {
  words: words("months"),
  options: [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ],
});

export const yearsOfPractice = number("years", {
  words: words("years"),
  min: 0,
  max: 80,
  isWhole: true,
  unit: "unit.year",
});

/** How far a learner can travel. */
export const travel = choice("travel", { words: words("travel"), options: ["town", "day", "away"] });

/** The right by which somebody farms. */
export const landRole = choice("role", {
  words: words("landRole"),
  options: ["owner", "tenant", "custom", "cooperative"],
});

export const landCountry = country("country", { words: words("landCountry"), of: "africa" });

/** The country of a place, a herd or a variety. */
export const placeCountry = country("country", { words: words("placeCountry"), of: "africa" });

export const district = text("district", { words: words("district"), most: 120 });

export const hectares = number("hectares", {
  words: words("hectares"),
  min: 0.1,
  max: 100_000,
  unit: "unit.hectare",
});

/** Who else decides about a piece of land. */
export const landAgree = longText("agree", { words: words("agree"), most: 500, rows: 3, optional: true });

export const crops = choices("crops", {
  words: words("crops"),
  options: ["cereals", "roots", "vegetables", "fruit", "oil", "cocoa", "nuts", "herbs", "other"],
});

/** When a lorry can reach a place. */
export const road = choice("road", { words: words("road"), options: ["allYear", "drySeason", "footpath"] });

/** The sender's role in the organisation. */
export const ownRole = text("ownRole", {
  words: words("ownRole"),
  most: 120,
  autoComplete: "organization-title",
});

/** The number by which anybody can find the organisation in the public register of its country. */
export const registerNumber = text("registerNumber", {
  words: words("registerNumber"),
  most: 80,
  optional: true,
});

/** The country whose register an organisation is in, or would be in. */
export const registerCountry = country("registerCountry", {
  words: words("registerCountry"),
  of: "world",
});

/** As people write it, with or without https. */
export const website = text("website", { words: words("website"), most: 200, optional: true });

/** About a household, by age alone: no names, and nothing about anybody's health. */
export const childrenUnder18 = number("children", {
  words: words("children"),
  min: 0,
  max: 60,
  isWhole: true,
});
export const aged60 = number("aged", { words: words("aged"), min: 0, max: 60, isWhole: true });

/** Who depends on the household's income. */
export const dependants = choices("dependants", {
  words: words("dependants"),
  options: ["partner", "children", "parents", "siblings", "others", "nobody"],
});

/** Anything that was not asked. */
export const more = longText("more", { words: words("more"), most: 1000, rows: 4, optional: true });

/** The name of an entry in a public directory. */
export const listedName = text("listedName", { words: words("listedName"), most: 160 });

/** The entry's own description in a directory. */
export const description = longText("description", {
  words: words("description"),
  least: 20,
  most: 400,
  rows: 4,
});

/** The languages in which enquiries are answered. */
export const answeredIn = choices("languages", {
  words: words("answeredIn"),
  options: ["english", "french", "portuguese", "spanish", "arabic", "swahili", "amharic", "hausa", "igbo", "lingala", "somali", "wolof", "yoruba", "zulu", "other"], // prettier-ignore
});

/** How the public reaches the entry: at least one way, so that an entry helps. */
export const contactWays = choices("contactWays", {
  words: words("contactWays"),
  options: ["website", "email", "phone"],
});
export const publicWebsite = text("publicWebsite", {
  words: words("publicWebsite"),
  most: 200,
  autoComplete: "url",
  when: { field: "contactWays", is: ["website"] },
});
export const publicEmail = email("publicEmail", {
  words: words("publicEmail"),
  when: { field: "contactWays", is: ["email"] },
});
export const publicPhone = phone("publicPhone", {
  words: words("publicPhone"),
  home: "country",
  when: { field: "contactWays", is: ["phone"] },
});
export const publicAgree = tick("publicAgree", { words: words("publicAgree") });

/** Where staff look the entry up; never a number that identifies a person. */
export const registerBody = text("registerBody", { words: words("registerBody"), most: 160 });

/** The names of the answers that are public in every directory. */
export const listedNames = ["listedName", "kind", "country", "town", "description", "languages", "publicWebsite", "publicEmail", "publicPhone"] as const; // prettier-ignore
