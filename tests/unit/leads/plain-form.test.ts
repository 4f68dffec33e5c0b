import { AppError } from "#lib/errors.ts";
import { leadForm } from "#lib/leads/plain-form.ts";
import { leadInput } from "#lib/leads/schema.ts";

const typed = {
  lead_type: "country_question",
  page: "/start-business/ghana",
  country: "ghana",
  name: "Ama",
  email: "ama",
  message: 'Is "A & B" <b>enough</b>?',
};

const problem = (error: AppError, fields: Record<string, string> = typed) =>
  leadForm.problem(error, new URLSearchParams(fields));

test("the fields of the form make the body of the API", () => {
  const body = leadForm.read(new URLSearchParams({ ...typed, email: "ama@example.org" }));
  expect(leadInput.parse(body).payload.country).toBe("ghana");
});

test("success leads to the page that shows the reference", () => {
  expect(leadForm.next({ reference: "AK-2345-6789" }, new URLSearchParams())).toBe(
    "/contact/received?reference=AK-2345-6789",
  );
});

test("a refused form comes back with everything typed, escaped, and the sentence beside its field", async () => {
  const sentence = "Enter an e-mail address like name@example.org.";
  const answer = problem(
    new AppError("invalid_input", "Check the marked fields.", {
      fields: { "payload.contact.email": [sentence] },
    }),
  );
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(`<a href="#email">${sentence}</a>`);
  expect(html).toMatch(/<p class="error" id="email-error">.*Enter an e-mail address/);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="ama">/);
  expect(html).toContain("Is &quot;A &amp; B&quot; &lt;b&gt;enough&lt;/b&gt;?</textarea>");
  expect(html).toContain('<option value="ghana" selected>Ghana</option>');
  expect(html).toContain('name="page" value="/start-business/ghana"');
  expect(html.match(/<option/g)).toHaveLength(55);
});

test("the way back leads to the page the form stood on, or to the contact page", async () => {
  const error = new AppError("invalid_input", "Check the marked fields.");
  expect(await problem(error).text()).toContain(
    '<a href="/start-business/ghana">Back to the page you came from</a>',
  );
  for (const page of ["/contact", "//evil.example", ""]) {
    expect(await problem(error, { ...typed, page }).text()).toContain(
      '<a href="/contact">Back to the contact page</a>',
    );
  }
});

test("nothing cuts a long message or name; how long a message may be is said", async () => {
  const html = await problem(new AppError("invalid_input", "Check the marked fields.")).text();
  expect(html.match(/maxlength="\d+"/g)).toEqual(['maxlength="254"']);
  expect(html).toContain("At most 4,000 characters.");
});

test("a database that is away answers 503 with Retry-After and the form still filled", async () => {
  const answer = problem(new AppError("unavailable", "Try again in a moment.", { retryAfterSeconds: 5 }));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.text()).toContain('value="Ama"');
});

test("a post from another site is answered without a form and without its words", async () => {
  const html = await leadForm
    .problem(new AppError("forbidden", "This form was sent from another site."), undefined)
    .text();
  expect(html).toContain("This form was sent from another site.");
  expect(html).not.toContain("<form");
});

test("a kind, a page or a key that was refused is not sent again by the refilled form", async () => {
  const error = new AppError("invalid_input", "No.", { fields: { idempotency_key: ["No."] } });
  const html = await problem(error, {
    ...typed,
    lead_type: "x",
    page: "//evil.example",
    idempotency_key: "k",
  }).text();
  expect(html).toContain('name="lead_type" value="contact"');
  expect(html).toContain('name="page" value="/contact"');
  expect(html).not.toContain("evil.example");
  expect(html).not.toContain('name="idempotency_key"');
});
