import type { CaseRow } from "#lib/domains/cases/index.ts";
import type { StepText } from "#lib/domains/forms/index.ts";
import type { ListedUpload } from "#lib/services/uploads/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { PendingAction } from "../open/actions.ts";

/** An event in the case's own domain. */
export type ContentEvent = {
  at: Date;
  /** In a word or two: "Accepted". */
  what: string;
  words?: string | undefined;
};

/** What was sent, as staff read it. Every domain uses this shape. */
export type CaseContent = {
  /** The state, in the words of its domain. */
  status: string;
  /** The address to reply to; undefined if the sender is anonymous. */
  email: string | undefined;
  name?: string | undefined;
  facts: readonly { label: string; value: string; href?: string }[];
  /** The free text that was sent, oldest first. */
  texts: readonly string[];
  /** The answers of a form. */
  steps?: readonly StepText[];
  files: readonly ListedUpload[];
  events: readonly ContentEvent[];
  /** The actions its state allows. The member's rights are checked separately. */
  actions: readonly PendingAction[];
};

/** The member of staff who reads or decides. */
export type Colleague = { id: string };

/** The payload of an action. */
export type ActionPayload = {
  words?: string | undefined;
  into?: string | undefined;
  until?: string | undefined;
  networks?: string | undefined;
  /** For a reply: the recipient, and the title of what they sent. */
  email?: string | undefined;
  title?: string | undefined;
};

/** The adapter of a case type: how its domain is read and decided. */
export type CaseType = {
  /** Undefined if what was sent has been deleted. */
  read: (row: CaseRow, reader: Colleague) => Promise<CaseContent | undefined>;
  /** Validates the payload before the action is held. Throws as `decide` would. */
  check?: (row: CaseRow, action: PendingAction, payload: ActionPayload, by: Colleague) => Promise<void>;
  /** Applies the decision to the domain in the transaction `on`. Throws `conflict` if it is no longer possible. */
  decide: (
    on: Prisma.TransactionClient,
    row: CaseRow,
    action: PendingAction,
    payload: ActionPayload,
    by: Colleague,
  ) => Promise<void>;
};
