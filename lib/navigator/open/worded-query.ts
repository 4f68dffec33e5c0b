import { z } from "zod";

const short = z.string().trim().max(60).optional();

/** A question in the query of the page: `country` holds slugs, separated by commas. */
export const wordedQuery = z
  .object({ ask: z.string().trim().min(1).max(400), country: short, about: short, passport: short })
  .transform(({ ask, country, about, passport }) => ({
    ask,
    countries: country?.split(",").filter(Boolean),
    about: about || undefined,
    passport: passport || undefined,
  }));
