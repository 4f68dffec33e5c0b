import type { Status } from "../record/open/fields.ts";
import type { Country } from "../record/open/schema.ts";
import type { GuideSectionId } from "../words/open/guide-sections.ts";
import { wageUnit } from "../words/open/hiring-words.ts";

type Change = {
  title: string;
  /** The record's own words, so that the two cannot disagree. */
  text: string;
  /** What its bare numbers are. */
  unit?: string;
  status: Status;
  /** The part of the guide where it stands with its source. */
  part: GuideSectionId;
};

/** Where in a record something stands that 2026 changed. Only what a source says is there, nothing from memory. */
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

/** Of a note, the sentences that name the year. */
const ofTheYear = (text: string): string =>
  text.split(/(?<=\.) /).filter((sentence) => sentence.includes("2026")).join(" "); // prettier-ignore

/** What 2026 changed in a country, as far as a source in its record says so; usually nothing. */
export const newIn2026 = (country: Country): readonly Change[] =>
  (places[country.slug]?.(country) ?? []).flatMap((change) =>
    change?.status === "sourced" && change.text.includes("2026")
      ? [{ ...change, text: ofTheYear(change.text) }]
      : [],
  );
