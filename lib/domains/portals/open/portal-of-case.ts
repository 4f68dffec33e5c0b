import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { grantKeys, type GrantKey } from "./keys.ts";
import { memberSides, type PortalForm } from "./member-sides.ts";

type Sent = { kind: CaseKind; topic: string; answers?: Answers | undefined };

/**
 * The portal in which something that was sent is followed. Among several it prefers one whose first form it is, and
 * among those the one its answers name. Undefined if no portal has the form, or if that depends on an answer that is
 * not given here.
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
