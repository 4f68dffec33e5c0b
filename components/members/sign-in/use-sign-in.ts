import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { faultsOf, type Faults } from "#lib/domains/fields/open/drawn-field.ts";
import { sendJson } from "#components/ui/send-json.ts";
import { addressOnlyName } from "#lib/domains/members/open/form-names.ts";
import type { Sent } from "./sign-in-news.tsx";
import type { SignInFormWords } from "./sign-in-words.ts";
import { clearToken, keepToken } from "#components/browser/token-store.ts";

/** The fields of a form as the API expects them: text as typed, a checkbox as true or false. */
function formBody(form: HTMLFormElement): Record<string, string | boolean> {
  const body: Record<string, string | boolean> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") body[name] = value;
  });
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    body[box.name] = box.checked;
  }
  return body;
}

const none: Faults = {};

export const requestUrl = "/api/auth/login/request";
export const verifyUrl = "/api/auth/login/verify";

/** Reloads when the URL is that of the current page, because assigning it would only scroll to its fragment. */
function goTo(next: string): void {
  if (next.split("#")[0] === location.pathname + location.search) location.reload();
  else location.assign(next);
}

/**
 * The two steps of signing in, without leaving the page. Nothing typed is lost, nothing is sent twice, and focus moves
 * to the outcome: the problem, or the first field of the step.
 */
export function useSignIn(sentCode: Sent | undefined, atFirst: Faults, words: SignInFormWords) {
  const [sent, setSent] = useState(sentCode);
  const [busy, setBusy] = useState<"start" | "again" | "code">();
  const [faults, setFaults] = useState(atFirst);
  const [arrival, setArrival] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);

  useEffect(() => {
    const shown = root.current?.querySelector<HTMLFormElement>(`[data-step=${sent ? "code" : "start"}]`);
    // When the page opens, focus stays where the browser put it.
    if (!hasActed.current || !shown) return;
    const news = root.current?.querySelector<HTMLElement>("[role=alert]");
    (news ?? shown.querySelector<HTMLElement>("input:not([type=hidden])"))?.focus();
  }, [faults, sent]);

  async function post<T>(name: "start" | "again" | "code", url: string, body: object) {
    hasActed.current = true;
    setBusy(name);
    const answer = await sendJson<T>(url, JSON.stringify(body), words);
    setBusy(undefined);
    if ("data" in answer) {
      setFaults(none);
      return answer.data;
    }
    setFaults(faultsOf(answer.problem, answer.fields));
    return undefined;
  }

  async function askForCode(event: SubmitEvent<HTMLFormElement>, isAgain: boolean) {
    event.preventDefault();
    if (busy) return;
    // A resend includes every field of the first step, whichever button sent it.
    const first = root.current?.querySelector<HTMLFormElement>("[data-step=start]") ?? event.currentTarget;
    const isAddressOnly = isAgain || event.nativeEvent.submitter?.getAttribute("name") === addressOnlyName;
    const body = formBody(first);
    if (isAddressOnly) body[addressOnlyName] = "true";
    const data = await post<{ code?: string }>(isAgain ? "again" : "start", requestUrl, body);
    if (data) setSent({ email: String(body["email"]).trim(), code: data.code, isAgain });
  }

  async function verify(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const body = formBody(event.currentTarget);
    const data = await post<{ token: string; next: string }>("code", verifyUrl, body);
    if (!data) return;
    keepToken(data.token, body["remember"] === true);
    setArrival(data.next);
    goTo(data.next);
  }

  /** Deletes the token and returns to the first step if this page has one; otherwise the link leads there. */
  function reset(event: { preventDefault: () => void }) {
    clearToken();
    if (!root.current?.querySelector("[data-step=start]")) return;
    event.preventDefault();
    hasActed.current = true;
    setFaults(none);
    setSent(undefined);
  }

  return { root, sent, busy, faults, arrival, askForCode, verify, reset };
}
