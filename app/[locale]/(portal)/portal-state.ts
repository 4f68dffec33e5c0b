import type { PortalQuery } from "#components/portals/portal-query.ts";
import type { FormState } from "#lib/forms/index.ts";
import { grantFormId, type Portal } from "#lib/portals/index.ts";
import { portalField } from "#lib/portals/open/fields.ts";
import { quoteFormId } from "#lib/quotes/open/fields.ts";
import { answerDeeds } from "#lib/quotes/open/paths.ts";
import { applyFormId } from "#lib/vacancies/open/fields.ts";
import { readFormState } from "../form-state.ts";

/** The forms of what a member does with something that stands in a portal. */
const fromInside: readonly string[] = [applyFormId, ...answerDeeds.map(quoteFormId)];

type Sent = {
  /** A request for this portal. */
  state?: FormState | undefined;
  /** What was done from what stands in it: an application begun, a quote. */
  begun?: FormState | undefined;
};

/** What was sent from this portal and could not be taken, where the address names it. */
export async function readPortalState(portal: Portal, query: PortalQuery): Promise<Sent> {
  const sent = await readFormState(query, grantFormId, ...fromInside);
  if (sent && fromInside.includes(sent.form)) return { begun: sent };
  const asked = sent?.typed[portalField.name]?.[0] ?? portal.key; // one that is gone asks for none
  return { state: asked === portal.key ? sent : undefined };
}
