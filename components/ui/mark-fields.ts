export type Mark = { href?: string; text: string };

/**
 * Puts each sentence beside its field, in the markup of components/ui/field.tsx, and takes away those of the last
 * answer. The fields are drawn by the server and never again, so React does not miss or meet these nodes.
 */
export function markFields(
  form: HTMLFormElement,
  sentences: ReadonlyMap<string, string>,
  icon: Element | null,
  /** Said before a sentence to those who do not see the icon. */
  error: string,
): void {
  for (const control of form.querySelectorAll<HTMLElement>("[data-path]")) {
    const id = `${control.id}-error`;
    form.querySelector(`#${id}`)?.remove();
    const sentence = sentences.get(control.dataset["path"] ?? "");
    const hints = (control.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter((part) => part && part !== id);
    if (sentence) hints.push(id);
    if (hints.length) control.setAttribute("aria-describedby", hints.join(" "));
    else control.removeAttribute("aria-describedby");
    if (!sentence) {
      control.removeAttribute("aria-invalid");
      continue;
    }
    control.setAttribute("aria-invalid", "true");
    const line = document.createElement("p");
    line.id = id;
    line.className = "field-error";
    const words = document.createElement("span");
    const prefix = document.createElement("span");
    prefix.className = "sr-only";
    prefix.textContent = error;
    words.append(prefix, sentence);
    line.append(...(icon ? [icon.cloneNode(true)] : []), words);
    (control.closest(".select, .check") ?? control).before(line);
  }
}

/** Each sentence with a link to its field, in the order of the form; what belongs to no field comes last. */
export function linesOf(form: HTMLFormElement, sentences: ReadonlyMap<string, string>): Mark[] {
  const rest = new Map(sentences);
  const lines: Mark[] = [];
  for (const control of form.querySelectorAll<HTMLElement>("[data-path]")) {
    const path = control.dataset["path"] ?? "";
    const text = rest.get(path);
    if (text !== undefined) lines.push({ href: `#${control.id}`, text });
    rest.delete(path);
  }
  return [...lines, ...[...rest.values()].map((text) => ({ text }))];
}
