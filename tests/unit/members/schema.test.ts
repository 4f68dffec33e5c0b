import { z } from "zod";
import { codeDigits } from "#lib/domains/members/open/limits.ts";
import { newCode } from "#lib/platform/secrets/index.ts";
import { codeRequest, codeVerify, registration, safeNext } from "#lib/domains/members/shared/code-schema.ts";

const problemsOf = (value: unknown, schema = codeRequest as { safeParse: typeof codeRequest.safeParse }) => {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("an address is trimmed and put into lower case", () => {
  expect(codeRequest.parse({ email: "  Ama.Owusu+x@Example.ORG " })).toMatchObject({
    email: "ama.owusu+x@example.org",
  });
});

test.each([
  ["", "Enter your e-mail address."],
  ["   ", "Enter your e-mail address."],
  [undefined, "Enter your e-mail address."],
  [7, "Enter your e-mail address."],
  ["ama", "Enter an e-mail address like name@example.org."],
  ["ama@localhost", "Enter an e-mail address like name@example.org."],
  ["a@b.org,c@d.org", "Enter one e-mail address, like name@example.org."],
  ["a@b.org;c@d.org", "Enter one e-mail address, like name@example.org."],
  ["a@b.org c@d.org", "Enter one e-mail address, like name@example.org."],
  ['"a b"@c.org', "Enter the address without quotation marks or angle brackets, like name@example.org."],
  ["Ama <a@b.org>", "Enter the address without quotation marks or angle brackets, like name@example.org."],
  ["a@b.org\r\nBcc: x@y.org", "Enter one e-mail address, like name@example.org."],
  ["a@b.o\nrg", "There is a space in the address. Take it out: an address looks like name@example.org."],
  [
    "ama@exa_mple.org",
    "We cannot read “_” in the address. Check it: an address looks like name@example.org.",
  ],
  ["a\u0000@b.org", "Enter an e-mail address like name@example.org."],
  ["a＠b.org", "Write the sign @ in your address as a plain @."],
  ["a﹫b.org", "Write the sign @ in your address as a plain @."],
  [
    "äma@b.org",
    "Before the @, use plain Latin letters, digits and signs. We cannot send to other letters there yet.",
  ],
  [`${"a".repeat(388)}@example.org`, "Enter an e-mail address of at most 254 characters."],
])("%j is refused: %s", (email, sentence) => {
  expect(problemsOf({ email })).toEqual([`email: ${sentence}`]);
});

test("whoever registers says why and agrees; whoever signs in need not", () => {
  const email = "ama@example.org";
  expect(problemsOf({ email, tab: "register", audience: "", consent: false })).toEqual([
    "audience: Choose what describes you best.",
    "consent: Agree to what we store, so that we can keep an account for you.",
  ]);
  expect(problemsOf({ email, tab: "register", audience: "founder", country: "", consent: true })).toEqual([]);
  expect(problemsOf({ email, tab: "login" })).toEqual([]);
  const only = { tab: "register", audience: "", country: "", consent: false, addressOnly: "true" };
  expect(problemsOf({ ...only, email })).toEqual([]);
  expect(problemsOf({ ...only, email: "" })).toHaveLength(1);
  expect(problemsOf({ email, audience: "king" })).toEqual(["audience: Choose what describes you best."]);
  expect(registration.safeParse({ audience: "founder", consent: false }).success).toBe(false);
});

test.each([
  "ama.test@example.org\u200b",
  "\u200bama.test@example.org",
  "\u200eama.test@example.org",
  "\u202aama.test@example.org\u202c",
  "ama.\u00adtest@example.org",
  "mailto:ama.test@example.org",
  "MAILTO:ama.test%40example.org?subject=Hello",
  "ama.test@example.org.",
  "<ama.test@example.org>",
  "\u201cama.test@example.org\u201d",
])("%j is the mailbox without what came along with it", (email) =>
  expect(codeVerify.parse({ email, code: "123456" }).email).toBe("ama.test@example.org"),
);

test.each([
  ["sales&stock@example.org"],
  ["kofi/ama@example.org"],
  ["info@example.xn--wgbh1c"],
  ["info@example.xn--mgbc0a9azcg"],
  ["info@caf\u00e9-abidjan.example", "info@xn--caf-abidjan-dbb.example"],
  ["INFO@CAF\u00c9-abidjan.example", "info@xn--caf-abidjan-dbb.example"],
  ["ama@b\u00fccher.org", "ama@xn--bcher-kva.org"],
])("%s is an address, in the form mail is sent by", (email, mailbox = email) =>
  expect(codeVerify.parse({ email, code: "123456" }).email).toBe(mailbox),
);

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["123\u2013456\u200b", "123456"],
  ["\u0661\u0662\u0663\u0664\u0665\u0666", "123456"],
  ["\uff11\uff12\uff13\uff14\uff15\uff16", "123456"],
  ["\u202a123456\u202c", "123456"],
  ["123456.", "123456"],
  ['"123456"', "123456"],
])("the code %j is read as %s", (typed, code) => {
  expect(codeVerify.parse({ email: "a@b.org", code: typed })).toMatchObject({ code, remember: true });
});

test("no code, or one nobody could have been sent, is refused in its field", () => {
  for (const code of ["", "  ", undefined, "1", "1234567", "letter", "1".repeat(201), 123456]) {
    const parsed = codeVerify.safeParse({ email: "a@b.org", code });
    expect(parsed.error?.issues.map(({ path }) => path.join("."))).toEqual(["code"]);
  }
});

test.each(["/portal/vendor", "/start-business/ghana?x=1#y", "/a", "/portal/onestop/devices", "/loginless"])(
  "%s is somewhere to go",
  (next) => expect(safeNext(next)).toBe(next),
);

test.each([
  undefined, null, "", "portal", "//evil.example", "/\\evil.example", "/%5cevil.example", "/%2f/evil.example", "/%2fevil.example",
  "https://evil.example/", "javascript:alert(1)", "/\tevil", "/a\r\nset-cookie: x", "/%0d%0ax", "/api/auth/me", "/API/x",
  "/login", "/login?next=/login", "/login/code", "/register", "/./login", "/x/../api/leads", "/x/..//evil.example", "/%61pi/leads",
  "/wall/portal/vendor", "/%zz", `/${"a".repeat(600)}`, "/<script>",
])("%j leads to the hub", (next) => expect(safeNext(next)).toBe("/portal/onestop")); // prettier-ignore

test("a new code has as many digits as every form and mail says", () => {
  for (let count = 0; count < 50; count += 1) expect(newCode()).toMatch(new RegExp(`^\\d{${codeDigits}}$`));
});

test.each([
  ["a plain form", { email: "", tab: "register", audience: "", country: "" }],
  ["a call", { tab: "register" }],
  ["a call with an address that is none", { tab: "register", email: "somebody" }],
])("an empty registration by %s names all that is missing at once", (_, given) => {
  const { error } = codeRequest.safeParse(given);
  const fields = error ? Object.keys(z.flattenError(error).fieldErrors) : [];
  expect(fields.toSorted()).toEqual(["audience", "consent", "email"]);
});
