import type { Rail } from "#lib/countries/record/open/schema.ts";
import { dateFormat } from "#lib/words/open/formats.ts";

const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** A year stays as it is; a full date is written out. */
const dated = (since: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(since) ? day.format(new Date(`${since}T00:00:00Z`)) : since;

type Named = Pick<Rail, "name" | "operator" | "since" | "sinceStatus">;

/** Who runs a payment service and since when; a year that no source gives says so itself. Null where neither is known. */
export function railDetail({ name, operator, since, sinceStatus }: Named): string | null {
  const by = operator && operator !== name ? operator : null;
  const begun = since && dated(since);
  const when =
    begun && (sinceStatus === "indicative" ? `since ${begun} (year indicative)` : `since ${begun}`);
  return [by, when].filter(Boolean).join(", ") || null;
}
