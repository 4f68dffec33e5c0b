import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { longText } from "#lib/domains/fields/open/fields.ts";
import { longestMessage } from "./limits.ts";

/** A sender's message to staff about what they sent. */
export const toStaffField = longText("words", {
  words: { area: "forms", key: "thread.words" },
  most: longestMessage,
  rows: 5,
});

export const messageUnseen = [unseen("reference")] as const;

/** The page of a case looks up the draft of a rejected message by this id. */
export const messageFormId = "case.message";
export const messageCall = "/api/cases/message";
