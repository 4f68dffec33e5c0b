import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { env } from "#lib/platform/env.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { directionOf } from "#lib/platform/words/open/locales.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

export type Letter = { subject: string; text: string; html: string };

/** The parts of a mail. Text and HTML are rendered from the same parts, so that neither says more than the other. */
export type Part =
  | { kind: "paragraph"; text: string }
  | { kind: "code"; code: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  | { kind: "link"; label: string; url: string };

/** Text from outside on one line: a browser's name, a reason. Control characters would break the layout. */
export const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, " ").trim();

function asText(part: Part): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "code":
      return `    ${part.code}`;
    case "facts":
      return part.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    case "link":
      return `${part.label}:\n${part.url}`;
    default:
      return part satisfies never;
  }
}

function asHtml(part: Part): string {
  switch (part.kind) {
    case "paragraph":
      return `<p>${escapeHtml(part.text)}</p>`;
    case "code":
      return `<p class="code">${escapeHtml(part.code)}</p>`;
    case "facts":
      return part.facts
        .map(({ label, value }) => `<p class="fact"><b>${escapeHtml(label)}:</b> ${escapeHtml(value)}</p>`)
        .join("\n");
    case "link":
      return `<p>${escapeHtml(part.label)}:<br><a href="${escapeHtml(part.url)}">${escapeHtml(part.url)}</a></p>`;
    default:
      return part satisfies never;
  }
}

/** No colours: the reader's light or dark theme applies. No pictures, nothing that is fetched, no tracking. */
const styles = `:root{color-scheme:light dark}
body{margin:0 auto;padding:24px 16px;max-width:560px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
p{margin:0 0 16px}a{color:inherit;overflow-wrap:anywhere}.brand{font-weight:700}.fact{margin:0 0 4px}.fact+p:not(.fact){margin-top:16px}
.code{font:700 36px/1.3 ui-monospace,SFMono-Regular,Consolas,monospace;letter-spacing:.12em}
.end{margin-top:24px;padding-top:12px;border-top:1px solid;font-size:14px}`;

/** Renders a mail as text and HTML. Like every mail of ours, it ends with who sends it and where to ask. */
export function writeLetter(subject: string, parts: readonly Part[]): Letter {
  const words = wordsOf("mail");
  const contact = `${env.SITE_URL}/contact`;
  const ending = words("ending", { brand: brand.name });
  return {
    subject: oneLine(subject),
    text: `${[...parts.map(asText), `-- \n${ending}\n${contact}`].join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="${words.locale}" dir="${directionOf(words.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(oneLine(subject))}</title>
<style>
${styles}
</style>
</head>
<body>
<p class="brand">${escapeHtml(brand.name)}</p>
${parts.map(asHtml).join("\n")}
<p class="end">${escapeHtml(ending)}<br><a href="${escapeHtml(contact)}">${escapeHtml(contact)}</a></p>
</body>
</html>
`,
  };
}
