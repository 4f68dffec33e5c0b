import { hasValidCookie, requireMember, sessionCookieHeader } from "#lib/domains/members/index.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";

/**
 * Returns the signed-in member. A bearer token without its cookie gets the cookie too, so that pages know the member.
 */
const me = query("me", async (request: Request) => {
  const { member, session } = await requireMember(request, "account.read");
  const { id, isRemembered, expiresAt } = session;
  const isKnownToPages = await hasValidCookie(request, id);
  return succeed(
    {
      email: member.email,
      role: member.role,
      audience: member.audience,
      country: member.countrySlug,
      isRegistered: member.isRegistered,
      session: { isRemembered, expiresAt },
    },
    [
      ["cache-control", "no-store"],
      ...(isKnownToPages
        ? []
        : [await sessionCookieHeader({ id, memberId: member.id, isRemembered, expiresAt })]),
    ],
  );
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: me });
