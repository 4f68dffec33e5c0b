import { z } from "zod";
import { citedSource } from "#lib/data/countries/record/open/cited-source.ts";
import { figureKeys } from "#lib/data/countries/record/open/figures.ts";
import { directories } from "#lib/data/site/directories.ts";
import { formIds } from "#lib/platform/words/open/form-ids.ts";
import { leadTypes } from "../lead-types.ts";
import type { RecordSection, Section } from "../types.ts";
import { action, anchor, claimId, country, href, stage, text } from "./fields.ts";

/** A section of one kind. All have an anchor, a heading and, if they need them, a lead, sources and claims. */
const section = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({
    kind: z.literal(kind),
    id: anchor,
    heading: text,
    lead: text.optional(),
    sources: z.array(citedSource).min(1).optional(),
    rests: z.array(claimId).min(1).optional(),
    ...shape,
  });

const list = <T extends z.ZodType>(item: T) => z.array(item).min(1);
const texts = list(text);
const facts = list(z.strictObject({ term: text, text }));
const points = list(z.strictObject({ title: text, text }));
const card = z.strictObject({
  title: text,
  text,
  href: href.optional(),
  facts: facts.optional(),
  stage: stage.optional(),
});
const file = z.custom<`/${string}`>((path) => typeof path === "string" && path.startsWith("/"));

/** The kinds of sections that every page may have. */
const plain = {
  prose: section("prose", { paragraphs: texts }),
  cards: section("cards", { groups: list(z.strictObject({ name: text, cards: list(card) })) }),
  table: section("table", {
    caption: text,
    columns: list(z.strictObject({ label: text, numeric: z.literal(true).optional() })),
    rows: list(texts),
  }),
  diagram: section("diagram", {
    shape: z.enum(["chain", "cycle", "lanes"]),
    caption: text,
    nodes: list(z.strictObject({ title: text, text, by: text.optional() })),
  }),
  quote: section("quote", {
    quotes: list(z.strictObject({ text, document: text, place: text, href: text, year: z.number().int() })),
  }),
  downloads: section("downloads", {
    files: list(z.strictObject({ href: file, title: text, text, format: text })),
  }),
  map: section("map", { caption: text, places: list(z.strictObject({ slug: country, text, stage })) }),
  spread: section("spread", { figures: list(z.enum(figureKeys)) }),
  standing: section("standing", {}),
  board: section("board", {}),
  notes: section("notes", { of: z.enum(["news", "press"]) }),
  index: section("index", { of: z.enum(["pages", "histories", "support", "print", "forms"]) }),
  tool: section("tool", { tool: z.enum(["send-estimate", "self-check", "ask-guides", "ask-question"]) }),
  facts: section("facts", { facts }),
  steps: section("steps", { steps: points }),
  chart: section("chart", {
    mark: z.enum(["target", "actual"]),
    label: text,
    parts: list(z.strictObject({ label: text, percent: z.number() })),
    source: text,
  }),
  timeline: section("timeline", {
    entries: list(z.strictObject({ when: text, title: text, text, stage })),
  }),
  faq: section("faq", { items: list(z.strictObject({ question: text, answer: text })) }),
  action: section("action", { actions: z.tuple([action], action) }),
  notice: section("notice", {
    tone: z.enum(["info", "caution"]),
    paragraphs: texts,
    next: action.optional(),
  }),
  programme: section("programme", {
    stage,
    paragraphs: texts,
    forWhom: text,
    takePart: texts,
    next: action,
  }),
  claims: section("claims", { claims: list(claimId) }),
  ask: section("ask", { leadType: z.enum(leadTypes), submitLabel: text }),
  apply: section("apply", { form: z.enum(formIds) }),
  search: section("search", { directory: z.enum(directories) }),
} satisfies { [K in Section["kind"]]: z.ZodType<Extract<Section, { kind: K }>> };

/** The kinds that only records have. */
const drawn = {
  flow: section("flow", {
    caption: text,
    parties: z.tuple([text, text], text),
    passes: list(z.strictObject({ from: z.int().min(0), to: z.int().min(0), what: text })),
  }),
  parts: section("parts", { caption: text, whole: text, parts: points }),
  fork: section("fork", {
    caption: text,
    asks: list(z.strictObject({ question: text, yes: text })),
    otherwise: text,
  }),
  bars: section("bars", {
    label: text,
    columns: z.tuple([text, text]),
    rows: list(z.strictObject({ label: text, value: z.number(), text })),
    source: text,
  }),
} satisfies {
  [K in Exclude<RecordSection, Section>["kind"]]: z.ZodType<Extract<RecordSection, { kind: K }>>;
};

export const sectionKinds = { ...plain, ...drawn };

const oneOf = <T extends z.core.$ZodTypeDiscriminable>(kinds: Readonly<Record<string, T>>) =>
  z.discriminatedUnion("kind", Object.values(kinds) as [T, ...T[]]);

/** A section of a portal, or of a division. */
export const plainSection = oneOf(plain);
/** A section of a record. */
export const recordSection = oneOf(sectionKinds);
