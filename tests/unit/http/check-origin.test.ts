import { checkOrigin } from "#lib/platform/http/check-origin.ts";

const post = (headers: Record<string, string>) =>
  new Request("http://localhost:3000/api/leads", {
    method: "POST",
    headers: { host: "localhost:3000", ...headers },
  });

test.each<Record<string, string>>([
  {},
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { origin: "http://localhost:3000" },
  { "sec-fetch-site": "same-origin", origin: "null" },
])("a post with %j is taken", (headers) => {
  expect(() => checkOrigin(post(headers))).not.toThrow();
});

test.each<Record<string, string>>([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:3000.evil.example" },
  { origin: "http://evil-localhost:3000" },
  { origin: "http://evil.localhost:3000" },
])("a post with %j is refused", (headers) => {
  expect(() => checkOrigin(post(headers))).toThrow("sent from another site");
});
