import { unseen } from "#lib/forms/open/field-names.ts";
import type { Read } from "#lib/forms/open/read-post.ts";
import { isUuid } from "#lib/text/is-uuid.ts";
import { fieldsOfDeed } from "./deeds.ts";

/** What may be done with several cases at once, each by the door it has for one. */
export const bulkDeeds = ["assign", "close", "keep", "remove"] as const;
export type BulkDeed = (typeof bulkDeeds)[number];

/** What is held can be taken back for all of them too. */
export const bulkPosts = [...bulkDeeds, "undo"] as const;
export type BulkPost = (typeof bulkPosts)[number];

export const mostAtOnce = 100;

/** A deed and, where cases are given to somebody, to whom: as a list offers it and an address has it. */
export const writeDeed = (deed: string, to?: string): string => (to ? `${deed}.${to}` : deed);

/** Undefined for what is none of the deeds. "me" and nobody at all are who looks. */
export function readDeed(typed: string): { deed: BulkDeed; to: string | undefined } | undefined {
  const [name, to] = typed.split(".");
  const deed = bulkDeeds.find((one) => one === name);
  return deed && { deed, to: to === "nobody" || isUuid(to) ? to : undefined };
}

/** A case as it was read: its reference and its version. */
export type CaseRead = { reference: string; version: number };

const read = /^(AK-[A-Z0-9]{4}-[A-Z0-9]{4})\.(\d{1,9})$/;

export const writeRead = ({ reference, version }: CaseRead): string => `${reference}.${version}`;

/** The cases that are named, each once, in their order; what names none is left out. */
export function readReads(named: readonly string[]): CaseRead[] {
  const byReference = new Map<string, CaseRead>();
  for (const one of named) {
    const [, reference, version] = read.exec(one) ?? [];
    if (reference && !byReference.has(reference))
      byReference.set(reference, { reference, version: Number(version) });
  }
  return [...byReference.values()];
}

/** What is asked before several are done: why they are closed, as of one. */
export const bulkFields = fieldsOfDeed.close;

/** What the form sends along unseen: the deed, to whom, which cases as they were read, and the view they were chosen in. */
export const bulkUnseen: readonly Read[] = ["do", "to", "cases", "view"].map((name) => unseen(name));

/** By this name the page asks for what could not be taken. */
export const bulkFormId = "desk.bulk";
