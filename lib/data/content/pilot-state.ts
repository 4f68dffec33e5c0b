import { claims } from "./claims.ts";

/** The claim behind every statement about the pilot. Its review date is the date of those statements. */
const roadmap = claims.find(({ id }) => id === "roadmap")!;

/** When the state of the pilot was last checked, as an ISO date. */
export const pilotCheckedOn = roadmap.reviewedOn;

/** The state of the pilot in one sentence; `day` is a date in words. */
export const pilotState = (day: string): string =>
  `As of ${day} no start and no result of the pilot in Liberia has been reported.`;

/** Whether a timeline entry is the roadmap's pilot, whose years have begun. */
export const isPilot = ({ when, stage }: { when: string; stage: string }): boolean =>
  stage === "pilot" && /^2025/.test(when);
