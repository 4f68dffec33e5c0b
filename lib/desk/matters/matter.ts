import type { CaseRow } from "#lib/cases/index.ts";
import type { SaidStep } from "#lib/forms/index.ts";
import type { ListedUpload } from "#lib/forms/uploads/index.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { HeldDeed } from "../open/deeds.ts";

/** What happened to something in its own domain. */
export type MatterEvent = {
  at: Date;
  /** In a word or two: "Accepted". */
  what: string;
  words?: string | undefined;
};

/** What somebody sent, as staff read it: of whatever domain, in one shape. */
export type Matter = {
  /** How it stands, in the words of its domain. */
  stands: string;
  /** Who is answered; undefined where nobody is named. */
  email: string | undefined;
  name?: string | undefined;
  facts: readonly { label: string; value: string; href?: string }[];
  /** What was written freely, the oldest first. */
  said: readonly string[];
  /** The answers of a form. */
  steps?: readonly SaidStep[];
  files: readonly ListedUpload[];
  events: readonly MatterEvent[];
  /** What may be done with it now, by whoever has the right. */
  deeds: readonly HeldDeed[];
};

/** Who reads or decides: a member of staff. */
export type Colleague = { id: string };

/** What was given with a deed. */
export type Told = {
  words?: string | undefined;
  into?: string | undefined;
  until?: string | undefined;
  networks?: string | undefined;
  /** Of a reply: to whom, and what they sent. */
  email?: string | undefined;
  title?: string | undefined;
};

/** How one domain's part of a case is read and decided on. */
export type MatterKind = {
  /** Undefined where what was sent is gone. */
  read: (row: CaseRow, reader: Colleague) => Promise<Matter | undefined>;
  /** Whether what was given with a deed can be taken, before it is held. Throws as `decide` would. */
  check?: (row: CaseRow, deed: HeldDeed, told: Told, by: Colleague) => Promise<void>;
  /** Does what is the domain's own to do, in the transaction `on`. Throws `conflict` where it cannot be done any more. */
  decide: (
    on: Prisma.TransactionClient,
    row: CaseRow,
    deed: HeldDeed,
    told: Told,
    by: Colleague,
  ) => Promise<void>;
};
