import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { CaseRow } from "#lib/domains/cases/index.ts";
import {
  checkGrantDecision,
  decideGrantWithin,
  findPortalByKey,
  readGrantRequest,
  type Decision,
} from "#lib/domains/portals/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { Colleague, CaseType, ActionPayload } from "./case-type.ts";

const listed = (typed: string | undefined): string[] => typed?.split(/[\s,;]+/).filter(Boolean) ?? [];

/** The decision of a member of staff, in the domain's format. */
const decisionOf = (
  { grantId }: CaseRow,
  decision: "approve" | "refuse",
  { words: reason = "", until, networks }: ActionPayload,
  { id: by }: Colleague,
): Decision => ({
  id: grantId ?? "",
  decision,
  reason,
  by,
  ...(until && { until: new Date(`${until}T23:59:59Z`) }),
  networks: listed(networks),
});

/** A request for access to a portal. */
export const requestsForAccess: CaseType = {
  read: async ({ grantId }) => {
    const grant = grantId ? await readGrantRequest(grantId) : undefined;
    if (!grant) return undefined;
    const words = wordsOf("desk");
    const { state, organisation, audience, country, purpose, networks, decidedAt, reason } = grant;
    const portal = findPortalByKey(grant.portal);
    const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
    return {
      status: words(`grant.${state}`),
      email: grant.email,
      facts: [
        ...(portal ? [{ label: words("fact.portal"), value: portal.name, href: portal.path }] : []),
        ...fact(words("fact.looksAt"), portal?.access === "grant" ? portal.looksAt : undefined),
        ...fact(words("fact.organisation"), organisation),
        ...fact(words("fact.audience"), audience),
        ...fact(words("fact.country"), country && findCountry(country)?.name),
        ...fact(words("fact.networks"), networks.join(", ")),
      ],
      texts: [purpose],
      files: [],
      events: decidedAt ? [{ at: decidedAt, what: words(`grant.${state}`), words: reason ?? undefined }] : [],
      actions:
        state === "requested" ? ["approve", "refuse", "reply"] : state === "approved" ? ["refuse"] : [],
    };
  },
  check: async (row, action, payload, by) => {
    if (action === "approve" || action === "refuse")
      await checkGrantDecision(decisionOf(row, action, payload, by));
  },
  decide: async (on, row, action, payload, by) => {
    if (action === "approve" || action === "refuse")
      await decideGrantWithin(on, decisionOf(row, action, payload, by));
  },
};
