import type { Role } from "#lib/data/access/open/visit.ts";
import { ask } from "./database.ts";
import { anAddress, aVisitor, signIn, type Visitor } from "./visitor.ts";

/** A registered member with a role, signed in. */
export async function aColleague(
  role: Role,
  email = anAddress(role),
): Promise<{ visitor: Visitor; email: string }> {
  const visitor = aVisitor();
  await signIn(visitor, email);
  await ask(
    "update members set role = $2::role, consented_at = now(), audience = 'business' where email = $1",
    [email, role],
  );
  return { visitor, email };
}
