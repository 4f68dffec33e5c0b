import type { RegistrationStep } from "../record/open/registration-schema.ts";

/** What earlier steps of the path give, which nobody has at hand when they begin. */
const given = (steps: readonly RegistrationStep[]) => new Set(steps.map(({ get }) => get.toLowerCase()));

/** Everything the steps ask one to bring, each once, in the order in which it is needed, but what the steps themselves give. */
export function papersOfSteps(steps: readonly RegistrationStep[]): string[] {
  const made = given(steps);
  const seen = new Set<string>();
  return steps.flatMap(({ bring }) =>
    bring.filter((paper) => {
      const key = paper.toLowerCase();
      if (made.has(key) || seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  );
}
