import { AppError } from "#lib/platform/errors.ts";
import { leadForm } from "#lib/domains/leads/handlers.ts";
import { leadInput } from "#lib/domains/leads/schema.ts";

const typed = {
  lead_type: "country_question",
  page: "/start-business/ghana",
  country: "ghana",
  name: "Ama",
  email: "ama",
  message: 'Is "A & B" <b>enough</b>?',
};

const request = new Request("http://localhost/api/leads", { method: "POST" });
const problem = (error: AppError, fields: Record<string, string> | undefined = typed) =>
  leadForm.problem(error, fields && new URLSearchParams(fields), request);

test("the fields of the form make the body of the API", () => {
  const body = leadForm.read(new URLSearchParams({ ...typed, email: "ama@example.org" }));
  expect(leadInput.parse(body)).toEqual({
    lead_type: "country_question",
    payload: {
      contact: { name: "Ama", email: "ama@example.org" },
      messages: [{ role: "user", text: typed.message }],
      page: "/start-business/ghana",
      country: "ghana",
    },
  });
});

test("success leads to the page that shows the reference", () => {
  expect(leadForm.next({ reference: "AK-2345-6789" }, new URLSearchParams())).toBe(
    "/contact/received?reference=AK-2345-6789",
  );
});

test("a database that is away answers 503 with Retry-After, and a button that sends all of it again", async () => {
  const error = new AppError("unavailable", "Try again in a moment.", { retryAfterSeconds: 5 });
  const answer = await problem(error, typed);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(html).toContain('<form method="post" action="/api/leads"');
  expect(html).toContain('name="name" value="Ama"');
  expect(html).toContain('name="message" value="Is &quot;A &amp; B&quot; &lt;b&gt;enough&lt;/b&gt;?"');
});

test("a post from another site is answered without a form and without its words", async () => {
  const answer = await leadForm.problem(
    new AppError("forbidden", "This form was sent from another site."),
    undefined,
    request,
  );
  const html = await answer.text();
  expect(answer.status).toBe(403);
  expect(html).toContain("This form was sent from another site.");
  expect(html).not.toContain("<form");
});
