import { getForm } from "#lib/domains/forms/definitions/index.ts";
import { askedFields, checkAnswers } from "#lib/domains/forms/shared/check-answers.ts";
import { checkPath } from "#lib/domains/forms/open/form-path.ts";
import type { FormFilter } from "#lib/domains/forms/open/form.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { asPost, rightAnswer } from "./sample-answers.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Fills a form in and sends it as a visitor who is signed in, registered or not. Returns its reference. `where`: the
 * answer to one choice, instead of its first option.
 */
export async function sentForm(visitor: Visitor, id: FormId, where?: FormFilter["where"]): Promise<string> {
  const form = getForm(id);
  let kept: Record<string, unknown> = {};
  for (const { name, ...step } of form.steps) {
    const fields = askedFields({ name, ...step }, checkAnswers(form, kept).answers);
    if (fields.length === 0) continue;
    const typed = Object.assign({}, ...fields.map((field) => rightAnswer(field))) as Record<string, string[]>;
    const isAsked = where && fields.some((field) => field.name === where.field);
    if (isAsked) typed[where.field] = [where.is];
    const answers = readPost(fields, asPost(typed));
    kept = { ...kept, ...answers };
    const taken = await visitor.ask(`/api/forms/${id}/${name}`, { json: answers });
    if (taken.status !== 200) throw new Error(`${name}: ${taken.status} ${taken.text}`);
  }
  const check = await visitor.ask(checkPath(id));
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(check.text)?.[1] ?? "";
  const ofSender = { audience: "founder", consent: true };
  const json = { started: hidden("started"), version: hidden("version"), declaration: true, ...ofSender };
  const sent = await visitor.ask(`/api/forms/${id}/send`, { json });
  if (sent.status !== 200) throw new Error(`not sent: ${sent.status} ${sent.text}`);
  return (sent.json() as { data: { reference: string } }).data.reference;
}
