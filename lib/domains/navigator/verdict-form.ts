import "server-only";
import { formHandler } from "#lib/domains/fields/index.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { askedOf } from "./asked-of.ts";
import { navigatorHref } from "./open/navigator-href.ts";
import { verdictFields, verdictUnseen } from "./open/verdict-fields.ts";
import { navigatorQuery } from "./schema.ts";

/** The id under which the page of an answer reads the draft of this form. */
export const verdictFormId = "navigator-verdict";

const answerOf = (post: URLSearchParams, state: Readonly<Record<string, string>> = {}) =>
  navigatorHref(askedOf(navigatorQuery.parse(Object.fromEntries(post))), state);

/** The form handler of "Was this right?": a plain form under each answer, which leads back to it. */
export const verdictForm: FormHandler<{ reference: string }> = formHandler({
  id: verdictFormId,
  action: "/api/navigator/verdict",
  fields: verdictFields,
  unseen: verdictUnseen,
  next: (_filed, post) => `${answerOf(post, { was: post.get("right") ?? "" })}#verdict`,
  page: (post) => (post ? answerOf(post) : "/navigator"),
});
