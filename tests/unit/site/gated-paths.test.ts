import { gatedPaths, isGated } from "#lib/data/site/registry-keys.ts";

test("every gated path of the specification is gated", () => {
  const named =
    "investor vendor credit-union afrivent health clearsight clearsight/corporate clearsight/institutional clearsight/organization clearsight/government clearsight/foreign clearsight/training rootspay seed-bank onestop hr";
  const verified = "identity business credentials employment address documents";
  const expected = [
    ...["/foundation", "/portfolio/roadmap", "/portfolio/financials", "/justice/access"],
    ...named.split(" ").map((name) => `/portal/${name}`),
    ...verified.split(" ").map((category) => `/portal/verify/${category}`),
    ...["/portal/onestop/devices", "/portal/onestop/account"],
  ];
  expect([...gatedPaths].toSorted()).toEqual(expected.toSorted());
  for (const path of expected) expect(isGated(path)).toBe(true);
});

test.each([
  "/portal",
  "/portal/",
  "/portal/investor/",
  "/Portal/investor",
  "/portal//investor",
  "/portal/%69nvestor",
  "/portal/verify",
  "/portal/verify/passport",
  "/portal/clearsight/register",
  "/wall/portal/investor",
  "constructor",
  "",
])("%j is no gated path: only exact ones are", (path) => {
  expect(isGated(path)).toBe(false);
});
