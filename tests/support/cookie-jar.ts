/** What a browser keeps of a site: cookies by name, taken from answers and sent along with what it asks next. */
export function aCookieJar() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    /** The header to send; nothing while the jar is empty. */
    header: (): { cookie?: string } =>
      cookies.size === 0
        ? {}
        : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    /** Keeps what an answer sets and drops what it takes back. */
    keep({ headers }: { headers: Headers }): void {
      for (const line of headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "" || /max-age=0\b/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
