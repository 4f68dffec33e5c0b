/** Where a website leads that somebody named in their own words; undefined where it is no address of the web. */
export function websiteHref(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(address);
  const isOfWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
  return isOfWeb && !url.username && !url.password ? url.href : undefined;
}
