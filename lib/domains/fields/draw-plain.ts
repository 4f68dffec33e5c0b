import "server-only";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { drawFields } from "./draw-fields.ts";
import { controlId, type DrawnField, type Faults } from "./open/drawn-field.ts";
import type { Field } from "./open/fields.ts";

/** The kinds of field on a page that an API route renders itself. */
type PlainField = Extract<Field, { kind: "text" | "longText" | "choice" | "country" | "file" }>;

type Given = {
  typed: URLSearchParams;
  faults: Faults;
};

const attributes = (given: Readonly<Record<string, string | number | true | undefined>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`],
    )
    .join("");

function drawOne(field: DrawnField, { typed, faults }: Given): string {
  const { name, hint, options = [] } = field;
  const words = wordsOf("fields");
  const id = controlId("", name);
  const fault = faults[field.path];
  const value = typed.get(name) ?? "";
  const described = [hint && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const marks = { "aria-describedby": described, "aria-invalid": fault ? "true" : undefined };
  const label = escapeHtml(field.label) + (field.isRequired ? "" : ` ${escapeHtml(words("optional"))}`);
  const beside =
    (hint ? `<p class="hint" id="${id}-hint">${escapeHtml(hint)}</p>` : "") +
    (fault
      ? `<p class="fault" id="${id}-error"><span class="sr-only">${escapeHtml(words("error"))}</span>${escapeHtml(fault)}</p>`
      : "");
  if (options.length > 0 && !field.isList) {
    const buttons = options.map((option, at) => {
      const own = at === 0 ? id : `${id}-${option.value}`;
      const given = {
        id: own,
        type: "radio",
        name,
        value: option.value,
        checked: option.value === value || undefined,
      };
      return `<div class="check"><input${attributes(given)}><label for="${own}">${escapeHtml(option.label)}</label></div>`;
    });
    return `<fieldset${attributes({ role: "radiogroup", ...marks })}><legend>${label}</legend>${beside}${buttons.join("")}</fieldset>`;
  }
  const shared = { id, name, autocomplete: field.autoComplete, ...marks };
  const control = field.isList
    ? `<select${attributes(shared)}>${options.map((option) => `<option${attributes({ value: option.value, selected: option.value === value || undefined })}>${escapeHtml(option.label)}</option>`).join("")}</select>`
    : field.kind === "longText"
      ? `<textarea${attributes({ ...shared, rows: field.rows })}>\n${escapeHtml(value)}</textarea>`
      : field.kind === "file"
        ? `<input${attributes({ ...shared, type: "file", multiple: true, accept: field.accept })}>`
        : `<input${attributes({ ...shared, type: "text", value })}>`;
  return `<div class="field"><label for="${id}">${label}</label>${beside}${control}</div>`;
}

/**
 * Renders fields as HTML, for a page that an API route returns. What was typed goes back in that page and is stored
 * nowhere.
 */
export const drawPlain = (fields: readonly PlainField[], given: Given): string =>
  drawFields(fields, wordsOf("fields").locale)
    .map((field) => drawOne(field, given))
    .join("\n");
