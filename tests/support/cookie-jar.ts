/** A browser's cookies of a site: taken from responses, and sent with later requests. */
export function aCookieJar() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    /** The header to send; empty if there are no cookies. */
    header: (): { cookie?: string } =>
      cookies.size === 0
        ? {}
        : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    /** Stores the cookies that a response sets and deletes those that it expires. */
    keep({ headers }: { headers: Headers }): void {
      for (const line of headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "" || /max-age=0\b/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
