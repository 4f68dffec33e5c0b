import { choice, choices, country, longText, tick, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumberIn,
  fullName,
  languages,
  monthsFree,
  otherLanguages,
  residence,
  town,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("cultural-exchange");
const asked = (...options: [string, ...string[]]) => ({ when: { field: "way", is: options } });

/**
 * The exchange desk decides who is on its list and whom it introduces to each other: two sides whose craft, months and
 * languages fit. Guest and host choose each other; a consulate decides on a journey.
 */
export const culturalExchange = form({
  id: "cultural-exchange",
  sort: "application",
  sender: "member",
  about: "/policies/cultural-exchange/apply",
  minutes: 8,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [fullName, residence, town, callNumberIn("residence")]),
    step("way", [
      choice("way", { words: words("way"), options: ["host", "travel", "remote"] }),
      choice("side", { words: words("side"), options: ["alone", "group"] }),
      tick("adults", { words: words("adults") }),
    ]),
    step("stay", [
      country("destination", { words: words("destination"), of: "world", ...asked("travel") }),
      yesNo("passport", { words: words("passport"), ...asked("travel") }),
      yesNo("room", { words: words("room"), ...asked("host") }),
      choice("length", {
        words: words("length"),
        options: ["days", "weeks", "months"],
        ...asked("host", "travel"),
      }),
      choice("connection", {
        words: words("connection"),
        options: ["phone", "computer", "shared"],
        ...asked("remote"),
      }),
    ]),
    step("bring", [
      choices("crafts", {
        words: words("crafts"),
        options: ["music", "dance", "cloth", "craft", "cooking", "language", "stories", "other"],
        most: 3,
      }),
      longText("bring", { words: words("bring"), most: 1500 }),
      longText("seek", { words: words("seek"), most: 1000, rows: 4 }),
    ]),
    step("time", [languages, otherLanguages, monthsFree]),
  ],
});
