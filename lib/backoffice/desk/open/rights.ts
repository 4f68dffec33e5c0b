import { caseKinds, type CaseKind } from "#lib/domains/cases/open/kinds.ts";
import { may, type Right } from "#lib/data/access/open/policy.ts";
import { roles, type Role } from "#lib/data/access/open/visit.ts";
import { bulkActions, type BulkAction } from "./bulk.ts";

type Rights = { read: Right; decide: Right };

const enquiry: Rights = { read: "enquiry.read", decide: "enquiry.answer" };
const submission: Rights = { read: "submission.read", decide: "submission.decide" };
const words: Rights = { read: "words.list", decide: "words.moderate" };

/** The rights needed to read and to decide each kind of case. */
const rightsOf: Readonly<Record<CaseKind, Rights>> = {
  enquiry,
  chat: enquiry,
  correction: enquiry,
  application: submission,
  interest: submission,
  request: submission,
  data_rights: submission,
  listing: submission,
  letter: submission,
  access: { read: "grant.list", decide: "grant.decide" },
  comment: words,
  feedback: words,
};

/** The roles that see the queue. */
export const rolesAtDesk: readonly Role[] = roles.filter((role) => may(role, "case.list"));

/** The roles that may read a kind. */
export const rolesThatRead = (kind: CaseKind): Role[] =>
  roles.filter((role) => may(role, rightsOf[kind].read));

/** The kinds a role may read. */
export const kindsOf = (role: Role): CaseKind[] => caseKinds.filter((kind) => may(role, rightsOf[kind].read));

/** The bulk actions a role is offered. The right is checked again for each case. */
export const bulkActionsOf = (role: Role): BulkAction[] =>
  bulkActions.filter((action) => {
    if (action === "assign") return may(role, "case.assign");
    if (action === "close") return may(role, enquiry.decide) || may(role, submission.decide);
    return may(role, words.decide);
  });

export const mayDecide = (role: Role, kind: CaseKind): boolean => may(role, rightsOf[kind].decide);
