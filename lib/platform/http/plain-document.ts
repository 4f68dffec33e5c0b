import { brand } from "#lib/platform/brand.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import { directionOf } from "#lib/platform/words/open/locales.ts";
import { currentLocale } from "#lib/platform/words/index.ts";

type PlainDocument = {
  title: string;
  /** Markup in which every value is escaped. */
  main: string;
  /** Shown above everything else. */
  top?: string;
  /** The address of a script of this site. */
  script?: string;
};

/** The headers of a plain page: its policy lets nothing run in it but a script of this site, if it has one. */
export const plainHeaders = ({ script }: Pick<PlainDocument, "script"> = {}): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; ${script ? "script-src 'self'; " : ""}style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
});

/** A whole page in the site's colours that a call renders, where no page of the site can be rendered. */
export function plainDocument({ title, main, top = "", script }: PlainDocument): string {
  const locale = currentLocale();
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/plain.css">${script ? `\n<script defer src="${escapeHtml(script)}"></script>` : ""}
</head>
<body>
${top}<header><a href="/">${escapeHtml(brand.name)}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
}
