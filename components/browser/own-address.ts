import { readToken } from "./token-store.ts";

/**
 * The e-mail address of the user who is signed in here. Requested only if a token is stored: other visitors send no
 * request.
 */
export async function readOwnAddress(): Promise<string | undefined> {
  const token = readToken();
  if (!token) return undefined;
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch("/api/auth/me", { headers, cache: "no-store" });
    const { data } = (await answer.json()) as { data?: { email?: string } };
    return answer.ok ? data?.email : undefined;
  } catch {
    return undefined;
  }
}
