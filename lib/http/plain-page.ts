import { brand } from "#lib/site/brand.ts";
import { statusOf, type AppError } from "../errors.ts";
import { failureHeaders } from "./envelope.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";
import { isInsistedOn, type FormField } from "./form-field.ts";
import { directionOf } from "#lib/words/open/locales.ts";
import { wordsOf } from "#lib/words/index.ts";

/** A form drawn again: its fields as data and everything the visitor typed. */
export type PlainForm = {
  action: `/${string}`;
  heading: string;
  fields: readonly FormField[];
  /** Sent along unseen. */
  hidden: Readonly<Record<string, string>>;
  /** By field name. */
  values: Readonly<Record<string, string>>;
  submitLabel: string;
  note?: string;
};

type PlainProblem = {
  error: AppError;
  /** Left out when the post could not be read. */
  form?: PlainForm;
  /** Where the visitor came from. */
  back: { href: `/${string}`; label: string };
};

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? "" : ` ${name}="${escapeHtml(String(value))}"`;

function control(field: FormField, value: string, described: string, isWrong: boolean): string {
  const shared =
    attribute("id", field.name) +
    attribute("name", field.name) +
    attribute("aria-describedby", described || undefined) +
    attribute("autocomplete", field.autoComplete) +
    (isWrong ? ' aria-invalid="true"' : "") +
    (isInsistedOn(field) ? " required" : "");
  if (field.kind === "checkbox") {
    return `<input type="checkbox"${shared} value="true"${value === "true" ? " checked" : ""}>`;
  }
  if (field.kind === "select") {
    const options = field.options.map(
      (option) =>
        `<option${attribute("value", option.value)}${option.value === value ? " selected" : ""}>${escapeHtml(option.label)}</option>`,
    );
    return `<select class="control"${shared}>${options.join("")}</select>`;
  }
  if (field.kind === "textarea") {
    // A browser drops the first line break after the tag, so one more keeps the visitor's own.
    return `<textarea class="control"${shared}${attribute("rows", field.rows)}>\n${escapeHtml(value)}</textarea>`;
  }
  const limit = attribute("maxlength", field.maxLength) + attribute("inputmode", field.inputMode);
  return `<input class="control"${attribute("type", field.kind)}${shared}${limit}${attribute("value", value)}>`;
}

function drawField(field: FormField, value: string, problem: string | undefined): string {
  const { name, hint } = field;
  const described = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(" ");
  const said = hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : "";
  const wrong = problem
    ? `<p class="error" id="${name}-error"><span class="sr">${escapeHtml(wordsOf("fields")("error"))}</span>${escapeHtml(problem)}</p>`
    : "";
  const drawn = control(field, value, described, problem !== undefined);
  if (field.kind === "checkbox") {
    // A box that is left empty says no: there is nothing optional about it.
    return `<div class="field">
${wrong}
<label class="check" for="${name}">${drawn} ${escapeHtml(field.label)}</label>
${said}
</div>`;
  }
  return `<div class="field">
<label for="${name}">${escapeHtml(field.label)}${field.required ? "" : ` <span>${escapeHtml(wordsOf("fields")("optional"))}</span>`}</label>
${said}
${wrong}
${drawn}
</div>`;
}

function drawForm(form: PlainForm, problems: ReadonlyMap<string, string>): string {
  const hidden = Object.entries(form.hidden).map(
    ([name, value]) => `<input type="hidden"${attribute("name", name)}${attribute("value", value)}>`,
  );
  const fields = form.fields.map((field) =>
    drawField(field, form.values[field.name] ?? "", problems.get(field.path)),
  );
  return `<h2>${escapeHtml(form.heading)}</h2>
<form method="post" action="${escapeHtml(form.action)}" enctype="multipart/form-data" novalidate>
${hidden.join("\n")}
${fields.join("\n")}
${form.note ? `<p class="hint">${escapeHtml(form.note)}</p>` : ""}
<button>${escapeHtml(form.submitLabel)}</button>
</form>`;
}

function drawSummary(
  error: AppError,
  problems: ReadonlyMap<string, string>,
  fields: readonly FormField[],
): string {
  const names = new Map(fields.map((field) => [field.path, field.name]));
  const place = (path: string) => fields.findIndex((field) => field.path === path) >>> 0; // none: last
  const inOrder = [...problems].toSorted(([a], [b]) => place(a) - place(b));
  const lines = inOrder.map(([path, sentence]) => {
    const name = names.get(path);
    const text = escapeHtml(sentence);
    return `<li>${name ? `<a href="#${name}">${text}</a>` : text}</li>`;
  });
  const said = [...problems.values()];
  const sentence = said.includes(error.message) ? "" : `<p>${escapeHtml(error.message)}</p>`;
  return `<div class="summary" role="alert"><h1>${escapeHtml(wordsOf("fields")("problem"))}</h1>${sentence}${lines.length ? `<ul>${lines.join("")}</ul>` : ""}</div>`;
}

/** The whole page that answers a plain form post that did not work out. No script, nothing inline. */
export function plainPage({ error, form, back }: PlainProblem): string {
  const problems = new Map<string, string>();
  for (const [path, sentences] of Object.entries(error.fields ?? {})) {
    if (sentences?.[0]) problems.set(path, sentences[0]);
  }
  const words = wordsOf("fields");
  const kept = form ? words("typedIsBelow") : words("typedIsBack");
  return `<!doctype html>
<html lang="${words.locale}" dir="${directionOf(words.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(words("problemIn", { brand: brand.name }))}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header><a href="/">${escapeHtml(brand.name)}</a></header>
<main>
${drawSummary(error, problems, form?.fields ?? [])}
<p>${kept}</p>
${form ? drawForm(form, problems) : ""}
<p class="back"><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>
</main>
</body>
</html>
`;
}

/** The page as an answer, with the status that fits the error and a policy under which nothing in it can run. */
export function plainAnswer(problem: PlainProblem): Response {
  return new Response(plainPage(problem), {
    status: statusOf[problem.error.code],
    headers: {
      ...failureHeaders(problem.error),
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
    },
  });
}
