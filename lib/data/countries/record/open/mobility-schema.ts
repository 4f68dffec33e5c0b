import { z } from "zod";
import { link, slug, sourceId, status, text, year } from "./fields.ts";

const count = z.number().int().nonnegative();
const known = { status, sources: z.array(sourceId) };

export const dualCitizenship = z.enum(["allowed", "restricted", "not allowed"]);

/** Entering, staying, studying, returning: what is known of one country, each row with its status and sources. */
export const mobility = z.strictObject({
  slug,
  evisa: z
    .strictObject({
      kind: text,
      /** The URL of the portal; null if unknown. */
      url: link.nullable(),
      urlStatus: status.nullable(),
      /** How many of the foreign passports need one, in the year of the data. */
      passports: z.strictObject({ listed: count, of: count }).nullable(),
      ...known,
    })
    .nullable(),
  visaOnArrival: z.strictObject({ note: text, source: sourceId }).nullable(),
  /** How the passports of the other 53 countries are treated. */
  africanPassports: z.strictObject({
    visaFree: count,
    visaOnArrival: count,
    evisaOrEta: count,
    visaRequired: count,
    noAdmission: count,
    year,
    ...known,
  }),
  freeMovement: z.array(
    z.strictObject({ bloc: text, what: text, days: z.number().int().positive().nullable(), ...known }),
  ),
  /** Africa Visa Openness Index: 1 is the most open of 54; the score runs from 0 to 1. */
  visaOpenness: z.strictObject({
    rank: z.number().int().positive(),
    score: z.number().min(0).max(1),
    year,
    source: sourceId,
    latest: z.strictObject({ rank: z.number().int().positive(), year, source: sourceId }).nullable(),
  }),
  permits: z.array(z.strictObject({ permit: text, institution: text, for: text, ...known })),
  diaspora: z.array(z.strictObject({ programme: text, what: text, url: link.nullable(), ...known })),
  dualCitizenship: z
    .strictObject({
      rule: dualCitizenship,
      asOf: year,
      /** What `asOf` is the year of; the year of a data set is not that of a law. */
      asOfKind: z.enum(["data set", "law", "court ruling"]),
      note: text.nullable(),
      ...known,
    })
    .nullable(),
  universities: z.array(z.strictObject({ name: text, url: link, ...known })),
  recognitionBody: z.strictObject({ name: text, url: link.nullable(), status }).nullable(),
  teachingLanguages: z.array(text).min(1),
  emergency: z.strictObject({
    police: text.nullable(),
    ambulance: text.nullable(),
    fire: text.nullable(),
    note: text.nullable(),
    ...known,
  }),
  yellowFever: z.strictObject({
    scope: text,
    /** The year of the list that was read; null if the rule is general knowledge or not established. */
    year: year.nullable(),
    sources: z.array(sourceId),
    inRiskZone: z.boolean(),
    riskZoneSource: sourceId,
  }),
  plugs: z.strictObject({ types: z.array(z.string().regex(/^[A-O]$/)).min(1), ...known }),
  drivingPermit: z.strictObject({ note: text, ...known }).nullable(),
});
export type Mobility = z.output<typeof mobility>;
