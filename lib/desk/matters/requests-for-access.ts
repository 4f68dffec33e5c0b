import "server-only";
import { findCountry } from "#lib/countries/index.ts";
import { decideGrantWithin, findPortalByKey, readGrantRequest } from "#lib/portals/index.ts";
import { wordsOf } from "#lib/words/index.ts";
import type { MatterKind } from "./matter.ts";

const listed = (typed: string | undefined): string[] => typed?.split(/[\s,;]+/).filter(Boolean) ?? [];

/** A request to be let into a portal. */
export const requestsForAccess: MatterKind = {
  read: async ({ grantId }) => {
    const grant = grantId ? await readGrantRequest(grantId) : undefined;
    if (!grant) return undefined;
    const words = wordsOf("desk");
    const { state, organisation, audience, country, purpose, networks, decidedAt, reason } = grant;
    const portal = findPortalByKey(grant.portal);
    const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
    return {
      title: words("title.access", { portal: portal?.name ?? grant.portal }),
      stands: words(`grant.${state}`),
      email: grant.email,
      facts: [
        ...(portal ? [{ label: words("fact.portal"), value: portal.name, href: portal.path }] : []),
        ...fact(words("fact.looksAt"), portal?.access === "grant" ? portal.looksAt : undefined),
        ...fact(words("fact.organisation"), organisation),
        ...fact(words("fact.audience"), audience),
        ...fact(words("fact.country"), country && findCountry(country)?.name),
        ...fact(words("fact.networks"), networks.join(", ")),
      ],
      said: [purpose],
      files: [],
      events: decidedAt ? [{ at: decidedAt, what: words(`grant.${state}`), words: reason ?? undefined }] : [],
      deeds: state === "requested" ? ["approve", "refuse", "reply"] : state === "approved" ? ["refuse"] : [],
    };
  },
  decide: async (on, { grantId }, deed, { words: reason = "", until, networks }, { id: by }) => {
    await decideGrantWithin(on, {
      id: grantId ?? "",
      decision: deed === "approve" ? "approve" : "refuse",
      reason,
      by,
      ...(until && { until: new Date(`${until}T23:59:59Z`) }),
      networks: listed(networks),
    });
  },
};
