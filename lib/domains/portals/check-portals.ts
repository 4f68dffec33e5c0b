import { z } from "zod";
import { action, text } from "#lib/data/content/check/fields.ts";
import { plainSection } from "#lib/data/content/check/sections.ts";
import { problemsIn, readJsonFiles } from "#lib/platform/json-files.ts";
import { portalRecords } from "./portal-records.ts";
import { readTexts } from "./portal-texts.ts";
import type { PortalTexts } from "./types.ts";

const folder = "lib/domains/portals/records";

const schema = z.strictObject({
  name: text,
  title: text,
  description: text,
  eyebrow: text,
  purpose: text,
  about: z.tuple([text, text], text),
  whoMayEnter: text,
  inside: z
    .array(z.strictObject({ title: text, text, stage: z.enum(["open", "planned"]), next: action.optional() }))
    .min(1),
  sample: z.strictObject({
    caption: text,
    columns: z.array(z.strictObject({ label: text, numeric: z.boolean().optional() })).min(1),
    rows: z.array(z.array(text)).min(1),
  }),
  stored: text,
  sections: z.array(plainSection).min(1).optional(),
  looksAt: text.optional(),
  memberSections: z.array(plainSection).min(1).optional(),
}) satisfies z.ZodType<PortalTexts>;

/** The files of the portals. */
export const readPortalFiles = () => readJsonFiles(folder);

/** Everything that is wrong with the files of the portals, one sentence for each problem. */
export function checkPortals(files = readPortalFiles()): string[] {
  const keyOf = (file: string) => file.slice(folder.length + 1, -".json".length);
  const access = new Map(portalRecords.map(({ key, access }) => [key, access]));
  return Object.entries(files).flatMap(([file, content]) => {
    const key = keyOf(file);
    const texts = readTexts(key, content as object);
    const needs = access.get(key) === "grant" && !texts.looksAt;
    return [
      ...(access.has(key) ? [] : [`${file} names no portal`]),
      ...(needs ? [`${file}: looksAt: a portal that needs a grant says what staff look at`] : []),
      ...problemsIn(file, schema, texts),
    ];
  });
}
