import { AppError } from "#lib/platform/errors.ts";
import { plainAnswer, plainPage } from "#lib/platform/http/plain-page.ts";

const nasty = `"><script>alert('x')</script>&amp;\n</textarea>`;
const back = { href: "/contact", label: "Back" } as const;
const resend = {
  action: "/api/leads",
  entries: [
    ["message", `\n${nasty}`],
    ["page", "/contact"],
  ],
} as const;
const error = new AppError("unavailable", "Try again in a moment.", {
  retryAfterSeconds: 5,
  fields: { m: [`Not ${nasty}`], other: ["Elsewhere."] },
});
const page = plainPage({ error, resend, back });

test("nothing typed becomes markup", () => {
  expect(page).not.toContain("<script");
  expect(page).not.toContain("</textarea>");
  expect(page.match(/<form/g)).toHaveLength(1);
});

test("there is no script, no inline style and no handler", () => {
  expect(page).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+=/);
});

test("a button sends all that was typed again, line breaks and all", () => {
  expect(page).toContain('<form method="post" action="/api/leads" enctype="multipart/form-data">');
  expect(page).toContain('<input type="hidden" name="message" value="\n&quot;&gt;');
  expect(page).toContain('<input type="hidden" name="page" value="/contact">');
  expect(page).toContain("<button>Send again</button>");
});

test("what is wrong is said once: the whole, and each field", () => {
  expect(page).toContain("<h1>There is a problem</h1><p>Try again in a moment.</p><ul>");
  expect(page).toContain("<li>Elsewhere.</li>");
  const once = plainPage({
    error: new AppError("invalid_input", "Twice.", { fields: { key: ["Twice."] } }),
    back,
  });
  expect(once.match(/Twice\./g)).toHaveLength(1);
});

test("without a post there is no form, and the way back is the browser's", () => {
  const html = plainPage({ error, back });
  expect(html).not.toContain("<form");
  expect(html).toContain('<a href="/contact">Back</a>');
});

test("the answer carries its status, a policy under which nothing runs, and is kept by nobody", () => {
  const answer = plainAnswer({ error, resend, back });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
