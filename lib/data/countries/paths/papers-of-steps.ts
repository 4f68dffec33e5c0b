import type { RegistrationStep } from "../record/open/registration-schema.ts";
import { ofCompanies } from "./step-on-path.ts";

/** What the steps of the path issue, which nobody has when they begin. */
const given = (steps: readonly RegistrationStep[]) => new Set(steps.map(({ get }) => get.toLowerCase()));

/**
 * Every paper that the steps require, once each, in the order in which it is needed. Papers that the steps themselves
 * issue and those that only companies have are left out.
 */
export function papersOfSteps(steps: readonly RegistrationStep[]): string[] {
  const made = given(steps);
  const seen = new Set<string>();
  return steps.flatMap(({ bring }) =>
    bring.filter((paper) => {
      const key = paper.toLowerCase();
      if (made.has(key) || seen.has(key) || paper.endsWith(ofCompanies)) return false;
      seen.add(key);
      return true;
    }),
  );
}
