import "server-only";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { readDraftToken, findDraft } from "#lib/domains/fields/index.ts";
import { findForm } from "../definitions/index.ts";
import { sendHandler, sendFormId } from "../handlers.ts";
import type { FormDefinition } from "../open/form.ts";
import { checkPath, sentPath } from "../open/form-path.ts";
import { sentForm, type SentForm } from "../schema.ts";
import { submitForm } from "./submit-form.ts";

type Path = `/${string}`;
type From = Parameters<typeof submitForm>[2];

type Given = {
  member: NonNullable<From["member"]>;
  /** Where the member goes after signing in. */
  next: Path;
  /** Completes the registration of the member, from what they sent; throws if something is missing. */
  register: (sent: SentForm) => From["register"];
};

/** The form that an address sends once its sender is signed in, and the draft of their post. */
export function waitingForm(next: string): { form: FormDefinition; draft: string } | undefined {
  const { pathname, searchParams } = new URL(next, "http://site.invalid");
  const form = findForm(pathname.split("/")[2] ?? "");
  const draft = searchParams.get("draft");
  return form && draft && pathname === checkPath(form.id) ? { form, draft } : undefined;
}

/**
 * Sends the form for which a member pressed "Send" before signing in, and leads to its reference. Never throws: if it
 * cannot be sent, it leads back to the check page, which shows what is wrong or still needed. It sends only what this
 * browser posted and declared as true, and what was refused for the missing sign-in alone.
 */
export async function sendWaiting(request: Request, { member, next, register }: Given): Promise<Path> {
  try {
    const waiting = waitingForm(next);
    const token = readDraftToken(request);
    if (!waiting || !token) return next;
    const { form, draft } = waiting;
    const state = await findDraft([sendFormId(form.id)], draft, token);
    if (state?.code !== "unauthenticated") return next;
    const handler = sendHandler(form);
    const post = new URLSearchParams(
      Object.entries(state.typed).flatMap(([name, values]) => values.map((value) => [name, value])),
    );
    const sent = sentForm.safeParse(handler.read(post));
    const writes = sent.success ? registrationIn(() => register(sent.data)) : "missing";
    if (!sent.success || writes === "missing") return next;
    const address = clientAddress(request.headers);
    try {
      const { reference } = await submitForm(form, sent.data, { member, token, address, register: writes });
      return sentPath(reference);
    } catch (thrown) {
      const again = await handler.problem(toAppError(thrown, "sendWaiting"), post, request);
      return (again.headers.get("location") as Path | null) ?? next;
    }
  } catch (thrown) {
    toAppError(thrown, "sendWaiting");
    return next;
  }
}

/** What is missing is asked for on the check page, without an error message. */
function registrationIn(register: () => From["register"]): From["register"] | "missing" {
  try {
    return register();
  } catch {
    return "missing";
  }
}
