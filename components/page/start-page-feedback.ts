import { findSlots } from "#components/browser/slots.ts";
import { loadWords } from "#components/words/load-words.ts";
import { sendJson } from "#components/ui/send-json.ts";

/** Where this fails, the page posts the form and shows the errors itself, so no messages are needed here. */
const silent = { lost: "", failed: "" };

/** Sends an answer, and shows the thanks in place of the controls. Rejects if it was refused. */
async function send(form: HTMLFormElement, button: HTMLButtonElement, place: HTMLElement): Promise<void> {
  const sent = { ...Object.fromEntries(new FormData(form)), [button.name]: button.value };
  const { "feedback.thanks": thanks } = await loadWords();
  const answer = await sendJson("/api/page-feedback", JSON.stringify(sent), silent);
  if (!("data" in answer)) throw new Error("The answer was not taken.");
  form.dataset["said"] = button.value; // page-end.css hides the controls
  place.textContent = thanks;
  // The button that had the focus is gone.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Answers "Was this page useful?" without leaving the page. It changes an attribute and the content of a slot, so that
 * nothing is rendered again when React loads; if the answer is refused, the form is posted as without script. Returns
 * the function that stops it.
 */
export function startPageFeedback(): () => void {
  const sending = new WeakSet<HTMLFormElement>();
  const press = (event: MouseEvent): void => {
    const button = (event.target as Element).closest?.<HTMLButtonElement>(".page-feedback button");
    const form = button?.form;
    const place = findSlots("feedback").find((one) => form?.contains(one));
    if (!form || !place || event.defaultPrevented) return;
    event.preventDefault();
    if (sending.has(form)) return;
    sending.add(form);
    send(form, button, place).catch(() => {
      sending.delete(form);
      form.requestSubmit(button);
    });
  };
  document.addEventListener("click", press);
  return () => document.removeEventListener("click", press);
}
