import { bearerHeaders, readToken } from "#components/browser/token-store.ts";
import { sendJson, type Failing } from "#components/ui/send-json.ts";

/** Whether somebody is signed in here. Where the browser is offline, a token that is kept speaks for it. */
export async function isSignedIn(): Promise<boolean> {
  try {
    return (await fetch("/api/auth/me", { headers: bearerHeaders(), cache: "no-store" })).ok;
  } catch {
    return readToken() !== undefined;
  }
}

/** Ends the session and has the server take every cookie of signing in away, which no script can. The sentence that went wrong, one of `words` where no answer came, or none. */
export async function signOutHere(words: Failing): Promise<string | undefined> {
  const answer = await sendJson("/api/auth/sign-out", '{"forgetBrowser":true}', words, bearerHeaders());
  return "problem" in answer ? answer.problem : undefined;
}
