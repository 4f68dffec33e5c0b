import type { RegistrationStep } from "../record/open/registration-schema.ts";

export type Fees = {
  /** The sum per currency; empty if every known fee is free. */
  sums: readonly { currency: string; amount: number }[];
  /** For how many of the steps a fee is known, including that there is none. */
  known: number;
  of: number;
};

/** Adds up the known fees of some steps by currency. The sum is never the cost of the whole path. */
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
