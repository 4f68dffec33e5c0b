import { choice, longText, text, type Field } from "#lib/domains/fields/open/fields.ts";
import { isAsked } from "#lib/domains/fields/open/is-asked.ts";
import { grantKeys, isForOrganisations, type GrantKey } from "./keys.ts";

/** The requested portal. The page of each portal has its own form, which sends this as a hidden field. */
export const portalField = choice("portal", {
  words: { area: "fields", key: "grant.portal" },
  options: grantKeys,
});

const named = { most: 160, autoComplete: "organization" } as const;

/** Optional for a request on behalf of an organisation. A portal for organisations requires the registered name. */
const organisationField = text("organisation", {
  ...named,
  words: { area: "fields", key: "grant.organisation" },
  optional: true,
  when: { field: "portal", is: grantKeys.filter((key) => !isForOrganisations(key)) },
});
const registeredField = text("organisation", {
  ...named,
  words: { area: "fields", key: "grant.registered", label: "grant.organisation" },
  when: { field: "portal", is: grantKeys.filter(isForOrganisations) },
});

const purposeField = longText("purpose", {
  words: { area: "fields", key: "grant.purpose" },
  least: 20,
  most: 1000,
  rows: 5,
});

export const grantFields = [portalField, organisationField, registeredField, purposeField] as const;

/** The fields shown on a portal's page. */
export const fieldsOfPortal = (portal: GrantKey): readonly Field[] =>
  grantFields.filter((field) => field !== portalField && isAsked(field, { portal }));
