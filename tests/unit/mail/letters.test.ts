import { codeMail, grantDecidedMail, newDeviceMail, type Letter } from "#lib/services/mail/index.ts";
import { readSender, senderOf } from "#lib/services/mail/sender.ts";

const evil = `<img src="https://evil.example/x.png" onerror="steal()"> & "you"`;

const newDevice = (parts: Partial<Parameters<typeof newDeviceMail>[0]> = {}): Letter =>
  newDeviceMail({
    deviceName: "Firefox on Android",
    network: "203.0.113.0/24",
    at: new Date("2026-03-01T13:05:00Z"),
    endUrl: "https://akoma.test/login/end/abc",
    ...parts,
  });

const decided = (parts: Partial<Parameters<typeof grantDecidedMail>[0]> = {}): Letter =>
  grantDecidedMail({
    portalName: "AfriVent",
    decision: "approved",
    reason: "Your organisation is known to us.",
    url: "https://akoma.test/portal/afrivent",
    expiresAt: new Date("2027-03-01T00:00:00Z"),
    ...parts,
  });

const letters: [string, Letter, string[]][] = [
  [
    "code",
    codeMail({ code: "042137", minutes: 10 }),
    ["042137", "10 minutes", "only in the browser", "nobody"],
  ],
  [
    "new device",
    newDevice(),
    [
      "Firefox on Android",
      "203.0.113.0/24",
      "1 March 2026",
      "13:05",
      "UTC",
      "https://akoma.test/login/end/abc",
    ],
  ],
  [
    "approved",
    decided(),
    ["AfriVent", "was approved", "is known to us", "1 March 2027", "https://akoma.test/portal/afrivent"],
  ],
  ["refused", decided({ decision: "refused" }), ["AfriVent", "was refused", "is known to us"]],
];

test.each(letters)("the mail about %s says the same in text and in HTML", (_name, { text, html }, facts) => {
  const words = html.replace(/<style>[^]*<\/style>/, "").replace(/<[^>]+>/g, "");
  for (const fact of facts) {
    expect(text).toContain(fact);
    expect(words).toContain(fact);
  }
});

test.each(letters)(
  "the mail about %s loads nothing, and its subject is one line",
  (_name, { subject, html }) => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object|video|form)\b|src=|url\(|@import/i);
    expect(html).toContain(`<meta name="color-scheme" content="light dark">`);
    expect(subject).toMatch(/^\P{Cc}{5,78}$/u);
    expect(Buffer.byteLength(html)).toBeLessThan(4_000);
  },
);

test("the code stands in the subject, and nothing in the mail depends on who asked", () => {
  expect(codeMail({ code: "042137", minutes: 10 }).subject).toBe("042137 is your Akoma code");
});

test("what a browser calls itself, and what a reason says, is text and never markup", () => {
  for (const { html, text } of [newDevice({ deviceName: evil }), decided({ reason: evil })]) {
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=&quot;https://evil.example/x.png&quot;");
    expect(text).toContain("<img");
  }
});

test("line breaks in a name or a reason add no lines of their own", () => {
  const { text } = newDevice({ deviceName: "Firefox\r\n\r\nCall us at once" });
  expect(text).toContain("Device: Firefox Call us at once\n");
  expect(decided({ portalName: "A\r\nBcc: b@example.org" }).subject).not.toMatch(/[\r\n]/);
});

test("a refusal names no end of access", () => {
  expect(decided({ decision: "refused" }).text).not.toContain("2027");
});

test.each([
  ["no-reply@example.org", { name: "", address: "no-reply@example.org" }],
  ["Akoma <no-reply@example.org>", { name: "Akoma", address: "no-reply@example.org" }],
  [`"Akoma, Accra" <no-reply@example.org>`, { name: "Akoma, Accra", address: "no-reply@example.org" }],
])("the sender %j is understood", (text, sender) => {
  expect(readSender(text)).toEqual(sender);
});

test.each(["Akoma", "a@b, c@d", "a@b\r\nBcc: c@d", "Akoma <a@b> c", "<>", "a b@example.org"])(
  "the sender %j is refused",
  (text) => {
    expect(readSender(text)).toBeUndefined();
  },
);

test("without a sender of its own, mail comes from the host of the site", () => {
  expect(senderOf({ SITE_URL: "https://akoma.test" })).toEqual({
    name: "Akoma",
    address: "no-reply@akoma.test",
  });
  expect(senderOf({ SITE_URL: "http://127.0.0.1:3000" }).address).toBe("no-reply@localhost");
});
