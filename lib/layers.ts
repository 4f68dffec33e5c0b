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
 * The folders that a module of lib must not import: higher layers, later domains, and `ops`, which runs outside
 * requests.
 */
export function foldersAbove(layer: (typeof layers)[number], domain?: (typeof domains)[number]): string[] {
  const later = domain ? domains.slice(domains.indexOf(domain) + 1).map((one) => `domains/${one}`) : [];
  return [...layers.slice(layers.indexOf(layer) + 1), ...later, "ops"];
}
