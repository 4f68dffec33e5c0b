import { bearerHeaders, readToken } from "#components/browser/token-store.ts";
import { sendJson, type Failing } from "#components/ui/send-json.ts";

/** Whether a user is signed in here. While the browser is offline, a stored token counts as signed in. */
export async function isSignedIn(): Promise<boolean> {
  try {
    return (await fetch("/api/auth/me", { headers: bearerHeaders(), cache: "no-store" })).ok;
  } catch {
    return readToken() !== undefined;
  }
}

/**
 * Ends the session and has the server delete every sign-in cookie, which no script can. Resolves to the message of what
 * went wrong (one of `words` if no response came), or to undefined.
 */
export async function signOutHere(words: Failing): Promise<string | undefined> {
  const answer = await sendJson("/api/auth/sign-out", '{"forgetBrowser":true}', words, bearerHeaders());
  return "problem" in answer ? answer.problem : undefined;
}
