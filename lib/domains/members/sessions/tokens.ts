const token = /^[\w-]{43}$/;

/** The given value if it can be one of our tokens; nothing else is worth hashing. */
export const asToken = (value: string | undefined): string | undefined =>
  value && token.test(value) ? value : undefined;

const bearer = /^bearer(?:\s+(.*))?$/is;

/** The request's bearer header, if it has one, and its token, if that can be one of ours. Other schemes are ignored. */
export function readBearer(request: { headers: Headers }): { token: string | undefined } | undefined {
  const given = bearer.exec(request.headers.get("authorization") ?? "");
  return given ? { token: asToken(given[1]?.trim()) } : undefined;
}
