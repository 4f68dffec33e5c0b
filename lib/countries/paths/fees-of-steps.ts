import type { RegistrationStep } from "../record/open/registration-schema.ts";

export type Fees = {
  /** The sum in each currency the fees are in; nothing where all that is known is free. */
  sums: readonly { currency: string; amount: number }[];
  /** For how many of the steps a fee, or that there is none, was read. */
  known: number;
  of: number;
};

/** What is known of the fees of some steps, added up by currency: never what the whole of it costs. */
export function feesOfSteps(steps: readonly RegistrationStep[]): Fees {
  const costs = steps.flatMap(({ cost }) => cost ?? []);
  const currencies = [...new Set(costs.filter(({ amount }) => amount > 0).map(({ currency }) => currency))];
  return {
    sums: currencies.map((currency) => ({
      currency,
      amount: costs.reduce((sum, cost) => sum + (cost.currency === currency ? cost.amount : 0), 0),
    })),
    known: costs.length,
    of: steps.length,
  };
}
