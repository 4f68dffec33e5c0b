import type { ActionSection, CardsSection, StepsSection } from "#lib/data/content/types.ts";
import { intakePath } from "#lib/domains/confidential/open/paths.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { portals } from "../find-portal.ts";
import { isForOrganisations, needsWorkAddress } from "../open/keys.ts";
import type { Portal } from "../types.ts";

type Step = "signIn" | "everyone" | "ask" | "organisation" | "workAddress" | "network" | "answer";

/**
 * How to get access, step by step. Portals with the same kind of access deliberately share this text; all their other
 * text is their own.
 */
export function accessSteps(portal: Portal, locale?: string): StepsSection {
  const words = wordsOf("portals", locale);
  const step = (name: Step) => ({ title: words(`access.${name}`), text: words(`access.${name}.text`) });
  const isGrant = portal.access === "grant";
  const organisations = isGrant && isForOrganisations(portal.key);
  const steps = isGrant
    ? [
        ...(needsWorkAddress(portal.key) ? [step("workAddress")] : []),
        step("signIn"),
        step(organisations ? "organisation" : "ask"),
        ...(organisations ? [step("network")] : []),
        {
          title: words("access.decision"),
          text: words("access.decision.text", { looksAt: portal.looksAt }),
        },
        step("answer"),
      ]
    : [step("signIn"), step("everyone")];
  return {
    kind: "steps",
    id: "access",
    heading: words("access.title"),
    ...(isGrant && { lead: words("access.lead") }),
    steps,
  };
}

/** Where to ask a question that does not need an account. */
export function supportSection({ isSealed }: Pick<Portal, "isSealed">, locale?: string): ActionSection {
  const words = wordsOf("portals", locale);
  if (isSealed)
    return {
      kind: "action",
      id: "support",
      heading: words("sealed.title"),
      lead: words("sealed.lead"),
      actions: [{ href: intakePath, label: words("sealed.write") }],
    };
  return {
    kind: "action",
    id: "support",
    heading: words("support.title"),
    lead: words("support.lead"),
    actions: [
      { href: "/contact", label: words("support.write") },
      { href: "/contact/received", label: words("support.reference") },
    ],
  };
}

/** `/portal/clearsight` of `/portal/clearsight/training`. */
const stemOf = (path: string) => path.split("/").slice(0, 3).join("/");

/** Links to the portals whose paths begin like this one's. Undefined if there are none. */
export function besideSection(portal: Portal, locale?: string): CardsSection | undefined {
  const words = wordsOf("portals", locale);
  if (!portal.path.startsWith("/portal/")) return undefined;
  const others = portals.filter(({ path }) => path !== portal.path && stemOf(path) === stemOf(portal.path));
  if (others.length === 0) return undefined;
  return {
    kind: "cards",
    id: "beside",
    heading: words("beside.title"),
    lead: words("beside.lead"),
    groups: [
      {
        name: portal.eyebrow.split(" · ").at(-1) ?? portal.eyebrow,
        cards: others.map(({ path, title, purpose }) => ({ title, text: purpose, href: path })),
      },
    ],
  };
}
