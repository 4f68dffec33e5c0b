import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { choice, longText, text, type Field } from "#lib/domains/fields/open/fields.ts";
import type { Read } from "#lib/domains/fields/open/read-post.ts";
import { roles } from "#lib/data/access/open/visit.ts";

const words = (key: string) => ({ area: "admin", key: `field.${key}` }) as const;

const roleField = choice("to", { words: words("role"), options: roles, isList: true });
const roleReason = longText("reason", { words: words("roleReason"), least: 10, most: 500, rows: 3 });
const grantReason = longText("reason", { words: words("grantReason"), least: 10, most: 500, rows: 3 });

/** The actions on an account. */
export const memberActions = ["role", "sign-out", "withdraw"] as const;
export type MemberAction = (typeof memberActions)[number];

/** The form fields of each action. */
export const fieldsOfMemberAction = {
  role: [roleField, roleReason],
  "sign-out": [],
  withdraw: [grantReason],
} as const satisfies Record<MemberAction, readonly Field[]>;

/** The hidden fields: the account, the role as it was read, the access grant. */
export const unseenOfMemberAction: Readonly<Record<MemberAction, readonly Read[]>> = {
  role: [unseen("id"), unseen("from")],
  "sign-out": [unseen("id")],
  withdraw: [unseen("id"), unseen("grant")],
};

const whoField = text("who", { words: words("who"), most: 254, autoComplete: "off" });
/** Whose limits to lift. */
export const liftFields = [whoField] as const;
