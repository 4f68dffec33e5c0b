import type { CaseKind } from "#lib/cases/open/kinds.ts";
import type { Answers } from "#lib/forms/open/check-answers.ts";
import { grantKeys, type GrantKey } from "./keys.ts";
import { memberSides, type PortalForm } from "./member-sides.ts";

type Sent = { kind: CaseKind; topic: string; answers?: Answers | undefined };

/**
 * The portal in which something that was sent is followed: of several the one that begins with its form, and of those the
 * one that its answers name. Undefined where none has it, or an answer that is not at hand decides which.
 */
export function portalOfCase({ kind, topic, answers = {} }: Sent): GrantKey | undefined {
  if (kind === "access") return grantKeys.find((key) => key === topic);
  const has = ({ form, where }: PortalForm): boolean =>
    form === topic && (!where || answers[where.field] === where.is);
  const beginning = grantKeys.filter((key) => memberSides[key].forms.slice(0, 1).some(has));
  return (
    beginning.find((key) => memberSides[key].forms[0]?.where) ??
    beginning[0] ??
    grantKeys.find((key) => memberSides[key].forms.some(has))
  );
}
