import { longText } from "#lib/forms/open/fields.ts";
import { longestChatMessage } from "./limits.ts";

/** What is said in a chat. */
export const chatTextField = longText("text", {
  words: { area: "chat", key: "box" },
  most: longestChatMessage,
  rows: 2,
});
