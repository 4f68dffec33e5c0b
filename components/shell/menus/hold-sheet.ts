import { markMore } from "#components/browser/mark-more.ts";
import { around, coverPage, holdPage } from "#components/ui/hold-page.ts";
import { keepFocus, tabStops, followsLink, whenLeaving } from "./keep-focus.ts";
import { wideScreen } from "./menu-title.ts";

/** Makes the open sheet modal until it closes: nothing else scrolls, can be reached by Tab, or is read out. */
export function holdSheet(sheet: HTMLDetailsElement): void {
  if (!sheet.open || sheet.dataset["held"] !== undefined) return;
  const gone = new AbortController();
  const { signal } = gone;
  const summary = sheet.querySelector<HTMLElement>(":scope > summary");
  const uncovered = coverPage(() => back());
  const release = holdPage(around(sheet));
  sheet.dataset["held"] = "";
  const page = sheet.querySelector<HTMLElement>(".menu-sheet");
  if (page) markMore(page, signal);

  const end = () => {
    sheet.open = false;
    delete sheet.dataset["held"];
    gone.abort();
    uncovered();
    release();
  };
  const back = () => {
    end();
    summary?.focus();
  };
  for (const link of sheet.querySelectorAll<HTMLAnchorElement>(`a[href="${location.pathname}"]`)) {
    link.ariaCurrent = "page";
  }

  sheet.addEventListener("toggle", () => sheet.open || end(), { signal });
  sheet.addEventListener("click", (event) => followsLink(event) && back(), { signal });
  // Something that was added after the sheet opened, and so is not inert, took the focus: the sheet closes.
  document.addEventListener(
    "focusin",
    (event) => event.target instanceof Node && !sheet.contains(event.target) && end(),
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") back();
      else keepFocus(event, tabStops(sheet));
    },
    { signal },
  );
  whenLeaving(end, wideScreen, signal);
}
