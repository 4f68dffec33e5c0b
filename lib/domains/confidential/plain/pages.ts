import "server-only";
import { statusOf, type AppError } from "#lib/platform/errors.ts";
import { drawPlain } from "#lib/domains/fields/index.ts";
import { faultsOf } from "#lib/domains/fields/open/drawn-field.ts";
import { plainDocument, plainHeaders, drawSummary } from "#lib/platform/http/plain-page.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { wordsOf, type WordKey } from "#lib/platform/words/index.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { furtherField, intakeFieldsWithFiles, receiptField } from "../open/fields.ts";
import { formTokenName, neutralAddress, intakeCall, quietScript } from "../open/paths.ts";
import { spellReceipt } from "../open/receipt.ts";
import { isFormToken, newFormToken } from "../form-token.ts";
import type { OwnCase } from "../own-case.ts";

type Post = { fields: URLSearchParams; page: `/${string}` };

const say = (key: WordKey<"confidential">, values?: Record<string, string | number>): string =>
  escapeHtml(wordsOf("confidential")(key, values));

/** Leaves the site at once, also without script; the script removes this page from the history too. */
const leave = () =>
  `<aside class="leave" aria-label="${say("leave.region")}"><a href="${neutralAddress}" data-leave rel="noreferrer">${say("leave.label")}</a> <span>${say("leave.hint")}</span></aside>\n`;

/** The title does not reveal the subject of the page, because the history and the list of open windows show it. */
function answer(
  main: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  const html = plainDocument({
    title: wordsOf("confidential")("plain.title"),
    main,
    top: leave(),
    script: quietScript,
  });
  return new Response(html, {
    status,
    headers: {
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      ...headers,
      ...plainHeaders({ script: quietScript }),
    },
  });
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">\n`;

const form = (action: string, { page }: Pick<Post, "page">, inside: string, label: string): string =>
  `<form method="post" action="${intakeCall(action)}" enctype="multipart/form-data" autocomplete="off" spellcheck="false" novalidate>
${hidden("page", page)}${inside}
<button>${label}</button>
</form>`;

const back = ({ page }: Pick<Post, "page">): string =>
  `<p class="back"><a href="${escapeHtml(page)}">${say("plain.back")}</a></p>`;

const asks = {
  file: { fields: intakeFieldsWithFiles, send: "intake.send" },
  visit: { fields: [receiptField], send: "visit.send" },
  write: { fields: [receiptField, furtherField], send: "further.send" },
} as const;

/** Reports what cannot be accepted in the response itself, with everything that was typed: a draft would be a trace. */
export function problemPage(action: keyof typeof asks, error: AppError, { fields, page }: Post): Response {
  const { fields: asked, send } = asks[action];
  const faults = faultsOf(error.message, error.fields);
  const inside = drawPlain(asked, { typed: fields, faults });
  const token = fields.get(formTokenName) ?? "";
  const carried = hidden(formTokenName, isFormToken(token) ? token : newFormToken());
  const again = action === "file" ? `<p>${say("plain.filesAgain")}</p>` : "";
  const { retryAfterSeconds } = error;
  return answer(
    `${drawSummary(error)}\n${form(action, { page }, carried + inside, say(send))}\n${again}${back({ page })}`,
    {
      status: statusOf[error.code],
      headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
    },
  );
}

/** Shows the receipt, the only time that it is shown. */
export const receiptPage = (receipt: string, post: Pick<Post, "page">): Response =>
  answer(`<h1>${say("receipt.title")}</h1>
<p>${say("receipt.write")}</p>
<p class="receipt" translate="no">${spellReceipt(receipt)}</p>
<ul><li>${say("receipt.once")}</li><li>${say("receipt.back")}</li><li>${say("receipt.when")}</li><li>${say("receipt.server")}</li></ul>
${back(post)}`);

type Opened = OwnCase["parts"][number] & { words?: string };

function drawPart({ kind, day, words }: Opened, date: Intl.DateTimeFormat): string {
  const content =
    words === undefined ? "" : `<blockquote>${escapeHtml(words).replaceAll("\n", "<br>")}</blockquote>`;
  return `<li><p>${say(`part.${kind}`, { date: date.format(new Date(day)) })}</p>${content}</li>`;
}

/** The case of a receipt: its answers, and a form to write back. */
export function casePage(
  found: { state: OwnCase["state"]; parts: Opened[] },
  receipt: string,
  post: Pick<Post, "page">,
) {
  const date = dateFormat({ dateStyle: "long", timeZone: "UTC" }, wordsOf("confidential").locale);
  const carried = hidden("receipt", receipt) + hidden(formTokenName, newFormToken());
  const further = drawPlain([furtherField], { typed: new URLSearchParams(), faults: {} });
  return answer(`<h1>${say("visit.title")}</h1>
<p>${say(`visit.${found.state}`)}</p>
<ol class="said">${found.parts.map((part) => drawPart(part, date)).join("")}</ol>
${found.state === "closed" ? "" : form("write", post, carried + further, say("further.send"))}
${back(post)}`);
}
