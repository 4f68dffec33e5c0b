import { brand } from "#lib/platform/brand.ts";
import { statusOf, type AppError } from "#lib/platform/errors.ts";
import { failureHeaders } from "./envelope.ts";
import { escapeHtml } from "#lib/platform/text/escape-html.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { plainDocument, plainHeaders } from "./plain-document.ts";

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
  const said = Object.values(fields).flatMap((sentences) => sentences?.[0] ?? []);
  const lines = [...new Set(said)].map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  const sentence = said.includes(message) ? "" : `<p>${escapeHtml(message)}</p>`;
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
