import type { FigureKey } from "./figures.ts";
import type { Hiring } from "./hiring-schema.ts";
import type { ImportTopic } from "./importing-schema.ts";
import type { Mobility } from "./mobility-schema.ts";
import type { Registration, RegistrationTotal } from "./registration-schema.ts";
import type { agencyRoles, CountryRecord } from "./schema.ts";
import type { TaxFacts } from "./tax-schema.ts";

type Part<Name extends string, Whole> = `${Name}.${Extract<keyof NonNullable<Whole>, string>}`;

/**
 * The key of a fact: its path in the record, a figure's without "figures". A page has it beside the fact, as
 * `data-fact`, and search and navigator find the fact by it, whatever its label is. A key stops compiling when the
 * schema loses its fact.
 */
export type FactKey =
  | FigureKey
  | Exclude<Extract<keyof CountryRecord, string>, "figures">
  | `agencies.${(typeof agencyRoles)[number]}`
  | `importing.${ImportTopic}`
  | Part<"hiring", Hiring>
  | Part<"otherFigures", CountryRecord["otherFigures"]>
  | Part<"payments", CountryRecord["payments"]>
  | Part<"registration", Registration>
  | Part<"registration", RegistrationTotal>
  | Part<"tax", TaxFacts>
  | Part<"tax.sales", TaxFacts["sales"]>
  | Part<"mobility", Mobility>
  | Part<"mobility.emergency", Mobility["emergency"]>
  /** Worked out from the record by a rule. */
  | "riskRating";
