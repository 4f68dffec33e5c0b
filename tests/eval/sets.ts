import { z } from "zod";
import { refusals } from "#lib/domains/navigator/open/answer.ts";

/**
 * A section or the head of a page: "/start-business/ghana#tax". A star at its end matches every place that begins so.
 */
const place = z.string().regex(/^\/[\w/-]*(?:#[\w-]*\*?)?$/);
/** Words that must occur; of a list, one of them. */
const fact = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]);
const id = z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d+$/);
const ask = z.string().min(1);
/** Slugs of the countries that the question is about. */
const countries = z.array(z.string());

const answered = z.strictObject({ at: z.array(place).min(1), says: z.array(fact).min(1) });
const clarified = z.strictObject({ does: z.literal("ask-country") });

export const questionSet = z.array(
  z.strictObject({
    id,
    ask,
    /** The preceding question, whose answer gives this one its context. */
    before: z.string().optional(),
    countries,
    expected: z.union([answered, clarified]),
  }),
);

export const refusalSet = z.array(
  z.strictObject({
    id,
    ask,
    /** How often the text is repeated. */
    times: z.int().positive().optional(),
    countries: countries.optional(),
    /** One of these reasons is right. */
    why: z.array(z.enum(refusals)).min(1),
    /** The page it must lead to. */
    route: z.string().optional(),
  }),
);

/** Questions that only look like ones to refuse. */
export const nearMissSet = z.array(z.strictObject({ id, ask, says: z.array(fact).optional() }));

export const searchSet = z.array(
  z.strictObject({
    id,
    q: z.string().min(1),
    /** One of these is among the first three hits. */
    first3: z.array(place).min(1),
    /** Whether finding it was promised by name. */
    isPromised: z.literal(true).optional(),
  }),
);

export type Fact = z.infer<typeof fact>;
export type Question = z.infer<typeof questionSet>[number];
export type RefusedQuestion = z.infer<typeof refusalSet>[number];
export type NearMiss = z.infer<typeof nearMissSet>[number];
export type SearchCase = z.infer<typeof searchSet>[number];

export type Sets = {
  /** By group, which is the name of the file. */
  questions: ReadonlyMap<string, readonly Question[]>;
  refusals: readonly RefusedQuestion[];
  nearMisses: readonly NearMiss[];
  searches: readonly SearchCase[];
};
