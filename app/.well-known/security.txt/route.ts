import { env } from "#lib/platform/env.ts";

export const dynamic = "force-static";

/** RFC 9116 recommends less than a year. A site that is not rebuilt in that time should not be trusted to answer. */
const validDays = 300;

export function GET() {
  const expires = new Date(Date.now() + validDays * 86_400_000).toISOString().replace(/\.\d{3}Z$/, "Z");
  const lines = [
    `Contact: ${env.SECURITY_CONTACT ?? `${env.SITE_URL}/contact`}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
