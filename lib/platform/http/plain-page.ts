import { brand } from "#lib/platform/brand.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { directionOf } from "#lib/platform/words/open/locales.ts";
import { currentLocale, wordsOf } from "#lib/platform/words/index.ts";
import { statusOf, type AppError } from "#lib/platform/errors.ts";
import { failureHeaders } from "./envelope.ts";

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

type Resend = { action: `/${string}`; entries: readonly (readonly [name: string, value: string])[] };

type PlainProblem = {
  error: AppError;
  /** A post that can only be sent again: its fields become hidden inputs. */
  resend?: Resend;
  /** The link back to where the visitor came from. */
  back: { href: `/${string}`; label: string };
};

const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** Carries what was typed in the page itself: a button sends it again unchanged. */
function drawResend({ action, entries }: Resend): string {
  const hidden = entries.map(
    ([name, value]) => `<input type="hidden"${attribute("name", name)}${attribute("value", value)}>`,
  );
  return `<form method="post" action="${escapeHtml(action)}" enctype="multipart/form-data">
${hidden.join("\n")}
<button>${escapeHtml(wordsOf("fields")("sendAgain"))}</button>
</form>`;
}

/** Renders the message of the error, and those of its fields that say more. */
export function drawSummary({ message, fields = {} }: AppError): string {
  const messages = Object.values(fields).flatMap((sentences) => sentences?.[0] ?? []);
  const lines = [...new Set(messages)].map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  const sentence = messages.includes(message) ? "" : `<p>${escapeHtml(message)}</p>`;
  return `<div class="summary" role="alert"><h1>${escapeHtml(wordsOf("fields")("problem"))}</h1>${sentence}${lines.length ? `<ul>${lines.join("")}</ul>` : ""}</div>`;
}

/**
 * The whole page that answers a plain form post which no page of the site can render again: nothing can be stored now,
 * or the post could not be read, or it came from elsewhere. It has no script and nothing inline.
 */
export function plainPage({ error, resend, back }: PlainProblem): string {
  const words = wordsOf("fields");
  const kept = words(resend ? "typedIsKept" : "typedIsBack");
  const main = `${drawSummary(error)}
<p>${kept}</p>
${resend ? drawResend(resend) : ""}
<p class="back"><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`;
  return plainDocument({ title: words("problemIn", { brand: brand.name }), main });
}

/** The page as a response, with the status that fits the error. */
export function plainAnswer(problem: PlainProblem): Response {
  return new Response(plainPage(problem), {
    status: statusOf[problem.error.code],
    headers: { ...failureHeaders(problem.error), ...plainHeaders() },
  });
}
