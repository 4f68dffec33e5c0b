import { choice, country, text, yesNo } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import { callNumberIn, fullName, residence } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("credit-union-account");

/**
 * The credit union desk decides who is recorded as a founding member, by the bond they share with others. The kind of
 * ID somebody has and its issuer decide which licence could admit them; its number decides nothing.
 */
export const creditUnionAccount = form({
  id: "credit-union-account",
  sort: "interest",
  sender: "member",
  about: "/subsidiaries/credit-union",
  minutes: 7,
  workingDays: 10,
  keepMonths: decidedMonths,
  steps: [
    step("you", [fullName, residence, callNumberIn("residence")]),
    step("bond", [
      choice("bond", {
        words: words("bond"),
        options: ["trade", "place", "employer", "cooperative", "savings", "diaspora"],
      }),
      text("bondName", { words: words("bondName"), most: 160 }),
    ]),
    step("papers", [
      choice("idKind", {
        words: words("idKind"),
        options: ["national", "citizen", "passport", "other", "none"],
      }),
    ]),
    step(
      "issuer",
      [country("idCountry", { words: words("idCountry"), of: "world" }), yesNo("idValid", { words: words("idValid") })], // prettier-ignore
      { when: { field: "idKind", is: ["national", "citizen", "passport", "other"] } },
    ),
    step("saving", [
      choice("account", { words: words("account"), options: ["own", "group", "child", "cooperative"] }),
      choice("rhythm", { words: words("rhythm"), options: ["day", "week", "month", "season"] }),
    ]),
  ],
});
