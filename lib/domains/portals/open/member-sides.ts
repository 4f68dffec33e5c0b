import type { FormFilter } from "#lib/domains/forms/open/form.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { grantKeys, type GrantKey } from "./keys.ts";

/** A form that is sent from a portal and followed in it. */
export type PortalForm = FormFilter & {
  /** The id of the section it is shown in; if left out, it is with the other forms. */
  under?: string;
};

/** What a member can do in a portal. The lists, counts, next step and preview rows are derived from it. */
type SideDefinition = {
  forms: readonly PortalForm[];
  /** Forms whose accepted submissions are shown in full, as what the member has: a profile, varieties, a household. */
  holds?: readonly FormId[];
  /** The form that puts its sender on a waiting list for the country it names. The portal shows their place on it. */
  waits?: FormId;
  /** The portal estimates the cost of a transfer. */
  estimates?: true;
  /** Entries staff publish there, each of which a member answers with its own form. */
  shows?: "vacancies" | "quotes";
};

const organisation = { form: "clearsight-organisation" } as const satisfies PortalForm;
const training = { form: "clearsight-training" } as const satisfies PortalForm;
const businessCheck = {
  form: "verification",
  where: { field: "category", is: "business" },
} as const satisfies PortalForm;

/** A ClearSight desk: the organisation that registered for it, the checks it requested, and training. */
const desk = (name: string): SideDefinition => ({
  forms: [{ ...organisation, where: { field: "desk", is: name } }, businessCheck, training],
  holds: [organisation.form],
});

const check = (category: string): SideDefinition => ({
  forms: [{ form: "verification", where: { field: "category", is: category } }],
});

/** One for every portal that needs a grant. */
export const memberSides: Readonly<Record<GrantKey, SideDefinition>> = {
  investor: { forms: [{ form: "investor-interest" }] },
  vendor: {
    forms: [{ form: "vendor" }, { form: "quote-request" }],
    holds: ["vendor"],
    shows: "quotes",
  },
  "credit-union": {
    forms: [
      { form: "credit-union-account", under: "accounts" },
      { form: "loan-check", under: "loans" },
    ],
    holds: ["credit-union-account"],
  },
  afrivent: { forms: [{ form: "afrivent" }], holds: ["afrivent"] },
  health: {
    forms: [{ form: "health-share" }, { form: "health-family" }],
    holds: ["health-share", "health-family"],
  },
  clearsight: { forms: [organisation, businessCheck, training], holds: [organisation.form] },
  "clearsight-corporate": desk("corporate"),
  "clearsight-institutional": desk("institutional"),
  "clearsight-organization": desk("organization"),
  "clearsight-government": desk("government"),
  "clearsight-foreign": desk("foreign"),
  "clearsight-training": { forms: [training], holds: [training.form] },
  rootspay: { forms: [{ form: "rootspay-waiting" }], waits: "rootspay-waiting", estimates: true },
  "seed-bank": { forms: [{ form: "seed-accession" }], holds: ["seed-accession"] },
  hr: { forms: [{ form: "careers" }, { form: "hr-vacancy" }], shows: "vacancies" },
  "verify-identity": check("identity"),
  "verify-business": check("business"),
  "verify-credentials": check("credentials"),
  "verify-employment": check("employment"),
  "verify-address": check("address"),
  "verify-documents": check("documents"),
};

const noSide: SideDefinition = { forms: [] };

/** What a member can do in a portal. A portal open to every member has no forms, only questions. */
export const sideOf = (key: string): SideDefinition =>
  (memberSides as Record<string, SideDefinition>)[key] ?? noSide;

type Sent = { kind: CaseKind; topic: string; answers?: Answers | undefined };

/**
 * The portal in which something that was sent is followed. Among several it prefers one whose first form it is, and
 * among those the one its answers name. Undefined if no portal has the form, or if that depends on an answer that is
 * not given here.
 */
export function portalOfCase({ kind, topic, answers = {} }: Sent): GrantKey | undefined {
  if (kind === "access") return grantKeys.find((key) => key === topic);
  const has = ({ form, where }: PortalForm): boolean =>
    form === topic && (!where || answers[where.field] === where.is);
  const beginning = grantKeys.filter((key) => memberSides[key].forms.slice(0, 1).some(has));
  return (
    beginning.find((key) => memberSides[key].forms[0]?.where) ??
    beginning[0] ??
    grantKeys.find((key) => memberSides[key].forms.some(has))
  );
}
