import { choice, choices, country, email, longText, number, phone, text, tick } from "./fields.ts";

const words = (key: string) => ({ area: "forms", key: `shared.${key}` }) as const;

/** Who is answered, where nothing else is said of the address. */
export const senderEmail = email("email", { words: words("email"), autoComplete: "email" });

export const senderName = text("name", {
  words: words("name"),
  most: 120,
  optional: true,
  autoComplete: "name",
});

/** The one of the 54 that the matter is about. */
export const aboutCountry = country("country", { words: words("country"), of: "africa", optional: true });

/** Who sends, as a decision will name them. */
export const fullName = text("fullName", { words: words("fullName"), most: 120, autoComplete: "name" });

/** Where a person can be called, who may rather be written to. */
export const callNumber = phone("phone", { words: words("phone"), optional: true, autoComplete: "tel" });
/** The same where the form asks where the sender lives, or the organisation is: that is the country of the number. */
export const callNumberIn = <const H extends string>(home: H) => ({ ...callNumber, home });

/** An organisation by the name in its papers. */
export const organisation = text("organisation", {
  words: words("organisation"),
  most: 160,
  autoComplete: "organization",
});

/** Where the sender lives, which may be anywhere. */
export const residence = country("residence", { words: words("residence"), of: "world" });

export const town = text("town", { words: words("town"), most: 120, autoComplete: "address-level2" });

/** Whether somebody who learns is of age: some work is not taught to those who are not. */
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

/** How far a learner could go. */
export const travel = choice("travel", { words: words("travel"), options: ["town", "day", "away"] });

/** By which right somebody farms. */
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

/** When a lorry reaches a place. */
export const road = choice("road", { words: words("road"), options: ["allYear", "drySeason", "footpath"] });

/** What the sender is in the organisation. */
export const ownRole = text("ownRole", {
  words: words("ownRole"),
  most: 120,
  autoComplete: "organization-title",
});

/** By which anybody can find the organisation in the public register of its country. */
export const registerNumber = text("registerNumber", {
  words: words("registerNumber"),
  most: 80,
  optional: true,
});

/** The country whose register an organisation stands in, or would. */
export const registerCountry = country("registerCountry", {
  words: words("registerCountry"),
  of: "world",
});

/** As people write it, with or without https. */
export const website = text("website", { words: words("website"), most: 200, optional: true });

/** Of a household, by age alone: no names, and nothing about anybody's health. */
export const childrenUnder18 = number("children", {
  words: words("children"),
  min: 0,
  max: 60,
  isWhole: true,
});
export const aged60 = number("aged", { words: words("aged"), min: 0, max: 60, isWhole: true });

/** Who lives from what the household earns. */
export const dependants = choices("dependants", {
  words: words("dependants"),
  options: ["partner", "children", "parents", "siblings", "others", "nobody"],
});

/** What was not asked. */
export const more = longText("more", { words: words("more"), most: 1000, rows: 4, optional: true });

/** What something is called in a public directory. */
export const listedName = text("listedName", { words: words("listedName"), most: 160 });

/** What a directory says of it, in its own words. */
export const description = longText("description", {
  words: words("description"),
  least: 20,
  most: 400,
  rows: 4,
});

/** The languages in which whoever writes is answered. */
export const answeredIn = choices("languages", {
  words: words("answeredIn"),
  options: ["english", "french", "portuguese", "spanish", "arabic", "swahili", "amharic", "hausa", "igbo", "lingala", "somali", "wolof", "yoruba", "zulu", "other"], // prettier-ignore
});

/** By which ways the public reaches it: one at least, so that an entry helps. */
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

/** Where staff look it up: never a number of a person. */
export const registerBody = text("registerBody", { words: words("registerBody"), most: 160 });

/** The answers by these names are public in every directory. */
export const listedNames = ["listedName", "kind", "country", "town", "description", "languages", "publicWebsite", "publicEmail", "publicPhone"] as const; // prettier-ignore
