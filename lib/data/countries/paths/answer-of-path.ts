import { fold } from "#lib/platform/text/fold.ts";
import { isLastKnownYear } from "../words/open/guide-words.ts";
import type { Status } from "../record/open/fields.ts";
import type { Known } from "../record/open/known.ts";
import type {
  Registration,
  RegistrationStep,
  RegistrationTotal,
} from "../record/open/registration-schema.ts";
import type { Country } from "../record/open/schema.ts";
import { isSameOffice } from "../words/contacts-of.ts";
import { feesOfSteps, type Fees, officesOfPath, hasOwnSteps, stepsOfPath } from "./steps-of-path.ts";
import type { PathKind } from "./open/path-kinds.ts";
import { foreignOwnerUnknown } from "./open/path-words.ts";

/** The evidence for a part of the answer. */
export type AnswerBasis = {
  status: Status;
  /** Ids of the registration's own sources. */
  sources: readonly string[];
  /** The newest year of its sources; null if no source states one. */
  year: number | null;
  isLastKnown: boolean;
};

/** `of` is "path" for the whole path, or "steps" for the summed fees of some steps if no source states a total. */
export type CostAnswer =
  | { of: "path"; min: number; max: number | null; currency: string; includes: string; basis: AnswerBasis }
  | { of: "steps"; fees: Fees };
type TimeAnswer = { min: number; max: number; counts: string; basis: AnswerBasis };
export type CapitalAnswer = {
  amount: number;
  currency: string;
  note?: string | undefined;
  basis: AnswerBasis;
};
type PlaceAnswer = {
  name: string;
  /** Null if the sources name no town. */
  town: string | null;
  url: string | null;
};

/**
 * What somebody wants to know first: what registering costs, how long it takes, where to go, what capital is needed.
 */
export type PathAnswer = {
  /** The legal form that the answer is for; null if none is named. */
  form: string | null;
  cost: Known<CostAnswer>;
  /** The known fees of the steps that a foreign owner takes and a local one does not. */
  further: Fees | null;
  /** The descriptions of those steps. */
  ownSteps: readonly string[];
  time: Known<TimeAnswer>;
  place: Known<PlaceAnswer>;
  online: Registration["online"];
  /** Where to register online. */
  portal: string | null;
  capital: Known<CapitalAnswer>;
  /** What the source adds to its total. */
  note: string | null;
};

const unknownReason = "The sources do not say.";

function basisOf(
  { sources }: Registration,
  total: RegistrationTotal,
  part: { status?: Status | undefined; sources?: string[] | undefined },
): AnswerBasis {
  const ids = part.sources ?? total.sources;
  const years = sources.flatMap(({ id, year }) => (ids.includes(id) && year !== null ? [year] : []));
  const stated = total.asOf && !part.sources ? Number(total.asOf.slice(0, 4)) : null;
  const year = stated ?? (years.length > 0 ? Math.max(...years) : null);
  return {
    status: part.status ?? total.status,
    sources: ids,
    year,
    isLastKnown: year !== null && isLastKnownYear(year),
  };
}

/**
 * None of the sources read has a total for a branch or a foreign owner, and those of a local company do not apply to
 * them.
 */
function totalOf({ totals }: Registration, kind: PathKind): RegistrationTotal | null {
  if (kind === "branch" || kind === "foreign-owner") return null;
  return kind === "sole-trader" ? totals.soleTrader : totals.company;
}

function costOf(
  registration: Registration,
  kind: PathKind,
  total: RegistrationTotal | null,
): Known<CostAnswer> {
  if (total?.cost) {
    const { min, max, currency, includes } = total.cost;
    const basis = basisOf(registration, total, total.cost);
    return { fact: { of: "path", min, max, currency, includes, basis }, reason: null };
  }
  if (kind === "foreign-owner") return { fact: null, reason: foreignOwnerUnknown };
  if (!hasOwnSteps(registration, kind)) return { fact: null, reason: unknownReason };
  const fees = feesOfSteps(stepsOfPath(registration, kind).main.map(({ step }) => step));
  return fees.sums.length > 0
    ? { fact: { of: "steps", fees }, reason: null }
    : { fact: null, reason: "No fee of this path is known." };
}

const unknownReasonOf = (kind: PathKind): string =>
  kind === "foreign-owner" ? foreignOwnerUnknown : unknownReason;

function timeOf(
  registration: Registration,
  kind: PathKind,
  total: RegistrationTotal | null,
): Known<TimeAnswer> {
  if (!total?.days) return { fact: null, reason: unknownReasonOf(kind) };
  const { min, max, counts } = total.days;
  return { fact: { min, max, counts, basis: basisOf(registration, total, total.days) }, reason: null };
}

