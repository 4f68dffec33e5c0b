import type { Status } from "../record/open/fields.ts";
import type { Country } from "../record/open/schema.ts";
import type { GuideSectionId } from "../words/open/guide-topics.ts";
import { wageUnit } from "../words/open/hiring-words.ts";

type Change = {
  title: string;
  /** The record's own text, so that the two cannot disagree. */
  text: string;
  /** The unit of the bare numbers in `text`. */
  unit?: string;
  status: Status;
  /** The section of the guide that shows it with its source. */
  part: GuideSectionId;
};

/** Where a record states something that changed in 2026. Only what a source says is included, nothing from memory. */
const places: Readonly<Record<string, (country: Country) => readonly (Change | null)[]>> = {
  mauritius: ({ registration, hiring: { minimumWage: wage } }) => [
    ...registration.duties
      .filter(({ what }) => what.includes("2026"))
      .map(({ what, status }) => ({
        title: "Yearly fee of companies",
        text: what,
        status,
        part: "after" as const,
      })),
    wage?.note
      ? { title: "Pay", text: wage.note, unit: wageUnit(wage), status: wage.status, part: "hiring" }
      : null,
  ],
  mozambique: ({ tax: { company, small } }) => [
    company?.notes
      ? { title: "Tax of companies", text: company.notes, status: company.status, part: "tax" }
      : null,
    small?.text ? { title: "Small firms", text: small.text, status: small.status, part: "tax" } : null,
  ],
  namibia: ({ hiring: { minimumWage: wage } }) => [
    wage?.note
      ? { title: "Minimum wage", text: wage.note, unit: wageUnit(wage), status: wage.status, part: "hiring" }
      : null,
  ],
};

/** The sentences of a note that name the year. */
const ofTheYear = (text: string): string =>
  text.split(/(?<=\.) /).filter((sentence) => sentence.includes("2026")).join(" "); // prettier-ignore

/** What changed in a country in 2026, according to a source in its record; usually nothing. */
export const newIn2026 = (country: Country): readonly Change[] =>
  (places[country.slug]?.(country) ?? []).flatMap((change) =>
    change?.status === "sourced" && change.text.includes("2026")
      ? [{ ...change, text: ofTheYear(change.text) }]
      : [],
  );
