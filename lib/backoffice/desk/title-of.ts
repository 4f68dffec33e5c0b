import "server-only";
import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import { isFormId } from "#lib/platform/words/open/form-ids.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { isFiledType } from "#lib/data/content/lead-types.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { findPortalByKey } from "#lib/domains/portals/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

/** The title of a case in the queue, from its kind and topic alone: what was sent stays sealed. */
export function titleOf({ kind, topic }: { kind: CaseKind; topic: string }): string {
  const words = wordsOf("desk");
  switch (kind) {
    case "enquiry":
    case "chat":
    case "correction":
      return isFiledType(topic) ? leadLabel(topic) : topic;
    case "access":
      return words("title.access", { portal: findPortalByKey(topic)?.name ?? topic });
    case "comment":
      return words("title.comment");
    case "feedback":
      return words("title.feedback");
    default:
      return isFormId(topic) ? formTitle(topic) : topic;
  }
}
