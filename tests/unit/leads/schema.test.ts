import { leadInput } from "#lib/domains/leads/schema.ts";
import { isFiledType, retiredLeadTypes } from "#lib/data/content/lead-types.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { aLead } from "#tests/support/a-lead.ts";

function problemsOf(body: unknown): Record<string, string> {
  const { error } = leadInput.safeParse(body);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

function withMessage(message: unknown): unknown {
  const lead = aLead();
  return { ...lead, payload: { ...lead.payload, messages: [message] } };
}

test("a whole enquiry passes, trimmed, with empty options left out", () => {
  const parsed = leadInput.parse(
    aLead({ email: "  ama@example.org \n", name: "  ", text: " Hello \r\n you ", country: "" }),
  );
  expect(parsed.payload).toEqual({
    contact: { name: undefined, email: "ama@example.org" },
    messages: [{ role: "user", text: "Hello \n you" }],
    page: "/contact",
    country: undefined,
  });
});

test("an unknown kind of enquiry is refused in the field lead_type", () => {
  expect(problemsOf({ ...aLead(), lead_type: "anything" })).toEqual({
    lead_type: expect.stringContaining("Choose one of these kinds of enquiry: site_chat,"),
  });
});

test.each(retiredLeadTypes)("%s is taken no more, and keeps its name for what was filed", (type) => {
  expect(problemsOf({ ...aLead(), lead_type: type })).toHaveProperty("lead_type");
  expect(isFiledType(type)).toBe(true);
  expect(leadLabel(type)).toMatch(/^[A-Z][A-Za-z: ]+$/);
});

test.each([
  ["", "Enter your e-mail address, so that we can answer you."],
  ["ama", "Enter an e-mail address like name@example.org."],
  ["ama@example", "Enter an e-mail address like name@example.org."],
  ["ama@example.org, kofi@example.org", "Enter one e-mail address, like name@example.org."],
  ["ama@example.org;kofi@example.org", "Enter one e-mail address, like name@example.org."],
  ["ama@example.org\r\nBcc: all@example.org", "Enter one e-mail address, like name@example.org."],
  [`${"a".repeat(250)}@example.org`, "Enter an e-mail address of at most 254 characters."],
])("the address %j is answered with one sentence that helps", (email, sentence) => {
  expect(problemsOf(aLead({ email }))).toEqual({ "payload.contact.email": sentence });
});

test("a blank message and one over 4000 characters are refused, one of 4000 passes", () => {
  expect(problemsOf(aLead({ text: " \n\t " }))).toEqual({
    "payload.messages.0.text": "Write a message before you send it.",
  });
  expect(problemsOf(aLead({ text: "a".repeat(4001) }))).toHaveProperty(
    ["payload.messages.0.text"],
    expect.stringContaining("at most 4,000 characters"),
  );
  expect(problemsOf(aLead({ text: `  ${"a\r\n".repeat(1999)}ab  ` }))).toEqual({});
});

test("what PostgreSQL cannot hold is taken out of names and messages", () => {
  const { payload } = leadInput.parse(
    aLead({ name: "A\u0000ma \u001b[31m", text: "one\u0000two \ud800 three" }),
  );
  expect(payload.contact.name).toBe("Ama [31m");
  expect(payload.messages[0]?.text).toBe("onetwo \ufffd three");
});

test("none and more than twenty messages are refused", () => {
  const lead = aLead();
  const of = (count: number) => ({
    ...lead,
    payload: {
      ...lead.payload,
      messages: Array.from({ length: count }, () => ({ role: "user", text: "a" })),
    },
  });
  expect(problemsOf(of(0))).toEqual({ "payload.messages": "Write a message before you send it." });
  expect(problemsOf(of(20))).toEqual({});
  expect(problemsOf(of(21))).toEqual({ "payload.messages": "Send at most 20 messages at once." });
});

test("a message in another role than the visitor's is refused", () => {
  expect(problemsOf(withMessage({ role: "assistant", text: "a" }))).toEqual({
    "payload.messages.0.role": expect.stringContaining("written by the visitor"),
  });
});

test("a time is taken as ISO text or as milliseconds, and means the same", () => {
  const ts = (value: unknown) =>
    leadInput.parse(withMessage({ role: "user", text: "a", ts: value })).payload.messages[0]?.ts;
  expect(ts("2026-03-01T10:00:00+01:00")).toBe("2026-03-01T09:00:00.000Z");
  expect(ts(Date.UTC(2026, 2, 1, 9))).toBe("2026-03-01T09:00:00.000Z");
});

test.each([0, "1970-01-01T00:00:00Z", "yesterday", 8.7e15, Date.now() + 3 * 86_400_000, null])(
  "the time %j is answered with what to check",
  (ts) => {
    expect(problemsOf(withMessage({ role: "user", text: "a", ts }))).toEqual({
      "payload.messages.0.ts": "Check the date and the time of your device, or leave the time out.",
    });
  },
);

test.each([
  "contact",
  "//evil.example",
  "/a//b",
  "/a b",
  "/a\\b",
  "/a\n",
  "https://example.org/",
  `/${"a".repeat(200)}`,
])("the page %j is no path of this site", (page) => {
  expect(problemsOf(aLead({ page }))).toHaveProperty(["payload.page"]);
});

test.each([
  undefined,
  null,
  "text",
  4,
  [],
  {},
  { lead_type: "contact" },
  { lead_type: "contact", payload: [] },
])("the body %j is refused with sentences only", (body) => {
  const sentences = Object.values(problemsOf(body));
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
