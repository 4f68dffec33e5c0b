/**
 * Sent with every response except the styles, scripts and fonts of pages (lib/ops/serve/sealed-files.ts). A page has
 * its own content security policy (pagePolicy).
 */
export const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "x-frame-options", value: "DENY" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
  {
    key: "permissions-policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
  // Browsers ignore it over http, so it is safe on a local server.
  { key: "strict-transport-security", value: "max-age=31536000; includeSubDomains" },
] as const;

/** For pages whose address no other site may learn (`hidesReferrer`). */
export const noReferrer = { key: "referrer-policy", value: "no-referrer" } as const;

export type SecurityHeader = (typeof securityHeaders)[number]["key"];

/** For responses that are not pages: nothing in them may run, load or be framed. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of a page. `scripts` are the sources that allow its inline scripts: hashes for a prerendered page, a nonce
 * for one rendered per request. `styles` are those of its inline styles. Neither has 'unsafe-inline'.
 */
export function pagePolicy(scripts: readonly string[], styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
