import { forTerminal, linesForTerminal } from "#lib/platform/text/escape.ts";
import { describeGrant } from "#lib/domains/portals/describe-grant.ts";

test("control and direction characters are shown as their numbers", () => {
  expect(forTerminal("a\u001b[2Jb\u009b31mc\u0007\r\u007f")).toBe(
    "a\\u001b[2Jb\\u009b31mc\\u0007\\u000d\\u007f",
  );
  expect(forTerminal("\u202a\u202b\u202c\u202d\u202e")).toBe("\\u202a\\u202b\\u202c\\u202d\\u202e");
  expect(forTerminal("\u2066\u2067\u2068\u2069\u200e\u200f\u061c")).toBe(
    "\\u2066\\u2067\\u2068\\u2069\\u200e\\u200f\\u061c",
  );
  expect(forTerminal("\u2028\u2029\u200b\ufeff\u00ad\u{e0041}\ud800")).toBe(
    "\\u2028\\u2029\\u200b\\ufeff\\u00ad\\u{e0041}\\ud800",
  );
});

test.each(["Ama Nkrumah", "one\ntwo", "عبد الله ٣", "አበበ", "می\u200cخواهم", "👩\u200d🌾", "é, ü, ñ"])(
  "%j is read as it was written",
  (text) => {
    expect(forTerminal(text)).toBe(text);
  },
);

test("no line of a visitor's stands where one of ours would", () => {
  expect(linesForTerminal("first\nstate  approved\tnow", 4)).toBe("first\n    state  approved now");
});

test("a request for a portal shows what a member typed, and obeys none of it", () => {
  const text = describeGrant({
    id: "1",
    portal: "clearsight",
    state: "requested",
    email: "ama@example.org",
    audience: null,
    country: null,
    organisation: "Sample \u001b[31mOrg",
    purpose: "\u202eton\u2066 honest\nstate approved",
    reason: null,
    networks: [],
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    requestedAt: new Date("2026-03-01T09:00:00Z"),
    decidedAt: null,
    expiresAt: null,
  });
  expect(text).toContain("Sample \\u001b[31mOrg");
  expect(text).toContain("\\u202eton\\u2066 honest\n            state approved");
});
