import { unseen } from "#lib/forms/open/field-names.ts";
import { longText } from "#lib/forms/open/fields.ts";
import { longestMessage } from "./limits.ts";

/** What a sender writes to staff about what they sent. */
export const toStaffField = longText("words", {
  words: { area: "forms", key: "thread.words" },
  most: longestMessage,
  rows: 5,
});

export const messageUnseen = [unseen("reference")] as const;

/** By this name the page of a case asks for a message that could not be taken. */
export const messageFormId = "case.message";
export const messageCall = "/api/cases/message";
