import type { FormWords } from "#components/forms/form-fields.tsx";
import type { Failing } from "#components/ui/send-json.ts";

/** The messages that a live conversation needs, by the keys of their catalogue. */
export const talkKeys = [
  "log",
  "visitor",
  "staff",
  "seen",
  "here",
  "left",
  "writing",
  "connecting",
  "cut",
  "over",
  "closed",
  "page",
  "helped",
  "helped.yes",
  "helped.no",
  "send",
  "lost",
  "failed",
] as const;

export type TalkWords = FormWords &
  Failing &
  Readonly<Record<(typeof talkKeys)[number], string>> & { locale: string };
