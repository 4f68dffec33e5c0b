import type { PageWords } from "#components/words/use-words.ts";
import { retention } from "#lib/data/retention/open/retention.ts";

/** What outlives an account, and why. It is shown before somebody deletes their account, and again afterwards. */
export const keptAfterDeletion = (words: PageWords<"account">): readonly string[] => [
  words("delete.kept.record", { years: retention.auditEvents.years }),
  words("delete.kept.counts"),
  words("delete.kept.backups"),
];
