import { findSlots } from "#components/browser/slots.ts";
import { loadWords } from "#components/words/load-words.ts";
import { sendJson } from "#components/ui/send-json.ts";

/** The page posts the form where this fails, and says itself what is wrong: no words are needed here. */
const silent = { lost: "", failed: "" };

/** Sends an answer, and thanks for it in place of the controls. Rejects where it was not taken. */
async function send(form: HTMLFormElement, button: HTMLButtonElement, place: HTMLElement): Promise<void> {
  const said = { ...Object.fromEntries(new FormData(form)), [button.name]: button.value };
  const { "feedback.thanks": thanks } = await loadWords();
  const answer = await sendJson("/api/page-feedback", JSON.stringify(said), silent);
  if (!("data" in answer)) throw new Error("The answer was not taken.");
  form.dataset["said"] = button.value; // page-end.css hides the controls
  place.textContent = thanks;
  // The button that had the focus is gone.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Has "Was this page useful?" answered on its page. It changes an attribute, and what is in a slot, so that nothing is drawn again
 * when React comes; where the answer is not taken, the form is posted as without script. Returns what ends it.
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
