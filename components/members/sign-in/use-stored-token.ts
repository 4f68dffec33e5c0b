import { useEffect, useState, useSyncExternalStore } from "react";
import { clearToken, mayReload, readToken } from "#components/browser/token-store.ts";

/** The state of the token stored in this browser. */
export type TokenState = "none" | "checking" | "unreachable" | "no-cookies";

const never = () => () => {};

/** Asks the server about the token. Only a plain 401 means that it is invalid. */
async function ask(token: string): Promise<"valid" | "refused" | "unreachable"> {
  try {
    const answer = await fetch("/api/auth/me", { headers: { authorization: `Bearer ${token}` } });
    if (answer.status === 401) return "refused";
    const { ok } = (await answer.json()) as { ok?: boolean };
    return answer.ok && ok ? "valid" : "unreachable";
  } catch {
    return "unreachable";
  }
}

/**
 * Checks a stored token once, when the page opens. A valid one has restored the session cookie, so the page reloads. A
 * rejected one is deleted. If the server cannot be reached, it is kept for the next time.
 */
export function useStoredToken(isSignedOut: boolean): TokenState {
  const hasToken = useSyncExternalStore(
    never,
    () => !isSignedOut && readToken() !== undefined,
    () => false,
  );
  const [verdict, setVerdict] = useState<TokenState>();

  useEffect(() => {
    if (isSignedOut) clearToken();
    const token = readToken();
    if (!token) return;
    let isHere = true;
    void ask(token).then((answer) => {
      if (!isHere) return;
      if (answer === "unreachable") return setVerdict("unreachable");
      if (answer === "valid") return mayReload(Date.now()) ? location.reload() : setVerdict("no-cookies");
      clearToken();
      setVerdict("none");
    });
    return () => {
      isHere = false;
    };
  }, [isSignedOut]);

  return verdict ?? (hasToken ? "checking" : "none");
}
