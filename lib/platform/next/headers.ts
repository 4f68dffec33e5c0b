/**
 * Headers by which parts of Next communicate, or a hosting platform with Next. From outside they could only be forged.
 * The headers of a browser's router (rsc, next-router-…, next-url) are not among them.
 */
export const isInternal = (name: string): boolean =>
  /^(x-(middleware|invoke|matched|now|nextjs|next|prerender|vercel)-|next-(resume|render|action|patch|hmr|instant)|next-server)/.test(
    name,
  );

/** Whether a browser's router sends the request: it expects the RSC payload of a page instead of its HTML. */
export const isOfRouter = (headers: Readonly<Record<string, unknown>>, query: string): boolean =>
  headers["rsc"] !== undefined || query.includes("_rsc=");

/** On a response: the page that is shown at the requested address. */
export const rewriteHeader = "x-middleware-rewrite";
/** Whether a header describes how Next made a response. Only a browser's router uses these. */
export const describesRendering = (name: string): boolean => name.startsWith("x-nextjs-");
/** Next lets shared caches keep prerendered responses for a year. */
export const isKeptForAYear = (cacheControl: string): boolean => cacheControl.includes("s-maxage=31536000");

/** The headers stored with a page or file, without those that mark Next's cache entries. */
export const publicHeaders = (kept: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !/^x-next|^x-nextjs|^vary$|^etag$/i.test(name)));
