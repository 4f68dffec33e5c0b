import "server-only";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { moderationPath } from "./paths.ts";
import type { WordsDecision } from "./schema.ts";

/** How the buttons of the moderation page work without script. */
export const moderationForm: FormFace<Pick<WordsDecision, "decision">> = {
  read: (fields) => ({ id: fields.get("id"), decision: fields.get("decision") }),
  next: ({ decision }) => `${moderationPath}?done=${decision}`,
  problem: (error) => plainAnswer({ error, back: { href: moderationPath, label: "Back to the list" } }),
};
