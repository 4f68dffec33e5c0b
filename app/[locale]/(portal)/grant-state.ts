import type { PortalQuery } from "#components/portals/portal-query.ts";
import { grantFormId, type Portal } from "#lib/portals/index.ts";
import { portalField } from "#lib/portals/open/fields.ts";
import { readFormState } from "../form-state.ts";

/** A request for this portal that could not be taken, where the address names it. */
export async function readGrantState(portal: Portal, query: PortalQuery) {
  const state = await readFormState(query, grantFormId);
  const asked = state?.typed[portalField.name]?.[0] ?? portal.key; // one that is gone asks for none
  return asked === portal.key ? state : undefined;
}
