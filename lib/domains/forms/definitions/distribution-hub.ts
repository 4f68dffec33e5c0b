import { choice, choices, file, longText, number } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumber,
  district,
  fullName,
  more,
  organisation,
  placeCountry,
  road,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("distribution-hub");

/**
 * The distribution desk decides which places it asks to visit: what is there, whether power, water and road support a
 * cold room and lorries, which goods pass in which months, and who may decide about the place.
 */
export const distributionHub = form({
  id: "distribution-hub",
  sort: "application",
  sender: "member",
  audience: "founder",
  about: "/programs#distribution-hubs",
  minutes: 10,
  workingDays: 20,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      { ...organisation, optional: true },
      choice("right", { words: words("right"), options: ["owner", "tenant", "manager", "market"] }),
    ]),
    step("place", [
      placeCountry,
      district,
      number("floor", { words: words("floor"), min: 10, max: 1_000_000, unit: "unit.squareMetre" }),
      choices("stands", {
        words: words("stands"),
        options: ["roof", "fence", "scale", "dock", "coldRoom", "office", "nothing"],
      }),
    ]),
    step("supply", [
      choice("power", { words: words("power"), options: ["steady", "cuts", "own", "none"] }),
      choice("water", { words: words("water"), options: ["pipe", "well", "tanker", "none"] }),
      road,
    ]),
    step("goods", [
      longText("goods", { words: words("goods"), most: 1500 }),
      choice("wish", { words: words("wish"), options: ["run", "share", "let"] }),
      more,
    ]),
    step("photos", [file("photos", { words: words("photos"), upTo: 4, kinds: ["photo"], optional: true })]),
  ],
});
