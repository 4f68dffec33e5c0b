import { expect, test } from "@playwright/test";
import { listForms } from "#lib/domains/forms/definitions/index.ts";
import { askedFields, checkAnswers, checkStep } from "#lib/domains/forms/shared/check-answers.ts";
import { controlId, type Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { checkPath, formPath, stepPath } from "#lib/domains/forms/open/form-path.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { asPost, rightAnswer, wrongAnswer } from "#tests/support/sample-answers.ts";
import { fillPage } from "#tests/support/fill-page.ts";
import { aStranger, lendSession } from "#tests/support/members.ts";
import { sampled } from "#tests/support/sweep.ts";
import { aBrowser } from "#tests/support/sign-in-page.ts";
import { anAddress, aVisitor, codeFor, type Visitor } from "#tests/support/visitor.ts";

/** Each uses its own e-mail address, because the number of mails to one address is limited. */
const typedInto = (field: Field, email: string): Typed =>
  field.kind === "email" ? { [field.name]: [email] } : rightAnswer(field);

type Asked = { name: string; fields: readonly Field[]; right: Typed };

/** The steps that are shown if each question is answered with its first option, and the values typed into them. */
function stepsOf(form: FormDefinition, email: string): Asked[] {
  let kept: Record<string, unknown> = {};
  return form.steps.flatMap((step) => {
    const fields = askedFields(step, checkAnswers(form, kept).answers);
    if (fields.length === 0) return [];
    const right = Object.assign({}, ...fields.map((field) => typedInto(field, email))) as Typed;
    kept = { ...kept, ...readPost(fields, asPost(right)) };
    return [{ name: step.name, fields, right }];
  });
}

const flat = (typed: Typed): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([name, values]) => [name, values[0] ?? ""]));
const isRequired = (field: Field): boolean => !field.optional;
const wrongs = (fields: readonly Field[]): Typed =>
  Object.assign({}, ...fields.filter(isRequired).map(wrongAnswer)) as Typed;

/** The answers that a new sender gives about themselves. */
const aboutMe = { audience: "founder", country: "liberia", consent: "true" };

const locationOf = ({ headers }: { headers: Headers }): string => headers.get("location") ?? "";

/** Enters the code that was sent, on the page that the form leads to, and returns the address it redirects to. */
async function confirms(visitor: Visitor, email: string, since: number): Promise<string> {
  const page = await visitor.ask("/login/code");
  const next = /name="next" value="([^"]+)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const form = { email, next, code: await codeFor(email, since), remember: "true" };
  return locationOf(await visitor.ask("/api/auth/login/verify", { form }));
}

const openForms = listForms().filter(({ isFor }) => !isFor);

/** What the page's script depends on in a form: the kinds of its fields, their properties, its sender and its sort. */
const traitsOf = ({ sender, sort, steps, ...rest }: FormDefinition): string[] => [
  sender,
  sort,
  ...["isLetter", "needsWorkAddress", "listing", "countryIn"].filter((name) => name in rest),
  ...steps.flatMap(({ fields, when }) => [
    ...(when ? ["a step that is left out"] : []),
    ...fields.flatMap(({ kind, ...field }) => Object.keys(field).map((name) => `${kind} ${name}`)),
  ]),
];
/** Each form is data, and is checked and sent without script below. With script, a sample covers every field kind. */
const withScript = sampled(openForms, traitsOf);

