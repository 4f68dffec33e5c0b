import type { Rail } from "#lib/data/countries/record/open/schema.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** Returns a year unchanged, and writes out a full date. */
const dated = (since: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(since) ? day.format(new Date(`${since}T00:00:00Z`)) : since;

type Named = Pick<Rail, "name" | "operator" | "since" | "sinceStatus">;

/**
 * The operator of a payment service and its start; an unsourced year is marked as indicative. Null if both are unknown.
 */
export function railDetail({ name, operator, since, sinceStatus }: Named): string | null {
  const by = operator && operator !== name ? operator : null;
  const begun = since && dated(since);
  const when =
    begun && (sinceStatus === "indicative" ? `since ${begun} (year indicative)` : `since ${begun}`);
  return [by, when].filter(Boolean).join(", ") || null;
}
