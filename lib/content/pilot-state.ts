import { claims } from "./claims.ts";

/** The claim behind every word on the pilot; its day of review is the day of what is said here. */
const roadmap = claims.find(({ id }) => id === "roadmap")!;

/** The day on which the state of the pilot was last checked, as an ISO date. */
export const pilotCheckedOn = roadmap.reviewedOn;

/** How the pilot stands on `day`, written out. */
export const pilotState = (day: string): string =>
  `As of ${day} no start and no result of the pilot in Liberia has been reported.`;

/** Whether an entry of a plan is the pilot of the roadmap, whose years have begun. */
export const isPilot = ({ when, stage }: { when: string; stage: string }): boolean =>
  stage === "pilot" && /^2025/.test(when);
