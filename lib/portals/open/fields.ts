import { choice, longText, text, type Field } from "#lib/forms/open/fields.ts";
import { isAsked } from "#lib/forms/open/is-asked.ts";
import { grantKeys, isForOrganisations, type GrantKey } from "./keys.ts";

/** What is asked for. The page of each portal has a form of its own, which sends it along. */
export const portalField = choice("portal", {
  words: { area: "fields", key: "grant.portal" },
  options: grantKeys,
});

const named = { most: 160, autoComplete: "organization" } as const;

/** Who asks on behalf of an organisation may say so; a portal for organisations asks for the name in a register. */
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

/** What the page of a portal draws of them. */
export const fieldsOfPortal = (portal: GrantKey): readonly Field[] =>
  grantFields.filter((field) => field !== portalField && isAsked(field, { portal }));
