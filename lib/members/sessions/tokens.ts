const token = /^[\w-]{43}$/;

/** The given value if it can be a token of ours; nothing else is worth hashing. */
export const asToken = (value: string | undefined): string | undefined =>
  value && token.test(value) ? value : undefined;

const bearer = /^bearer(?:\s+(.*))?$/is;

/** The request's bearer header, if it has one; its token, if it can be one of ours. Other schemes are not for us. */
export function readBearer(request: { headers: Headers }): { token: string | undefined } | undefined {
  const given = bearer.exec(request.headers.get("authorization") ?? "");
  return given ? { token: asToken(given[1]?.trim()) } : undefined;
}
