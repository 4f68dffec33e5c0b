import type { FormFilter } from "#lib/forms/open/form-filter.ts";
import type { FormId } from "#lib/forms/open/form-ids.ts";
import type { GrantKey } from "./keys.ts";

/** A form that is sent from a portal and followed in it. */
export type PortalForm = FormFilter & {
  /** The id of the section it stands under; with the other forms where it is left out. */
  under?: string;
};

/** What a member does in a portal. Lists, counts, the next step and the rows of the preview follow from it. */
export type SideDefinition = {
  forms: readonly PortalForm[];
  /** What was accepted of these forms is shown whole, as what the member has there: a profile, varieties, a household. */
  holds?: readonly FormId[];
  /** Who sends this form waits in a line for the country it names, and sees where they stand in it. */
  waits?: FormId;
  /** What a transfer costs is worked out here. */
  estimates?: true;
  /** What staff have put up there, which a member answers by a form of its own. */
  shows?: "vacancies" | "quotes";
};

const organisation = { form: "clearsight-organisation" } as const satisfies PortalForm;
const training = { form: "clearsight-training" } as const satisfies PortalForm;
const businessCheck = {
  form: "verification",
  where: { field: "category", is: "business" },
} as const satisfies PortalForm;

/** A desk of ClearSight: the organisation that registered for it, what it asked to have checked, and training. */
const desk = (name: string): SideDefinition => ({
  forms: [{ ...organisation, where: { field: "desk", is: name } }, businessCheck, training],
  holds: [organisation.form],
});

const check = (category: string): SideDefinition => ({
  forms: [{ form: "verification", where: { field: "category", is: category } }],
});

/** One for every portal that staff let members into. */
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

/** What a member does in a portal; one that every member may enter has nothing to send beside questions. */
export const sideOf = (key: string): SideDefinition =>
  (memberSides as Record<string, SideDefinition>)[key] ?? noSide;
