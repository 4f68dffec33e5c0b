import { describeLead } from "#lib/domains/leads/describe-lead.ts";

test("the operator reads the whole enquiry and no control character of the visitor's", () => {
  const text = describeLead({
    reference: "AK-2345-6789",
    leadType: "contact",
    countrySlug: null,
    contactName: "Ama",
    contactEmail: "ama@example.org",
    messages: [{ role: "user", text: "first\nsecond \u001b[2J\u009b31m", ts: "2026-03-01T09:00:00.000Z" }],
    page: "/contact",
    utmSource: "letter\u001b",
    utmMedium: null,
    utmCampaign: "spring",
    filedAt: new Date("2026-03-01T09:00:00Z"),
  });
  expect(text).toContain("Ama <ama@example.org>");
  expect(text).toContain("came by  utm_source=letter\\u001b, utm_campaign=spring");
  expect(text).toContain("first\n           second");
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});