function capitalOf(
  registration: Registration,
  kind: PathKind,
  total: RegistrationTotal | null,
): Known<CapitalAnswer> {
  if (!total?.minCapital) {
    // A sole trader has no share capital to show.
    return {
      fact: null,
      reason: kind === "sole-trader" ? "No rule for sole traders is known." : unknownReasonOf(kind),
    };
  }
  const { amount, currency, note } = total.minCapital;
  return {
    fact: { amount, currency, ...(note && { note }), basis: basisOf(registration, total, total.minCapital) },
    reason: null,
  };
}

const registers = /regist|incorporat|file |licen[cs]e/i;

/** Offices that a business deals with besides the one that registers it. */
const registersNobody =
  /\bbanks?\b|\btax|revenue|imp[ôo]t|receitas|council|municip|county|notar|commissioner of oaths|founder|lawyer|advocate|labou?r|social|statisti|health/i;

/** The step that registers the business; undefined if the sources only name steps of every business. */
function registeringStep({ steps }: Registration, kind: PathKind): RegistrationStep | undefined {
  const isOwn = (step: RegistrationStep) =>
    kind === "branch" ? step.branch : step.for === (kind === "sole-trader" ? "sole-traders" : "companies");
  const own = steps.filter((step) => isOwn(step) && !registersNobody.test(step.institution));
  return own.find(({ what }) => registers.test(what)) ?? own[0];
}

/**
 * Whether a step of the path leads to the one-stop shop. A shop that no step leads to serves investors and registers
 * nobody.
 */
function isOnPath(shop: { name: string; url: string | null }, registration: Registration, kind: PathKind) {
  const [name = ""] = shop.name.split(/[,(]/);
  return stepsOfPath(registration, kind).main.some(
    ({ step: { institution, institutionUrl } }) =>
      isSameOffice({ name: institution, url: institutionUrl }, shop) ||
      fold(institution).includes(fold(name.trim())),
  );
}

/** The office that registers: the one-stop shop of the path, else the office of its step, else the registry. */
function placeOf(
  { registration, agencies, agenciesByNameOnly }: Country,
  kind: PathKind,
): Known<PlaceAnswer> {
  const { offices, oneStopShop: shop } = registration;
  const step = registeringStep(registration, kind);
  const registry = [...agencies, ...agenciesByNameOnly].find(({ role }) => role === "registry");
  const byStep = step && { name: step.institution, url: step.institutionUrl };
  // A branch without a known step is registered at the registry, so the one-stop shop does not come first.
  const isShopFirst = kind !== "branch" && shop !== null && isOnPath(shop, registration, kind);
  const named = [isShopFirst && shop, byStep, registry, shop].find((one) => one);
  if (!named) return { fact: null, reason: "No source names an office." };
  const url = "url" in named ? named.url : null;
  const office =
    offices.find((one) => isSameOffice(one, named)) ??
    offices.find(({ steps }) => step && steps.includes(step.order)) ??
    (kind === "company" || kind === "foreign-owner"
      ? officesOfPath(registration, kind).find((one) => !registersNobody.test(one.name))
      : undefined);
  return { fact: { name: named.name, town: office?.town ?? null, url }, reason: null };
}

/**
 * Whether registering is possible online. The registration's summary is about companies, so sole traders and branches
 * are judged by their own steps.
 */
function onlineOf(registration: Registration, kind: PathKind): Registration["online"] {
  if (kind === "company" || kind === "foreign-owner") return registration.online;
  if (!hasOwnSteps(registration, kind)) return null;
  const own = registration.steps.filter((step) =>
    kind === "branch" ? step.branch : step.for === "sole-traders",
  );
  const stated = own.flatMap(({ online }) => online ?? []);
  if (stated.length === 0) return null;
  if (stated.every((online) => !online)) return "none";
  return stated.every(Boolean) && stated.length === own.length ? "full" : "partial";
}

/** The steps of foreign owners only, including those that apply to some of them. */
const stepsOfForeigners = ({ steps }: Registration): string[] =>
  steps.filter((step) => step.for === "foreigners" && !step.branch).map(({ what }) => what);

/** The answer for one path in one country. A part that no source states has the reason why it is missing. */
export function answerOfPath(country: Country, kind: PathKind): PathAnswer {
  const { registration } = country;
  const total = totalOf(registration, kind);
  const { main } = stepsOfPath(registration, kind);
  const online = onlineOf(registration, kind);
  const noted = main.flatMap(({ step }) => step.notes?.flatMap(({ onlineUrl }) => onlineUrl ?? []) ?? []);
  const isOnline = online === "full" || online === "partial";
  const own = main.filter(({ step }) => step.for === "foreigners").map(({ step }) => step);
  return {
    form: total?.form ?? null,
    cost: costOf(registration, kind, total),
    further: kind === "foreign-owner" && own.length > 0 ? feesOfSteps(own) : null,
    ownSteps: kind === "foreign-owner" ? stepsOfForeigners(registration) : [],
    time: timeOf(registration, kind, total),
    place: placeOf(country, kind),
    online,
    portal: isOnline ? (noted[0] ?? registration.oneStopShop?.url ?? null) : null,
    capital: capitalOf(registration, kind, total),
    note: total?.note ?? null,
  };
}
