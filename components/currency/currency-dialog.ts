import { openModal } from "#components/ui/open-modal.ts";
import { checkChosen, currencyList } from "./currency-list.ts";
import { chooseCurrency } from "./currency-store.ts";

const titleId = "currency-title";
const close = { className: "btn", type: "submit", textContent: "Done" } as const;

/**
 * A modal dialog with the currencies. Arrow keys choose and stay, so that one can look; a press chooses and closes.
 */
function makeDialog(onClose: () => void): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "dialog";
  dialog.setAttribute("aria-labelledby", titleId);
  const form = Object.assign(document.createElement("form"), { className: "dialog-box", method: "dialog" });
  const title = Object.assign(document.createElement("h2"), {
    id: titleId,
    className: "text-xl",
    textContent: "Show amounts in",
  });
  const hint = document.createElement("p");
  hint.className = "currency-hint";
  hint.append(
    "Amounts keep their own currency; yours is added beside them. ",
    Object.assign(document.createElement("a"), { href: "/currency", textContent: "Rates and converter" }),
  );
  const list = currencyList(chooseCurrency);
  form.append(title, hint, list, Object.assign(document.createElement("button"), close));
  dialog.append(form);

  let isPressed = false;
  dialog.addEventListener("pointerdown", () => (isPressed = true));
  dialog.addEventListener("keydown", () => (isPressed = false));
  dialog.addEventListener("click", ({ target }) => {
    if (isPressed && target instanceof HTMLInputElement) dialog.close();
  });
  dialog.addEventListener("close", onClose);
  return dialog;
}

let made: HTMLDialogElement | undefined;

/** Opens the chooser; it is made on first use. */
export function openCurrencyDialog(onClose: () => void): void {
  made ??= makeDialog(onClose);
  checkChosen(made);
  openModal(made);
}
