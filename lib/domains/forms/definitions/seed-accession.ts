import { choice, choices, file, longText, text } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumber,
  district,
  fullName,
  more,
  placeCountry,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("seed-accession");

/**
 * The Seed Bank decides which varieties are described first, with their keepers: how close one is to being lost, who
 * may decide about it, and whether others have rights in it. No seed changes hands.
 */
export const seedAccession = form({
  id: "seed-accession",
  sort: "application",
  sender: "member",
  about: "/subsidiaries/seed-bank",
  minutes: 10,
  workingDays: 20,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      choice("holder", { words: words("holder"), options: ["grower", "community", "institute"] }),
      choice("decides", { words: words("decides"), options: ["me", "family", "community", "unknown"] }),
    ]),
    step("variety", [
      choice("crop", {
        words: words("crop"),
        options: ["cereal", "pulse", "root", "vegetable", "fruit", "oil", "other"],
      }),
      text("variety", { words: words("variety"), most: 160 }),
      choice("kept", { words: words("kept"), options: ["seed", "plant"] }),
      choice("origin", { words: words("origin"), options: ["ours", "neighbour", "shop", "institute"] }),
    ]),
    step("place", [
      placeCountry,
      district,
      choice("since", { words: words("since"), options: ["own", "parents", "longer", "unknown"] }),
      choice("growers", { words: words("growers"), options: ["us", "few", "many", "unknown"] }),
    ]),
    step("story", [
      choices("strengths", {
        words: words("strengths"),
        options: ["dry", "wet", "early", "pests", "stores", "taste", "fodder"],
      }),
      longText("description", { words: words("description"), least: 20, most: 2000 }),
      choices("terms", { words: words("terms"), options: ["named", "reserve", "share", "ask"] }),
      more,
    ]),
    step("photos", [file("photos", { words: words("photos"), upTo: 4, kinds: ["photo"], optional: true })]),
  ],
});
