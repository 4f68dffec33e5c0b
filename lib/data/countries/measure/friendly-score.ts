import type { Mobility } from "../record/open/mobility-schema.ts";
import type { Country } from "../record/open/schema.ts";

export type FriendlyPoint = { what: string; isMet: boolean };
/** `score` runs from 5 to 7 in steps of 0.5, out of 10. */
export type FriendlyScore = { score: number; points: readonly FriendlyPoint[] };

const base = 5;
const worth = 0.5;

/** How the score is computed, as the pages explain it. */
export const friendlyRule = `An editorial score out of 10, no measurement: ${base} for every country, and half a point for each of four things that make a first step easier. What is not known earns no point. So it runs from ${base} to ${base + 4 * worth}; it says nothing about what comes after the first step.`;

/** The score by the rule in `friendlyRule`, with the points and whether each is met. */
export function friendlyScore({ registration }: Country, { evisa, visaOnArrival }: Mobility): FriendlyScore {
  const points = [
    {
      what: "A business can be registered online, at least in part",
      isMet: registration.online === "full" || registration.online === "partial",
    },
    { what: "One counter takes the papers for several offices", isMet: registration.oneStopShop !== null },
    { what: "No minimum capital is asked for", isMet: registration.minCapital === 0 },
    {
      what: "Some visitors get their visa online or on arrival",
      isMet: evisa !== null || visaOnArrival !== null,
    },
  ];
  return { score: base + worth * points.filter(({ isMet }) => isMet).length, points };
}
