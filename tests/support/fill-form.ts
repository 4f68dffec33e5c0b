import { POST as sendRoute } from "#app/api/forms/[form]/send/route.ts";
import { POST as stepRoute } from "#app/api/forms/[form]/[step]/route.ts";
import { findStarted } from "#lib/domains/forms/index.ts";
import { askedFields, checkAnswers } from "#lib/domains/forms/shared/check-answers.ts";
import { type Answers } from "#lib/domains/fields/open/fields.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { asPost, rightAnswer } from "./sample-answers.ts";
import type { Browser } from "./sign-in.ts";

const at = (params: { form: string; step?: string }) => ({
  params: Promise.resolve({ form: params.form, step: params.step ?? "" }),
});

/** Posts the answers of a step as JSON. */
export const sendStep = (browser: Browser, form: string, step: string, json: unknown): Promise<Response> =>
  browser.send((request) => stepRoute(request, at({ form, step })), `/api/forms/${form}/${step}`, { json });

/** Posts the answers of a step as a page without script does. */
export const postStep = (browser: Browser, form: string, step: string, fields: Record<string, string>) =>
  browser.send((request) => stepRoute(request, at({ form, step })), `/api/forms/${form}/${step}`, {
    form: fields,
  });

/** Valid answers to a step, in the format of its API route. */
export function answersTo(
  form: FormDefinition,
  name: string,
  kept: Answers,
  choose = 0,
): Record<string, unknown> {
  const step = form.steps.find((one) => one.name === name);
  if (!step) throw new Error(`no step ${name}`);
  const fields = askedFields(step, checkAnswers(form, kept).answers);
  const typed = Object.assign({}, ...fields.map((field) => rightAnswer(field, choose))) as Record<
    string,
    string[]
  >;
  return readPost(fields, asPost(typed));
}

/** The browser's token, and the started form it belongs to. */
export async function startedOf(browser: Browser, form: FormDefinition, memberId?: string) {
  const token = browser.cookies.get("akoma.draft");
  const started = await findStarted(form.id, { token, memberId });
  if (!started) throw new Error("nothing is begun");
  return started;
}

/** Fills in every step that is asked, in order, and returns the names of the steps. */
export async function fillForm(browser: Browser, form: FormDefinition, choose = 0): Promise<string[]> {
  const steps: string[] = [];
  let kept: Record<string, unknown> = {};
  for (let next = form.steps[0]?.name ?? ""; next !== "check";) {
    steps.push(next);
    const answers = answersTo(form, next, kept, choose);
    const answer = await sendStep(browser, form.id, next, answers);
    if (answer.status !== 200) throw new Error(`${next}: ${answer.status} ${await answer.text()}`);
    kept = { ...kept, ...answers };
    ({ next } = ((await answer.json()) as { data: { next: string } }).data);
  }
  return steps;
}

/** Sends the started form. */
export const sendForm = (browser: Browser, form: string, json: unknown): Promise<Response> =>
  browser.send((request) => sendRoute(request, at({ form })), `/api/forms/${form}/send`, { json });
