import "server-only";
import type { CaseKind } from "../cases/open/kinds.ts";
import { isFormId } from "#lib/words/open/form-ids.ts";
import { formTitle } from "#lib/words/form-words.ts";
import { isFiledType } from "#lib/words/open/lead-types.ts";
import { leadLabel } from "../leads/open/lead-words.ts";
import { findPortalByKey } from "../portals/index.ts";
import { wordsOf } from "../words/index.ts";

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
