import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { emptyPlan, type Plan, type Plans, type Stamped } from "./plan.ts";

/** Legacy ticks have no time, so any value with a time overrides them. */
const longAgo = 1;

/** Reads the ticks that a device stored before there were plans: slug → step numbers. */
function readTicks(json: string): Map<CountrySlug, string[]> {
  try {
    const parsed: unknown = JSON.parse(json);
    const given = typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
    const rows = countrySlugs.map((slug) => {
      const ticks: unknown[] = Array.isArray(given[slug]) ? given[slug] : [];
      return [slug, ticks.map(String).filter((tick) => /^[1-9]\d{0,2}$/.test(tick))] as const;
    });
    return new Map(rows.map(([slug, ticks]) => [slug, ticks]));
  } catch {
    return new Map();
  }
}

/** Merges legacy ticks into plans. A step that a plan already has stays unchanged. */
export function takeInTicks(plans: Plans, json: string): Plans {
  const taken = [...readTicks(json)].flatMap(([slug, steps]): [CountrySlug, Plan][] => {
    if (steps.length === 0) return [];
    const plan = plans[slug] ?? emptyPlan;
    const old = Object.fromEntries(steps.map((step): [string, Stamped<boolean>] => [step, [true, longAgo]]));
    return [[slug, { ...plan, ticks: { ...old, ...plan.ticks } }]];
  });
  return { ...plans, ...Object.fromEntries(taken) };
}
