import { AppError } from "#lib/errors.ts";
import { plainAnswer, plainPage, type PlainForm } from "#lib/http/plain-page.ts";

const nasty = `"><script>alert('x')</script>&amp;\n</textarea>`;

const form: PlainForm = {
  action: "/api/leads",
  heading: "Heading",
  fields: [
    { kind: "text", name: "name", path: "n", label: "Name", maxLength: 9, autoComplete: "name" },
    {
      kind: "textarea",
      name: "message",
      path: "m",
      label: "Message",
      hint: "A hint.",
      rows: 3,
      required: true,
    },
    {
      kind: "select",
      name: "country",
      path: "c",
      label: "Country",
      options: [{ value: nasty, label: nasty }],
    },
  ],
  hidden: { page: nasty },
  values: { name: nasty, message: `\n${nasty}`, country: nasty },
  submitLabel: "Send",
};
const back = { href: "/contact", label: "Back" } as const;
const error = new AppError("invalid_input", "Check the marked fields.", {
  fields: { m: [`Not ${nasty}`], other: ["Elsewhere."] },
});
const page = plainPage({ error, form, back });

test("nothing typed becomes markup", () => {
  expect(page).not.toContain("<script");
  expect(page.match(/<\/textarea>/g)).toHaveLength(1);
  expect(page).not.toContain("&amp;amp;amp;");
});

test("there is no script, no inline style and no handler", () => {
  expect(page).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+=/);
});

test("the first line break of a message survives the way back", () => {
  expect(page).toContain(">\n\n&quot;&gt;");
});

test("the summary links to the fields, and says what belongs to none", () => {
  expect(page).toContain(
    '<h1>There is a problem</h1><p>Check the marked fields.</p><ul><li><a href="#message">',
  );
  expect(page).toContain("<li>Elsewhere.</li>");
  expect(page).toContain('aria-describedby="message-hint message-error"');
  expect(page).toContain('aria-invalid="true" required');
});

test("optional fields say so", () => {
  expect(page).toContain('<label for="name">Name <span>(optional)</span></label>');
  expect(page).toContain('<label for="message">Message</label>');
});

test("a sentence that stands in the list is not said twice", () => {
  const once = plainPage({
    error: new AppError("invalid_input", "Twice.", { fields: { key: ["Twice."] } }),
    form,
    back,
  });
  expect(once.match(/Twice\./g)).toHaveLength(1);
});

test("the answer carries its status, a policy under which nothing runs, and is kept by nobody", () => {
  const answer = plainAnswer({ error, form, back });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a box stands before its label, sends true, and keeps whether it was chosen", () => {
  const box = {
    kind: "checkbox",
    name: "consent",
    path: "consent",
    label: "I <agree>",
    required: true,
  } as const;
  const draw = (value: string) =>
    plainPage({ error, form: { ...form, fields: [box], values: { consent: value } }, back });
  expect(draw("true")).toContain(
    '<label class="check" for="consent"><input type="checkbox" id="consent" name="consent" required value="true" checked> I &lt;agree&gt;</label>',
  );
  expect(draw("")).toContain('required value="true"> I');
});
