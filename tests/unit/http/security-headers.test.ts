import { securityHeadersAt } from "#lib/http/security-headers.ts";

const policyAt = (pathname: string) =>
  Object.fromEntries(securityHeadersAt(pathname).map(({ key, value }) => [key, value]))["referrer-policy"];

test.each([
  "/portal/diaspora/confidential",
  "/ar/portal/diaspora/confidential",
  "/forms/detention/assistance",
  "/api/confidential/file",
  "/api/confidential",
  "/admin/confidential",
  "/fr/admin/confidential/keys",
  "/api/admin/confidential/part",
])("no referrer is sent from %s", (pathname) => {
  expect(policyAt(pathname)).toBe("no-referrer");
});

test.each([
  "/",
  "/contact",
  "/portal/diaspora",
  "/forms/detention/assistances",
  "/api/leads",
  "/admin/confidentially",
])("other sites are told this site, and no more, by %s", (pathname) => {
  expect(policyAt(pathname)).toBe("strict-origin-when-cross-origin");
});
