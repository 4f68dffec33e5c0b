import { choice, choices, longText, number } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumber,
  district,
  fullName,
  more,
  placeCountry,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("livestock");

/**
 * The livestock desk decides for which districts a vet, a ramp or a feed store is planned first, and which keepers
 * there it speaks to. The form never asks where animals stay at night or walk: lists of herds are worth money to
 * thieves.
 */
export const livestock = form({
  id: "livestock",
  sort: "application",
  sender: "member",
  audience: "founder",
  about: "/policies/livestock/apply",
  minutes: 10,
  workingDays: 20,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      choice("part", { words: words("part"), options: ["owner", "herder", "group", "vet"] }),
    ]),
    step("group", [number("members", { words: words("members"), min: 2, max: 100_000, isWhole: true })], {
      when: { field: "part", is: ["group"] },
    }),
    step("animals", [
      choices("kinds", {
        words: words("kinds"),
        options: ["cattle", "goats", "poultry", "pigs", "rabbits", "bees", "other"],
      }),
      longText("numbers", { words: words("numbers"), most: 600, rows: 3 }),
      choices("care", { words: words("care"), options: ["vet", "worker", "self", "nobody"] }),
    ]),
    step("place", [
      placeCountry,
      district,
      choice("moves", { words: words("moves"), options: ["stays", "near", "far"] }),
      choice("water", { words: words("water"), options: ["well", "river", "bought", "none"] }),
    ]),
    step("needs", [
      choices("losses", {
        words: words("losses"),
        options: ["disease", "young", "feed", "theft", "predators", "buyers"],
        most: 3,
      }),
      choices("missing", {
        words: words("missing"),
        options: ["vet", "vaccine", "feed", "water", "ramp", "scale"],
        most: 3,
      }),
      more,
    ]),
  ],
});
