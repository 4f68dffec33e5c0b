import {
  answerOfPath,
  dutyCalendar,
  officesOfPath,
  stepsOfPath,
  type Duty,
  type PathAnswer,
} from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { moneySpan, pathWords } from "#lib/data/countries/paths/open/path-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { dueTitle, whenInLine } from "#lib/data/countries/words/open/calendar-words.ts";
import {
  daySpan,
  inSentence,
  isLastKnownCost,
  enumerated,
} from "#lib/data/countries/words/open/guide-words.ts";
import type { PlanDuty, PlanFacts, PlanPath } from "./open/plan-facts.ts";

const costIn = ({ cost }: PathAnswer): string | null =>
  cost.fact?.of === "path" ? moneySpan(cost.fact) : null;

function pathOf(country: Country, kind: PathKind): PlanPath {
  const { main, optional, employers } = stepsOfPath(country.registration, kind);
  const answer = answerOfPath(country, kind);
  return {
    title: pathWords[kind].title(inSentence(country)),
    main: main.map(({ step }) => String(step.order)),
    apart: [...optional, ...employers].map(({ order }) => String(order)),
    cost: costIn(answer),
    time: answer.time.fact ? daySpan(answer.time.fact) : null,
  };
}

function officesOf({ registration }: Country): string[] {
  const offices = new Set(pathKinds.flatMap((kind) => officesOfPath(registration, kind)));
  return [...offices].map(({ name, address, town, telephone, hours }) =>
    enumerated([name, address, town, telephone, hours].filter((part) => part !== null)),
  );
}

/**
 * The duties, those with known days first. A return and its payment are two entries if they are due on different days.
 */
function dutiesOf(country: Country): PlanDuty[] {
  const { dated, ownYear, undated, days } = dutyCalendar(country);
  const planned = (duty: Duty, part: "return" | "payment" | null, dueOn: readonly string[]): PlanDuty => ({
    what: dueTitle(duty.what, part),
    when: whenInLine(duty),
    isIndicative: duty.status === "indicative",
    days: dueOn,
  });
  return [
    ...dated.map((one) =>
      planned(
        one.duty,
        one.part,
        days.flatMap(({ date, due }) => (due.includes(one) ? [date] : [])),
      ),
    ),
    ...[...ownYear.map(({ duty }) => duty), ...undated].map((duty) => planned(duty, null, [])),
  ];
}

/** What a plan takes from the guide of a country; undefined for an unknown country. */
export function factsOfPlan(slug: string): PlanFacts | undefined {
  const country = findCountry(slug);
  if (!country) return undefined;
  const { registration } = country;
  return {
    slug: country.slug as CountrySlug,
    name: country.name,
    currency: country.currency.code,
    asOf: registration.asOf,
    steps: registration.steps.map((step) => ({
      step: String(step.order),
      what: step.what,
      who: step.institution,
      fee: step.cost && { amount: step.cost.amount, currency: step.cost.currency },
      isOld: step.cost !== null && isLastKnownCost(step, registration.sources),
      time: step.days && daySpan(step.days),
    })),
    paths: Object.fromEntries(pathKinds.map((kind) => [kind, pathOf(country, kind)])) as PlanFacts["paths"],
    duties: dutiesOf(country),
    offices: officesOf(country),
  };
}
