import type { FormId } from "#lib/platform/words/open/form-ids.ts";

/** The recommended next step for a member in a portal. */
export type NextStep =
  /** Staff asked something. */
  | { kind: "answer"; reference: string }
  /** Staff wrote or decided something. */
  | { kind: "read"; reference: string }
  /** A form is started. */
  | { kind: "goOn"; form: FormId; step: string }
  /** Nothing is sent yet, and this form may be sent. */
  | { kind: "send"; form: FormId }
  /** Everything is with staff, or done. */
  | { kind: "wait" | "ask" };

type Given = {
  /** Latest first. */
  requests: readonly { reference: string; isAsked: boolean; hasNews: boolean; isOpen: boolean }[];
  begun: readonly { form: FormId; next: string }[];
  /** The forms that may be sent now. */
  forms: readonly FormId[];
};

/**
 * The one thing to do next. A question from staff comes before news from staff, and news before a form that is started.
 */
export function nextStep({ requests, begun, forms }: Given): NextStep {
  const asked = requests.find(({ isAsked }) => isAsked);
  if (asked) return { kind: "answer", reference: asked.reference };
  const news = requests.find(({ hasNews }) => hasNews);
  if (news) return { kind: "read", reference: news.reference };
  const [going] = begun;
  if (going) return { kind: "goOn", form: going.form, step: going.next };
  const [form] = forms;
  if (requests.length === 0 && form) return { kind: "send", form };
  return { kind: requests.some(({ isOpen }) => isOpen) ? "wait" : "ask" };
}
