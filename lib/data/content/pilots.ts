import { claims, type ClaimId } from "./claims.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";

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

/** What the group plans in a country of its roadmap, as shown in the country's guide. */
export type Pilot = {
  lead: string;
  stages: readonly { when: string; title: string; text: string }[];
  rests: readonly ClaimId[];
  links: readonly { href: PageHref; label: string }[];
};

const pilots: Readonly<Record<string, Pilot>> = {
  liberia: {
    lead: `Liberia is the pilot country of the group. On ${dateWords(pilotCheckedOn)} nothing of it operates here: no office, no market, no licence, no mandate of the state. What follows is a plan, and its years may move.`,
    stages: [
      {
        when: "Now",
        title: "The guide and the help desk",
        text: "The path to a registered business on this page, longer than for other countries, with what its sources leave open; questions about it are answered by e-mail.",
      },
      {
        when: "2025–26",
        title: "VerifiLiberia as a paper",
        text: "A public proposal for checks of identity with the consent of the person, and an assessment of what could harm people. The National Identification Registry alone can say who somebody is, so a trial needs its mandate. None has been asked for or given.",
      },
      {
        when: "2025–26",
        title: "One farmers' market",
        text: "A single counter where growers sell and see who buys, small enough to be closed again. The place is not chosen; the figures are to be published, good or bad.",
      },
      {
        when: "2027–28",
        title: "Only if the pilot holds",
        text: "A trial of identity checks at few counters, with volunteers and an outside observer, and the next countries: Ghana, Sierra Leone and Nigeria. If the pilot fails, this stage does not begin.",
      },
    ],
    rests: ["roadmap"],
    links: [
      { href: "/subsidiaries/verifiliberia", label: "VerifiLiberia: what it would check, and what not" },
      { href: "/subsidiaries/afm", label: "The farmers' market" },
      { href: "/one-africa/liberia/help-desk", label: "Ask the help desk for Liberia" },
    ],
  },
};

/** The pilot in a country; undefined if the group plans nothing there yet. */
export const findPilot = (slug: string): Pilot | undefined =>
  Object.hasOwn(pilots, slug) ? pilots[slug] : undefined;
