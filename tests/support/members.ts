import type { Page } from "@playwright/test";
import { required } from "./required.ts";
import { aVisitor, anAddress, signIn, type Visitor } from "./visitor.ts";
import type { Role } from "#lib/data/access/open/visit.ts";
import { ask } from "./database.ts";

/** A registered member, signed in. */
export async function aRegistered(
  from: Parameters<typeof aVisitor>[0] = {},
): Promise<{ visitor: Visitor; email: string }> {
  const visitor = aVisitor(from);
  const email = anAddress("sender");
  await signIn(visitor, email);
  const registration = { audience: "founder", country: "liberia", consent: true };
  const answer = await visitor.ask("/api/account/registration", { json: registration });
  if (answer.status !== 200) throw new Error(`not registered: ${answer.status} ${answer.text}`);
  return { visitor, email };
}

/** Signed in but never registered: the sign-in tab asked only for an address. */
export async function aStranger(
  from: Parameters<typeof aVisitor>[0] = {},
): Promise<{ visitor: Visitor; email: string }> {
  const visitor = aVisitor(from);
  const email = anAddress("stranger");
  await signIn(visitor, email);
  return { visitor, email };
}

/** Gives a browser page the session of a visitor. */
export const lendSession = (page: Page, visitor: Visitor): Promise<void> =>
  page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: required("BASE_URL") })));

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
