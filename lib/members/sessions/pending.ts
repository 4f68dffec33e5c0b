import "server-only";
import { z } from "zod";
import { open, seal } from "#lib/secrets/index.ts";
import { setCookie, siteCookies } from "./site-cookies.ts";

const pending = z.object({
  email: z.string(),
  next: z.string().regex(/^\//) as unknown as z.ZodType<`/${string}`>,
  tab: z.enum(["register", "login"]),
  code: z.string().optional(),
});

/** For whom a code was sent and where to go afterwards, for the page that asks for it. */
export type Pending = {
  email: string;
  next: `/${string}`;
  tab: "register" | "login";
  code?: string | undefined;
};

const purpose = "pending sign-in";
const lifeSeconds = 15 * 60;
const longest = 4_096;

/** Keeps it in the browser, sealed. */
export const pendingCookieHeader = (value: Pending): [string, string] =>
  setCookie(siteCookies.pending, Buffer.from(seal(purpose, value)).toString("base64url"), {
    seconds: lifeSeconds,
  });

/** What a `pending` cookie of ours says; undefined for anything else. */
export function openPending(value: string | undefined): Pending | undefined {
  if (!value || value.length > longest) return undefined;
  const parsed = pending.safeParse(open(purpose, Buffer.from(value, "base64url")));
  return parsed.success ? parsed.data : undefined;
}
