/** The value of a cookie the request carries; undefined when there is none. What it holds is the caller's claim. */
export function readCookie(request: { headers: Headers }, name: string): string | undefined {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const pair = part.trim();
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1) || undefined;
  }
  return undefined;
}
