import { savesData } from "#components/browser/saves-data.ts";
import { showToast } from "#components/browser/show-toast.ts";
import { editable } from "../shortcut-key.ts";
import { tipKey } from "./tip-key.ts";

/* A pen makes some phones report that they hover; none of them is this wide. */
const mayHaveKeyboard = "(hover: hover) and (pointer: fine) and (min-width: 48em)";

/**
 * Shows the tip about Search (toasts/start-toasts.ts) once a key without modifiers has been pressed outside fields: a
 * visitor who presses none may have no keyboard. Not shown while data is saved.
 */
export function startTip(signal: AbortSignal): void {
  if (!matchMedia(mayHaveKeyboard).matches || savesData()) return;
  addEventListener(
    "keydown",
    function tell({ isTrusted, altKey, ctrlKey, metaKey, shiftKey, target }) {
      if (!isTrusted || altKey || ctrlKey || metaKey || shiftKey || (target as Element).closest?.(editable))
        return;
      removeEventListener("keydown", tell);
      try {
        if (!(tipKey in sessionStorage)) showToast({ isTip: true });
      } catch {
        // The browser could not remember that the tip was shown.
      }
    },
    { signal },
  );
}
