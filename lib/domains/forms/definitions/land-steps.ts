import { number } from "#lib/domains/fields/open/fields.ts";
import {
  callNumber,
  district,
  fullName,
  hectares,
  landAgree,
  landCountry,
  landRole,
} from "#lib/domains/fields/open/common-fields.ts";
import { step } from "../open/form.ts";

/** How many people farm, if the sender is a cooperative. */
const members = number("members", {
  words: { area: "forms", key: "shared.farmMembers" },
  min: 2,
  max: 100_000,
  isWhole: true,
});

/** Who holds land, and where it is: the first steps of forms about growing. */
export const landSteps = [
  step("you", [fullName, callNumber, landRole]),
  step("members", [members], { when: { field: "role", is: ["cooperative"] } }),
  step("land", [landCountry, district, hectares, landAgree]),
] as const;