for (const form of openForms) {
  const { id } = form;

  test(`without script or account ${id} refuses every required field by itself, then goes from its start to its status`, async () => {
    const visitor = aVisitor();
    const email = anAddress("sender");
    const start = await visitor.ask(formPath(id));
    expect(start.status).toBe(200);
    const steps = stepsOf(form, email);
    expect(start.text).toContain(`href="${stepPath(id, steps[0]?.name ?? "")}"`);
    for (const [at, { name, fields, right }] of steps.entries()) {
      const page = await visitor.ask(stepPath(id, name));
      expect({ name, status: page.status }).toEqual({ name, status: 200 });
      expect(page.text).toContain(`action="/api/forms/${id}/${name}"`);
      for (const control of Object.keys(right)) expect(page.text).toContain(`name="${control}"`);
      if (fields.some(isRequired)) {
        const refused = await visitor.ask(`/api/forms/${id}/${name}`, { form: flat(wrongs(fields)) });
        expect(refused.status).toBe(303);
        const again = await visitor.ask(refused.headers.get("location") ?? "");
        for (const field of fields.filter(isRequired))
          expect(again.text).toContain(`class="link" href="#${controlId("", field.name)}"`);
      }
      const taken = await visitor.ask(`/api/forms/${id}/${name}`, { form: flat(right) });
      const next = steps[at + 1]?.name ?? checkStep;
      const to = next === checkStep ? checkPath(id) : stepPath(id, next);
      expect([taken.status, taken.headers.get("location")]).toEqual([303, to]);
    }
    const check = await visitor.ask(checkPath(id));
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(check.text)?.[1] ?? "";
    const send = { started: hidden("started"), version: hidden("version") };
    const asked = form.sender === "member" ? { asked: "address", email, ...aboutMe } : {};
    for (const control of Object.keys(asked)) expect(check.text).toContain(`name="${control}"`);
    const undeclared = await visitor.ask(`/api/forms/${id}/send`, { form: { ...send, ...asked } });
    expect(undeclared.headers.get("location")).toContain(`${checkPath(id)}?draft=`);
    const since = Date.now();
    const whole = { ...send, ...asked, declaration: "true" };
    const sent = await visitor.ask(`/api/forms/${id}/send`, { form: whole });
    expect(sent.status).toBe(303);
    const at = form.sender === "member" ? await confirms(visitor, email, since) : locationOf(sent);
    const [, reference = ""] = /^\/forms\/status\?reference=(AK-[\w-]+)&sent=1$/.exec(at) ?? [];
    const status = await visitor.ask(at);
    expect(status.text).toContain(reference);
    const elsewhere = await visitor.ask("/api/submissions/look-up", {
      form: { reference, email },
    });
    expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([
      303,
      `/forms/status?reference=${reference}`,
    ]);
  });
}

for (const form of withScript) {
  const { id } = form;

  test(`with script ${id} says at once what is missing, then goes from its start to its status, for somebody who never registered`, async ({
    browser,
  }) => {
    const { visitor, email } = await aStranger();
    const page = await aBrowser(browser);
    await lendSession(page, visitor);
    await page.goto(formPath(id));
    await page.getByRole("link", { name: "Start", exact: true }).click();
    for (const { fields, right } of stepsOf(form, email)) {
      const next = page.getByRole("button", { name: "Continue" });
      await expect(page.locator(`#${controlId("", fields[0]?.name ?? "")}`)).toBeAttached();
      const lacking = fields.filter((field) => isRequired(field));
      if (lacking.length > 0) {
        await next.click();
        await expect(page.locator("#error-summary li")).toHaveCount(lacking.length);
      }
      await fillPage(page, right);
      await next.click();
    }
    await expect(page).toHaveURL((url) => url.pathname === checkPath(id));
    await page.locator("[name=declaration]").check();
    if (form.sender === "member") {
      await page.getByRole("button", { name: /^(?:Send|Make the letter)$/ }).click();
      await expect(page.locator("#error-summary")).toBeFocused();
      await page.locator("[name=audience]").selectOption("diaspora");
      await page.locator("[name=consent]").check();
    }
    await page.getByRole("button", { name: form.isLetter ? "Make the letter" : "Send", exact: true }).click();
    const title = form.isLetter ? "Your letter is written." : "Sent. We have it.";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator(".sent-panel strong")).toHaveText(/^AK-/);
  });
}
