import { choice, choices, country, longText, tick, yesNo } from "#lib/domains/fields/open/fields.ts";
import { form, step, fieldWords } from "../open/form.ts";
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

const said = fieldWords("cultural-exchange");
const asked = (...ways: [string, ...string[]]) => ({ when: { field: "way", is: ways } });

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
      choice("way", { words: said("way"), options: ["host", "travel", "remote"] }),
      choice("side", { words: said("side"), options: ["alone", "group"] }),
      tick("adults", { words: said("adults") }),
    ]),
    step("stay", [
      country("destination", { words: said("destination"), of: "world", ...asked("travel") }),
      yesNo("passport", { words: said("passport"), ...asked("travel") }),
      yesNo("room", { words: said("room"), ...asked("host") }),
      choice("length", {
        words: said("length"),
        options: ["days", "weeks", "months"],
        ...asked("host", "travel"),
      }),
      choice("connection", {
        words: said("connection"),
        options: ["phone", "computer", "shared"],
        ...asked("remote"),
      }),
    ]),
    step("bring", [
      choices("crafts", {
        words: said("crafts"),
        options: ["music", "dance", "cloth", "craft", "cooking", "language", "stories", "other"],
        most: 3,
      }),
      longText("bring", { words: said("bring"), most: 1500 }),
      longText("seek", { words: said("seek"), most: 1000, rows: 4 }),
    ]),
    step("time", [languages, otherLanguages, monthsFree]),
  ],
});
