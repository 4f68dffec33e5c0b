import * as z from "zod/mini";
import { isDay } from "#lib/data/currency/open/rates.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { isBlank } from "#lib/platform/text/clean.ts";
import { heldLimits, limits, type Plan, type Plans } from "./open/plan.ts";

/* This file uses zod/mini, because browsers load it to validate what they read. */

/** A limit far in the future, but small enough that adding a millisecond still yields a different number. */
const latest = Date.UTC(2200, 0);
const time = z.int().check(z.minimum(0), z.maximum(latest));
const stamped = <T extends z.ZodMiniType>(value: T) => z.tuple([value, time]);
/** Removes characters that the database rejects: NUL, and lone surrogates from a text that was cut. */
const storable = z.overwrite((text: string) => text.replace(/[\0\ud800-\udfff]/gu, ""));
const step = z.string().check(z.regex(/^[1-9]\d{0,2}$/));
const few = z.refine((part) => Object.keys(part as object).length <= heldLimits.entries);

const money = z.strictObject({
  amount: z.number().check(z.minimum(0), z.maximum(1e12)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export const day = z.string().check(z.refine(isDay));
export const dueWords = z.string().check(
  storable,
  z.trim(),
  z.refine((text) => !isBlank(text)),
  z.maxLength(limits.what),
);
const due = z.strictObject({ on: day, what: dueWords });

const plan = z.strictObject({
  path: stamped(z.enum(pathKinds)),
  ticks: z.record(step, stamped(z.boolean())).check(few),
  paid: z.record(step, stamped(z.nullable(money))).check(few),
  dues: z.record(z.string().check(z.regex(/^[a-z0-9]{1,12}$/)), stamped(z.nullable(due))).check(few),
  note: z.strictObject({
    text: z.string().check(storable, z.maxLength(heldLimits.note)),
    at: time,
    base: time,
  }),
  gone: time,
});

/** Validates a plan from storage, an API call or the database; undefined if it is invalid. */
export const readPlan = (value: unknown): Plan | undefined => plan.safeParse(value).data as Plan | undefined;

const kept = z.object({
  v: z.literal(1),
  /** The keyed hash of the account that the plans were last shared with. */
  account: z.nullable(z.string().check(z.maxLength(80))),
  plans: z.record(z.string(), z.unknown()),
});

/** Everything a device stores about plans, under one key. */
export type Kept = { v: 1; account: string | null; plans: Plans };
export const nothingKept: Kept = { v: 1, account: null, plans: {} };

const slugs: ReadonlySet<string> = new Set(countrySlugs);

/** The valid plans by country. Invalid plans and unknown countries are left out. */
export const readPlans = (plans: Readonly<Record<string, unknown>>): Plans =>
  Object.fromEntries(
    Object.entries(plans).flatMap(([slug, value]): [CountrySlug, Plan][] => {
      const read = slugs.has(slug) ? readPlan(value) : undefined;
      return read ? [[slug as CountrySlug, read]] : [];
    }),
  );

/** Reads a device's stored plans from JSON. Invalid parts are left out. */
export function readKept(json: string | null): Kept {
  try {
    const { data } = kept.safeParse(JSON.parse(json ?? "null"));
    return data ? { v: 1, account: data.account, plans: readPlans(data.plans) } : nothingKept;
  } catch {
    return nothingKept;
  }
}

const account = z.object({
  account: z.string(),
  plans: z.record(z.string(), z.unknown()),
});

/** Validates the account's answer: the keyed hash of the account, and its plans. */
export function readAccount(value: unknown): { account: string; plans: Plans } | undefined {
  const { data } = account.safeParse(value);
  return data && { account: data.account, plans: readPlans(data.plans) };
}
