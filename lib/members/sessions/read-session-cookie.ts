import "server-only";
import { decode } from "next-auth/jwt";
import { sessionSecret } from "#lib/secrets/index.ts";

/** Ours has about 300 characters; nothing longer is worth decrypting. */
const longest = 4_096;

/**
 * What the last cookies held that could be read, by the cookie. next-auth derives its key anew for each one it reads,
 * in another thread: a sixth of the time it takes to know who asks.
 */
const kept = new Map<string, { id: string; untilMs: number }>();
const mostKept = 500;

function keep(value: string, id: string, expires: unknown): void {
  if (typeof expires !== "number") return;
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest) kept.delete(oldest);
  kept.set(value, { id, untilMs: expires * 1000 });
}

/** The session id in next-auth's cookie; undefined for whatever we did not make ourselves. */
export async function readSessionCookie(value: string | undefined): Promise<string | undefined> {
  if (!value || value.length > longest) return undefined;
  const secret = sessionSecret();
  const known = kept.get(value);
  if (known && Date.now() < known.untilMs) return known.id;
  try {
    const token = await decode({ token: value, secret });
    const id = token?.["sid"];
    if (typeof id !== "string") return undefined;
    keep(value, id, token?.["exp"]);
    return id;
  } catch {
    return undefined;
  }
}
