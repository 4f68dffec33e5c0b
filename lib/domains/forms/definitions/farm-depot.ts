import { choice, choices, longText, number, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  callNumber,
  district,
  fullName,
  more,
  placeCountry,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("farm-depot");
const asked = (...parts: [string, ...string[]]) => ({ when: { field: "part", is: parts } });

/**
 * The Farm Depot's desk decides which owners, mechanics and dealers of a district it speaks to about a list of them,
 * and which districts are worth a list: what is there, what is missing, how far each would go.
 */
export const farmDepot = form({
  id: "farm-depot",
  sort: "application",
  sender: "member",
  audience: "founder",
  about: "/subsidiaries/farm-depot",
  minutes: 8,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [
      fullName,
      callNumber,
      choice("part", { words: words("part"), options: ["owner", "mechanic", "dealer", "farmer"] }),
    ]),
    step("place", [
      placeCountry,
      district,
      number("reach", { words: words("reach"), min: 0, max: 500, isWhole: true, unit: "unit.kilometre" }),
    ]),
    step("offer", [
      choices("machines", {
        words: words("machines"),
        options: ["tractor", "tiller", "thresher", "mill", "pump", "sprayer", "trailer", "other"],
        ...asked("owner"),
      }),
      number("days", { words: words("days"), min: 0, max: 366, isWhole: true, ...asked("owner") }),
      yesNo("operator", { words: words("operator"), ...asked("owner") }),
      choices("repairs", {
        words: words("repairs"),
        options: ["tractors", "engines", "pumps", "electrics", "welding", "tools"],
        ...asked("mechanic"),
      }),
      choices("goods", {
        words: words("goods"),
        options: ["seed", "fertiliser", "chemicals", "tools", "parts", "feed"],
        ...asked("dealer"),
      }),
      choice("licence", {
        words: words("licence"),
        options: ["yes", "no", "notNeeded"],
        ...asked("dealer"),
      }),
      choices("needs", {
        words: words("needs"),
        options: ["hire", "seed", "inputs", "tools", "parts", "repair"],
        most: 3,
        ...asked("farmer"),
      }),
      longText("lack", { words: words("lack"), most: 1000, rows: 4, ...asked("farmer") }),
    ]),
    step("list", [
      yesNo("listed", { words: words("listed"), ...asked("owner", "mechanic", "dealer") }),
      more,
    ]),
  ],
});
