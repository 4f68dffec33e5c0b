import type { ServerResponse } from "node:http";
import { closedPolicy, noReferrer } from "#lib/platform/http/security-headers.ts";
import { env } from "#lib/platform/env.ts";
import { hidesReferrer } from "#lib/data/site/open/confidential.ts";
import { withoutLocale } from "#lib/platform/words/open/locales.ts";
import { isKeptForAYear, rewriteHeader, describesRendering } from "#lib/platform/next/headers.ts";

/** The requested path, without its locale. */
const pathOf = ({ req }: ServerResponse): string =>
  withoutLocale(String(req.url).split("?", 1)[0] ?? "", env.EXTRA_LOCALES).path;

const policyHeader = "content-security-policy";

/**
 * Corrects the headers that Next is about to send:
 * - Pages have their own policy; a response without one gets a policy under which it may load and run nothing.
 * - A year in a shared cache would outlive a deploy, so that caching header is replaced.
 * - The rewrite header is internal, and headers about how Next made a failed response are of no use: both are removed.
 * - The pages on which people in danger write send no referrer. Next sends the referrer policy of all other responses
 *   there.
 * - A page that found nothing while it was rendered (lib/platform/request-scope.ts) gets status 404.
 */
export function correctHeaders(response: ServerResponse, asked: { readonly isNotFound?: true } = {}): void {
  const isSecret = hidesReferrer(pathOf(response));
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (found: unknown, ...given: unknown[]) => {
    const status = asked.isNotFound ? 404 : (found ?? response.statusCode);
    const hasFailed = Number(status) >= 400;
    if (!response.hasHeader(policyHeader)) response.setHeader(policyHeader, closedPolicy);
    if (isKeptForAYear(String(response.getHeader("cache-control")))) {
      response.setHeader("cache-control", hasFailed ? "no-store" : "public, max-age=0, must-revalidate");
    }
    if (isSecret) response.setHeader(noReferrer.key, noReferrer.value);
    response.removeHeader(rewriteHeader);
    for (const name of hasFailed ? response.getHeaderNames() : []) {
      if (describesRendering(name)) response.removeHeader(name);
    }
    return writeHead(status, ...given);
  };
}
