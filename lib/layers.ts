/** The layers of lib, lowest first: a module imports only modules of its own layer and of those below. */
export const layers = ["platform", "data", "services", "domains", "backoffice"] as const;

/** The order inside `domains`: a domain imports only domains named before it. */
export const domains = [
  "fields",
  "members",
  "confidential",
  "casework",
  "cases",
  "leads",
  "ratings",
  "vacancies",
  "forms",
  "letters",
  "directory",
  "plans",
  "quotes",
  "portals",
  "notices",
  "fact-edits",
  "webhooks",
  "chat",
  "navigator",
  "quick-nav",
  "remittance",
  "downloads",
] as const;

/**
 * What others may import of a module, as the source of a regular expression over the path below the module: its index,
 * its schema, everything in a folder named open (shapes, texts and pure computations that a browser may load as well),
 * and in one named shared (the same for the server: it reads the catalogue, but not the database). The records, profiles
 * and histories of countries have separate indexes: most code needs a name from a record, and the texts about a country
 * are long.
 */
export const publicFiles =
  "((profiles|histories|record|live|presence)/)?index\\.ts$|schema\\.ts$|(.+/)?(open|shared)/";

/** The modules that are entered by their public files alone, as the source of a regular expression. */
export const closedModules = "(services|domains|backoffice)/[\\w-]+|data/(countries|currency)";

/**
 * The folders that a module of lib must not import: higher layers, later domains, and `ops`, which runs outside
 * requests.
 */
export function foldersAbove(layer: (typeof layers)[number], domain?: (typeof domains)[number]): string[] {
  const later = domain ? domains.slice(domains.indexOf(domain) + 1).map((one) => `domains/${one}`) : [];
  return [...layers.slice(layers.indexOf(layer) + 1), ...later, "ops"];
}
