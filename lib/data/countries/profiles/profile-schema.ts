import { z } from "zod";
import { citedSource } from "../record/open/cited-source.ts";
import { writtenText as text } from "../written-text.ts";
import type { City, CountryProfile } from "./open/types.ts";

const points = z
  .array(z.strictObject({ title: text, text }))
  .min(3)
  .max(5);
const wikipedia = "https://en.wikipedia.org/wiki/";

const city = z.strictObject({
  name: text,
  description: text,
  wiki: z.custom<City["wiki"]>(
    (value) => typeof value === "string" && value.startsWith(wikipedia) && value !== wikipedia,
    `Invalid address: expected one that begins with ${wikipedia}`,
  ),
  at: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
});

/** What a file of lib/data/countries/profiles contains. */
export const profileSchema = z.strictObject({
  welcome: text,
  history: text,
  cities: z.array(city).min(3).max(6),
  opportunities: points,
  risks: points,
  markets: z.strictObject({ domestic: text, regional: text, international: text }),
  accessibility: text,
  stability: text,
  living: z.strictObject({
    languages: text,
    money: text,
    safety: text,
    health: text,
    schools: text,
    goods: text,
  }),
  sources: z.tuple([citedSource], citedSource),
  reviewedOn: z.iso.date(),
}) satisfies z.ZodType<CountryProfile>;
