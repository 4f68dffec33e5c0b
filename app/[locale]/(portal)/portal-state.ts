import type { PortalQuery } from "#components/portals/portal-query.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { grantFormId, type Portal } from "#lib/domains/portals/index.ts";
import { portalField } from "#lib/domains/portals/open/fields.ts";
import { quoteFormId } from "#lib/domains/quotes/open/fields.ts";
import { answerActions } from "#lib/domains/quotes/open/paths.ts";
import { applyFormId } from "#lib/domains/vacancies/open/fields.ts";
import { readFormState } from "../form-state.ts";

/** The forms with which a member acts on something shown in a portal. */
const fromInside: readonly string[] = [applyFormId, ...answerActions.map(quoteFormId)];

type Sent = {
  /** The rejected access request for this portal. */
  state?: FormState | undefined;
  /** The rejected form of something shown in it: an application, a quote. */
  begun?: FormState | undefined;
};

/** The rejected form that was sent from this portal, if the query names its draft. */
export async function readPortalState(portal: Portal, query: PortalQuery): Promise<Sent> {
  const sent = await readFormState(query, grantFormId, ...fromInside);
  if (sent && fromInside.includes(sent.form)) return { begun: sent };
  const asked = sent?.typed[portalField.name]?.[0] ?? portal.key; // a draft that is gone names no portal
  return { state: asked === portal.key ? sent : undefined };
}
