import type { RegistrationStep } from "../record/open/registration-schema.ts";
import { ofCompanies } from "./step-on-path.ts";

/** What earlier steps of the path give, which nobody has at hand when they begin. */
const given = (steps: readonly RegistrationStep[]) => new Set(steps.map(({ get }) => get.toLowerCase()));

/** Everything the steps ask one to bring, each once, in the order in which it is needed, but what the steps themselves give and what only companies have. */
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
