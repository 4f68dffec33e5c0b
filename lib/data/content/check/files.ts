import { z } from "zod";
import { citedSource } from "#lib/data/countries/record/open/cited-source.ts";
import { guideTopics } from "#lib/data/countries/words/open/guide-topics.ts";
import type { DevicePlace } from "../device-keys.ts";
import { divisions, families, type Family } from "../divisions.ts";
import { homeSections } from "../home-sections.ts";
import type { homeRecords } from "../records/home.ts";
import type { FaqItem, Subsidiary } from "../records/subsidiaries/types.ts";
import type { PageRecord } from "../types.ts";
import { action, anchor, claimId, href, pageHref, text } from "./fields.ts";
import { plainSection, recordSection, sectionKinds } from "./sections.ts";

const head = {
  /** The short name in menus and breadcrumbs. */
  name: text,
  title: text,
  description: text,
  lead: text,
  related: z.tuple([pageHref, pageHref], pageHref),
  reviewedOn: z.iso.date(),
};

/** A page: what most files contain. */
const page = z.strictObject({
  ...head,
  eyebrow: text.optional(),
  contents: z.literal(true).optional(),
  document: z.strictObject({ version: text, since: z.iso.date(), summary: z.tuple([text], text) }).optional(),
  sections: z.tuple([recordSection], recordSection),
}) satisfies z.ZodType<PageRecord>;

const { diagram, flow, parts, fork, bars, facts, timeline, apply, ask } = sectionKinds;
const item = z.strictObject({ question: text, answer: text }) satisfies z.ZodType<FaqItem>;

/** A division or programme, from which two pages are made. */
const subsidiary = z.strictObject({
  ...head,
  slug: z.custom<Subsidiary["slug"]>(
    (slug) => pageHref.safeParse(`/subsidiaries/${String(slug)}/faq`).success,
  ),
  eyebrow: text,
  what: z.tuple([text, text], text),
  forWhom: facts.shape.facts,
  works: diagram.pick({ lead: true, shape: true, caption: true, nodes: true }),
  today: facts.shape.facts,
  plan: timeline.shape.entries,
  terms: facts.shape.facts,
  apply: apply.pick({ heading: true, lead: true, form: true }).optional(),
  risks: facts.shape.facts,
  questions: z.tuple([item, item, item]),
  extra: z.array(plainSection).optional(),
  next: ask.pick({ leadType: true, submitLabel: true }).extend({ lead: text }),
  faq: z.strictObject({
    description: text,
    lead: text,
    drawing: z.discriminatedUnion("kind", [diagram, flow, parts, fork, bars]),
    groups: z.array(z.strictObject({ id: anchor, heading: text, items: z.array(item).min(1) })).min(1),
  }),
  sources: facts.shape.sources,
  rests: facts.shape.rests,
}) satisfies z.ZodType<Subsidiary>;

const detail = z.strictObject({ term: text, text, href: href.optional() });
const argument = z.strictObject({
  id: z.enum(homeSections.map(({ id }) => id)),
  heading: text,
  text,
  details: z
    .union([
      z.strictObject({ name: text, facts: z.array(detail).min(1) }),
      z.strictObject({ name: text, links: z.array(action).min(1) }),
    ])
    .optional(),
  sources: z.array(citedSource).min(1).optional(),
  rests: z.array(claimId).min(1).optional(),
});
const home = z.strictObject({
  beforeSummary: z.array(argument),
  afterSummary: z.array(argument),
}) satisfies z.ZodType<typeof homeRecords>;

const devicePlaces = [
  "local",
  "session",
  "database",
  "copy",
  "cookie",
  "sealed-cookie",
] as const satisfies readonly DevicePlace[];

/** Words of the two pages and of the card of a division. Some contain its name, as `{name}`. */
const withName = z.string().regex(/^[^{}]*\{name\}[^{}]*$/, "Invalid text: expected one with {name}");
const divisionWords = z.strictObject({
  page: z.strictObject({
    what: text,
    forWhom: text,
    works: text,
    today: text,
    standing: text,
    plan: text,
    terms: text,
    risks: text,
    questions: text,
    moreQuestions: text,
    allQuestions: withName,
    next: text,
  }),
  faq: z.strictObject({ name: text, title: withName, next: text, ask: withName, back: withName }),
  card: z.strictObject({ forWhom: text, today: text }),
});

/** The files that are neither a page nor a division: the home page, and words for what the site puts together. */
const others: Readonly<Record<string, z.ZodType>> = {
  home,
  "core/navigator-answers": z.record(
    z.enum(guideTopics.map(({ part }) => part)),
    z.strictObject({ finds: text, last: text }),
  ),
  "core/portfolio-fields": z.record(
    z.enum(Object.keys(families) as Family[]),
    z.strictObject({ earns: text, needs: text, proof: text }),
  ),
  "core/portfolio-holdings": z.record(z.enum(divisions.map(({ id }) => id)), text),
  "subsidiaries/division-words": divisionWords,
  "legal/device-places": z.record(z.enum(devicePlaces), text),
};

/** What the file of this name, below the folder of records and without `.json`, contains. */
export const schemaOfFile = (name: string): z.ZodType =>
  others[name] ?? (/^subsidiaries\/(?!overview$)[\w-]+$/.test(name) ? subsidiary : page);
