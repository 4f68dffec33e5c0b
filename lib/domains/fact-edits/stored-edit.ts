import "server-only";
import { z } from "zod";
import { editSource, type FactEdit } from "#lib/data/countries/record/index.ts";
import type { FactEdit as Row } from "#lib/generated/prisma/client.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";

const values = z.record(z.string(), z.unknown());
const purpose = "fact edit";
const words = z.object({ country: z.string(), path: z.string(), said: z.string() });

type About = Pick<Row, "countrySlug" | "path">;

/** Encrypts a colleague's text about an edit. It can only be opened for the same fact. */
export const sealWords = ({ countrySlug, path }: About, text: string): Uint8Array<ArrayBuffer> =>
  seal(purpose, { country: countrySlug, path, said: text });

/** Decrypts that text; undefined if there is none or the seal is invalid. */
export function openWords({ countrySlug, path }: About, sealed: Uint8Array | null): string | undefined {
  const parsed = words.safeParse(sealed && open(purpose, sealed));
  return parsed.success && parsed.data.country === countrySlug && parsed.data.path === path
    ? parsed.data.said
    : undefined;
}

type Stored = Pick<
  Row,
  | "id"
  | "countrySlug"
  | "path"
  | "base"
  | "values"
  | "sourceTitle"
  | "sourcePublisher"
  | "sourceUrl"
  | "sourceAsOf"
>;

export const valuesIn = (stored: unknown): Record<string, unknown> => values.catch({}).parse(stored);

/** A row as an edit to overlay on the records; undefined if this site did not write the row. */
export function readEdit(row: Stored): FactEdit | undefined {
  const source = editSource.safeParse({
    title: row.sourceTitle,
    publisher: row.sourcePublisher,
    url: row.sourceUrl,
    asOf: row.sourceAsOf,
  });
  if (!source.success) return undefined;
  const { id, countrySlug: country, path, base } = row;
  return { id, country, path, base, values: valuesIn(row.values), source: source.data };
}
