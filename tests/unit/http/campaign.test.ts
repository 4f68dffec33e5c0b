import {
  campaignFields,
  campaignOf,
  describeCampaign,
  noCampaign,
  readCampaign,
  withCampaign,
} from "#lib/platform/http/campaign.ts";

const from = (referer?: string): Request =>
  new Request("https://akoma.test/api/leads", {
    method: "POST",
    headers: { host: "akoma.test", ...(referer !== undefined && { referer }) },
  });
const query = "utm_source=letter&utm_medium=e-mail&utm_campaign=spring-2027&q=x";
const campaign = { utmSource: "letter", utmMedium: "e-mail", utmCampaign: "spring-2027" };

test("the address of the page that something is sent from says by what somebody came", () => {
  expect(campaignOf(from(`https://akoma.test/start-business/ghana?${query}`))).toEqual(campaign);
  expect(campaignOf(from("https://akoma.test/contact?utm_source=letter"))).toEqual({
    ...noCampaign,
    utmSource: "letter",
  });
});

test.each([
  undefined,
  "",
  "nonsense",
  "https://akoma.test/contact",
  `https://evil.test/?${query}`,
  `http://evil@[/?${query}`,
])("%j says nothing", (referer) => expect(campaignOf(from(referer))).toEqual(noCampaign));

test.each([
  ["a\u0000\u001b[2Jb", "a2Jb"],
  ["<script>'\";--", "script--"],
  ["  École d’été  ", "École dété"],
  ["x".repeat(500), "x".repeat(60)],
  ["𝒳".repeat(80), "𝒳".repeat(60)],
  ["\ud800", null],
  [" \u202e ", null],
  ["", null],
])("%j is kept as %j", (given, kept) => {
  expect(readCampaign(new URLSearchParams({ utm_source: given })).utmSource).toBe(kept);
});

test("a form carries it through the page that says what is wrong, and what it carries counts", () => {
  const body = { kind: "form", value: new URLSearchParams([["message", "a"], ["message", "b"]]) } as const; // prettier-ignore
  const first = withCampaign(body, from(`https://akoma.test/contact?${query}`));
  const fields = first.value as URLSearchParams;
  expect(fields.getAll("message")).toEqual(["a", "b"]);
  const again = withCampaign(
    { kind: "form", value: fields },
    from("https://akoma.test/api/leads?utm_source=other"),
  );
  expect(campaignOf(from("https://akoma.test/api/leads"), again.value as URLSearchParams)).toEqual(campaign);
  expect(campaignFields(readCampaign(fields))).toEqual({
    utm_source: "letter",
    utm_medium: "e-mail",
    utm_campaign: "spring-2027",
  });
});

test("JSON stays as it was sent", () => {
  const body = { kind: "json", value: { a: 1 } } as const;
  expect(withCampaign(body, from(`https://akoma.test/?${query}`))).toBe(body);
});

test("an operator reads it on one line, or nothing of it", () => {
  expect(describeCampaign(campaign)).toBe("utm_source=letter, utm_medium=e-mail, utm_campaign=spring-2027");
  expect(describeCampaign(noCampaign)).toBeUndefined();
});
