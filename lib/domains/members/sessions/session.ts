import "server-only";
import { cookies, headers } from "next/headers.js";
import { cache } from "react";
import { db } from "#lib/platform/db.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";
import { openPending, type Pending, openSessionCookie, siteCookies } from "../cookies.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { findSession } from "./find-session.ts";
import { asToken } from "./tokens.ts";

export type PageVisit = { state: "member"; visit: Visit } | { state: "nobody" } | { state: "away" };

async function findByCookie(value: string | undefined): Promise<PageVisit> {
  const id = await openSessionCookie(value);
  const visit = id ? await findSession({ id }) : undefined;
  return visit ? { state: "member", visit } : { state: "nobody" };
}

/** Who is looking at a page, looked up once per request. "away" means that the database does not answer. */
export const readVisit = cache(async (): Promise<PageVisit> => {
  const value = (await cookies()).get(siteCookies.session)?.value;
  return (await unlessAway("readVisit", () => findByCookie(value))) ?? { state: "away" };
});

/** Whether somebody signed in with this browser before and had it remembered: the page then opens on "Sign in". */
export const readDevice = cache(async (): Promise<{ hasSignedIn: boolean }> => {
  const token = asToken((await cookies()).get(siteCookies.device)?.value);
  if (!token) return { hasSignedIn: false };
  const where = { deviceHash: hashToken(token) };
  const known = await unlessAway("readDevice", () =>
    db().knownDevice.findFirst({ where, select: { memberId: true } }),
  );
  return { hasSignedIn: Boolean(known) };
});

/** The pending sign-in of this browser, while it waits for its code. */
export async function readPending(): Promise<Pending | undefined> {
  const value = (await cookies()).get(siteCookies.pending)?.value;
  return unlessAway("readPending", () => openPending(value));
}

/** The value of one of the site's cookies, as this browser sent it. */
export const readSiteCookie = async (name: keyof typeof siteCookies): Promise<string | undefined> =>
  (await cookies()).get(siteCookies[name])?.value;

/** The client address of a page request; empty if it is unknown. */
export const clientAddressOfPage = async (): Promise<string> => clientAddress(await headers());
