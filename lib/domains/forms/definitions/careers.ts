import { choice, choices, longText } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import {
  fullName,
  town,
  languages,
  residence,
  yearsOfPractice,
} from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("careers");

/** The office decides who is notified when a job of this kind is advertised. The form itself fills no job. */
export const careers = form({
  id: "careers",
  sort: "interest",
  sender: "member",
  about: "/careers",
  minutes: 8,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [fullName, residence, town]),
    step("skill", [
      choice("area", {
        words: words("area"),
        options: ["books", "agronomy", "animals", "plant", "licensing", "teaching", "translation", "software", "transport", "other"], // prettier-ignore
        isList: true,
      }),
      yearsOfPractice,
      longText("skill", { words: words("skill"), least: 30, most: 1500 }),
      choice("licence", { words: words("licence"), options: ["notNeeded", "held", "notYet"] }),
    ]),
    step("place", [
      languages,
      choices("where", { words: words("where"), options: ["town", "country", "abroad", "remote"] }),
    ]),
  ],
});
