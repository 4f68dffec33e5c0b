import type { Mobility } from "../record/open/mobility-schema.ts";
import type { Country, RegionalRail } from "../record/open/schema.ts";
import type { RawSource } from "./raw.ts";

/** The name a record is exported under: "cote-divoire" becomes "coteDivoire". */
export const exportName = (slug: string): string =>
  slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The module of one record. */
export const countryModule = (country: Country): string =>
  `import type { Country } from "../record/open/schema.ts";\n\nexport const ${exportName(country.slug)}: Country = ${json(country)};\n`;

/** A module that gathers the records of one kind, in the order of their slugs, under `name`. */
function gatherModule(
  slugs: readonly string[],
  { type, from, name }: { type: string; from: string; name: string },
): string {
  const ordered = slugs.toSorted();
  const imports = ordered.map((slug) => `import { ${exportName(slug)} } from "./${slug}.ts";`).join("\n");
  const names = ordered.map((slug) => `  ${exportName(slug)},`).join("\n");
  return `${imports}\nimport type { ${type} } from "${from}";\n\nexport const ${name}: readonly ${type}[] = [\n${names}\n];\n`;
}

/** The module that gathers the facts. */
export const indexModule = (slugs: readonly string[]): string =>
  gatherModule(slugs, { type: "Country", from: "../record/open/schema.ts", name: "countryRecords" });

/** The module that gathers what is known of moving. */
export const mobilityIndexModule = (slugs: readonly string[]): string =>
  gatherModule(slugs, { type: "Mobility", from: "../../record/open/mobility-schema.ts", name: "mobilityRecords" });

/** The module of the slugs alone: small enough for the middleware. */
export const slugsModule = (slugs: readonly string[]): string =>
  `/** The slugs alone: small enough for the middleware. */\nexport const countrySlugs = ${json(slugs.toSorted())} as const;\n\nexport type CountrySlug = (typeof countrySlugs)[number];\n`;

/** The module of the day on which the facts were compiled. */
export const asOfModule = (day: string): string =>
  `/** The day on which the country facts were last compiled. */\nexport const dataAsOf = ${json(day)};\n`;

/** The module of the payment systems that several countries share. */
export const railsModule = (rails: readonly RegionalRail[]): string =>
  `import type { RegionalRail } from "../record/open/schema.ts";\n\nexport const regionalRails: readonly RegionalRail[] = ${json(rails)};\n`;

/** The module of the sources of one kind of facts, exported as `name`. */
export function sourcesModule(name: string, sources: Record<string, RawSource>): string {
  const rows = Object.entries(sources).map(([id, { title, publisher, url, licence, snapshot }]) => ({
    id,
    title,
    publisher,
    url,
    licence,
    snapshot: snapshot ?? "undated",
    enabled: true,
  }));
  return `import type { Source } from "../record/open/schema.ts";\n\nexport const ${name}: readonly Source[] = ${json(rows)};\n`;
}

/** The module of what is known of moving to one country. */
export const mobilityModule = (record: Mobility): string =>
  `import type { Mobility } from "../../record/open/mobility-schema.ts";\n\nexport const ${exportName(record.slug)}: Mobility = ${json(record)};\n`;
