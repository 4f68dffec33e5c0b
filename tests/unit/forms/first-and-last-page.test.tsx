import { renderToStaticMarkup } from "react-dom/server";
import { Thread } from "#components/cases/case-status.tsx";
import { CheckView } from "#components/forms/steps/check-view.tsx";
import { FormStart } from "#components/forms/steps/form-start.tsx";
import { SendLimitNotice } from "#components/forms/steps/send-limit-notice.tsx";
import type { OwnCase } from "#lib/domains/cases/index.ts";
import { getForm, listForms } from "#lib/domains/forms/index.ts";
import { checkAnswers } from "#lib/domains/forms/shared/check-answers.ts";
import { linkChoice } from "#lib/domains/forms/open/form-links.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { asPost, rightAnswer } from "#tests/support/sample-answers.ts";

const html = (form: FormDefinition, choice?: string) =>
  renderToStaticMarkup(<FormStart form={form} {...(choice && { choice })} />);

test.each(listForms())(
  "$id says on its first page whether an account is needed and what for, and its limit",
  (form) => {
    const drawn = html(form);
    expect(drawn).toContain(
      form.sender === "member"
        ? "You need an account to send this, because our answer goes to it."
        : "You need no account.",
    );
    expect(drawn).toContain("at most 10 forms can be sent in an hour and 30 in a day");
  },
);

test("what a link chose goes along from the first page to the first step, and nothing else of its query does", () => {
  const form = getForm("verification");
  const choice = linkChoice(form, { category: "business", step: "x", toString: "x" });
  expect(choice).toBe("category=business");
  expect(html(form, choice)).toContain('href="/forms/verification/fill?step=category&amp;category=business"');
  expect(linkChoice(form, { category: "other" })).toBe("");
  expect(html(form)).toContain('href="/forms/verification/fill?step=category"');
});

const grower = getForm("grower");
/** The complete check page of a grower's form. */
function check(parts: Partial<Parameters<typeof CheckView>[0]> = {}): string {
  const kept = Object.assign(
    {},
    ...grower.steps.map(({ fields }) =>
      readPost(fields, asPost(Object.assign({}, ...fields.map((field) => rightAnswer(field))))),
    ),
  ) as Record<string, unknown>;
  const id = "0a0a0a0a-0000-4000-8000-000000000000";
  const expiresAt = new Date("2026-12-01T00:00:00Z");
  return renderToStaticMarkup(
    <CheckView
      form={grower}
      started={{ id, form: "grower", answers: kept, version: 5, amendsId: null, expiresAt }}
      amended={undefined}
      checked={checkAnswers(grower, kept)}
      state={undefined}
      member={undefined}
      isKnownBrowser={false}
      files={[]}
      limit={undefined}
      letter={undefined}
      {...parts}
    />,
  );
}
test("the check says that nothing was sent, or when and as what that was sent which is being changed", () => {
  expect(check()).toContain("Nothing has been sent yet.");
  const amended = { reference: "AK-2345-6789", sentAt: new Date("2026-11-25T09:30:00Z") };
  const text = "You sent this on 25 November 2026 under the reference AK-2345-6789. Your changes count";
  const changed = check({ amended });
  expect(changed).toContain(text);
  expect(changed).not.toContain("Nothing has been sent");
  expect(check({ amended, form: getForm("letter-academic") })).toContain(
    "You made this letter on 25 November 2026",
  );
});

const askedIn = (drawn: string) =>
  ["email", "audience", "country", "consent"].filter((name) => drawn.includes(`name="${name}"`));

test("the check asks what is missing of its sender and no more: an address, a registration, both, or nothing", () => {
  expect(askedIn(check())).toEqual(["email", "audience", "country", "consent"]);
  expect(askedIn(check({ isKnownBrowser: true }))).toEqual(["email"]);
  expect(askedIn(check({ member: { isRegistered: false } }))).toEqual(["audience", "country", "consent"]);
  expect(askedIn(check({ member: { isRegistered: true } }))).toEqual([]);
});

test("without a session the button asks for the code, and it is said before it when the answers are sent; with one it sends", () => {
  const button = (drawn: string) => /<button[^>]*>(.*?)<\/button>/.exec(drawn)?.[1];
  const sentence =
    "Enter your e-mail address and we send you a code. Your answers are sent when you enter it.";
  expect(button(check())).toBe("Send me a code");
  expect(check()).toContain(sentence);
  for (const isRegistered of [true, false]) {
    const drawn = check({ member: { isRegistered } });
    expect(button(drawn)).toBe("Send");
    expect(drawn).not.toContain(sentence);
  }
});

test("what the form and its answers say already is chosen at first, and stays as whoever sends it chose it", () => {
  const drawn = check();
  expect(drawn).toContain('<option value="founder" selected="">');
  expect(drawn).toContain('<option value="liberia" selected="">');
  const typed = { audience: ["investor"], country: [""], email: ["ama@example.org"] };
  const again = check({ state: { form: "grower.send", typed, faults: {}, code: "invalid_input" } });
  expect(again).toContain('<option value="investor" selected="">');
  expect(again).not.toContain('<option value="liberia" selected="">');
  expect(again).toContain('value="ama@example.org"');
});

test("few forms left, and none, are said in words", () => {
  const draw = (left: number) =>
    renderToStaticMarkup(
      <SendLimitNotice limit={{ sent: 10 - left, most: 10, left, span: "hour", wait: "12 minutes" }} />,
    );
  expect(draw(1)).toContain("You can send one more form for now");
  expect(draw(0)).toContain("You cannot send this yet");
  expect(draw(0)).toContain("send it in 12 minutes: your answers are kept.");
});

test("what its sender withdrew invites no message, and keeps what was said", () => {
  const own: OwnCase = {
    reference: "AK-2345-6789",
    kind: "application",
    topic: "grower",
    state: "done",
    filedAt: new Date("2026-03-01T09:30:00.000Z"),
    mergedInto: undefined,
    isWithdrawn: false,
    messages: [],
  };
  const draw = (parts: Partial<OwnCase>) =>
    renderToStaticMarkup(<Thread own={{ ...own, ...parts }} state={undefined} />);
  expect(draw({})).toContain("<textarea");
  expect(draw({ isWithdrawn: true })).toBe("");
  const text = draw({
    isWithdrawn: true,
    messages: [{ from: "sender", at: own.filedAt, words: "We moved." }],
  });
  expect(text).toContain("We moved.");
  expect(text).not.toContain("<form");
});
