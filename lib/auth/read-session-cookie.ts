import "server-only";
import { decode } from "next-auth/jwt";
import { sessionSecret } from "../secrets/index.ts";

/** Ours has about 300 characters; nothing longer is worth decrypting. */
const longest = 4_096;

/** The session id in next-auth's cookie; undefined for whatever we did not make ourselves. */
export async function readSessionCookie(value: string | undefined): Promise<string | undefined> {
  if (!value || value.length > longest) return undefined;
  const secret = sessionSecret();
  try {
    const token = await decode({ token: value, secret });
    return typeof token?.["sid"] === "string" ? token["sid"] : undefined;
  } catch {
    return undefined;
  }
}
