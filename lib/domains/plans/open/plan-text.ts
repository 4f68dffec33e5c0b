import { pathWords, feesListed } from "#lib/data/countries/paths/open/path-words.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { listDues, type Money, type Plan } from "./plan.ts";
import { costsOfPlan, stepsOfPlan } from "./plan-costs.ts";
import type { PlanFacts } from "./plan-facts.ts";

/** The page of a country's plan. With scripts the plan is stored; without, the page is a sheet to print. */
export const planHref = (slug: string, kind: PathKind = "company") =>
  `/plan?c=${slug}${kind === "company" ? ("" as const) : (`&path=${kind}` as const)}` as const;

/* The texts of a plan that leave the site, in calendars and messages. Each is one complete template. */

export const pathName = (kind: PathKind): string => pathWords[kind].tab;

const planTitle = (name: string, kind: PathKind): string => `${name}: ${pathName(kind)}`;
const doneOf = (done: number, of: number): string => `${done} of ${of} steps done`;
export const calendarName = (name: string): string => `My plan: ${name}`;
export const calendarNote = (name: string): string => `From your own plan for ${name}.`;
export const inAWeek = (what: string): string => `In a week: ${what}`;
const soFarIn = (sums: readonly Money[]): string => `So far: ${feesListed(sums)}`;
const toComeIn = (sums: readonly Money[]): string => `To come, as far as known: ${feesListed(sums)}`;
const dueOn = (day: string, what: string): string => `Due ${day}: ${what}`;
const stepsMore = (count: number): string => `and ${count} more`;

/** A messenger accepts less than a kilobyte on the poorest connection. */
const mostBytes = 1023;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Cuts a text between characters and marks the cut with an ellipsis. */
function cutTo(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}

const longestStep = 64;
const shortestStep = 24;

/**
 * A plan as a text for a messenger, under 1 KB: what is done and what is not, what it cost and what is due. Step names
 * are shortened before a step is left out. The owner's note is not included.
 */
export function planText(plan: Plan, facts: PlanFacts, address: string): string {
  const [kind] = plan.path;
  const { soFar, toCome } = costsOfPlan(plan, facts);
  const isDone = (step: string) => plan.ticks[step]?.[0] ?? false;
  const steps = stepsOfPlan(facts, kind).filter(({ step, number }) => number !== null || isDone(step));
  const numbered = steps.filter(({ number }) => number !== null);
  const done = numbered.filter(({ step }) => isDone(step)).length;
  const head = [planTitle(facts.name, kind), ...(numbered.length > 0 ? [doneOf(done, numbered.length)] : [])];
  const money = [
    ...(soFar.length > 0 ? [soFarIn(soFar)] : []),
    ...(toCome.length > 0 ? [toComeIn(toCome)] : []),
  ];
  const due = listDues(plan).map(({ on, what }) => dueOn(dateWords(on), what));
  const compose = (shown: number, dues: number, length: number) =>
    [
      ...head,
      ...steps.slice(0, shown).map(({ what, step }) => `${isDone(step) ? "☑" : "☐"} ${cutTo(what, length)}`),
      ...(shown < steps.length ? [stepsMore(steps.length - shown)] : []),
      ...money,
      ...due.slice(0, dues),
      ...(dues < due.length ? [stepsMore(due.length - dues)] : []),
      address,
    ].join("\n");
  for (let length = longestStep; length >= shortestStep; length -= 4) {
    const text = compose(steps.length, due.length, length);
    if (bytes(text) <= mostBytes) return text;
  }
  let [shown, dues] = [steps.length, due.length];
  while (bytes(compose(shown, dues, shortestStep)) > mostBytes && shown + dues > 0) {
    if (dues > 3 || shown === 0) dues -= 1;
    else shown -= 1;
  }
  return compose(shown, dues, shortestStep);
}
