import { choice, longText, text, tick } from "#lib/domains/fields/open/fields.ts";
import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import { fullName, organisation, ownRole, registerCountry } from "#lib/domains/fields/open/common-fields.ts";
import { form, step, fieldWords } from "../open/form.ts";

const words = fieldWords("clearsight-organisation");

/** ClearSight's staff decide which organisations and networks are on the list from which its desks are opened. */
export const clearsightOrganisation = form({
  id: "clearsight-organisation",
  sort: "application",
  sender: "member",
  audience: "organisation",
  about: "/portal/clearsight/register",
  minutes: 10,
  workingDays: 20,
  keepMonths: decidedMonths,
  needsWorkAddress: true,
  steps: [
    step("organisation", [
      organisation,
      registerCountry,
      text("entry", { words: words("entry"), most: 80 }),
      choice("desk", {
        words: words("desk"),
        options: ["corporate", "institutional", "organization", "government", "foreign"],
        isList: true,
      }),
    ]),
    step("network", [
      longText("networks", { words: words("networks"), most: 600, rows: 4 }),
      tick("fixed", { words: words("fixed") }),
    ]),
    step("signatory", [
      text("signatory", { words: words("signatory"), most: 120 }),
      text("office", { words: words("office"), most: 120 }),
      longText("purpose", { words: words("purpose"), most: 1000, rows: 4 }),
    ]),
    step("you", [fullName, ownRole, tick("workAddress", { words: words("workAddress") })]),
  ],
});
