import { choice, choices, longText, text } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumber,
  fullName,
  languages,
  monthsFree,
  otherLanguages,
  yearsOfPractice,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("us-farmer-mentor");

/**
 * The exchange desk decides who is on the list of mentors and whom it speaks to, by crop, soil, rain and what went
 * wrong. Whether somebody becomes the mentor of a farm is that farm's own choice.
 */
export const usFarmerMentor = form({
  id: "us-farmer-mentor",
  sort: "application",
  sender: "member",
  about: "/policies/us-farmer-mentor/apply",
  minutes: 10,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      text("place", { words: words("place"), most: 120 }),
      choice("role", { words: words("role"), options: ["farming", "retired", "extension", "youth"] }),
    ]),
    step("farm", [
      choices("raises", {
        words: words("raises"),
        options: ["grain", "vegetables", "fruit", "cattle", "small", "poultry", "bees", "other"],
      }),
      yearsOfPractice,
      choice("water", { words: words("water"), options: ["rain", "irrigation", "both"] }),
    ]),
    step("knowledge", [
      choices("teaches", {
        words: words("teaches"),
        options: ["soil", "seed", "machines", "animals", "drying", "cooperatives", "books"],
        most: 3,
      }),
      longText("season", { words: words("season"), least: 40, most: 2000 }),
      choice("way", { words: words("way"), options: ["calls", "visit"] }),
    ]),
    step("calls", [
      languages,
      otherLanguages,
      monthsFree,
      choices("hours", { words: words("hours"), options: ["early", "midday", "evening", "weekend"] }),
    ]),
  ],
});
