import { fold } from "#lib/text/fold.ts";
import { isLastKnownYear } from "../words/open/guide-words.ts";
import type { Status } from "../record/open/fields.ts";
import type { Known } from "../record/open/known.ts";
import type {
  Registration,
  RegistrationStep,
  RegistrationTotal,
} from "../record/open/registration-schema.ts";
import type { Country } from "../record/open/schema.ts";
import { isSameOffice } from "../words/same-office.ts";
import { feesOfSteps, type Fees } from "./fees-of-steps.ts";
import { officesOfPath } from "./offices-of-path.ts";
import type { PathKind } from "./open/path-kinds.ts";
import { foreignOwnerUnknown } from "./open/path-words.ts";
import { hasOwnSteps, stepsOfPath } from "./steps-of-path.ts";

/** How a part of the answer is known. */
export type AnswerBasis = {
  status: Status;
  /** Ids of the registration's own sources. */
  sources: readonly string[];
  /** The newest year it is of; null where no source says one. */
  year: number | null;
  isLastKnown: boolean;
};

/** `of`: the whole path, or the fees of some steps added up where no source says a total. */
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
  /** Null where the sources name no town. */
  town: string | null;
  url: string | null;
};

/** What somebody wants to know first: what it costs, how long it takes, where one goes, what one must own. */
export type PathAnswer = {
  /** The legal form it is the answer for; null where none is named. */
  form: string | null;
  cost: Known<CostAnswer>;
  /** What the steps of a foreign owner cost that a local one does not take, as far as it was read. */
  further: Fees | null;
  /** What those steps are. */
  ownSteps: readonly string[];
  time: Known<TimeAnswer>;
  place: Known<PlaceAnswer>;
  online: Registration["online"];
  /** Where it is done online. */
  portal: string | null;
  capital: Known<CapitalAnswer>;
  /** What the source adds to its total. */
  note: string | null;
};

const unsaid = "The sources do not say.";

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

/** A branch and a foreign owner have no total of their own in any source read; those of a local company are not theirs. */
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
  if (!hasOwnSteps(registration, kind)) return { fact: null, reason: unsaid };
  const fees = feesOfSteps(stepsOfPath(registration, kind).main.map(({ step }) => step));
  return fees.sums.length > 0
    ? { fact: { of: "steps", fees }, reason: null }
    : { fact: null, reason: "No fee of this path is known." };
}

const unsaidOf = (kind: PathKind): string => (kind === "foreign-owner" ? foreignOwnerUnknown : unsaid);

function timeOf(
  registration: Registration,
  kind: PathKind,
  total: RegistrationTotal | null,
): Known<TimeAnswer> {
  if (!total?.days) return { fact: null, reason: unsaidOf(kind) };
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
      reason: kind === "sole-trader" ? "No rule for sole traders is known." : unsaidOf(kind),
    };
  }
  const { amount, currency, note } = total.minCapital;
  return {
    fact: { amount, currency, ...(note && { note }), basis: basisOf(registration, total, total.minCapital) },
    reason: null,
  };
}

const registers = /regist|incorporat|file |licen[cs]e/i;

/** Offices that a business comes to besides the one that registers it. */
const registersNobody =
  /\bbanks?\b|\btax|revenue|imp[ôo]t|receitas|council|municip|county|notar|commissioner of oaths|founder|lawyer|advocate|labou?r|social|statisti|health/i;

/** The step by which a path registers; undefined where the sources only name what every business does. */
function registeringStep({ steps }: Registration, kind: PathKind): RegistrationStep | undefined {
  const isOwn = (step: RegistrationStep) =>
    kind === "branch" ? step.branch : step.for === (kind === "sole-trader" ? "sole-traders" : "companies");
  const own = steps.filter((step) => isOwn(step) && !registersNobody.test(step.institution));
  return own.find(({ what }) => registers.test(what)) ?? own[0];
}

/** Whether a step of the path leads to the one-stop shop: one that none does serves investors, and registers nobody. */
function isOnPath(shop: { name: string; url: string | null }, registration: Registration, kind: PathKind) {
  const [name = ""] = shop.name.split(/[,(]/);
  return stepsOfPath(registration, kind).main.some(
    ({ step: { institution, institutionUrl } }) =>
      isSameOffice({ name: institution, url: institutionUrl }, shop) ||
      fold(institution).includes(fold(name.trim())),
  );
}

/** The office that registers: the one-stop shop of the path, or where its step leads, or the registry. */
function placeOf(
  { registration, agencies, agenciesByNameOnly }: Country,
  kind: PathKind,
): Known<PlaceAnswer> {
  const { offices, oneStopShop: shop } = registration;
  const step = registeringStep(registration, kind);
  const registry = [...agencies, ...agenciesByNameOnly].find(({ role }) => role === "registry");
  const byStep = step && { name: step.institution, url: step.institutionUrl };
  // A branch of which no step is known is entered by the registry.
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

/** Online, as the steps of sole traders say; the summary of a registration is about companies. */
function onlineOf(registration: Registration, kind: PathKind): Registration["online"] {
  if (kind === "company" || kind === "foreign-owner") return registration.online;
  if (!hasOwnSteps(registration, kind)) return null;
  const own = registration.steps.filter((step) =>
    kind === "branch" ? step.branch : step.for === "sole-traders",
  );
  const said = own.flatMap(({ online }) => online ?? []);
  if (said.length === 0) return null;
  if (said.every((online) => !online)) return "none";
  return said.every(Boolean) && said.length === own.length ? "full" : "partial";
}

/** What foreign owners do that others do not, also where it is for some of them only. */
const stepsOfForeigners = ({ steps }: Registration): string[] =>
  steps.filter((step) => step.for === "foreigners" && !step.branch).map(({ what }) => what);

/** The answer of one path in one country; what no source says is known to be missing. */
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
