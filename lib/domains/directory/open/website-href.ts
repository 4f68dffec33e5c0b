/** The link to a website that somebody typed in their own way; undefined if it is not a web address. */
export function websiteHref(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(address);
  const isOfWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
  return isOfWeb && !url.username && !url.password ? url.href : undefined;
}
